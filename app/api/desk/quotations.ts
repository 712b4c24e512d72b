import {
  deskQuotationCalls,
  type QuotationPageWire,
  type SavedQuotationWire,
  type SaveQuotationRequest,
} from '#domain/quotations/desk-wire.ts'
import {
  quotationRequestCalls,
  type QuotationRequestsWire,
  type QuotationRequestWire,
} from '#domain/quotations/desk-wire.ts'
import { addressOf, callApi } from '../transport/call.ts'

/** The newest quotations. */
export function fetchQuotations(): Promise<QuotationPageWire> {
  return callApi(deskQuotationCalls.list, {})
}

/** Offers somebody products; the link is answered once. */
export function saveQuotation(body: SaveQuotationRequest): Promise<SavedQuotationWire> {
  return callApi(deskQuotationCalls.save, { body })
}

/** The path of a quotation as a PDF. */
export function deskQuotationPdfPath(id: string): string {
  return addressOf(deskQuotationCalls.print, { params: { id } })
}

/** Cancels a quotation, and answers with all. */
export function cancelQuotation(id: string): Promise<QuotationPageWire> {
  return callApi(deskQuotationCalls.cancel, { params: { id } })
}

/** The path of a new link; the one before ends. */
export async function renewQuotationLink(id: string): Promise<string> {
  return (await callApi(deskQuotationCalls.renew, { params: { id } })).link
}

/** Requests for a quotation: those that wait, the longest first, or those that were settled, the latest first. */
export function fetchQuotationRequests(state: 'open' | 'settled'): Promise<QuotationRequestsWire> {
  return callApi(quotationRequestCalls.list, { query: new URLSearchParams({ state }) })
}

/** One of them, with all of its lines. */
export function fetchQuotationRequest(id: string): Promise<QuotationRequestWire> {
  return callApi(quotationRequestCalls.one, { params: { id } })
}

/** Declines a request, with words that the customer reads. */
export function declineQuotationRequest(id: string, reason: string): Promise<QuotationRequestWire> {
  return callApi(quotationRequestCalls.decline, { params: { id }, body: { reason } })
}
