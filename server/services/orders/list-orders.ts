import type { Partner } from '#domain/identity/partner.ts'
import { ORDERS_PER_PAGE, type Order, type OrderStatus } from '#domain/orders/order.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'

type Dependencies = { readonly database: Database }

/**
 * One page of a customer's own orders, newest first, without those still waiting for their payment (ORD-01, ORD-07). It begins
 * after the order with the id `after`; `next` is the id that the next page begins after, null on the last page.
 */
export async function listOrders(
  { database }: Dependencies,
  actor: Partner,
  { after }: { readonly after?: string | undefined } = {},
): Promise<{ readonly orders: readonly Order[]; readonly next: string | null }> {
  const found = await findOrders(database.queries, {
    customer: actor.uid,
    statusNot: 'INITIATED',
    limit: ORDERS_PER_PAGE + 1,
    ...(after !== undefined && { after }),
  })
  const orders = found.slice(0, ORDERS_PER_PAGE)
  return { orders, next: found.length > orders.length ? (orders.at(-1)?.orderId ?? null) : null }
}

/** The newest orders of all customers, optionally of one status; for staff. */
export async function listLatestOrders(
  { database }: Dependencies,
  { status, most }: { readonly status: OrderStatus | null; readonly most: number },
): Promise<Order[]> {
  return findOrders(database.queries, { limit: most, ...(status !== null && { status }) })
}
