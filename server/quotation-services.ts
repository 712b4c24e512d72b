import type { QuotationState } from '#domain/quotations/quotation.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CreateOrderDependencies } from './services/orders/steps/create-order.ts'
import { answerQuotation, showQuotation } from './services/quotations/answer-quotation.ts'
import {
  cancelQuotation,
  readQuotations,
  renewQuotationLink,
} from './services/quotations/change-quotation.ts'
import {
  printQuotation,
  printQuotationOfLink,
  type PrintQuotationDependencies,
} from './services/quotations/print-quotation.ts'
import { saveQuotation, type QuotationFor } from './services/quotations/save-quotation.ts'

/** Binds the use cases of quotations (DESK-04): staff's, and those of the customer's link. */
export function createQuotationServices(using: CreateOrderDependencies & PrintQuotationDependencies) {
  return {
    save: (actor: StaffActor, offer: QuotationFor) => saveQuotation(using, actor, offer),
    list: (actor: StaffActor, filter: { readonly state?: QuotationState | undefined }) =>
      readQuotations(using, actor, filter),
    cancel: (actor: StaffActor, id: string) => cancelQuotation(using, actor, id),
    renewLink: (actor: StaffActor, id: string) => renewQuotationLink(using, actor, id),
    print: (actor: StaffActor, id: string) => printQuotation(using, actor, id),
    printOfLink: (token: string) => printQuotationOfLink(using, token),
    show: (token: string) => showQuotation(using, token),
    answer: (token: string, answer: 'accept' | 'decline' | 'ask') => answerQuotation(using, token, answer),
  }
}
