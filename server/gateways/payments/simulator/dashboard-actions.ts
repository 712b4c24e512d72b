import { z } from 'zod'
import { capture } from './capture.ts'
import type { SimulatorContext } from './context.ts'
import { createOrder, orderRequest } from './create-order.ts'
import { freshId, refundOutcomes, seconds, type DisputeEntity, type PaymentEntity } from './entities.ts'
import { RazorpayApiError } from './api-error.ts'
import { createPayment } from './pay.ts'
import { finishRefund, refund } from './refund.ts'

const amount = z.int().min(100).optional()
const paymentId = z.string()

/** Actions in the provider's dashboard, past the store. Amounts are paise; without one, the whole payment. */
export const dashboardAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('refund'),
    payment_id: paymentId,
    amount,
  }),
  z.object({
    action: z.literal('finish-refund'),
    refund_id: z.string(),
    status: z.enum(['processed', 'failed']),
  }),
  z.object({ action: z.literal('dispute'), payment_id: paymentId, amount }),
  z.object({
    action: z.literal('finish-dispute'),
    dispute_id: z.string(),
    status: z.enum(['under_review', 'won', 'lost', 'closed']),
  }),
  z.object({
    action: z.literal('set-refunds'),
    payment_id: paymentId,
    outcome: z.enum(refundOutcomes),
  }),
  z.object({
    action: z.literal('pay-unknown'),
    amount: orderRequest.shape.amount,
    receipt: orderRequest.shape.receipt,
    notes: orderRequest.shape.notes,
  }),
])

/** Id at Razorpay of the thing that an action made or changed. */
export type DashboardResult = { readonly id: string }

/** Time to answer a dispute, in seconds. */
const RESPOND_WITHIN_S = 7 * 24 * 60 * 60

/** Performs an action in the provider's dashboard; the store learns of it by webhook. Throws a `RazorpayApiError`. */
export function actInDashboard(
  simulator: SimulatorContext,
  action: z.output<typeof dashboardAction>,
): DashboardResult {
  switch (action.action) {
    case 'refund': {
      const { payment_id, ...request } = action
      return refund(simulator, { paymentId: payment_id, key: null }, { ...request, speed: 'normal' })
    }
    case 'finish-refund':
      return finishRefund(simulator, { refundId: action.refund_id, status: action.status })
    case 'dispute':
      return openDispute(simulator, capturedPayment(simulator, action.payment_id), action.amount)
    case 'finish-dispute':
      return finishDispute(simulator, action.dispute_id, action.status)
    case 'set-refunds':
      simulator.ledger.putRefundOutcome(capturedPayment(simulator, action.payment_id).id, action.outcome)
      return { id: action.payment_id }
    case 'pay-unknown':
      return payUnknown(simulator, action)
  }
}

function capturedPayment({ ledger }: SimulatorContext, id: string): PaymentEntity {
  const payment = ledger.payment(id)
  if (payment?.captured !== true) throw new RazorpayApiError('The id provided does not exist')
  return payment
}

function openDispute(
  { ledger, webhooks, now }: SimulatorContext,
  payment: PaymentEntity,
  disputed = payment.amount,
): DisputeEntity {
  const at = seconds(now())
  const dispute: DisputeEntity = {
    id: freshId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: Math.min(disputed, payment.amount),
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_not_received',
    respond_by: at + RESPOND_WITHIN_S,
    status: 'open',
    phase: 'chargeback',
    created_at: at,
  }
  ledger.transaction(() => {
    ledger.putDispute(dispute)
    webhooks.queue('payment.dispute.created', { payment, dispute })
  })
  return dispute
}

function finishDispute(
  { ledger, webhooks }: SimulatorContext,
  id: string,
  status: Exclude<DisputeEntity['status'], 'open'>,
): DisputeEntity {
  return ledger.transaction(() => {
    const open = ledger.dispute(id)
    const payment = ledger.payment(open?.payment_id ?? '')
    if (open === undefined || payment === undefined || !/^(open|under_review)$/.test(open.status))
      throw new RazorpayApiError('The dispute is not open')
    const dispute = { ...open, status, amount_deducted: status === 'lost' ? open.amount : 0 }
    ledger.putDispute(dispute)
    webhooks.queue(`payment.dispute.${status}`, { payment, dispute })
    return dispute
  })
}

/** Somebody pays for an order that was made in another way than by the store. */
function payUnknown(
  simulator: SimulatorContext,
  request: Pick<z.output<typeof orderRequest>, 'amount' | 'receipt' | 'notes'>,
): PaymentEntity {
  const order = createOrder(simulator, { ...request, currency: 'INR' })
  return simulator.ledger.transaction(() => capture(simulator, createPayment(simulator, order, 'upi')))
}
