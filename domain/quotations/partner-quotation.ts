import type { Gstin } from '../identity/gstin.ts'
import { sum, type Paise } from '../money/paise.ts'
import { PRICE_SCALE, priceOfMicros, type Price } from '../money/price.ts'
import { lineTotal } from '../orders/bill.ts'

/** The largest margin of a partner, in hundredths of a per cent. */
export const MAX_MARGIN = 5_000
const WHOLE = 10_000n
const PAISA = BigInt(PRICE_SCALE / 100)

/** The most quotations of a partner that are listed, and that they make in a day. */
export const MAX_PARTNER_QUOTATIONS = 50
export const MAX_PARTNER_QUOTATIONS_A_DAY = 50
export const QUOTED_NAME_LENGTH = 80

/** The partner as their quotation names them. */
export type PartnerSeller = {
  readonly name: string
  readonly phone: string
  /** Empty without a firm. */
  readonly firm: string
  readonly gstin: Gstin | null
}

/** A line with the price that the partner pays and the one that they ask, of one with GST. */
export type PartnerQuotationLine = {
  readonly name: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly unit: string | null
  readonly shopPrice: Price
  /** In hundredths of a per cent. */
  readonly margin: number
  readonly price: Price
}

/** A quotation that a partner makes to their own customer, in their own name (QUOTE-02). */
export type PartnerQuotation = {
  readonly id: string
  readonly userId: string
  readonly seller: PartnerSeller
  /** For whom it is. */
  readonly customer: string
  readonly lines: readonly PartnerQuotationLine[]
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** The last day, such as `2026-12-06`. */
  readonly validUntil: string
}

/** A price with a margin on it: a whole number of paise, never below the price. */
export function withMargin(price: Price, margin: number): Price {
  const raised = BigInt(price) * (WHOLE + BigInt(margin))
  const paise = (raised + WHOLE * PAISA - 1n) / (WHOLE * PAISA)
  return priceOfMicros(Number(paise * PAISA))
}

/** Sum of what a partner asks. */
export function quotedTotal({ lines }: Pick<PartnerQuotation, 'lines'>): Paise {
  return sum(lines.map(({ price, quantity }) => lineTotal(price, quantity)))
}

/** Sum of what a partner pays to the shop. */
export function shopTotal({ lines }: Pick<PartnerQuotation, 'lines'>): Paise {
  return sum(lines.map(({ shopPrice, quantity }) => lineTotal(shopPrice, quantity)))
}
