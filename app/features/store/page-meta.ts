import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from './breadcrumb-list.ts'
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
  /** The canonical path, without parameters that only sort or page a list. */
  path: string
  image?: string | null | undefined
  /** Structured data, from the loader. */
  jsonLd?: readonly JsonLd[]
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title, description, canonical URL and Open Graph tags of a page; made in loaders by the pages on which people begin. */
export function pageMeta({
  settings,
  title: fullTitle,
  description: fullDescription,
  path,
  image,
  jsonLd = [],
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const url = settings.publicUrl + path
  const title = fullTitle && cut(fullTitle, MAX_TITLE)
  const description = cut(fullDescription, MAX_DESCRIPTION)
  return [
    { title: title === undefined ? `${settings.name} · ${settings.tagline}` : `${title} · ${settings.name}` },
    { name: 'description', content: description },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? `${settings.name}: ${settings.tagline}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image
      ? [{ property: 'og:image', content: image.startsWith('/') ? settings.publicUrl + image : image }]
      : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...jsonLd.map((content) => ({ 'script:ld+json': content })),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** Whole characters, as the loaders' `shorten` without its words: this runs in the browser too. */
const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('')
