import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import { request } from './request.ts'

const path = (token: string): string => `/api/quotations/${encodeURIComponent(token)}`
const isSound = ({ lines }: Partial<QuotationViewWire>): boolean => Array.isArray(lines)

/** The offer that a customer's link is about. */
export function fetchQuotation(token: string): Promise<QuotationViewWire> {
  return request('GET', path(token), { isSound })
}

/** The path of the offer as a PDF. */
export function quotationPdfPath(token: string): string {
  return `${path(token)}/quotation.pdf`
}

/** What opens the payment window for an offer that was accepted to be paid online. */
export function startQuotationPayment(token: string): Promise<PaymentSession> {
  return request('POST', `${path(token)}/payment/start`, {
    isSound: ({ script }: Partial<PaymentSession>) => typeof script === 'string',
  })
}

/** Passes on what the payment window returned, or without it asks what became of the payment. */
export function settleQuotationPayment(
  token: string,
  callback: PaymentCallback | null,
): Promise<QuotationViewWire> {
  return request('POST', `${path(token)}/payment`, { body: { callback }, isSound })
}

/** Accepts, to be paid on delivery or online, or declines it, or asks for the prices of today. */
export function answerQuotation(
  token: string,
  answer: 'accept' | 'pay' | 'decline' | 'ask',
): Promise<QuotationViewWire> {
  return request('POST', path(token), { body: { answer }, isSound })
}
