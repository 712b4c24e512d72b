import type { Price } from '../../money/price.ts'
import type { ComparablePrice } from '../prices/comparable-price.ts'
import type { TierPrice } from '../prices/price-breaks.ts'
import type { QuantityRule } from '../prices/quantity-rule.ts'
import type { PublicVariant } from '../variants/variant.ts'

/**
 * Fields of a variant that a list shows or needs to put it into the cart: a list of 24 products may have 600 variants. Prices are
 * for one unit; those by quantity with GST.
 */
export type CardVariant = Pick<
  PublicVariant,
  'uid' | 'options' | 'unit' | 'image' | 'basePrice' | 'priceWithGst' | 'stock'
> &
  QuantityRule & { readonly priceBreaks?: readonly TierPrice[] }

export type ProductTitle = { readonly id: string; readonly name: string; readonly image: string | null }

/** A product as lists show it. */
export type ProductCard = ProductTitle & {
  readonly summary: string
  readonly variants: readonly CardVariant[]
  /** The positions of the variants that were asked for, where those are not all (PRICE-03). */
  readonly fits?: readonly number[]
  /** The price per measure of the variant that is shown, where the data gives it (PRICE-04); its unit in the language of the card. */
  readonly measure?: Omit<ComparablePrice, 'unit'> & { readonly unit: string }
}

/** The sort orders of a product list. */
export const productSorts = ['featured', 'price-up', 'price-down', 'measure-up', 'name', 'origin'] as const
export type ProductSort = (typeof productSorts)[number]

/** One page of a list; `page` starts at 1, `total` counts all products of the list. */
export type ProductPage = {
  readonly cards: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** Unit by which most of the products can be compared, a kilogram or a square foot; null when there is none. */
  readonly measure: string | null
}

/** An attribute with one of its values, such as Brand and Adrika, and a label of the value where a language has another. */
export type AttributeFilter = { readonly name: string; readonly value: string; readonly label?: string }

/**
 * The filters of a list: products with a variant whose price with GST is within the range and, for every filtered
 * attribute, with at least one of the selected values.
 */
export type ProductFilters = {
  readonly minPrice?: Price | undefined
  readonly maxPrice?: Price | undefined
  readonly attributes: readonly AttributeFilter[]
}

export const noFilters: ProductFilters = { attributes: [] }

/** Tells whether any filter is set. */
export function hasFilters({ minPrice, maxPrice, attributes }: ProductFilters): boolean {
  return minPrice !== undefined || maxPrice !== undefined || attributes.length > 0
}

/** A selectable value with its label in a language other than English, and how many products the list would have with it. */
export type FacetValue = { readonly value: string; readonly label?: string; readonly count: number }

/** The available filters of a list. */
export type Facets = {
  readonly attributes: readonly {
    readonly name: string
    readonly label?: string
    readonly values: readonly FacetValue[]
  }[]
  /** The lowest and the highest price with GST; null when nothing has a price. */
  readonly prices: { readonly lowest: Price; readonly highest: Price } | null
}

/** The variant index of a URL; 0 when it is out of range or not a number (PROD-07). */
export function parseVariantIndex(text: string | null, count: number): number {
  const index = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
  return index < count ? index : 0
}

/** The id of the product whose page has a URL path; null when its encoding is broken. Routers decode twice. */
export function productIdOfPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '')
  } catch {
    return null
  }
}

/** The path of the page of a product. Browsers take a segment of dots for a folder, so such an id stands in the query. */
export function productPagePath(productId: string): string {
  const id = encodeURIComponent(productId)
  return /^\.{1,2}$/.test(productId) ? `/detailPage?productId=${id}` : `/product/${id}`
}

/** The path of a product page with a selected variant (LIST-06). */
export function productPath(productId: string, index: number): string {
  const path = productPagePath(productId)
  return `${path}${path.includes('?') ? '&' : '?'}variantIndex=${index}&compositeId=${encodeURIComponent(`${productId}Variant[${index}]`)}`
}
