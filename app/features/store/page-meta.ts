import type { MetaDescriptor } from 'react-router'
import type { StoreSettings } from '#domain/store/settings.ts'

interface PageMeta {
  settings: Pick<StoreSettings, 'name' | 'tagline' | 'publicUrl'>
  /** Omitted on the home page, whose title is store name and tagline. */
  title?: string
  description: string
  /** The canonical path, without parameters that only sort or page a list. */
  path: string
  image?: string | null | undefined
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title, description, canonical URL and Open Graph tags of a page. */
export function pageMeta({
  settings,
  title,
  description,
  path,
  image,
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const url = settings.publicUrl + path
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
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
