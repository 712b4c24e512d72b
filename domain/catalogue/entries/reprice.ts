import { parsePrice } from '../../money/parse-price.ts'
import type { Paise } from '../../money/paise.ts'
import { PRICE_SCALE, priceText, type Price } from '../../money/price.ts'
import type { ProductForm, VariantForm } from './forms/forms.ts'

/** A change of many prices: by percent, or by an amount in rupees; the results are rounded to so many rupees. */
export type PriceRule = {
  readonly by: 'percent' | 'amount'
  /** Hundredths of a percent, or paise; negative to lower. */
  readonly value: number
  /** Paise that prices are rounded to: 1, 50, 100, 500 or 1000. */
  readonly roundTo: number
}

/** Effect of a rule on the price of one variant. */
export type Repriced = {
  readonly index: number
  readonly variant: string
  readonly before: string
  readonly after: string
  /** Reason for keeping the price; null when it changes. */
  readonly kept: (typeof unchangedReasons)[number] | null
}

export const unchangedReasons = [
  'no-price',
  'above-mrp',
  'nothing-left',
  'too-high',
  'changed-since',
] as const

/** A product's form with other prices, and what became of each of them. */
export type RepricedForm = { readonly form: ProductForm; readonly rows: readonly Repriced[] }

const PAISA = PRICE_SCALE / 100
/** The least price in paise that is none any more. */
const TOO_HIGH = 100_000_000_000

/**
 * A product's form with all its prices, breaks included, changed by a rule: ₹402 by 5 % rounded to ₹1 is ₹422. A price that would
 * pass its MRP, or that nothing would be left of, stays, and is listed so.
 */
export function reprice(form: ProductForm, rule: PriceRule): RepricedForm {
  const rows: Repriced[] = []
  const variants = form.variants.map((variant, index) => {
    const after = changed(variant.priceWithGst, rule)
    const breaks = variant.priceBreaks.map((rung) => changed(rung.priceWithGst, rule))
    const kept = variant.priceWithGst === '' ? 'no-price' : reasonToKeep(variant, after, breaks)
    rows.push({
      index,
      variant: variant.options.join(' · '),
      before: variant.priceWithGst,
      after: kept === null ? priceText(after) : variant.priceWithGst,
      kept,
    })
    if (kept !== null) return variant
    return {
      ...variant,
      priceWithGst: priceText(after),
      priceBreaks: variant.priceBreaks.map((rung, at) => ({
        ...rung,
        priceWithGst: priceText(breaks[at] ?? (0 as Price)),
      })),
    }
  })
  return { form: { ...form, variants }, rows }
}

/**
 * A product's form with prices of its own for some variants, by their places. Price breaks keep their distance in rupees: 397.98 below
 * 402 is 407.98 below 412. What a variant cannot have stays, and is listed so; its first price it may have.
 */
export function givePrices(form: ProductForm, prices: ReadonlyMap<number, Paise>): RepricedForm {
  const rows: Repriced[] = []
  const variants = form.variants.map((variant, index) => {
    const paise = prices.get(index)
    if (paise === undefined) return variant
    const isTooHigh = paise >= TOO_HIGH
    const after = (isTooHigh ? 0 : Math.max(0, paise) * PAISA) as Price
    const by = after - priceOf(variant.priceWithGst)
    const breaks = variant.priceBreaks.map((rung) => (priceOf(rung.priceWithGst) + by) as Price)
    const kept = isTooHigh ? 'too-high' : reasonToKeep(variant, after, breaks)
    rows.push({
      index,
      variant: variant.options.join(' · '),
      before: variant.priceWithGst,
      after: kept === null ? priceText(after) : variant.priceWithGst,
      kept,
    })
    if (kept !== null) return variant
    const rungs = variant.priceBreaks.map((rung, at) => ({
      ...rung,
      priceWithGst: priceText(breaks[at] ?? after),
    }))
    return { ...variant, priceWithGst: priceText(after), priceBreaks: rungs }
  })
  return { form: { ...form, variants }, rows }
}

function reasonToKeep({ mrp }: VariantForm, after: Price, breaks: readonly Price[]): Repriced['kept'] {
  if (after <= 0 || breaks.some((price) => price <= 0)) return 'nothing-left'
  return mrp !== '' && after > priceOf(mrp) ? 'above-mrp' : null
}

function changed(price: string, { by, value, roundTo }: PriceRule): Price {
  const was = BigInt(priceOf(price))
  const next =
    by === 'percent' ? (was * BigInt(10_000 + value)) / 10_000n : was + BigInt(value) * BigInt(PAISA)
  const step = BigInt(Math.max(1, roundTo) * PAISA)
  return Number(((next + step / 2n) / step) * step) as Price
}

function priceOf(text: string): Price {
  const parsed = parsePrice(text)
  return 'issue' in parsed ? (0 as Price) : parsed.price
}
