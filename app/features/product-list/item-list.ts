import { pathIn } from '#domain/i18n/language.ts'
import { language } from '#messages/language.ts'
import { productPagePath, type ProductPage } from '#domain/catalogue/lists/product-card.ts'

/** The ItemList of one page of products, counted on from the pages before it; null for an empty one. Only for loaders. */
export function itemList(
  { cards, page, pageSize, total }: ProductPage,
  origin: string,
): Readonly<Record<string, unknown>> | null {
  if (cards.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name,
      url: origin + pathIn(language, productPagePath(id)),
    })),
  }
}
