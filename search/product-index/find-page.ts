import { ORIGIN_FACET } from '#domain/catalogue/origin.ts'
import type { ProductSort } from '#domain/catalogue/lists/product-card.ts'
import type { Language } from '#domain/i18n/language.ts'
import { filterRows } from './filter-rows.ts'
import { firstOf } from '#domain/catalogue/lists/first-of.ts'
import type { ProductRows } from './product-rows.ts'
import type { Found, Range } from './product-source.ts'

/** Live rows, and how well each of them matches. */
export type ScoredRows = { readonly rows: readonly number[]; readonly scores: readonly number[] }

/** One range of the rows that pass the filters, and the numbers of all that pass and that match. */
export function findPage(rows: ProductRows, found: ScoredRows, range: Range): Found {
  const passes = filterRows(rows, range.filters)
  const places: number[] = []
  for (const [place, row] of found.rows.entries()) if (passes(row)) places.push(place)
  const order = orderOf(rows, found, range)
  const ordered = firstOf(places, order, range.offset + range.limit)
  return {
    ids: ordered.slice(range.offset).map((place) => rows.ids[found.rows[place] ?? -1] ?? ''),
    total: places.length,
    matched: found.rows.length,
  }
}

type Order = (a: number, b: number) => number

/** Compares places among the rows that were found; equals stand by their ids. */
function orderOf(
  rows: ProductRows,
  { rows: found, scores }: ScoredRows,
  { sort, language }: Pick<Range, 'sort' | 'language'>,
): Order {
  const byFigure =
    (read: (row: number) => number): Order =>
    (a, b) =>
      compare(read(found[a] ?? -1), read(found[b] ?? -1))
  const byText =
    (read: (row: number) => string): Order =>
    (a, b) =>
      compare(read(found[a] ?? -1), read(found[b] ?? -1))
  const byPosition = byFigure(rows.position)
  const byOrigin = byText((row) => originOf(rows, row))
  const byName: Record<Language, Order> = {
    en: byText((row) => rows.names[row] ?? ''),
    hi: (a, b) => compareHindi(rows.nameInHindi(found[a] ?? -1), rows.nameInHindi(found[b] ?? -1)),
  }
  const orders: Record<ProductSort, Order> = {
    featured: (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || byPosition(a, b),
    // what has no price comes last either way
    'price-up': byFigure((row) => rows.prices.first(row) ?? Infinity),
    'price-down': byFigure((row) => -(rows.prices.first(row) ?? -Infinity)),
    'measure-up': byPosition,
    name: byName[language],
    origin: (a, b) => byOrigin(a, b) || byPosition(a, b),
  }
  const order = orders[sort]
  const byId = byText((row) => rows.ids[row] ?? '')
  return (a, b) => order(a, b) || byId(a, b)
}

/** As dictionaries have names, figures by their amount: the collation `names_hi` of the database. */
const { compare: compareHindi } = new Intl.Collator('hi', { numeric: true })

/** Country of origin of a row in small letters; what has none comes last. */
function originOf({ attributes, keys }: ProductRows, row: number): string {
  let first = '\uFFFF'
  attributes.each(row, (number) => {
    const { name, value } = keys.attribute(number)
    const origin = value.toLowerCase()
    if (name === ORIGIN_FACET && origin < first) first = origin
  })
  return first
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b)
}
