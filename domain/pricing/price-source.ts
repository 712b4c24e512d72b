import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'

/** A rate of the day that a price in the catalogue comes from, under its name at that time. */
export type RateOfDay = {
  readonly rateId: string
  readonly name: string
  /** In India. */
  readonly day: string
}

/** Source of the price of a line (PRICE-08). */
export type PriceSource =
  /** The price of one in the catalogue. */
  | { readonly kind: 'list' }
  /** A price break that the quantity reaches. */
  | { readonly kind: 'break'; readonly from: number }
  /** A price list that the buyer is on, under its name at that time. */
  | { readonly kind: 'agreed'; readonly priceListId: string; readonly name: string }
  /** The catalogue's price by a rate of the day, set on that day; `from` is the price break that the quantity reaches. */
  | ({ readonly kind: 'rate'; readonly from?: number } & RateOfDay)
  /** A member of staff who typed it, for a reason, and the price that the buyer would have had. */
  | { readonly kind: 'line'; readonly by: string; readonly reason: string; readonly instead: Price }

/** An offer that lowered the price of a line, under its name at that time; `saved` by it, of all units. */
export type LineOffer = {
  readonly offerId: string
  readonly name: string
  readonly saved: Paise
  /** First number of units and the saving on them, of which any other number has its part; absent as long as it has that number. */
  readonly first?: { readonly units: number; readonly saved: Paise }
}

/** Source of a price, and the prices it stands instead of, frozen with a line; of one, with GST. */
export type ItemPricing = {
  readonly source: PriceSource
  /** In the catalogue, for one. */
  readonly listPrice: Price
  /** Price of so many for anybody. */
  readonly publicPrice: Price
  /** Offers that were taken off what the source gave; absent where there were none (OFFER-01). */
  readonly offers?: readonly LineOffer[]
}
