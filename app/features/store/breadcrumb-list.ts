import type { Crumb } from '#domain/catalogue/category-tree.ts'
import { pathIn } from '#domain/i18n/language.ts'
import { language } from '#messages/language.ts'
import type { StoreSettings } from '#domain/store/settings.ts'

/** A document of schema.org; made in loaders, so that the browser need not know how. */
export type JsonLd = Readonly<Record<string, unknown>>

/** The BreadcrumbList of a page, which is the last crumb itself. */
export function breadcrumbList(
  { name, publicUrl }: Pick<StoreSettings, 'name' | 'publicUrl'>,
  crumbs: readonly Crumb[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: publicUrl + pathIn(language, crumb.path),
    })),
  }
}
