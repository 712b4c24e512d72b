import { pathIn } from '#domain/i18n/language.ts'
import { language } from '#messages/language.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import type { JsonLd } from './breadcrumb-list.ts'

/** The WebSite with its search, and the Store as a local business: the structured data of the home page. Only for loaders. */
export function storeJsonLd({
  name,
  tagline,
  publicUrl,
  hotline,
  email,
  location,
}: StoreSettings): readonly JsonLd[] {
  const url = publicUrl + pathIn(language, '/')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicUrl}${pathIn(language, '/search')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Store',
      name,
      url,
      description: tagline,
      image: `${publicUrl}/apple-touch-icon.png`,
      telephone: hotline,
      email,
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' },
      currenciesAccepted: 'INR',
    },
  ]
}
