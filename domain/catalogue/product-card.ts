import type { PublicProduct } from './product.ts'
import type { PublicVariant } from './variant.ts'

/** What a list shows of a product. */
export type ProductCard = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly summary: string
  readonly variants: readonly PublicVariant[]
}

/** The orders in which a list of products may stand. */
export const productSorts = ['featured', 'price-up', 'price-down', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** One page of a list; `page` counts from 1, `total` counts all products of the list. */
export type ProductPage = {
  readonly cards: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** The card of a product: its first picture, its one-line summary and its variants. */
export function productCard(product: PublicProduct): ProductCard {
  return {
    id: product.id,
    name: product.name,
    image: product.description.images[0] ?? product.variants[0]?.image ?? null,
    summary: product.description.short,
    variants: product.variants,
  }
}

/** The variant that an address names; out of range or not a number is the first one (PROD-07). */
export function variantIndexOf(text: string | null, count: number): number {
  const index = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
  return index < count ? index : 0
}

/** The page of a variant, in the form that lists open in a new tab (LIST-06). */
export function productPath(productId: string, index: number): string {
  const id = encodeURIComponent(productId)
  return `/product/${id}?variantIndex=${index}&compositeId=${encodeURIComponent(`${productId}Variant[${index}]`)}`
}
