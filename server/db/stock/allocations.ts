import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Units of an order's line that are reserved at a place and taken from it. */
export type StockAllocation = {
  readonly orderId: string
  readonly line: number
  readonly placeId: string
  readonly itemId: number
  readonly reserved: number
  readonly taken: number
  /** Units that left before the variant was tracked. */
  readonly beforeTracking: number
  /** Returned units that were put back. */
  readonly putBack: number
}

/** Finds the units reserved and taken for the lines of an order, by line and place. */
export function findAllocations(queries: Queries, orderId: string): Promise<StockAllocation[]> {
  return findAllocationsOf(queries, [orderId])
}

/** Finds the units reserved and taken for the lines of several orders. */
export async function findAllocationsOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<StockAllocation[]> {
  if (orderIds.length === 0) return []
  const rows = await queries
    .selectFrom('stock_allocations')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('line')
    .orderBy('place_id')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    line: row.line,
    placeId: row.place_id,
    itemId: row.item_id,
    reserved: row.reserved,
    taken: row.taken,
    beforeTracking: row.before_tracking,
    putBack: row.put_back,
  }))
}

/** Writes what lines of orders hold and have taken; other rows of them stay. */
export async function writeAllocations(
  queries: Queries,
  allocations: readonly StockAllocation[],
): Promise<void> {
  if (allocations.length === 0) return
  await sql`
    insert into stock_allocations (order_id, line, place_id, item_id, reserved, taken, before_tracking, put_back)
    select "orderId", line, "placeId", "itemId", reserved, taken, "beforeTracking", "putBack"
    from json_to_recordset(${JSON.stringify(allocations)}::json) as given ("orderId" uuid, line integer, "placeId" text, "itemId" integer,
      reserved integer, taken integer, "beforeTracking" integer, "putBack" integer)
    on conflict (order_id, line, place_id) do update set reserved = excluded.reserved, taken = excluded.taken,
      before_tracking = excluded.before_tracking, put_back = excluded.put_back`.execute(queries)
}

/** Units that are held for a line of an order at a place. */
export type ReservedUnits = {
  readonly orderId: string
  readonly line: number
  readonly placeName: string
  readonly placePosition: number
  readonly quantity: number
}

/** Finds the places where units are held for the lines of orders, in the order of the places. */
export async function findReservedUnits(
  queries: Queries,
  orderIds: readonly string[],
): Promise<ReservedUnits[]> {
  if (orderIds.length === 0) return []
  const rows = await queries
    .selectFrom('stock_allocations')
    .innerJoin('stock_places', 'stock_places.id', 'stock_allocations.place_id')
    .select(['order_id', 'line', 'name', 'position', 'reserved'])
    .where('order_id', 'in', [...orderIds])
    .where('reserved', '>', 0)
    .orderBy('position')
    .orderBy('stock_places.id')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    line: row.line,
    placeName: row.name,
    placePosition: row.position,
    quantity: row.reserved,
  }))
}
