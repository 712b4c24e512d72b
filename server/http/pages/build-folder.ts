import type { Language } from '#domain/i18n/language.ts'

/** The folder of the build of a language, from the root of the repository. */
export function buildFolder(language: Language): string {
  return language === 'en' ? 'build' : `build/${language}`
}
