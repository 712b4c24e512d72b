import { sql, type RawBuilder } from 'kysely'
import type { ProductSort } from '#domain/catalogue/product-card.ts'
import { toTsquery, type Term } from '#domain/search/parse-query.ts'
import type { Queries } from '../database.ts'

/** What the four weights count, from D to A. */
const WEIGHTS = sql`'{0.05, 0.2, 0.5, 1}'::real[]`
/** From so many goods the best suggestions are chosen: the first letters of a word stand in very many. */
const WEIGHED = 400

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  featured: sql`score desc, position`,
  'price-up': sql`price_from asc nulls last`,
  'price-down': sql`price_from desc nulls last`,
  name: sql`lower(name)`,
}

/** A search: the words that are asked for, the goods bearing all of them or some. */
export type Search = {
  readonly terms: readonly Term[]
  readonly match: 'all' | 'some'
}

/**
 * The ids on one page of what a search finds, best first unless another order is asked for, and how many there are in
 * all. The found set is made first and ordered then: otherwise a page may be read by walking the whole catalogue.
 */
export async function searchProducts(
  database: Queries,
  search: Search,
  page: { readonly sort: ProductSort; readonly offset: number; readonly limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select id, position, name, price_from, ${score(search)} as score
      from products where search @@ ${wholeQuery(search)}::tsquery
    )
    select
      array(
        select id from found order by ${orders[page.sort]}, id limit ${page.limit} offset ${page.offset}
      ) as ids,
      (select count(*)::integer from found) as total`.execute(database)
  return rows[0] ?? { ids: [], total: 0 }
}

/**
 * The ids of the best few products for words that are still being typed; those that bear just these words, and then
 * those whose name begins so, come first.
 */
export async function suggestProducts(
  database: Queries,
  search: Search,
  { begins, limit }: { readonly begins: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id, position, lower(name) as name, ${exactly(search)} as exact, ${score(search)} as score
      from products where search @@ ${wholeQuery(search)}::tsquery limit ${WEIGHED}
    )
    select id from found
    order by exact desc, (left(name, ${begins.length}) = ${begins}) desc, score desc, position, id
    limit ${limit}`.execute(database)
  return rows.map((row) => row.id)
}

/** A category that a search has found, with its record. */
export type FoundCategory = { readonly kind: 'main' | 'sub'; readonly record: unknown }

/** The best few main categories and subcategories for words that are still being typed, in the same order. */
export async function suggestCategories(
  database: Queries,
  search: Search,
  { begins, limit }: { readonly begins: string; readonly limit: number },
): Promise<FoundCategory[]> {
  const whole = wholeQuery(search)
  const { rows } = await sql<FoundCategory>`
    select kind, record from (
      select 'main' as kind, position, record, ${exactly(search)} as exact, ${score(search)} as score
      from main_categories where search @@ ${whole}::tsquery
      union all
      select 'sub' as kind, position, record, ${exactly(search)} as exact, ${score(search)} as score
      from subcategories where search @@ ${whole}::tsquery
    ) as found
    order by exact desc, kind, (left(lower(record ->> 'name'), ${begins.length}) = ${begins}) desc, score desc, position
    limit ${limit}`.execute(database)
  return rows
}

/** The query as a whole. */
function wholeQuery({ terms, match }: Search): string {
  return terms.map(toTsquery).join(match === 'all' ? ' & ' : ' | ')
}

/** Whether goods bear the words themselves and not only longer ones that begin so. */
function exactly({ terms }: Search): RawBuilder<boolean> {
  const whole = terms.map((term) => toTsquery({ ...term, begins: false })).join(' & ')
  return sql`search @@ ${whole}::tsquery`
}

/** How well goods fit: for each word of the query how much it, and its like, tell of them. */
function score({ terms }: Search): RawBuilder<number> {
  const parts = terms.map(
    (term) => sql`${term.words.length} * ts_rank(${WEIGHTS}, search, ${toTsquery(term)}::tsquery)`,
  )
  return sql`(${sql.join(parts, sql` + `)})`
}
