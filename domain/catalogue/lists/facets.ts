import { HOME_COUNTRY, ORIGIN_FACET } from '../origin.ts'
import { firstOf } from './first-of.ts'
import { compareAmounts, isMeasuredFacet } from '../measures/measured-values.ts'
import type { Facets } from './product-card.ts'

/** An attribute value, how many products of the list have it, and how many would remain if it were selected. */
export type CountedValue = {
  readonly name: string
  readonly value: string
  readonly products: number
  readonly remaining: number
}

const MAX_ATTRIBUTES = 6
const MAX_VALUES = 12

/** The attributes customers choose by, most important first; others follow by how many products have them. */
const preferred = [
  'brand',
  'product type',
  // in every list with imported goods
  ORIGIN_FACET.toLowerCase(),
  'capacity',
  'pack size',
  'length',
  'mounting',
  'outlet',
  'grade',
  'material',
  'colour',
  'finish',
  'thickness',
  'sizes',
]

/**
 * Selects the attributes worth filtering a product list by: at most six, with at most twelve values each. Attributes with
 * a single value, or with a different value for every product such as a model number, are skipped; the country of origin is not where
 * goods are imported.
 */
export function selectFacets(counted: readonly CountedValue[]): Facets['attributes'] {
  const byName = Map.groupBy(counted, ({ name }) => name)
  const candidates = Array.from(byName, ([name, values]) => ({
    name,
    values,
    maxCount: values.reduce((most, { products }) => Math.max(most, products), 0),
  })).filter(
    ({ name, values, maxCount }) =>
      (values.length > 1 && (maxCount > 1 || rankOf(name) < preferred.length)) ||
      (name === ORIGIN_FACET && values.some(({ value }) => value !== HOME_COUNTRY)),
  )
  return candidates
    .toSorted(
      (a, b) =>
        rankOf(a.name) - rankOf(b.name) || total(b.values) - total(a.values) || compareText(a.name, b.name),
    )
    .slice(0, MAX_ATTRIBUTES)
    .map(({ name, values }) => ({
      name,
      values: firstOf(values, (a, b) => b.products - a.products || compareText(a.value, b.value), MAX_VALUES)
        .toSorted((a, b) => compareValues(name, a.value, b.value))
        .map(({ value, remaining }) => ({ value, count: remaining })),
    }))
}

/** `Thickness(mm)` ranks as `thickness`. */
function rankOf(name: string): number {
  const baseName = name.replace(/\s*\(.*$/, '').toLowerCase()
  const rank = preferred.indexOf(baseName)
  return rank < 0 ? preferred.length : rank
}

function total(values: readonly CountedValue[]): number {
  return values.reduce((sum, { products }) => sum + products, 0)
}

/** By size, where the values are amounts: `500 g` before `1 kg`. */
function compareValues(name: string, one: string, other: string): number {
  return (isMeasuredFacet(name) ? compareAmounts(one, other) : null) ?? compareText(one, other)
}

/** Numeric collation: `20` before `100`. */
const { compare: compareText } = new Intl.Collator('en', { numeric: true })
