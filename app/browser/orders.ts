import type { CartLine } from '#domain/cart/line.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { readOrder, type OrderView } from '#domain/orders/order-wire.ts'
import { request } from './request.ts'

export type NewOrder = {
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly CartLine[]
}

/** Places an order; the same key never makes a second one. A `cart-changed` failure brings `changes`. */
export async function placeOrder(order: NewOrder, idempotencyKey: string): Promise<OrderView> {
  const headers = { 'idempotency-key': idempotencyKey }
  return readOrder(await request('POST', '/api/orders', { body: order, headers }))
}

/** The person's orders, newest first. */
export async function fetchOrders(): Promise<OrderView[]> {
  const orders = (await request<Record<string, unknown>[]>('GET', '/api/orders')).map(readOrder)
  return orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
