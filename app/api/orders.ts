import { orderCalls } from '#domain/orders/calls.ts'
import { offerCalls, type OffersCheckWire, type OffersQuestionWire } from '#domain/offers/check-wire.ts'
import { ORDERS_PER_PAGE } from '#domain/orders/order.ts'
import { parseOrder, type OrderView } from '#domain/orders/order-view.ts'
import type { PlaceOrderRequest } from '#domain/orders/wire.ts'
import type { Reorder } from '#domain/orders/cart-change-wire.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { callApi } from './transport/call.ts'

/** An order, and what opens the payment window while it waits for its payment. */
export type PlacedOrder = { readonly order: OrderView; readonly payment: PaymentSession | null }

/** Places an order; the same key never places a second one. A `cart-changed` error carries `changes`. */
export async function placeOrder(body: PlaceOrderRequest, idempotencyKey: string): Promise<PlacedOrder> {
  const headers = { 'idempotency-key': idempotencyKey }
  const { payment = null, ...order } = await callApi(orderCalls.place, { body, headers })
  return { order: parseOrder(order), payment }
}

/** The offers that a cart has, and what keeps others from it. */
export function checkOffers(
  body: OffersQuestionWire,
  how: { readonly signal?: AbortSignal } = {},
): Promise<OffersCheckWire> {
  return callApi(offerCalls.check, { body, ...how })
}

/** Some of the partner's orders, newest first, and the id that further ones come after. */
export type OrderPage = { readonly orders: readonly ListedOrder[]; readonly next: string | null }

/** An order in a list, with who placed it where that was somebody else. */
export type ListedOrder = OrderView & { readonly orderedBy: string | null }

/** Narrows a list of orders; what is empty does not. */
export type OrderFilter = {
  readonly firm?: string
  readonly site?: string
  readonly q?: string
  readonly from?: string
  readonly to?: string
}

/** One page of the partner's orders, or those of a firm; the first one without `after`. */
export async function fetchOrders(filter: OrderFilter = {}, after: string | null = null): Promise<OrderPage> {
  const given = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value !== '')
  const orders = await callApi(orderCalls.list, { query: new URLSearchParams(given) })
  return {
    orders: orders
      .map(({ orderedBy = null, ...order }) => ({ ...parseOrder(order), orderedBy }))
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    next: orders.length < ORDERS_PER_PAGE ? null : (orders.at(-1)?.orderId ?? null),
  }
}

export async function fetchOrder(orderId: string): Promise<OrderView> {
  return parseOrder(await callApi(orderCalls.one, { params: { orderId } }))
}

/** Cancels an order. It comes back placed if its payment has meanwhile come in. */
export async function cancelOrder(orderId: string, reason: string): Promise<OrderView> {
  return parseOrder(await callApi(orderCalls.cancel, { params: { orderId }, body: { reason } }))
}

/** An order as lines for the cart, at the prices of today. */
export function fetchReorder(orderId: string, firm: string | null): Promise<Reorder> {
  const query = new URLSearchParams(firm === null ? {} : { firm })
  return callApi(orderCalls.again, { params: { orderId }, query })
}

/** The path of an order in the API. */
export function orderPath(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}`
}
