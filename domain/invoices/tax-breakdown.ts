import type { Paise } from '../money/paise.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import { prorate, roundHalfUp } from './largest-remainder.ts'
import type { TaxAmounts } from './tax-document.ts'
import { rateHundredths } from './tax-rates.ts'

/** What the tax of an article is worked out from. Prices are for one unit. */
export type TaxableItem = {
  readonly quantity: number
  readonly priceWithGst: Price
  readonly priceWithoutGst: Price
  readonly gstRate: number | null
  readonly hsn: string | null
}

/** The share of an article, and the price of one unit that its taxable value comes from. */
export type ItemTax = TaxAmounts & { readonly unitPrice: Price }

const MICROS_PER_PAISA = BigInt(PRICE_SCALE / 100)
/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n

/**
 * The taxable value and the taxes of each article, in the order given. The articles of one rate are taxed together: their
 * taxable value is rounded once, each half of the tax is `round(taxable × rate / 200)`, or IGST `round(taxable × rate / 100)`.
 * These sums are then shared out, first to the HSNs and then to the articles, a paisa at most from each exact share, so that
 * every column adds up to what was worked out for the whole.
 */
export function computeItemTaxes(items: readonly TaxableItem[], interState: boolean): ItemTax[] {
  const shares = new Map<number, ItemTax>()
  for (const places of groupsOf(items, ({ gstRate }) => gstRate)) {
    const group = places.map((place) => items[place]).filter((item) => item !== undefined)
    for (const [index, share] of shareOfRate(group, interState).entries()) {
      const place = places[index]
      if (place !== undefined) shares.set(place, share)
    }
  }
  return items.flatMap((_, place) => shares.get(place) ?? [])
}

/** The same for articles of one rate. */
function shareOfRate(items: readonly TaxableItem[], interState: boolean): ItemTax[] {
  const rate = rateHundredths(items[0]?.gstRate ?? 0)
  const prices = basePrices(items, WHOLE + rate)
  const hsns = groupsOf(items, ({ hsn }) => hsn)
  const whole = roundHalfUp(sum(prices.totals), prices.denominator)
  const taxable = allotInGroups({
    whole,
    parts: prices.totals,
    denominator: prices.denominator,
    groups: hsns,
  })
  const taxShares = (denominator: bigint): bigint[] =>
    allotInGroups({
      whole: roundHalfUp(whole * rate, denominator),
      parts: taxable.map((amount) => amount * rate),
      denominator,
      groups: hsns,
    })
  const tax = taxShares(interState ? WHOLE : 2n * WHOLE)
  return items.map((_, place) => {
    const due = paise(tax[place])
    const none = 0 as Paise
    return {
      taxable: paise(taxable[place]),
      cgst: interState ? none : due,
      sgst: interState ? none : due,
      igst: interState ? due : none,
      unitPrice: prices.units[place] ?? (0 as Price),
    }
  })
}

/**
 * The exact values without tax of articles of one rate, as fractions of a paisa. The prices without tax of the catalogue
 * stand where with the tax of the rate they come to what was charged, within a paisa for all of them. Where they do not, because a
 * price and its parts or its rate disagree, what was charged counts as containing the tax (CGST Rules, Rule 35), since the
 * person owes no more and the State gets its share of all that was paid.
 */
function basePrices(items: readonly TaxableItem[], withTax: bigint) {
  const units = items.map(({ quantity, ...item }) => ({
    count: BigInt(quantity),
    given: BigInt(item.priceWithoutGst),
    charged: BigInt(item.priceWithGst),
  }))
  const given = units.map(({ count, given: price }) => count * price * withTax)
  const charged = units.map(({ count, charged: price }) => count * price * WHOLE)
  const apart = given.map((price, place) => distance(price, charged[place] ?? 0n))
  const stand = sum(apart) <= MICROS_PER_PAISA * WHOLE
  return {
    totals: stand ? given : charged,
    denominator: MICROS_PER_PAISA * withTax,
    units: units.map(
      (unit) => Number(stand ? unit.given : roundHalfUp(unit.charged * WHOLE, withTax)) as Price,
    ),
  }
}

type Allotting = {
  readonly whole: bigint
  readonly parts: readonly bigint[]
  readonly denominator: bigint
  readonly groups: readonly (readonly number[])[]
}

/** Allots a whole to groups of parts, and the share of each group to its parts. */
function allotInGroups({ whole, parts, denominator, groups }: Allotting): bigint[] {
  const partsOf = (group: readonly number[]): bigint[] => group.map((place) => parts[place] ?? 0n)
  const wholes = prorate(
    whole,
    groups.map((group) => sum(partsOf(group))),
    denominator,
  )
  const shares: bigint[] = parts.map(() => 0n)
  for (const [index, group] of groups.entries()) {
    const own = prorate(wholes[index] ?? 0n, partsOf(group), denominator)
    for (const [nth, place] of group.entries()) shares[place] = own[nth] ?? 0n
  }
  return shares
}

/** The places of what belongs together, in the order of first appearance. */
function groupsOf<T>(items: readonly T[], key: (item: T) => unknown): number[][] {
  const groups = new Map<unknown, number[]>()
  for (const [place, item] of items.entries()) {
    const group = groups.get(key(item))
    if (group) group.push(place)
    else groups.set(key(item), [place])
  }
  return [...groups.values()]
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

function distance(first: bigint, second: bigint): bigint {
  return first < second ? second - first : first - second
}

function paise(amount: bigint | undefined): Paise {
  return Number(amount ?? 0n) as Paise
}
