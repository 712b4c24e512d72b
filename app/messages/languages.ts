import type { Language } from '#domain/i18n/language.ts'

/** The name of each language in itself: it stands where the page is in another. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }
