import type { SimulatorContext } from './context.ts'
import type { PaymentEntity } from './entities.ts'

/** Time at which the webhooks are due, and the number of copies of each that are sent. */
export type WebhookTiming = { readonly dueAt?: Date; readonly copies?: number }

/**
 * Captures a payment, updates its order, and queues `payment.captured` and, if this pays the order, `order.paid`. Must run
 * inside a transaction.
 */
export function capture(
  { ledger, webhooks }: SimulatorContext,
  payment: PaymentEntity,
  timing: WebhookTiming = {},
): PaymentEntity {
  const fee = Math.floor(payment.amount / 50)
  const captured: PaymentEntity = {
    ...payment,
    status: 'captured',
    captured: true,
    fee,
    tax: Math.floor(fee / 6),
  }
  ledger.putPayment(captured)
  webhooks.queue('payment.captured', { payment: captured }, timing)
  const order = ledger.order(payment.order_id)
  if (order === undefined || order.status === 'paid') return captured
  const paid = payment.amount >= order.amount
  const amountPaid = Math.min(payment.amount, order.amount)
  const updatedOrder = {
    ...order,
    status: paid ? ('paid' as const) : order.status,
    amount_paid: amountPaid,
    amount_due: order.amount - amountPaid,
  }
  ledger.putOrder(updatedOrder)
  if (paid) webhooks.queue('order.paid', { payment: captured, order: updatedOrder }, timing)
  return captured
}

/** Captures all payments whose capture is due. */
export function captureDue(simulator: SimulatorContext): void {
  if (simulator.ledger.duePayments(simulator.now()).length === 0) return
  simulator.ledger.transaction(() => {
    for (const payment of simulator.ledger.duePayments(simulator.now())) capture(simulator, payment)
  })
}
