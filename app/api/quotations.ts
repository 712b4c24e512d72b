import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { quotationCalls, type QuotationAnswer, type QuotationViewWire } from '#domain/quotations/wire.ts'
import {
  ownQuotationCalls,
  type OwnQuotationRequestWire,
  type OwnQuotationsWire,
  type RequestQuotation,
} from '#domain/quotations/request-wire.ts'
import {
  partnerQuotationCalls,
  type MakePartnerQuotation,
  type PartnerQuotationsWire,
  type PartnerQuotationWire,
} from '#domain/quotations/partner-wire.ts'
import { addressOf, callApi } from './transport/call.ts'

/** The offer that a customer's link is about. */
export function fetchQuotation(token: string): Promise<QuotationViewWire> {
  return callApi(quotationCalls.show, { params: { token } })
}

/** The path of the offer as a PDF. */
export function quotationPdfPath(token: string): string {
  return `/api/quotations/${encodeURIComponent(token)}/quotation.pdf`
}

/** Starts the payment of an offer that was accepted to be paid online; the answer opens the payment window. */
export function startQuotationPayment(token: string): Promise<PaymentSession> {
  return callApi(quotationCalls.startPayment, { params: { token } })
}

/** Passes on what the payment window returned, or without it asks what became of the payment. */
export function settleQuotationPayment(
  token: string,
  callback: PaymentCallback | null,
): Promise<QuotationViewWire> {
  return callApi(quotationCalls.settlePayment, { params: { token }, body: { callback } })
}

/** Accepts, to be paid on delivery, online or on account, at once or once the firm approves; or declines it, asks for the prices of today, or withdraws the request for approval. */
export function answerQuotation(
  token: string,
  body: { readonly answer: QuotationAnswer; readonly asksApproval?: boolean },
): Promise<QuotationViewWire> {
  return callApi(quotationCalls.answer, { params: { token }, body })
}

/** The partner’s requests for quotations, and the offers that were made to them. */
export function fetchOwnQuotations(): Promise<OwnQuotationsWire> {
  return callApi(ownQuotationCalls.list, {})
}

/** One of the partner's requests. */
export function fetchOwnRequest(id: string): Promise<OwnQuotationRequestWire> {
  return callApi(ownQuotationCalls.one, { params: { id } })
}

/** Asks for a quotation; the same id asks once. */
export function askForQuotation(body: RequestQuotation): Promise<OwnQuotationsWire> {
  return callApi(ownQuotationCalls.ask, { body })
}

/** Takes a request back. Throws `edit-conflict` once the shop has settled it. */
export function withdrawQuotationRequest(id: string): Promise<OwnQuotationsWire> {
  return callApi(ownQuotationCalls.withdraw, { params: { id } })
}

/** The path of the page of a quotation that was made to the partner. */
export async function openOwnQuotation(id: string): Promise<string> {
  return (await callApi(ownQuotationCalls.open, { params: { id } })).link
}

/** The quotations that the partner made to their own customers. */
export function fetchPartnerQuotations(): Promise<PartnerQuotationsWire> {
  return callApi(partnerQuotationCalls.list, {})
}

/** One of them, with its lines. */
export function fetchPartnerQuotation(id: string): Promise<PartnerQuotationWire> {
  return callApi(partnerQuotationCalls.one, { params: { id } })
}

/** Makes a quotation to a customer of the partner's own; the same id makes one. */
export function makePartnerQuotation(body: MakePartnerQuotation): Promise<PartnerQuotationWire> {
  return callApi(partnerQuotationCalls.make, { body })
}

export function removePartnerQuotation(id: string): Promise<PartnerQuotationsWire> {
  return callApi(partnerQuotationCalls.remove, { params: { id } })
}

/** The path of one of them as a PDF. */
export function partnerQuotationPdfPath(id: string): string {
  return addressOf(partnerQuotationCalls.print, { params: { id } })
}
