import type { InterpretedQuery } from '../queries/interpret-query.ts'
import { doubtfulWords, interpretQuery, plainWords } from '../queries/interpret-query.ts'
import type { Term } from '../queries/parse-query.ts'
import { vocabularyKeys } from '../queries/vocabulary-keys.ts'
import { countFacets } from './count-facets.ts'
import { findPage, type ScoredRows } from './find-page.ts'
import { matchTerms } from './match-terms.ts'
import { createRowOrders, type OrdersSnapshot } from './row-orders.ts'
import { createRows, type RowsSnapshot, type SearchedProduct } from './product-rows.ts'
import type { ProductSource, Search } from './product-source.ts'
import { suggestRows } from './suggest-rows.ts'
import { createWords, type WordsSnapshot } from './words.ts'
import type { WordWeight } from './postings.ts'

/** The products of the catalogue by their words, attributes and prices, in memory. */
export type ProductIndex = {
  readonly [Ask in keyof ProductSource]: (
    ...asked: Parameters<ProductSource[Ask]>
  ) => Awaited<ReturnType<ProductSource[Ask]>>
} & {
  /** Adds or replaces a product; it counts after `commit`. */
  readonly add: (product: SearchedProduct) => void
  /** Removes a product, after `commit`. */
  readonly remove: (id: string) => void
  /** Lets what was added and removed count, all at once. */
  readonly commit: () => void
  /** The share of rows whose products were changed or removed since: they take room until the index is built anew. */
  readonly deadShare: () => number
  /** The ids of all rows. */
  readonly ids: () => readonly string[]
  readonly keep: () => ProductIndexSnapshot
}

/** Form in which an index is kept: numbers and texts. */
export type ProductIndexSnapshot = {
  readonly rows: RowsSnapshot
  readonly orders: OrdersSnapshot
  readonly words: WordsSnapshot
}

/** The filters of a search are counted among this many products at most. */
const MAX_COUNTED = 5_000

const weights: Readonly<Record<string, WordWeight>> = { A: 3, B: 2, C: 1, '': 0 }

/** Starts an empty index, or the one that was kept. */
export function createProductIndex(kept?: ProductIndexSnapshot): ProductIndex {
  const rows = createRows(kept?.rows)
  const orders = createRowOrders(rows, kept?.orders)
  const words = createWords(rows.isLive, kept?.words)
  let added = new Map<string, number>()
  let removed = new Set<string>()
  if (kept !== undefined) words.settle()

  /** Of each search that is going on, until something changes. */
  let found = new WeakMap<Search, ScoredRows>()

  const rowsOf = (search: Search): ScoredRows => {
    let known = found.get(search)
    if (known === undefined) {
      known = findRows(search)
      found.set(search, known)
    }
    return known
  }

  const findRows = (search: Search): ScoredRows => {
    if ('ids' in search) {
      const known = search.ids.flatMap((id) => rows.rowOf(id) ?? [])
      return { rows: known, scores: known.map((_, place) => -place) }
    }
    const matched = matchTerms(words, rows.count(), search)
    const [live, scores]: [number[], number[]] = [[], []]
    for (let place = 0; place < matched.rows.length; place += 1) {
      const row = matched.rows[place] ?? 0
      if (!rows.isLive(row)) continue
      live.push(row)
      scores.push(matched.scores[place] ?? 0)
    }
    return { rows: live, scores }
  }

  return {
    add: (product) => {
      const row = rows.add(product)
      orders.add(row)
      for (const [, word = '', weight = ''] of product.search.matchAll(/'([^']*)':\d+([ABC]?)/g))
        words.add(row, word, weights[weight] ?? 0)
      added.set(product.id, row)
      removed.add(product.id)
    },
    remove: (id) => {
      added.delete(id)
      removed.add(id)
    },
    commit: () => {
      for (const id of removed) rows.drop(id)
      for (const row of added.values()) rows.raise(row)
      orders.settle()
      added = new Map()
      removed = new Set()
      found = new WeakMap()
      words.settle()
    },
    deadShare: () => (rows.count() === 0 ? 0 : 1 - rows.liveCount() / rows.count()),
    interpret: (terms, { typing = false } = {}) => interpret(words, terms, typing),
    find: (search, range) => findPage({ rows, orders }, rowsOf(search), range),
    countFacets: (search, filters) => countFacets(rows, rowsOf(search).rows.slice(0, MAX_COUNTED), filters),
    suggest: (search, { typed, limit }) =>
      suggestRows({ rows, words }, search, { typed, limit }).map((row) => rows.ids[row] ?? ''),
    ids: () => rows.ids,
    keep: () => ({ rows: rows.keep(), orders: orders.keep(), words: words.keep() }),
  }
}

function interpret(
  words: ReturnType<typeof createWords>,
  terms: readonly Term[],
  typing: boolean,
): InterpretedQuery {
  const statuses = new Map(plainWords([terms]).map((word) => [word, words.statusOf(word)]))
  const similar = new Map(
    doubtfulWords([terms], statuses).map((word) => [word, words.similarTo(vocabularyKeys(word))]),
  )
  return interpretQuery(terms, { statuses, similar, typing })
}
