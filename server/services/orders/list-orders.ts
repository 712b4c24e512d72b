import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Database } from '../../db/database.ts'
import { findOrders, latestOrders } from '../../db/orders/orders.ts'

type Dependencies = { readonly database: Database }

/** The person's own orders, newest first (ORD-01, ORD-07). */
export async function listOrders({ database }: Dependencies, actor: Partner): Promise<Order[]> {
  return findOrders(database.queries, { of: actor.uid })
}

/** The newest orders of the store, of one status where it is named; for staff. */
export async function listLatest(
  { database }: Dependencies,
  { status, most }: { readonly status: string | null; readonly most: number },
): Promise<Order[]> {
  return latestOrders(database.queries, status, most)
}
