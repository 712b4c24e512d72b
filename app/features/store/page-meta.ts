import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from './breadcrumb-list.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewAddress } from '#domain/pictures/preview-address.ts'
import { languages, pathIn } from '#domain/i18n/language.ts'
import { language, locale } from '#messages/language.ts'
import type { StoreSettings } from '#domain/store/settings.ts'

/** Search engines show less. */
const MAX_TITLE = 120
const MAX_DESCRIPTION = 320

/** Content of a page's head. */
export interface PageMeta {
  settings: Pick<StoreSettings, 'name' | 'tagline' | 'publicUrl'>
  /** Omitted on the home page, whose title is store name and tagline. */
  title?: string
  description: string
  /** The canonical path, without parameters that choose among the content of the page. */
  path: string
  image?: string | null | undefined
  /** A part of the page that a link leads to, such as a size: its title and path, where they differ from the page's. */
  shared?: { readonly title: string; readonly path: string } | undefined
  /** Structured data, from the loader. */
  jsonLd?: readonly JsonLd[]
  /** Keeps the page out of search engines, which follow its links nevertheless; such a page has no canonical URL. */
  hidden?: boolean
}

/** Title, description, canonical URL and Open Graph tags of a page; made in loaders by the pages on which people begin. */
export function pageMeta({
  settings,
  title: fullTitle,
  description: fullDescription,
  path,
  image,
  shared,
  jsonLd = [],
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const url = settings.publicUrl + pathIn(language, path)
  const title = fullTitle && cut(fullTitle, MAX_TITLE)
  const sharedTitle = shared ? cut(shared.title, MAX_TITLE) : title
  const description = cut(fullDescription, MAX_DESCRIPTION)
  return [
    { title: title === undefined ? `${settings.name} · ${settings.tagline}` : `${title} · ${settings.name}` },
    { name: 'description', content: description },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: sharedTitle ?? `${settings.name}: ${settings.tagline}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: shared ? settings.publicUrl + pathIn(language, shared.path) : url },
    { property: 'og:locale', content: locale.replace('-', '_') },
    ...(image ? previewMeta(image, settings.publicUrl) : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          ...[...languages, 'x-default' as const].map((hrefLang) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang,
            href: settings.publicUrl + pathIn(hrefLang === 'x-default' ? 'en' : hrefLang, path),
          })),
        ]),
    ...jsonLd.map((content) => ({ 'script:ld+json': content })),
  ]
}

/** The preview of a picture of ours, which is made in the size that links show; a picture elsewhere as it is. */
function previewMeta(image: string, publicUrl: string): MetaDescriptor[] {
  const preview = previewAddress(image)
  if (preview === null)
    return [{ property: 'og:image', content: image.startsWith('/') ? publicUrl + image : image }]
  return [
    { property: 'og:image', content: publicUrl + preview },
    { property: 'og:image:width', content: String(PREVIEW_WIDTH) },
    { property: 'og:image:height', content: String(PREVIEW_HEIGHT) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Whole characters, as the loaders' `shorten` without its words: this runs in the browser too. */
const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('')
