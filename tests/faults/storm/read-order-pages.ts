import { serializeOrder, serializeOrderDetail } from '#domain/orders/serialize-order.ts'
import type { Shopper } from '../../load/bench/shoppers.ts'
import type { Body } from '../../support/api/order-actions.ts'
import type { StormServices } from './open-services.ts'
import { runConcurrently } from './run-concurrently.ts'

type Owned = { readonly order_id: string; readonly user_id: string }

/** Reads the orders and the order list of every customer, as the API answers them. */
export async function readOrderPages(
  { services }: StormServices,
  shoppers: readonly Shopper[],
  orders: readonly Owned[],
) {
  const orderPages = new Map<string, Body>()
  const orderLists = new Map<string, string[]>()
  await runConcurrently(8, shoppers, async ({ uid, token }) => {
    const partner = (await services.identity.findSession(token))?.partner ?? null
    if (partner === null) throw new Error(`${uid} is signed out`)
    const listed: string[] = []
    let after: string | null | undefined
    while (after !== null) {
      const page = await services.orders.list(partner, { after })
      listed.push(...page.orders.map((order) => serializeOrder(order).orderId))
      after = page.next
    }
    orderLists.set(uid, listed)
    for (const { order_id: orderId, user_id: owner } of orders) {
      if (owner !== uid) continue
      orderPages.set(orderId, serializeOrderDetail(await services.orders.find(partner, orderId), partner))
    }
  })
  return { orderPages, orderLists }
}
