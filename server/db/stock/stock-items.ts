import { sql, type RawBuilder } from 'kysely'
import type { Price } from '#domain/money/price.ts'
import { barcodeKey } from '#domain/stock/barcode.ts'
import type { StockChangeKind } from '#domain/stock/stock-change.ts'
import type { Queries } from '../database.ts'
import { sumLines } from '../orders/sum-lines.ts'
import { violatedConstraint } from '../violated-constraint.ts'
import type { VariantKey } from './levels.ts'

/** Settings of a variant's stock that staff decide. */
export type StockSettings = {
  readonly tracked: boolean
  readonly lowLevel: number
  readonly expectedOn: string | null
  readonly barcode: string | null
}

/** Saves what staff decided of a variant and locks it; the result is its item, or null when another one has the barcode. */
export async function saveItem(
  queries: Queries,
  { productId, variantUid }: VariantKey,
  { tracked, lowLevel, expectedOn, barcode }: StockSettings,
): Promise<number | null> {
  if (barcode !== null && (await isTaken(queries, { productId, variantUid }, barcode))) return null
  try {
    const { rows } = await sql<{ id: number }>`
      insert into stock_items (product_id, variant_uid, tracked, low_level, expected_on, barcode)
      values (${productId}, ${variantUid}, ${tracked}, ${lowLevel}, ${expectedOn}::date, ${barcode})
      on conflict (product_id, variant_uid) do update set tracked = excluded.tracked, low_level = excluded.low_level,
        expected_on = excluded.expected_on, barcode = excluded.barcode
      returning id`.execute(queries)
    return rows[0]?.id ?? null
  } catch (error) {
    if (violatedConstraint(error) === 'stock_items_barcode_key') return null
    throw error
  }
}

/** Tells whether another variant has a barcode that readers cannot tell from this one. */
async function isTaken(
  queries: Queries,
  { productId, variantUid }: VariantKey,
  barcode: string,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from stock_items where ${hasBarcode(barcode)} and (product_id, variant_uid) <> (${productId}, ${variantUid})
    ) as taken`.execute(queries)
  return rows[0]?.taken ?? false
}

/** The barcode of an item without the zeros before a GTIN, as `barcodeKey` makes it. */
export const barcodeKeyColumn = sql`case when barcode ~ '^\\d{8,14}$' then ltrim(barcode, '0') else barcode end`

/** Condition for an item with a barcode, with or without the zeros before a GTIN. */
export function hasBarcode(code: string): RawBuilder<boolean> {
  // a GTIN has no zeros before it in its key
  return sql<boolean>`(barcode = ${code} or (barcode ~ '^\\d{8,14}$' and ltrim(barcode, '0') = ${barcodeKey(code)}))`
}

/** Saves what units of items cost, in micro-rupees. */
export async function saveCosts(
  queries: Queries,
  costs: readonly { readonly itemId: number; readonly cost: number }[],
): Promise<void> {
  if (costs.length === 0) return
  await sql`
    update stock_items set cost = given.cost
    from json_to_recordset(${JSON.stringify(costs)}::json) as given ("itemId" bigint, cost bigint)
    where stock_items.id = given."itemId"`.execute(queries)
}

/** Ends every reservation of a locked item. */
export async function endReservations(queries: Queries, itemId: number): Promise<void> {
  await queries.updateTable('stock_allocations').set({ reserved: 0 }).where('item_id', '=', itemId).execute()
  await queries.updateTable('stock_levels').set({ reserved: 0 }).where('item_id', '=', itemId).execute()
}

/** Counts returned units of lines of an order as put back; lines that are not tracked stay as they are. */
export async function addPutBack(
  queries: Queries,
  orderId: string,
  lines: readonly { readonly line: number; readonly quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update stock_allocations as held set put_back = held.put_back + given.quantity
    from (${sumLines(lines)}) as given
    where held.order_id = ${orderId} and held.line = given.line and held.place_id = (
      select place_id from stock_allocations
      where order_id = ${orderId} and line = given.line order by taken desc, place_id limit 1)`.execute(
    queries,
  )
}

/** A change by staff. */
export type NewStockChange = {
  readonly id: string
  readonly kind: StockChangeKind
  readonly placeId: string
  readonly toPlaceId: string | null
  readonly supplier: string | null
  readonly note: string | null
  readonly isOpening?: boolean
  /** Tells a repeat from another change with the same id. */
  readonly digest: string
  readonly actor: string
  readonly at: Date
}

/** Adds a change; the digest of the one that has its id already, null when it is new. */
export async function addChange(queries: Queries, change: NewStockChange): Promise<string | null> {
  const added = await queries
    .insertInto('stock_changes')
    .values({
      id: change.id,
      kind: change.kind,
      place_id: change.placeId,
      to_place_id: change.toPlaceId,
      supplier: change.supplier,
      note: change.note,
      is_opening: change.isOpening ?? false,
      digest: change.digest,
      actor: change.actor,
      at: change.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added !== undefined) return null
  const known = await queries
    .selectFrom('stock_changes')
    .select('digest')
    .where('id', '=', change.id)
    .executeTakeFirstOrThrow()
  return known.digest
}

/** The tracked variants with a barcode. */
export async function findByBarcode(queries: Queries, code: string): Promise<VariantKey[]> {
  const { rows } = await sql<VariantKey>`
    select product_id as "productId", variant_uid as "variantUid" from stock_items
    where tracked and barcode is not null and ${hasBarcode(code)} order by id limit 24`.execute(queries)
  return rows
}

/** Known costs of one without GST, by product and uid with a space between. */
export async function readCosts(
  queries: Queries,
  variants: readonly VariantKey[],
): Promise<ReadonlyMap<string, Price>> {
  if (variants.length === 0) return new Map()
  const { rows } = await sql<VariantKey & { cost: Price }>`
    select stock_items.product_id as "productId", stock_items.variant_uid as "variantUid", cost
    from stock_items, json_to_recordset(${JSON.stringify(variants)}::json) as wanted ("productId" text, "variantUid" text)
    where cost is not null and product_id = wanted."productId" and variant_uid = wanted."variantUid"`.execute(
    queries,
  )
  return new Map(rows.map(({ productId, variantUid, cost }) => [`${productId} ${variantUid}`, cost]))
}
