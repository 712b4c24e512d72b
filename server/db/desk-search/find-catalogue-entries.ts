import { sql } from 'kysely'
import type { DeskHit } from '#domain/staff/desk-search.ts'
import type { Queries } from '../database.ts'
import { hasBarcode } from '../stock/stock-items.ts'
import { containing } from '../like-pattern.ts'
import { containsWords, type DeskQuery } from './patterns.ts'

/** The fewest characters of a supplier's number by which products are found. */
const LEAST_OF_A_SKU = 3
/** Separator of the numbers in `variant_skus_of`. */
const SEPARATOR = '\u001f'

/**
 * Products, published or not, by words of the name, a part of the id or of a supplier's number, or a whole barcode. What is
 * named exactly comes first, then what begins so. Each way of finding has an index of its own, and no record is read but of
 * what a supplier's number finds and of what is shown.
 */
export async function findProducts(queries: Queries, { text, words, limit }: DeskQuery): Promise<DeskHit[]> {
  const part = containing(text)
  const skus = sql`variant_skus_of(record)`
  const hasSku = text.length < LEAST_OF_A_SKU ? sql`false` : sql`${skus} ilike ${part}`
  const isSku = sql`${hasSku} and ${SEPARATOR} || lower(${skus}) || ${SEPARATOR} like ${containing(`${SEPARATOR}${text.toLowerCase()}${SEPARATOR}`)}`
  const isDraft = sql`collection = 'products'`
  const name = sql`record ->> 'name'`
  const { rows } = await sql<DeskHit>`
    with exact as materialized (
      select id from products where lower(id) = lower(${text})
      union select id from products where ${isSku}
      union select id from hidden_entries where ${isDraft} and (lower(id) = lower(${text}) or (${isSku}))
      union select product_id from stock_items where ${hasBarcode(text)}
    ), found as materialized (
      select id from exact
      union select id from products where ${containsWords(sql`name`, words)}
      union select id from products where id ilike ${part}
      union select id from products where ${hasSku}
      union select id from hidden_entries
        where ${isDraft} and (${containsWords(name, words)} or id ilike ${part} or ${hasSku})
    ), named as (
      select id, name, 'published' as status, position from products where id in (select id from found)
      union all
      select id, coalesce(${name}, id), status, position from hidden_entries
        where ${isDraft} and id in (select id from found)
    ), page as (
      select * from named
      order by id in (select id from exact) desc, name ilike ${part.slice(1)} desc, position, id limit ${limit}
    )
    select id, name as title, status as state, null as at, coalesce((
      select variant ->> 'sku' from (
        select record from products where products.id = page.id
        union all select record from hidden_entries where ${isDraft} and hidden_entries.id = page.id
      ) as held, jsonb_array_elements(held.record -> 'variants') as variant
      where variant ->> 'sku' ilike ${part} limit 1), '') as detail
    from page
    order by id in (select id from exact) desc, name ilike ${part.slice(1)} desc, position, id`.execute(
    queries,
  )
  return rows
}

/** Categories or subcategories, published or not, by words of the name or a part of the id. */
export async function findCategories(
  queries: Queries,
  table: 'main_categories' | 'subcategories',
  { text, words, limit }: DeskQuery,
): Promise<DeskHit[]> {
  const { rows } = await sql<DeskHit>`
    with every as (
      select id, record ->> 'name' as name, 'published' as status, position from ${sql.table(table)}
      union all
      select id, record ->> 'name', status, position from hidden_entries where collection = ${table}
    )
    select id, coalesce(name, id) as title, '' as detail, status as state, null as at from every
    where ${containsWords(sql`coalesce(name, id)`, words)} or id ilike ${containing(text)}
    order by position, id limit ${limit}`.execute(queries)
  return rows
}
