import { sql } from 'kysely'
import type { Product } from '#domain/catalogue/product.ts'
import type { Queries } from '../database.ts'
import { shownStock, withStock } from './products.ts'

/** The next products by id as shoppers see them; null begins at the start. */
export async function readProductsAfter(
  queries: Queries,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Product[]> {
  const rows = await queries
    .selectFrom('products')
    .select(['record', shownStock])
    .where(sql<boolean>`(${after}::text is null or id > ${after})`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(withStock)
}

/** The barcodes of the variants of some products. */
export async function findBarcodes(
  queries: Queries,
  productIds: readonly string[],
): Promise<{ readonly productId: string; readonly uid: string; readonly barcode: string }[]> {
  const { rows } = await sql<{ productId: string; uid: string; barcode: string }>`
    select product_id as "productId", variant_uid as uid, barcode from stock_items
    where product_id = any(${[...productIds]}::text[]) and barcode is not null`.execute(queries)
  return rows
}
