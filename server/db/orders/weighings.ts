import { sql } from 'kysely'
import type { Weighing } from '#domain/cart/weighing.ts'
import type { Queries } from '../database.ts'

/** A slip of these that another order was billed by since a time: its number and weights are the same. */
export async function findBilledSlip(
  queries: Queries,
  weighings: readonly Weighing[],
  { since, except }: { readonly since: Date; readonly except: string | null },
): Promise<{ readonly slip: string; readonly orderNumber: string } | null> {
  const slips = weighings.map(({ gross, tare, slip }) => ({ gross, tare, slip }))
  const { rows } = await sql<{ slip: string; orderNumber: string }>`
    select slips.slip, orders.order_number as "orderNumber"
    from json_to_recordset(${JSON.stringify(slips)}::json) as slips (gross integer, tare integer, slip text)
    join order_items on order_items.weighing ->> 'slip' = slips.slip
      and (order_items.weighing ->> 'gross')::integer = slips.gross
      and (order_items.weighing ->> 'tare')::integer = slips.tare
    join orders using (order_id)
    where orders.created_at >= ${since.toISOString()}::timestamptz and orders.order_status <> 'CANCELLED'
      and orders.order_id is distinct from ${except}::uuid
    limit 1`.execute(queries)
  return rows[0] ?? null
}
