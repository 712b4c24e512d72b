import type { Paise } from '../money/paise.ts'
import type { PriceHolder, RuleTarget } from '../pricing/price-list.ts'

/** Benefit of an offer. Per cents in hundredths, money in paise. */
export type OfferBenefit =
  | { readonly kind: 'percent'; readonly percentOff: number; readonly most: Paise | null }
  | { readonly kind: 'amount'; readonly amount: Paise }
  /** Of each size: for every `buy` + `get` of one line, `get` are free. */
  | { readonly kind: 'buy-get'; readonly buy: number; readonly get: number }
  | { readonly kind: 'free-delivery' }

export type OfferReach = {
  readonly target: RuleTarget
  /** As in a rule of a price list. */
  readonly key: string
  readonly uid: string | null
  readonly brand?: string | undefined
}

/** Content of an offer. Days are days in India; the last one still holds. */
export type OfferContent = {
  /** Shown to customers. */
  readonly name: string
  readonly nameHi: string | null
  /** A coupon, 4 to 20 capitals and digits; null for an offer that applies by itself. */
  readonly code: string | null
  readonly benefit: OfferBenefit
  /** At least one; any of them. */
  readonly reach: readonly OfferReach[]
  /** Least value of the lines it reaches, with GST, after price lists. */
  readonly fromValue: Paise | null
  /** Least pieces of the lines it reaches. */
  readonly fromQuantity: number | null
  readonly isFirstOrder: boolean
  /** Those it is for; everybody where there are none. */
  readonly holders: readonly PriceHolder[]
  /** Beginnings of PIN codes, of 2 to 6 digits; everywhere where there are none. */
  readonly pinCodes: readonly string[]
  readonly fromDay: string
  readonly untilDay: string | null
  /** The most that it gives away in all. */
  readonly budget: Paise | null
  readonly usesPerPerson: number | null
  readonly usesInAll: number | null
  /** True when it may stand beside other combinable ones. */
  readonly isCombinable: boolean
}

export type Offer = OfferContent & {
  readonly id: string
  readonly isRemoved: boolean
  readonly isPaused: boolean
  readonly revision: number
}
