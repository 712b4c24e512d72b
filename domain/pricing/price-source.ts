import type { Price } from '../money/price.ts'

/** Source of the price of a line (PRICE-08). */
export type PriceSource =
  /** The price of one in the catalogue. */
  | { readonly kind: 'list' }
  /** A price break that the quantity reaches. */
  | { readonly kind: 'break'; readonly from: number }
  /** A price list that the buyer is on, under its name at that time. */
  | { readonly kind: 'agreed'; readonly priceListId: string; readonly name: string }

/** Source of a price, and the prices it stands instead of, frozen with a line; of one, with GST. */
export type ItemPricing = {
  readonly source: PriceSource
  /** In the catalogue, for one. */
  readonly listPrice: Price
  /** Price of so many for anybody. */
  readonly publicPrice: Price
}
