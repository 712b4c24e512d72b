import { ORDERS_PER_PAGE } from '#domain/orders/order.ts'
import { callStore } from './call-store.ts'
import type { Store } from './start-store.ts'

/** The ids of all orders of a customer, page after page; an older release has a single page, however long. */
export async function listOrders(store: Store, token: string): Promise<string[]> {
  const ids = new Set<string>()
  let path: string | undefined = '/api/orders'
  while (path !== undefined) {
    const page = (await callStore(store, { method: 'GET', path, token })) as { orderId: string }[]
    const last = page.at(-1)?.orderId
    const hasMore = page.length === ORDERS_PER_PAGE && last !== undefined && !ids.has(last)
    for (const { orderId } of page) ids.add(orderId)
    path = hasMore ? `/api/orders?after=${last}` : undefined
  }
  return [...ids]
}
