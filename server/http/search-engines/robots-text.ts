import { pathIn, type Language } from '#domain/i18n/language.ts'

/** Pages of one person or of staff, in each language. */
const ownPages = ['/cart', '/profile', '/preview/']
/** Paths that are in no language. */
const others = ['/desk', '/api/', '/auth/']

/**
 * The robots.txt of the store. Pages that a token leads to are left out: they are `noindex`, which a search engine reads only where it may
 * fetch them. The sitemap is named where the store has a public address.
 */
export function robotsText(
  apiBase: string,
  { origin, languages }: { readonly origin: string | null; readonly languages: readonly Language[] },
): string {
  const ownApi = apiBase.startsWith('/') && apiBase !== '/api' ? [`${apiBase}/`] : []
  const paths = [
    ...languages.flatMap((language) => ownPages.map((path) => pathIn(language, path))),
    ...others,
    ...ownApi,
  ]
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)]
  return `${[...lines, ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`])].join('\n')}\n`
}
