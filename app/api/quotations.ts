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

/** Accepts or declines it, or asks for the prices of today. */
export function answerQuotation(
  token: string,
  answer: 'accept' | 'decline' | 'ask',
): Promise<QuotationViewWire> {
  return request('POST', path(token), { body: { answer }, isSound })
}
