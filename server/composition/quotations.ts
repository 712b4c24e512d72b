import type { QuotationState } from '#domain/quotations/quotation.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CreateOrderDependencies } from '../services/orders/steps/create-order.ts'
import {
  answerQuotation,
  showQuotation,
  type QuotationAnswer,
} from '../services/quotations/answer-quotation.ts'
import {
  cancelQuotation,
  readQuotations,
  renewQuotationLink,
} from '../services/quotations/change-quotation.ts'
import {
  printQuotation,
  printQuotationOfLink,
  type PrintQuotationDependencies,
} from '../services/quotations/print-quotation.ts'
import type { SettleDependencies } from '../services/payments/steps/settle-payment.ts'
import type { PaymentReturn } from '../services/payments/steps/settle-return.ts'
import type { StartPaymentDependencies } from '../services/payments/steps/start-order-payment.ts'
import { settleQuotationPayment, startQuotationPayment } from '../services/quotations/pay-quotation.ts'
import { saveQuotation, type QuotationFor } from '../services/quotations/save-quotation.ts'

/** Binds the use cases of quotations (DESK-04): staff's, and those of the customer's link. */
export function createQuotationServices(
  using: CreateOrderDependencies & PrintQuotationDependencies & SettleDependencies & StartPaymentDependencies,
) {
  return {
    save: (actor: StaffActor, offer: QuotationFor) => saveQuotation(using, actor, offer),
    list: (actor: StaffActor, filter: { readonly state?: QuotationState | undefined }) =>
      readQuotations(using, actor, filter),
    cancel: (actor: StaffActor, id: string) => cancelQuotation(using, actor, id),
    renewLink: (actor: StaffActor, id: string) => renewQuotationLink(using, actor, id),
    print: (actor: StaffActor, id: string) => printQuotation(using, actor, id),
    printOfLink: (token: string) => printQuotationOfLink(using, token),
    show: (token: string) => showQuotation(using, token),
    startPayment: (token: string) => startQuotationPayment(using, token),
    settlePayment: (token: string, returned: PaymentReturn | null) =>
      settleQuotationPayment(using, token, returned),
    answer: (token: string, answer: QuotationAnswer) => answerQuotation(using, token, answer),
  }
}
