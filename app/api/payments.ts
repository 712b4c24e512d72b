import { paymentCalls } from '#domain/payments/calls.ts'
import { parseOrder, type OrderView } from '#domain/orders/order-view.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { callApi } from './transport/call.ts'

/** Starts the payment of an order that waits for it; the answer opens the payment window. */
export function startPayment(orderId: string): Promise<PaymentSession> {
  return callApi(paymentCalls.start, { params: { orderId } })
}

/** Sends what the payment window returned; the order is placed once the payment is verified. */
export async function confirmPayment(orderId: string, body: PaymentCallback): Promise<OrderView> {
  return parseOrder(await callApi(paymentCalls.confirm, { params: { orderId }, body }))
}

/** Has the store look the payment of an order up at the provider, whatever this device knows of it. */
export async function checkPayment(orderId: string): Promise<OrderView> {
  return parseOrder(await callApi(paymentCalls.check, { params: { orderId } }))
}
