/** The languages in which shoppers read the store, the store's own first: it has no prefix in addresses. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** The cookie in which a browser remembers the language that its owner chose. */
export const LANGUAGE_COOKIE = 'language'

/** The path of a page in a language: `/product/opc-53` in English is `/hi/product/opc-53` in Hindi. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * The language of a path, and the path without it: what `pathIn` has put together. The router asks for the data of the home page
 * at `/hi.data` where that of English is at `/_.data`.
 */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  const [, first, rest] = /^\/(\w+)(\/.*|\.data)?$/.exec(path) ?? []
  const language = languages.find((known) => known !== 'en' && known === first)
  return language === undefined
    ? { language: 'en', path }
    : { language, path: rest === '.data' ? '/_.data' : (rest ?? '/') }
}

/** The language that a call of the API asks for in its parameter `language`; English where it names none that is known. */
export function parseLanguage(value: unknown): Language {
  return languages.find((known) => known === value) ?? 'en'
}
