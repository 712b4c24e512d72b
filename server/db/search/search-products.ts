import { sql, type RawBuilder } from 'kysely'
import type { ProductSort } from '#domain/catalogue/lists/product-card.ts'
import type { TermSearch } from '#search/product-index/match-terms.ts'
import type { Found, KnownProducts, Range, Search } from '#search/product-index/product-source.ts'
import { toTsquery } from '#search/queries/parse-query.ts'
import { nameOrder } from '../catalogue/name-order.ts'
import { originText, passes } from '../catalogue/products.ts'
import type { Queries } from '../database.ts'
import { RANK_WEIGHTS } from './rank-weights.ts'

/** The most matches that suggestions are ranked among: the first letters of a word match very many products. */
const RANKED = 400

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  featured: sql`score desc, position`,
  'price-up': sql`price_from asc nulls last`,
  'price-down': sql`price_from desc nulls last`,
  // by what each product shows, which only its record tells
  'measure-up': sql`position`,
  name: sql`shown_name`,
  origin: sql`origin nulls last, position`,
}

/** The products that a search finds, as a condition. */
export function foundBy(search: Search): RawBuilder<boolean> {
  if ('ids' in search) return sql<boolean>`id = any(${[...search.ids]}::text[])`
  return sql<boolean>`search @@ ${tsquery(search)}::tsquery`
}

/**
 * The ids on one page of the matches that pass a condition, best first unless sorted otherwise, the number of all that do,
 * and of all matches. The matches are materialized before they are sorted, or the planner may walk the whole catalogue for a
 * page.
 */
export async function searchProducts(database: Queries, search: Search, page: Range): Promise<Found> {
  const { rows } = await sql<Found>`
    with found as materialized (
      select id, position, price_from, score, ${passes(page.filters)} as passing,
        ${page.sort === 'name' ? nameOrder[page.language] : sql`null`} as shown_name, ${page.sort === 'origin' ? originText : sql`null`} as origin
      from ${'ids' in search ? ranked(search) : scored(search)}
    )
    select
      array(
        select id from found where passing order by ${orders[page.sort]}, id limit ${page.limit} offset ${page.offset}
      ) as ids,
      (select count(*)::integer from found where passing) as total,
      (select count(*)::integer from found) as matched`.execute(database)
  return rows[0] ?? { ids: [], total: 0, matched: 0 }
}

/** The rows that match, with their score. */
function scored(search: TermSearch): RawBuilder<unknown> {
  return sql`(select *, ${score(search)} as score from products where ${foundBy(search)}) as products`
}

/** The rows of known products, which score by their place. */
function ranked({ ids }: KnownProducts): RawBuilder<unknown> {
  return sql`(
    select products.*, -given.place as score
    from unnest(${[...ids]}::text[]) with ordinality as given (id, place) join products using (id)
  ) as products`
}

/**
 * The ids of the best products for a query that is still being typed: first those that match its words exactly, then those
 * whose name begins with it.
 */
export async function suggestProducts(
  database: Queries,
  search: TermSearch,
  { typed, limit }: { readonly typed: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id, position, lower(name) as name, ${matchesExactly(search)} as exact, ${score(search)} as score
      from products where search @@ ${tsquery(search)}::tsquery limit ${RANKED}
    )
    select id from found
    order by exact desc, (left(name, ${typed.length}) = ${typed}) desc, score desc, position, id
    limit ${limit}`.execute(database)
  return rows.map((row) => row.id)
}

/** A search as text of a `tsquery`. */
function tsquery({ terms, match }: TermSearch): string {
  return terms.map(toTsquery).join(match === 'all' ? ' & ' : ' | ')
}

/** True when a row has the words themselves and not only longer ones that begin with them. */
function matchesExactly({ terms }: TermSearch): RawBuilder<boolean> {
  const whole = terms.map((term) => toTsquery({ ...term, isPrefix: false })).join(' & ')
  return sql`search @@ ${whole}::tsquery`
}

/** Score of a row: the sum of the ranks of the terms, each counted once for every word it may be called by. */
function score({ terms }: TermSearch): RawBuilder<number> {
  const parts = terms.map(
    (term) =>
      sql`${term.alternatives.length} * ts_rank(${RANK_WEIGHTS}, search, ${toTsquery(term)}::tsquery)`,
  )
  return sql`(${sql.join(parts, sql` + `)})`
}
