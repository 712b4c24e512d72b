import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import type { VariantKey } from './levels.ts'
import { barcodeKeyColumn } from './stock-items.ts'

/** The stock record of a size; `hasMoved` says whether anything of it was ever counted, received or sold. */
export type StoredStock = VariantKey & {
  readonly barcode: string | null
  /** Micro-rupees. */
  readonly cost: number | null
  readonly hasMoved: boolean
}

const wanted = (variants: readonly VariantKey[]) =>
  sql`json_to_recordset(${JSON.stringify(variants.map(({ productId, variantUid }) => ({ productId, variantUid })))}::json)
    as wanted ("productId" text, "variantUid" text)`

/** The stock records of some sizes. */
export async function findStoredStock(
  queries: Queries,
  variants: readonly VariantKey[],
): Promise<readonly StoredStock[]> {
  if (variants.length === 0) return []
  const { rows } = await sql<StoredStock>`
    select product_id as "productId", variant_uid as "variantUid", barcode, cost,
      exists (select from stock_movements where item_id = stock_items.id) as "hasMoved"
    from stock_items join ${wanted(variants)} on product_id = wanted."productId" and variant_uid = wanted."variantUid"`.execute(
    queries,
  )
  return rows
}

/** The sizes that have barcodes of these keys. */
export async function findBarcodes(
  queries: Queries,
  keys: readonly string[],
): Promise<readonly (VariantKey & { readonly key: string })[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<VariantKey & { key: string }>`
    select product_id as "productId", variant_uid as "variantUid", ${barcodeKeyColumn} as key from stock_items
    where barcode is not null and ${barcodeKeyColumn} = any(${[...keys]}::text[])`.execute(queries)
  return rows
}

/** Finds the open orders that have lines of some variants, with the variants. */
export async function findOpenOrdersOf(
  queries: Queries,
  variants: readonly VariantKey[],
): Promise<readonly (VariantKey & { readonly orderId: string })[]> {
  if (variants.length === 0) return []
  const { rows } = await sql<VariantKey & { orderId: string }>`
    select distinct wanted."productId", wanted."variantUid", orders.order_id as "orderId"
    from orders join order_items on order_items.order_id = orders.order_id
    join ${wanted(variants)} on product_id = wanted."productId" and variant_specs ->> 'uid' = wanted."variantUid"
    where order_status in ('INITIATED', 'PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY')`.execute(queries)
  return rows
}

/** Stock record of a variant as an import states it; null leaves what is stored. */
export type ImportedStock = VariantKey & {
  readonly barcode: string | null
  readonly cost: number | null
  readonly tracked: boolean
}

/**
 * Saves the stock records that an import states; variants that begin to be tracked are low from `lowLevel` on. Returns their
 * items.
 */
export async function saveImportedStock(
  queries: Queries,
  sizes: readonly ImportedStock[],
  lowLevel: number,
): Promise<readonly (VariantKey & { readonly id: number })[]> {
  const { rows } = await sql<VariantKey & { id: number }>`
    insert into stock_items as held (product_id, variant_uid, tracked, low_level, barcode, cost)
    select "productId", "variantUid", tracked, ${lowLevel}, barcode, cost
    from json_to_recordset(${JSON.stringify(sizes)}::json)
      as given ("productId" text, "variantUid" text, tracked boolean, barcode text, cost bigint)
    on conflict (product_id, variant_uid) do update set tracked = held.tracked or excluded.tracked,
      barcode = coalesce(excluded.barcode, held.barcode), cost = coalesce(excluded.cost, held.cost)
    returning id, product_id as "productId", variant_uid as "variantUid"`.execute(queries)
  return rows
}

/** Frees the barcodes of products that are gone, so that others can have them. */
export async function freeBarcodes(queries: Queries, productIds: readonly string[]): Promise<void> {
  await sql`
    update stock_items set barcode = null
    where product_id = any(${[...productIds]}::text[]) and barcode is not null`.execute(queries)
}
