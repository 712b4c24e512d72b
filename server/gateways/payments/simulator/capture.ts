import type { SimulatorContext } from './context.ts'
import type { PaymentEntity } from './entities.ts'

/** When its webhooks leave, and how many copies of each. */
export type WebhookTiming = { readonly dueAt?: Date; readonly copies?: number }

/**
 * Takes the money of a payment, notes it at its order, and queues `payment.captured` and, when the order is paid by
 * it, `order.paid`. Inside of a transaction.
 */
export function capture(
  { books, webhooks }: SimulatorContext,
  payment: PaymentEntity,
  telling: WebhookTiming = {},
): PaymentEntity {
  const fee = Math.floor(payment.amount / 50)
  const captured: PaymentEntity = {
    ...payment,
    status: 'captured',
    captured: true,
    fee,
    tax: Math.floor(fee / 6),
  }
  books.putPayment(captured)
  webhooks.queue('payment.captured', { payment: captured }, telling)
  const order = books.order(payment.order_id)
  if (order === undefined || order.status === 'paid') return captured
  const paid = payment.amount >= order.amount
  const amountPaid = Math.min(payment.amount, order.amount)
  const noted = {
    ...order,
    status: paid ? ('paid' as const) : order.status,
    amount_paid: amountPaid,
    amount_due: order.amount - amountPaid,
  }
  books.putOrder(noted)
  if (paid) webhooks.queue('order.paid', { payment: captured, order: noted }, telling)
  return captured
}

/** Captures what was to be captured by now. */
export function captureDue(desk: SimulatorContext): void {
  if (desk.books.duePayments(desk.now()).length === 0) return
  desk.books.transaction(() => {
    for (const payment of desk.books.duePayments(desk.now())) capture(desk, payment)
  })
}
