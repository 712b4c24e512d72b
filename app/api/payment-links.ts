import type { PaidInto } from '#domain/payments/account-payment.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { accountLinkCalls, type AccountLinkViewWire } from '#domain/payments/account-link-wire.ts'
import { callApi } from './transport/call.ts'
import { paymentLinkCalls, type PaymentLinkViewWire } from '#domain/payments/payment-link-wire.ts'

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

/** Account that is paid by a link. */
export function fetchAccountLink(token: string): Promise<AccountLinkViewWire> {
  return callApi(accountLinkCalls.show, { params: { token } })
}

/** Starts a payment into the account of a link; the answer opens the payment window. */
export function startByAccountLink(token: string, amount: number): Promise<PaymentSession> {
  return callApi(accountLinkCalls.start, { params: { token }, body: { amount } })
}

/** Passes on what the payment window returned, or without it asks what has arrived. */
export async function settleByAccountLink(
  token: string,
  payment: { readonly orderId: string; readonly callback: PaymentCallback | null },
): Promise<PaidInto> {
  return callApi(accountLinkCalls.settle, { params: { token }, body: payment })
}
