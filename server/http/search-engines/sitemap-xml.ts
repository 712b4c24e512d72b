import { pathIn, type Language } from '#domain/i18n/language.ts'
import { publicPicture } from '#domain/catalogue/search-engines/public-picture.ts'
import type { Services } from '../../composition/services.ts'

/** A page that is meant to be found. */
type FoundPage = Awaited<ReturnType<Services['searchEngines']['listFoundPages']>>[number]

/** The store as machines address it: its origin, and the languages that it is served in, the first one its own. */
export type Addresses = { readonly origin: string; readonly languages: readonly Language[] }

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The beginning of a sitemap, before its pages. */
export const sitemapBegin = `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
export const sitemapEnd = '</urlset>\n'

/** Pages of a sitemap: an entry for each language, with the addresses in all languages where there are several. */
export function sitemapEntries(pages: readonly FoundPage[], { origin, languages }: Addresses): string {
  return pages.map((page) => languages.map((language) => entry(page, language)).join('')).join('')

  function entry({ path, changedAt, image }: FoundPage, language: Language): string {
    const address = (of: Language): string => escapeXml(origin + pathIn(of, path))
    const link = (hreflang: string, of: Language): string =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(of)}"/>`
    const alternates =
      languages.length < 2
        ? []
        : [...languages.map((of) => link(of, of)), link('x-default', languages[0] ?? 'en')]
    const picture = image ? publicPicture(image, origin) : null
    return [
      `<url><loc>${address(language)}</loc>`,
      changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`,
      ...alternates,
      picture ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>` : '',
      '</url>\n',
    ].join('')
  }
}

/** The index of the sitemaps: pages, and so many parts of products. */
export function sitemapIndex(parts: number, origin: string): string {
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  )
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it stands in XML, without the characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
