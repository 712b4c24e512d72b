import type { PaymentLinkViewWire } from '#domain/payments/payment-link-wire.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { request } from './request.ts'

const path = (token: string): string => `/api/payment-links/${encodeURIComponent(token)}`
const isSound = ({ lines }: Partial<PaymentLinkViewWire>): boolean => Array.isArray(lines)

/** What is paid by a link. */
export function fetchPaymentLink(token: string): Promise<PaymentLinkViewWire> {
  return request('GET', path(token), { isSound })
}

/** What opens the payment window for the order of a link. */
export function startLinkPayment(token: string): Promise<PaymentSession> {
  return request('POST', `${path(token)}/start`, {
    isSound: ({ script }: Partial<PaymentSession>) => typeof script === 'string',
  })
}

/** Passes on what the payment window returned, or without it asks what became of the payment. */
export function settleLinkPayment(
  token: string,
  callback: PaymentCallback | null,
): Promise<PaymentLinkViewWire> {
  return request('POST', `${path(token)}/payment`, { body: { callback }, isSound })
}
