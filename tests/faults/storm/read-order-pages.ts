import { serializeOrder, serializeOrderDetail } from '#domain/orders/wire.ts'
import type { Shopper } from '../../load/shoppers.ts'
import type { Body } from '../../support/api/order-actions.ts'
import type { StormDesk } from './open-services.ts'
import { atOnce } from './run-concurrently.ts'

type Owned = { readonly order_id: string; readonly user_id: string }

/** Shows every customer each of their orders, and their list, as the calls of the API do. */
export async function readScreens(
  { services }: StormDesk,
  people: readonly Shopper[],
  orders: readonly Owned[],
) {
  const screens = new Map<string, Body>()
  const lists = new Map<string, string[]>()
  await atOnce(8, people, async ({ uid, token }) => {
    const partner = await services.identity.findSession(token)
    if (partner === null) throw new Error(`${uid} was signed out`)
    lists.set(
      uid,
      (await services.orders.list(partner)).map((order) => serializeOrder(order).orderId),
    )
    for (const { order_id: orderId, user_id: owner } of orders) {
      if (owner !== uid) continue
      screens.set(orderId, serializeOrderDetail(await services.orders.find(partner, orderId), partner))
    }
  })
  return { screens, lists }
}
