import type { QuotationState } from '#domain/quotations/quotation.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { answerQuotation, showQuotation, type GivenAnswer } from '../services/quotations/answer-quotation.ts'
import {
  cancelQuotation,
  readQuotations,
  renewQuotationLink,
} from '../services/quotations/change-quotation.ts'
import { printQuotation, printQuotationOfLink } from '../services/quotations/print-quotation.ts'
import type { PaymentReturn } from '../services/payments/steps/settle-return.ts'
import { settleQuotationPayment, startQuotationPayment } from '../services/quotations/pay-quotation.ts'
import { saveQuotation, type QuotationFor } from '../services/quotations/save-quotation.ts'
import { askForQuotation, type RequestedQuotation } from '../services/quotations/ask-for-quotation.ts'
import {
  declineQuotationRequest,
  readQuotationRequest,
  readQuotationRequests,
} from '../services/quotations/quotation-requests.ts'
import {
  listOwnQuotations,
  openOwnQuotation,
  showOwnRequest,
  withdrawRequest,
} from '../services/quotations/own-quotations.ts'
import {
  dropPartnerQuotation,
  listPartnerQuotations,
  makePartnerQuotation,
  printPartnerQuotation,
  showPartnerQuotation,
  type QuotationToPass,
} from '../services/quotations/partner-quotations.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of quotations (DESK-04): staff's, and those of the customer's link. */
export function bindQuotations(using: Dependencies) {
  return {
    save: (actor: StaffActor, offer: QuotationFor) => saveQuotation(using, actor, offer),
    list: (actor: StaffActor, filter: { readonly state?: QuotationState | undefined }) =>
      readQuotations(using, actor, filter),
    cancel: (actor: StaffActor, id: string) => cancelQuotation(using, actor, id),
    renewLink: (actor: StaffActor, id: string) => renewQuotationLink(using, actor, id),
    print: (actor: StaffActor, id: string) => printQuotation(using, actor, id),
    printOfLink: (token: string) => printQuotationOfLink(using, token),
    show: (token: string, viewer: Partner | null) => showQuotation(using, token, viewer),
    startPayment: (token: string) => startQuotationPayment(using, token),
    settlePayment: (token: string, returned: PaymentReturn | null) =>
      settleQuotationPayment(using, token, returned),
    answer: (token: string, given: GivenAnswer) => answerQuotation(using, token, given),
  }
}

/** Quotations that customers ask for (QUOTE-01): what they do, and what the desk does with it. */
export function bindQuotationRequests(using: Dependencies) {
  return {
    ask: (actor: Partner, asked: RequestedQuotation) => askForQuotation(using, actor, asked),
    own: (actor: Partner) => listOwnQuotations(using, actor),
    show: (actor: Partner, id: string) => showOwnRequest(using, actor, id),
    withdraw: (actor: Partner, id: string) => withdrawRequest(using, actor, id),
    open: (actor: Partner, id: string) => openOwnQuotation(using, actor, id),
    list: (actor: StaffActor, state: 'open' | 'settled') => readQuotationRequests(using, actor, state),
    find: (actor: StaffActor, id: string) => readQuotationRequest(using, actor, id),
    decline: (actor: StaffActor, declined: { readonly id: string; readonly reason: string }) =>
      declineQuotationRequest(using, actor, declined),
  }
}

/** Quotations that partners make to their own customers (QUOTE-02). */
export function bindPartnerQuotations(using: Dependencies) {
  return {
    make: (actor: Partner, wanted: QuotationToPass) => makePartnerQuotation(using, actor, wanted),
    list: (actor: Partner) => listPartnerQuotations(using, actor),
    show: (actor: Partner, id: string) => showPartnerQuotation(using, actor, id),
    remove: (actor: Partner, id: string) => dropPartnerQuotation(using, actor, id),
    print: (actor: Partner, id: string) => printPartnerQuotation(using, actor, id),
  }
}
