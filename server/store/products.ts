import { sql, type RawBuilder } from 'kysely'
import type { Product } from '#domain/catalogue/product.ts'
import type { ProductSort } from '#domain/catalogue/product-card.ts'
import type { Queries } from './database.ts'

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

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  featured: sql`position`,
  'price-up': sql`price_from asc nulls last`,
  'price-down': sql`price_from desc nulls last`,
  name: sql`lower(name)`,
}

/** One page of the products of a subcategory, and how many there are in all. */
export async function listProducts(
  queries: Queries,
  list: {
    readonly subcategoryId: string
    readonly sort: ProductSort
    readonly offset: number
    readonly limit: number
  },
): Promise<{ products: Product[]; total: number }> {
  const inSubcategory = sql<boolean>`subcategory_ids @> array[${list.subcategoryId}]::text[]`
  const [products, count] = [
    await queries
      .selectFrom('products')
      .select('record')
      .where(inSubcategory)
      .orderBy(orders[list.sort])
      .orderBy('id')
      .limit(list.limit)
      .offset(list.offset)
      .execute(),
    await queries
      .selectFrom('products')
      .select((all) => all.fn.countAll<number>().as('total'))
      .where(inSubcategory)
      .executeTakeFirstOrThrow(),
  ]
  return { products: products.map((row) => row.record as Product), total: count.total }
}

/** Products in catalogue order after a position, for reading the whole catalogue in pages. */
export async function pageProducts(
  queries: Queries,
  page: { readonly offset: number; readonly limit: number },
): Promise<Product[]> {
  const rows = await queries
    .selectFrom('products')
    .select('record')
    .orderBy('position')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return rows.map((row) => row.record as Product)
}
