import type { BulkDiscount } from '../products/rows.ts'
import { between, shareOf } from './seeded.ts'

/** Micro-rupees in a rupee; prices are split as integers of these. */
const MICROS = 1_000_000
const PAISE = 100

/** How prices vary; all are fractions. */
export const spread = {
  /** Of variants, those whose base price is above the retail price and is shown struck through. */
  struckThrough: 0.75,
  /** Of the retail price, how far the struck price is above it. */
  struckLow: 0.05,
  struckHigh: 0.2,
  /** Of the price without GST. */
  commissionLow: 0.011,
  commissionHigh: 0.029,
  /** Of the price, either way, between products of one price level. */
  wobble: 0.015,
} as const

/** Amounts in rupees, in the field names of the import format. */
export type Price = {
  readonly basePrice: number
  readonly discountAmount: number
  readonly sellingPriceWOGST: number
  readonly sellingGSTAmount: number
  readonly sellingPriceWithGST: number
  readonly comissionAmount: number
}

export type PriceBreak = {
  readonly minQuantity: number
  readonly sellingPriceWOGST: number
  readonly sellingGSTAmount: number
  readonly sellingPriceWithGST: number
}

/** What a shopkeeper rounds a price of this size to, in rupees. */
function roundingStep(rupees: number): number {
  if (rupees < 5) return 0.05
  if (rupees < 20) return 0.25
  if (rupees < 100) return 0.5
  if (rupees < 1000) return 1
  if (rupees < 5000) return 5
  return rupees < 50000 ? 10 : 50
}

/** Rupees rounded as on a price tag: 1,234 becomes 1,235. */
export function retailPrice(rupees: number): number {
  const step = roundingStep(rupees)
  return Math.round(Math.max(step, Math.round(rupees / step) * step) * PAISE) / PAISE
}

/** Exact for rupees with at most two decimals. */
function microsOf(rupees: number): number {
  return Math.round(rupees * PAISE) * (MICROS / PAISE)
}

/** Price × 100 / (100 + rate), rounded half up; both prices in micro-rupees, the rate in percent. */
function withoutGst(withGst: number, rate: number): number {
  const divisor = 100 + rate
  return Math.floor((2 * withGst * 100 + divisor) / (2 * divisor))
}

function splitGst(rupees: number, rate: number): Omit<PriceBreak, 'minQuantity'> {
  const withGst = microsOf(rupees)
  const net = withoutGst(withGst, rate)
  return {
    sellingPriceWOGST: net / MICROS,
    sellingGSTAmount: (withGst - net) / MICROS,
    sellingPriceWithGST: withGst / MICROS,
  }
}

function basePriceOf(seed: string, retail: number): number {
  const product = seed.split('|')[0] ?? seed
  if (shareOf(`struck ${seed}`) < spread.struckThrough) {
    const above =
      between(`mrp ${product}`, spread.struckLow + 0.01, spread.struckHigh - 0.01) +
      between(`mrp ${seed}`, -0.01, 0.01)
    const rounded = retailPrice(retail * (1 + above))
    const excess = rounded / retail - 1
    return excess >= 0.04 && excess <= 0.22 ? rounded : Math.ceil(retail * (1 + above) * PAISE) / PAISE
  }
  // nothing is struck through: the MRP is the price
  return retail
}

/** All amounts of a variant from its price in rupees with GST; the seed is `product|variant`, the rate in percent. */
export function priceOf(seed: string, rupees: number, rate: number): Price {
  const retail = retailPrice(rupees)
  const split = splitGst(retail, rate)
  const base = basePriceOf(seed, retail)
  const net = Math.round(split.sellingPriceWOGST * MICROS)
  const commission =
    split.sellingPriceWOGST * between(`commission ${seed}`, spread.commissionLow, spread.commissionHigh)
  return {
    basePrice: base,
    discountAmount: (microsOf(base) - net) / MICROS,
    ...split,
    comissionAmount: Math.round(commission * PAISE) / PAISE,
  }
}

/** Prices by quantity from the retail price in rupees with GST, rounded down to paise. */
export function priceBreaksOf(
  retail: number,
  rate: number,
  discounts: readonly BulkDiscount[],
): PriceBreak[] {
  return discounts.map(([minQuantity, percentOff]) => {
    const lower = Math.floor(retail * (100 - percentOff)) / PAISE
    return { minQuantity, ...splitGst(lower, rate) }
  })
}
