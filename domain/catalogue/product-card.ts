import type { Price } from '../money/price.ts'
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

/** An attribute with one of its values, such as Brand and Adrika. */
export type AttributeFilter = { readonly name: string; readonly value: string }

/**
 * What a list is narrowed to: products with a variant whose price with GST is within the range, and of every attribute
 * that is named at least one of the values that are chosen of it.
 */
export type ProductFilters = {
  readonly minPrice?: Price | undefined
  readonly maxPrice?: Price | undefined
  readonly attributes: readonly AttributeFilter[]
}

export const noFilters: ProductFilters = { attributes: [] }

/** True when a list is narrowed at all. */
export function hasFilters({ minPrice, maxPrice, attributes }: ProductFilters): boolean {
  return minPrice !== undefined || maxPrice !== undefined || attributes.length > 0
}

/** A value that a list can be narrowed to, and how many products it would then hold. */
export type FacetValue = { readonly value: string; readonly count: number }

/** What a list can be narrowed by. */
export type Facets = {
  readonly attributes: readonly { readonly name: string; readonly values: readonly FacetValue[] }[]
  /** The lowest and the highest price with GST; null when nothing has a price. */
  readonly prices: { readonly lowest: Price; readonly highest: Price } | null
}

/** The card of a product: its first picture, its one-line summary and its variants. */
export function toProductCard(product: PublicProduct): ProductCard {
  return {
    id: product.id,
    name: product.name,
    image: product.description.images[0] ?? product.variants[0]?.image ?? null,
    summary: product.description.short,
    variants: product.variants,
  }
}

/** The variant that an address names; out of range or not a number is the first one (PROD-07). */
export function parseVariantIndex(text: string | null, count: number): number {
  const index = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
  return index < count ? index : 0
}

/** The page of a variant, in the form that lists open in a new tab (LIST-06). */
export function productPath(productId: string, index: number): string {
  const id = encodeURIComponent(productId)
  return `/product/${id}?variantIndex=${index}&compositeId=${encodeURIComponent(`${productId}Variant[${index}]`)}`
}
