import type { MetaDescriptor } from 'react-router'
import type { StoreSettings } from '#domain/store/settings.ts'

interface PageMeta {
  settings: Pick<StoreSettings, 'name' | 'tagline' | 'publicUrl'>
  /** Left out on the home page, whose title is the store and its tagline. */
  title?: string
  description: string
  /** The one address of this page, without what only orders or pages a list. */
  path: string
  image?: string | null | undefined
  /** For pages that say nothing to a search engine. */
  hidden?: boolean
}

/** Title, description, canonical address and the card that messengers show of a page. */
export function pageMeta({
  settings,
  title,
  description,
  path,
  image,
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const address = settings.publicUrl + path
  return [
    { title: title === undefined ? `${settings.name} · ${settings.tagline}` : `${title} · ${settings.name}` },
    { name: 'description', content: description },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? `${settings.name}: ${settings.tagline}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(image
      ? [{ property: 'og:image', content: image.startsWith('/') ? settings.publicUrl + image : image }]
      : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
