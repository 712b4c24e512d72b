import { ZERO, toPaise, type Paise } from '../../money/paise.ts'
import { PRICE_SCALE, type Price } from '../../money/price.ts'
import { prorate, roundHalfUp } from '../../money/largest-remainder.ts'
import type { TaxAmounts } from '../tax-document.ts'
import { rateHundredths } from '../../catalogue/prices/gst-rate.ts'

/** An item to be taxed. Prices are for one unit; the rate is percent. */
export type TaxableItem = {
  readonly quantity: number
  readonly priceWithGst: Price
  readonly priceWithoutGst: Price
  readonly gstRate: number | null
  readonly hsn: string | null
}

/** The taxes of an item, in paise, and the unit price without tax behind its taxable value. */
export type ItemTax = TaxAmounts & { readonly unitPrice: Price }

const MICROS_PER_PAISA = BigInt(PRICE_SCALE / 100)
/** 100 percent in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000n

/**
 * Computes the taxable value and the taxes of each item, in paise, in the given order. Items of one rate are taxed
 * together: their taxable value is rounded once, and each half of the tax is `round(taxable × rate / 200)`, or IGST
 * `round(taxable × rate / 100)`. These sums are then prorated with the largest remainder method, first over the HSNs and
 * then over the items, so that every column adds up and each share is within a paisa of its exact value.
 */
export function computeItemTaxes(items: readonly TaxableItem[], interState: boolean): ItemTax[] {
  const shares = new Map<number, ItemTax>()
  for (const indexes of groupIndexes(items, ({ gstRate }) => gstRate)) {
    const group = indexes.map((index) => items[index]).filter((item) => item !== undefined)
    for (const [position, share] of taxesOfOneRate(group, interState).entries()) {
      const index = indexes[position]
      if (index !== undefined) shares.set(index, share)
    }
  }
  return items.flatMap((_, index) => shares.get(index) ?? [])
}

/** The same for items of one rate. */
function taxesOfOneRate(items: readonly TaxableItem[], interState: boolean): ItemTax[] {
  const rate = rateHundredths(items[0]?.gstRate ?? 0)
  const prices = basePrices(items, HUNDRED_PERCENT + rate)
  const hsnGroups = groupIndexes(items, ({ hsn }) => hsn)
  const totalTaxable = roundHalfUp(sum(prices.totals), prices.denominator)
  const taxable = prorateInGroups({
    total: totalTaxable,
    shares: prices.totals,
    denominator: prices.denominator,
    groups: hsnGroups,
  })
  const taxShares = (denominator: bigint): bigint[] =>
    prorateInGroups({
      total: roundHalfUp(totalTaxable * rate, denominator),
      shares: taxable.map((amount) => amount * rate),
      denominator,
      groups: hsnGroups,
    })
  const tax = taxShares(interState ? HUNDRED_PERCENT : 2n * HUNDRED_PERCENT)
  return items.map((_, index) => {
    const due = paiseOf(tax[index])
    return {
      taxable: paiseOf(taxable[index]),
      cgst: interState ? ZERO : due,
      sgst: interState ? ZERO : due,
      igst: interState ? due : ZERO,
      unitPrice: prices.units[index] ?? (0 as Price),
    }
  })
}

/**
 * The exact values without tax of items of one rate, as fractions of a paisa. The catalogue prices without tax are used
 * if, with the tax of the rate, they agree with the amount charged to within a paisa for all items together. Otherwise a
 * price and its components or its rate disagree, and the amount charged is treated as tax-inclusive (CGST Rules, Rule 35):
 * the customer owes no more, and the State receives its share of everything paid.
 */
function basePrices(items: readonly TaxableItem[], withTax: bigint) {
  const units = items.map(({ quantity, ...item }) => ({
    count: BigInt(quantity),
    listed: BigInt(item.priceWithoutGst),
    charged: BigInt(item.priceWithGst),
  }))
  const listed = units.map(({ count, listed: price }) => count * price * withTax)
  const charged = units.map(({ count, charged: price }) => count * price * HUNDRED_PERCENT)
  const differences = listed.map((price, index) => distance(price, charged[index] ?? 0n))
  const pricesAgree = sum(differences) <= MICROS_PER_PAISA * HUNDRED_PERCENT
  return {
    totals: pricesAgree ? listed : charged,
    denominator: MICROS_PER_PAISA * withTax,
    units: units.map(
      (unit) =>
        Number(pricesAgree ? unit.listed : roundHalfUp(unit.charged * HUNDRED_PERCENT, withTax)) as Price,
    ),
  }
}

type GroupedShares = {
  readonly total: bigint
  readonly shares: readonly bigint[]
  readonly denominator: bigint
  readonly groups: readonly (readonly number[])[]
}

/** Prorates a total over groups of shares, and the result of each group over its shares. */
function prorateInGroups({ total, shares, denominator, groups }: GroupedShares): bigint[] {
  const sharesOf = (group: readonly number[]): bigint[] => group.map((index) => shares[index] ?? 0n)
  const groupTotals = prorate(
    total,
    groups.map((group) => sum(sharesOf(group))),
    denominator,
  )
  const rounded: bigint[] = shares.map(() => 0n)
  for (const [groupIndex, group] of groups.entries()) {
    const prorated = prorate(groupTotals[groupIndex] ?? 0n, sharesOf(group), denominator)
    for (const [position, index] of group.entries()) rounded[index] = prorated[position] ?? 0n
  }
  return rounded
}

/** Groups the indexes of items by key, in order of first appearance. */
function groupIndexes<T>(items: readonly T[], key: (item: T) => unknown): number[][] {
  const groups = new Map<unknown, number[]>()
  for (const [index, item] of items.entries()) {
    const group = groups.get(key(item))
    if (group) group.push(index)
    else groups.set(key(item), [index])
  }
  return [...groups.values()]
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

function distance(first: bigint, second: bigint): bigint {
  return first < second ? second - first : first - second
}

function paiseOf(amount: bigint | undefined): Paise {
  return toPaise(Number(amount ?? 0n))
}
