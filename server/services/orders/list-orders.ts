import type { Partner } from '#domain/identity/partner.ts'
import type { Order, OrderStatus } from '#domain/orders/order.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'

type Dependencies = { readonly database: Database }

/** A customer's own orders, newest first, without those still waiting for their payment (ORD-01, ORD-07). */
export async function listOrders({ database }: Dependencies, actor: Partner): Promise<Order[]> {
  return findOrders(database.queries, { customer: actor.uid, statusNot: 'INITIATED' })
}

/** The newest orders of all customers, optionally of one status; for staff. */
export async function listLatestOrders(
  { database }: Dependencies,
  { status, most }: { readonly status: OrderStatus | null; readonly most: number },
): Promise<Order[]> {
  return findOrders(database.queries, { limit: most, ...(status !== null && { status }) })
}
