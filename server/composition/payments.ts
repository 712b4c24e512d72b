import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  dismissUnknownPayment,
  returnUnknownPayment,
  type UnknownPaymentDecision,
} from '../services/payments/decide-unknown-payment.ts'
import { countAttention, listMoneyAttention } from '../services/payments/list-money-attention.ts'
import { matchPayment, type PaymentMatch } from '../services/payments/match-payment.ts'
import { releaseOrder, type OrderRelease } from '../services/payments/release-order.ts'
import type { SettleDependencies } from '../services/payments/steps/settle-payment.ts'
import { finishRefundByOtherMeans, retryRefund } from '../services/payments/take-up-refund.ts'

/** Binds the use cases of staff about money that needs them (SAFE-04). Each that changes something checks the actor's role. */
export function createMoneyServices(using: SettleDependencies) {
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
