import { languages, LANGUAGE_COOKIE, pathIn } from '#domain/i18n/language.ts'

/**
 * The address of the home page in the language that this browser has chosen, where that is not the store's own; null for every
 * other request. All other addresses say themselves in which language they are.
 */
export function rememberedHome(url: string | undefined, cookies: string | undefined): string | null {
  if (url !== '/' || cookies === undefined) return null
  const [, chosen] = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies) ?? []
  const language = languages.find((known) => known === chosen)
  return language === undefined || language === 'en' ? null : pathIn(language, '/')
}
