import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../database.ts'
import { findOrders } from './orders.ts'

/** Adds the partner whom sales to nobody in particular belong to, unless it is there. */
export async function addWalkIn(queries: Queries, at: Date): Promise<void> {
  await queries
    .insertInto('partners')
    .values({
      ...WALK_IN,
      phone: null,
      registration_date: at,
      verification_status: 'Pending',
      active: false,
      default_address_index: null,
      last_seen_at: at,
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute()
}

/** The partner who bought under a key at the counter; null for a new key. */
export async function findCounterBuyer(queries: Queries, idempotencyKey: string): Promise<string | null> {
  const row = await queries
    .selectFrom('orders')
    .select('user_id')
    .where('idempotency_key', '=', idempotencyKey)
    .where('counter', 'is not', null)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** The latest sales at the counter; with a text those with that number of an order, an invoice or a credit note. */
export async function findCounterSales(
  queries: Queries,
  { number, limit }: { readonly number: string | null; readonly limit: number },
): Promise<Order[]> {
  let query = queries.selectFrom('orders').select('order_id').where('counter', 'is not', null)
  if (number !== null)
    query = query.where((is) =>
      is.or([
        is('order_number', '=', number),
        is(
          'order_id',
          'in',
          queries.selectFrom('tax_documents').select('order_id').where('number', '=', number.toUpperCase()),
        ),
      ]),
    )
  const rows = await query.orderBy('created_at', 'desc').limit(limit).execute()
  return findOrders(queries, { orderIds: rows.map((row) => row.order_id) })
}
