import { paymentLinkCalls, type PaymentLinkViewWire } from '#domain/payments/payment-link-wire.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { callApi } from './transport/call.ts'

/** Order that is paid by a link. */
export function fetchPaymentLink(token: string): Promise<PaymentLinkViewWire> {
  return callApi(paymentLinkCalls.show, { params: { token } })
}

/** Starts the payment of the order of a link; the answer opens the payment window. */
export function startLinkPayment(token: string): Promise<PaymentSession> {
  return callApi(paymentLinkCalls.start, { params: { token } })
}

/** Passes on what the payment window returned, or without it asks what became of the payment. */
export function settleLinkPayment(
  token: string,
  callback: PaymentCallback | null,
): Promise<PaymentLinkViewWire> {
  return callApi(paymentLinkCalls.settle, { params: { token }, body: { callback } })
}
