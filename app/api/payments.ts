import { parseOrder, type OrderView } from '#domain/orders/order-view.ts'
import type { OrderDetailWire } from '#domain/orders/wire.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { hasItems, orderPath } from './orders.ts'
import { request } from './request.ts'

/** What opens the payment window for an order that waits for its payment. */
export function startPayment(orderId: string): Promise<PaymentSession> {
  return request('POST', `${orderPath(orderId)}/payment/start`, {
    isSound: ({ script }) => typeof script === 'string',
  })
}

/** Sends what the payment window returned; the order is placed once the payment is verified. */
export async function confirmPayment(orderId: string, body: PaymentCallback): Promise<OrderView> {
  const order = await request<OrderDetailWire, PaymentCallback>('POST', `${orderPath(orderId)}/payment`, {
    body,
    isSound: hasItems,
  })
  return parseOrder(order)
}

/** Has the store look the payment of an order up at the provider, whatever this device knows of it. */
export async function checkPayment(orderId: string): Promise<OrderView> {
  const url = `${orderPath(orderId)}/payment/check`
  return parseOrder(await request<OrderDetailWire>('POST', url, { isSound: hasItems }))
}
