import { sql, type RawBuilder } from 'kysely'
import { attributeKey, readAttributeKey } from '#domain/catalogue/attribute-key.ts'
import { ORIGIN_FACET } from '#domain/catalogue/origin.ts'
import type { CountedValue } from '#domain/catalogue/lists/facets.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type {
  AttributeFilter,
  Facets,
  ProductFilters,
  ProductSort,
} from '#domain/catalogue/lists/product-card.ts'
import type { Price } from '#domain/money/price.ts'
import type { VariantStock } from '#domain/stock/stock.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Queries } from '../database.ts'
import { nameOrder } from './name-order.ts'

/** The products of these ids that exist, in no particular order. */
export async function findProducts(queries: Queries, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('products')
    .select('record')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map((row) => row.record as Product)
}

/** The same as shoppers see them: tracked variants of which little or nothing is left say so. */
export async function findShownProducts(queries: Queries, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('products')
    .select(['record', shownStock])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(withStock)
}

type StockRow = VariantStock & { readonly uid: string }

/** Stock of a product that shoppers see; null where there is nothing to say. */
export const shownStock = sql<readonly StockRow[] | null>`(
  select json_agg(json_build_object('uid', variant_uid, 'left', shown_left, 'expectedOn', expected_on::text))
  from stock_items where product_id = products.id and tracked and shown_state <> 'available')`.as('stock')

/** The product of a row with what shoppers see of its stock. */
export function withStock(row: {
  readonly record: unknown
  readonly stock: readonly StockRow[] | null
}): Product {
  const product = row.record as Product
  if (row.stock === null) return product
  const stock = new Map(row.stock.map(({ uid, left, expectedOn }) => [uid, { left, expectedOn }]))
  const variants = product.variants.map((variant) => {
    const own = stock.get(variant.uid ?? '')
    return own === undefined ? variant : { ...variant, stock: own }
  })
  return { ...product, variants }
}

/** The number of products in the store. */
export async function countProducts(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('products')
    .select((every) => every.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Counts the products of the store among these ids. */
export async function countProductsAmong(queries: Queries, ids: readonly string[]): Promise<number> {
  const { total } = await queries
    .selectFrom('products')
    .select((every) => every.fn.countAll<number>().as('total'))
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .executeTakeFirstOrThrow()
  return total
}

/** The first products of some subcategories, in catalogue order. */
export async function productsInSubcategories(
  queries: Queries,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('products')
    .select('record')
    .where(sql<boolean>`subcategory_ids && ${[...ids]}::text[]`)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.record as Product)
}

/** Of each of these subcategories the first product with a price as shoppers see it, in the order of the ids and each product once. */
export async function firstOfSubcategories(queries: Queries, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; record: unknown; stock: readonly StockRow[] | null }>`
    select first.id, first.record, first.stock
    from unnest(${[...ids]}::text[]) with ordinality as wanted (subcategory_id, place)
    cross join lateral (
      select id, record, ${shownStock} from products
      where subcategory_ids @> array[wanted.subcategory_id] and price_from is not null
      order by position, id limit 1
    ) as first
    order by wanted.place`.execute(queries)
  return [...new Map(rows.map((row) => [row.id, withStock(row)])).values()]
}

/** The first country of origin among what a product is filtered by; null for none. */
export const originText = sql`(
  select lower(known) from unnest(coalesce(attribute_values, attribute_values_of(record))) as known
  where starts_with(known, ${attributeKey({ name: ORIGIN_FACET, value: '' })}) order by 1 limit 1)`

const orders: Record<Exclude<ProductSort, 'name'>, RawBuilder<unknown>> = {
  featured: sql`position`,
  'price-up': sql`price_from asc nulls last`,
  'price-down': sql`price_from desc nulls last`,
  // by what each product shows, which only its record tells
  'measure-up': sql`position`,
  origin: sql`${originText} nulls last, position`,
}

/** One page of the filtered products of a subcategory, and the number of all of them. */
export async function listProducts(
  queries: Queries,
  list: {
    readonly subcategoryId: string
    readonly filters: ProductFilters
    readonly sort: ProductSort
    readonly language: Language
    readonly offset: number
    readonly limit: number
  },
): Promise<{ products: Product[]; total: number }> {
  const matching = sql<boolean>`${inSubcategory(list.subcategoryId)} and ${passes(list.filters)}`
  const [products, count] = [
    await queries
      .selectFrom('products')
      .select(['record', shownStock])
      .where(matching)
      .orderBy(list.sort === 'name' ? nameOrder[list.language] : orders[list.sort])
      .orderBy('id')
      .limit(list.limit)
      .offset(list.offset)
      .execute(),
    await queries
      .selectFrom('products')
      .select((every) => every.fn.countAll<number>().as('total'))
      .where(matching)
      .executeTakeFirstOrThrow(),
  ]
  return { products: products.map(withStock), total: count.total }
}

/** Condition for a product that passes all filters of a list. */
export function passes(filters: ProductFilters): RawBuilder<boolean> {
  const { inRange, byName } = conditions(filters)
  return sql<boolean>`(${inRange} and ${all([...byName.values()])})`
}

/** The products of a subcategory, as a condition. */
export function inSubcategory(id: string): RawBuilder<boolean> {
  return sql<boolean>`subcategory_ids @> array[${id}]::text[]`
}

/**
 * Every attribute value among the listed products with the number of its products, and of those left when it is chosen in addition
 * to the filters on price and on other attributes; and the price range. With `most`, no more products than that are counted.
 */
export async function readFacets(
  queries: Queries,
  list: { readonly scope: RawBuilder<boolean>; readonly filters: ProductFilters; readonly most?: number },
): Promise<{ counted: CountedValue[]; prices: Facets['prices'] }> {
  const { inRange, byName } = conditions(list.filters)
  const failedNames = [...byName].map(
    ([name, condition]) => sql`case when ${condition} then null else ${name}::text end`,
  )
  const counts = sql<{ key: string; products: number; remaining: number }>`
    with listed as materialized (
      select ${attributeValues} as keys, ${inRange} as in_range,
        array_remove(array[${sql.join([...failedNames, sql`null`])}]::text[], null) as failed
      from products where ${list.scope} limit ${list.most ?? null}::bigint
    )
    select key, count(*) as products,
      count(*) filter (where in_range and failed <@ array[split_part(key, chr(31), 1)]) as remaining
    from listed, unnest(keys) as key group by key`
  const range = sql<{ lowest: number | null; highest: number | null }>`
    select min(price) as lowest, max(price) as highest
    from (select ${variantPrices} as prices from products where ${list.scope} limit ${list.most ?? null}::bigint) as listed,
      unnest(prices) as price`
  const [{ rows }, prices] = await Promise.all([counts.execute(queries), range.execute(queries)])
  const { lowest, highest } = prices.rows[0] ?? { lowest: null, highest: null }
  return {
    counted: rows.map(({ key, products, remaining }) => ({ ...readAttributeKey(key), products, remaining })),
    prices:
      lowest === null || highest === null ? null : { lowest: lowest as Price, highest: highest as Price },
  }
}

/** A product's attribute values and prices; what a process of an earlier release wrote is read from its record. */
const attributeValues = sql<string[]>`coalesce(attribute_values, attribute_values_of(record))`
const variantPrices = sql<number[]>`coalesce(variant_prices, variant_prices_of(record))`

/** The filters as SQL conditions: one on the price, and one for each attribute. */
function conditions({ minPrice, maxPrice, attributes }: ProductFilters): {
  inRange: RawBuilder<boolean>
  byName: Map<string, RawBuilder<boolean>>
} {
  const inRange =
    minPrice === undefined && maxPrice === undefined
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from unnest(${variantPrices}) as price
          where price between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER})`
  const names = new Set(attributes.map(({ name }) => name))
  const byName = new Map(
    [...names].map((name) => [name, any(attributes.filter((filter) => filter.name === name).map(has))]),
  )
  return { inRange, byName }
}

function has(filter: AttributeFilter): RawBuilder<boolean> {
  return sql<boolean>`${attributeValues} @> array[${attributeKey(filter)}]::text[]`
}

function any(parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`false`, ...parts], sql` or `)})`
}

function all(parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`true`, ...parts], sql` and `)})`
}

/** A page of all products, in catalogue order. */
export async function pageProducts(
  queries: Queries,
  page: { readonly offset: number; readonly limit: number },
): Promise<Product[]> {
  const rows = await queries
    .selectFrom('products')
    .select(['record', shownStock])
    .orderBy('position')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return rows.map(withStock)
}
