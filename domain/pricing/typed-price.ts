import { PRICE_SCALE, type Price } from '../money/price.ts'
import { least as lower, toPaise, type Paise } from '../money/paise.ts'

/** A price that staff type for a line (PRICE-10): of one, with GST. */
export type TypedPrice = {
  readonly price: Paise
  readonly reason: string
  /** True when whoever may sell below cost says that they mean it. */
  readonly belowCost?: boolean | undefined
}

/** Rights of somebody over prices. */
export type PriceRights = {
  /** Hundredths of a per cent below the public price; null for no floor. */
  readonly percentOff: number | null
  readonly belowCost: boolean
  readonly seesCost: boolean
}

/** Prices of one with GST that a typed price is measured against. */
export type PriceFacts = {
  /** Price of so many for anybody. */
  readonly publicPrice: Price
  /** Price of so many for this buyer if nobody typed one. */
  readonly untyped: Price
  /** Without GST; null where it is not known. */
  readonly cost: Price | null
  /** Share of the price that is not GST. */
  readonly parts: { readonly priceWithoutGst: Price; readonly priceWithGst: Price }
}

/** Objection to a typed price, with the nearest one that may be typed, where its author may know that. */
export type PriceIssue =
  | { readonly code: 'price-above-public'; readonly most: Paise }
  | { readonly code: 'price-below-floor'; readonly least: Paise }
  | { readonly code: 'price-below-cost'; readonly least: Paise }
  | { readonly code: 'price-too-low' }
  /** Said to somebody who may sell below cost, and has not said that they mean it. */
  | { readonly code: 'price-below-cost-unsaid'; readonly least: Paise }

const PAISA = BigInt(PRICE_SCALE / 100)
const WHOLE = 10_000n

/**
 * Finds what stands against a typed price; null where nothing does. It is never above the public price, as whoever pays more than the
 * shop shows was cheated, and a cut or a rare size is a product with a price of its own. It may go down to the floor of its author and to
 * what the goods cost, but always to what the buyer would pay anyway.
 */
export function findPriceIssue(
  { price, belowCost = false }: Pick<TypedPrice, 'price' | 'belowCost'>,
  facts: PriceFacts,
  rights: PriceRights,
): PriceIssue | null {
  const most = toPaise(Number(BigInt(facts.publicPrice) / PAISA))
  if (price > most) return { code: 'price-above-public', most }
  if (BigInt(price) * PAISA >= BigInt(facts.untyped)) return null
  const floor = floorOf(facts.publicPrice, rights)
  if (price < floor) return { code: 'price-below-floor', least: lower(floor, upwards(facts.untyped)) }
  const cost = costOf(facts)
  if (cost === null || price >= cost) return null
  const least = lower(cost, upwards(facts.untyped))
  if (rights.belowCost) return belowCost ? null : { code: 'price-below-cost-unsaid', least }
  return rights.seesCost ? { code: 'price-below-cost', least } : { code: 'price-too-low' }
}

/** The lowest price in paise that somebody may type by the per cent of their role alone; never more per cent off by rounding. */
export function floorOf(publicPrice: Price, { percentOff }: Pick<PriceRights, 'percentOff'>): Paise {
  if (percentOff === null) return toPaise(1)
  const left = BigInt(publicPrice) * (WHOLE - BigInt(percentOff))
  return toPaise(Math.max(1, Number(ceiled(left, PAISA * WHOLE))))
}

/** Cost of one, with the GST that its price has, in whole paise. */
function costOf({ cost, parts: { priceWithoutGst, priceWithGst } }: PriceFacts): Paise | null {
  if (cost === null) return null
  if (priceWithoutGst <= 0) return upwards(cost)
  return toPaise(Number(ceiled(BigInt(cost) * BigInt(priceWithGst), BigInt(priceWithoutGst) * PAISA)))
}

function upwards(price: Price): Paise {
  return toPaise(Number(ceiled(BigInt(price), PAISA)))
}

function ceiled(part: bigint, whole: bigint): bigint {
  return (part + whole - 1n) / whole
}
