import type { Language } from '#domain/i18n/language.ts'

/** The language of this folder. */
export const language: Language = 'hi'
/** Its name and notation as browsers and `Intl` know them. */
export const locale = 'hi-IN'
