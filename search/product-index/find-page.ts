import { firstOf } from '#domain/catalogue/lists/first-of.ts'
import { filterRows } from './filter-rows.ts'
import type { ProductRows } from './product-rows.ts'
import type { Found, Range } from './product-source.ts'
import type { RowOrder, RowOrders } from './row-orders.ts'

/** Live rows, and how well each of them matches. */
export type ScoredRows = { readonly rows: readonly number[]; readonly scores: readonly number[] }

/** Beyond this many it is quicker to sort all. */
const MOST_SELECTED = 500

/** One range of the rows that pass the filters, and the numbers of all that pass and that match. */
export function findPage(
  { rows, orders }: { readonly rows: ProductRows; readonly orders: RowOrders },
  found: ScoredRows,
  { sort, language, offset, limit, filters }: Range,
): Found {
  const passes = filterRows(rows, filters)
  const places: number[] = []
  for (let place = 0; place < found.rows.length; place += 1)
    if (passes(found.rows[place] ?? 0)) places.push(place)
  const read = sort === 'featured' ? readByScore : readByRank
  const window = offset < places.length ? { offset, limit } : { offset: 0, limit: 0 }
  return {
    ids: read({ found, places, order: orders.of(sort, language) }, window).map((row) => rows.ids[row] ?? ''),
    total: places.length,
    matched: found.rows.length,
  }
}

type Passing = {
  readonly found: ScoredRows
  readonly places: readonly number[]
  readonly order: RowOrder
}
type Window = Pick<Range, 'offset' | 'limit'>

/** Goes through the order, past rows that did not pass. */
function readByRank({ found, places, order }: Passing, { offset, limit }: Window): number[] {
  const isPassing = new Uint8Array(order.rows.length)
  for (const place of places) isPassing[order.ranks[found.rows[place] ?? 0] ?? 0] = 1
  const read: number[] = []
  let skipped = 0
  for (let rank = 0; read.length < limit && rank < isPassing.length; rank += 1) {
    if (isPassing[rank] === 0) continue
    if (skipped === offset) read.push(order.rows[rank] ?? 0)
    else skipped += 1
  }
  return read
}

/** Sorts by one whole number each: higher scores first, the ranks of the order within each. */
function readByScore({ found, places, order }: Passing, { offset, limit }: Window): number[] {
  const count = order.rows.length
  const keys = new Float64Array(places.length)
  for (const [at, place] of places.entries())
    keys[at] = (order.ranks[found.rows[place] ?? 0] ?? 0) - (found.scores[place] ?? 0) * count
  const end = offset + limit
  const first =
    end <= MOST_SELECTED
      ? firstOf(Array.from(keys), (a, b) => a - b, end).slice(offset)
      : Array.from(keys.toSorted().subarray(offset, end))
  // the remainder is the rank, of keys below zero too
  return first.map((key) => order.rows[((key % count) + count) % count] ?? 0)
}
