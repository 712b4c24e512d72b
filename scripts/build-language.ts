import { languages, type Language } from '../domain/i18n/language.ts'

/** The language that is built or developed: each has a build of its own, so that a browser loads one alone. */
export const languageOfBuild: Language =
  languages.find((language) => language === process.env['STORE_LANGUAGE']) ?? 'en'
