import { LANGUAGE_COOKIE, type Language } from '#domain/i18n/language.ts'

const A_YEAR_S = 365 * 24 * 60 * 60

/** Remembers on this device in which language the store is to open. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`
}

/** Tells whether this browser prefers a language that this page is not in, and nobody has chosen one on it. */
export function isLanguageToOffer(language: Language): boolean {
  return (
    (navigator.languages[0] ?? '').startsWith(language) && !document.cookie.includes(`${LANGUAGE_COOKIE}=`)
  )
}
