import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  dismissUnknownPayment,
  returnUnknownPayment,
  type UnknownPaymentDecision,
} from '../services/payments/decide-unknown-payment.ts'
import { countAttention, listMoneyAttention } from '../services/payments/list-money-attention.ts'
import { matchPayment, type PaymentMatch } from '../services/payments/match-payment.ts'
import { releaseOrder, type OrderRelease } from '../services/payments/release-order.ts'
import { finishRefundByOtherMeans, retryRefund } from '../services/payments/take-up-refund.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { checkPayment } from '../services/payments/check-payment.ts'
import { handleReturn } from '../services/payments/handle-return.ts'
import { findPaymentLink, settleLinkPayment, startLinkPayment } from '../services/payments/pay-by-link.ts'
import type { PaymentReturn } from '../services/payments/steps/settle-return.ts'
import { handleWebhook, type WebhookRequest } from '../services/payments/handle-webhook.ts'
import { settleOwnAccountPayment, startOwnAccountPayment } from '../services/payments/pay-own-account.ts'
import {
  findLinkedAccount,
  settleLinkedPayment,
  startLinkedPayment,
} from '../services/payments/pay-account-by-link.ts'
import { startPayment } from '../services/payments/start-payment.ts'
import type { AccountPayment, AccountPaymentReturn } from '../services/payments/steps/pay-into-account.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds paying and what payment providers report. */
export function bindPayments(using: Dependencies) {
  return {
    start: (actor: Partner, orderId: string) => startPayment(using, actor, orderId),
    handleReturn: (order: { actor: Partner; orderId: string }, returned: PaymentReturn) =>
      handleReturn(using, order, returned),
    check: (actor: Partner, orderId: string) => checkPayment(using, actor, orderId),
    handleWebhook: (request: WebhookRequest) => handleWebhook(using, request),
    startIntoAccount: (actor: Partner, payment: AccountPayment) =>
      startOwnAccountPayment(using, actor, payment),
    settleIntoAccount: (actor: Partner, payment: AccountPaymentReturn) =>
      settleOwnAccountPayment(using, actor, payment),
    findAccountLink: (token: string) => findLinkedAccount(using, token),
    startByAccountLink: (payment: Parameters<typeof startLinkedPayment>[1]) =>
      startLinkedPayment(using, payment),
    settleByAccountLink: (payment: Parameters<typeof settleLinkedPayment>[1]) =>
      settleLinkedPayment(using, payment),
    findLink: (token: string) => findPaymentLink(using, token),
    startByLink: (token: string) => startLinkPayment(using, token),
    settleByLink: (token: string, returned: PaymentReturn | null) =>
      settleLinkPayment(using, token, returned),
  }
}

/** Binds the use cases of staff about money that needs them (SAFE-04). Each that changes something checks the actor's role. */
export function bindMoney(using: Dependencies) {
  return {
    readAttention: (actor: StaffActor) => listMoneyAttention(using, actor),
    countAttention: () => countAttention(using),
    releaseOrder: (actor: StaffActor, release: OrderRelease) => releaseOrder(using, actor, release),
    matchPayment: (actor: StaffActor, match: PaymentMatch) => matchPayment(using, actor, match),
    returnPayment: (actor: StaffActor, decision: UnknownPaymentDecision) =>
      returnUnknownPayment(using, actor, decision),
    dismissPayment: (actor: StaffActor, decision: UnknownPaymentDecision) =>
      dismissUnknownPayment(using, actor, decision),
    retryRefund: (actor: StaffActor, paymentId: string) => retryRefund(using, actor, paymentId),
    finishRefund: (actor: StaffActor, refund: { paymentId: string; note: string }) =>
      finishRefundByOtherMeans(using, actor, refund),
  }
}
