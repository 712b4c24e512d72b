import type { Language } from '#domain/i18n/language.ts'
import * as english from './english.ts'
import * as hindi from './hindi.ts'

/** Texts of the pages of a shopper in a language, by the names that their code knows them under. */
export type Texts = typeof english

/** The texts of each language, for steps that are the same in all. */
export const texts: Readonly<Record<Language, Texts>> = { en: english, hi: hindi }
