import { between, shareOf } from './seeded.ts'
import type { Bulk } from './goods/types.ts'

/** Money is counted in millionths of a rupee, as integers. */
const MICROS = 1_000_000
const CENTS = 100

/** How prices are spread; a larger catalogue can use the same figures. */
export const spread = {
  /** Share of variants whose base price is above the shelf price and is shown struck through. */
  struckThrough: 0.75,
  /** How far above, in parts of the shelf price. */
  struckLow: 0.05,
  struckHigh: 0.2,
  /** Commission in parts of the price without GST. */
  commissionLow: 0.011,
  commissionHigh: 0.029,
  /** How far two products of one price level differ. */
  wobble: 0.015,
} as const

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

/** The step a shopkeeper would round a price of this size to, in rupees. */
function shelfStep(rupees: number): number {
  if (rupees < 5) return 0.05
  if (rupees < 20) return 0.25
  if (rupees < 100) return 0.5
  if (rupees < 1000) return 1
  if (rupees < 5000) return 5
  return rupees < 50000 ? 10 : 50
}

export function shelfPrice(rupees: number): number {
  const step = shelfStep(rupees)
  return Math.round(Math.max(step, Math.round(rupees / step) * step) * CENTS) / CENTS
}

/** Rupees with at most two decimals to millionths. */
function microsOf(rupees: number): number {
  return Math.round(rupees * CENTS) * (MICROS / CENTS)
}

/** with × 100 / (100 + rate), rounded half up. */
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

function basePriceOf(seed: string, shelf: number, net: number): number {
  const product = seed.split('|')[0] ?? seed
  if (shareOf(`struck ${seed}`) < spread.struckThrough) {
    const above =
      between(`mrp ${product}`, spread.struckLow + 0.01, spread.struckHigh - 0.01) +
      between(`mrp ${seed}`, -0.01, 0.01)
    const round = shelfPrice(shelf * (1 + above))
    const part = round / shelf - 1
    return part >= 0.04 && part <= 0.22 ? round : Math.ceil(shelf * (1 + above) * CENTS) / CENTS
  }
  const inside = net + (shelf - net) * between(`base ${seed}`, 0.15, 0.95)
  return Math.min(shelf, Math.ceil(inside * CENTS) / CENTS)
}

/** The seed is `product|variant`. */
export function priceOf(seed: string, rupees: number, rate: number): Price {
  const shelf = shelfPrice(rupees)
  const split = splitGst(shelf, rate)
  const base = basePriceOf(seed, shelf, split.sellingPriceWOGST)
  const net = Math.round(split.sellingPriceWOGST * MICROS)
  const commission =
    split.sellingPriceWOGST * between(`commission ${seed}`, spread.commissionLow, spread.commissionHigh)
  return {
    basePrice: base,
    discountAmount: (microsOf(base) - net) / MICROS,
    ...split,
    comissionAmount: Math.round(commission * CENTS) / CENTS,
  }
}

export function breaksOf(shelf: number, rate: number, bulk: readonly Bulk[]): PriceBreak[] {
  return bulk.map(([minQuantity, percentOff]) => {
    const lower = Math.floor(shelf * (100 - percentOff)) / CENTS
    return { minQuantity, ...splitGst(lower, rate) }
  })
}
