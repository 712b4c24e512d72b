import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { ZERO, atLeastZero, type Paise } from '#domain/money/paise.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order, OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import type { ShippingHold } from '#domain/payments/ledger.ts'
import { canTransition, nextStatuses } from '#domain/orders/status-transitions.ts'
import { nextFulfilmentStatuses, type FulfilmentStatus } from '#domain/fulfilments/fulfilment.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import { lockAccountOf, requireCreditToLeave } from '../../accounts/steps/credit-of-order.ts'
import { issueCreditNote, issueInvoice } from '../../invoices/steps/issue-tax-document.ts'
import { requestOrderRefund } from '../../payments/steps/request-refund.ts'
import { receivePayment } from './receive-payment.ts'
import { findShippingHold } from '../../payments/steps/find-shipping-hold.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { transitionOrder } from './transition-order.ts'
import { addFulfilment, updateFulfilments } from '../../../db/orders/fulfilments.ts'
import { amountDue } from '../../fulfilments/steps/amount-due.ts'
import { readFulfilmentProgress } from '../../../db/orders/fulfilment-progress.ts'
import { recordImpliedFulfilment } from '../../fulfilments/steps/record-implied-fulfilment.ts'

/** The status that an order is to have, and why. */
export type StatusChange = {
  readonly orderId: string
  readonly to: OrderStatus
  /** The actor's reason, in their words. */
  readonly note: string | null
  /** Amount of a cash order's total that was received in cash, in paise, the rest by UPI; all of it when left out. */
  readonly cash?: Paise
}

/**
 * Changes the status of an order as far as the actor may (ORD-08), with everything that belongs to it: shipping issues the
 * invoice, delivery collects the cash, cancelling refunds what was paid and issues the credit note. Repeating a change does
 * nothing. Throws `not-found`, `order-not-cancellable` to a customer, `move-not-allowed` (with a `hold` when the payment does
 * not let goods leave), `no-credit`, `credit-limit`, `seller-missing`, `cash-limit` (PAY-08), and where money goes back `not-permitted` and `proof-required`
 * (STAFF-03) to staff.
 */
export async function changeStatus(
  queries: Queries,
  actor: OrderActor,
  { orderId, to, note, at, live, cash }: StatusChange & { readonly at: Date; readonly live: boolean },
): Promise<Order> {
  const order = await lock(queries, orderId, actor)
  if (order.orderStatus === to) return order
  if (!canTransition(order.orderStatus, to, actor.kind)) throw refusal(order, actor)
  if (sendsGoods(order, to)) await requireGoodsMayLeave(queries, order)
  // the account before days, documents and stock, as everywhere
  await lockAccountOf(queries, order)
  if (to === 'SHIPPED') await requireCreditToLeave(queries, order)
  const due = await moveFulfilments(queries, order, { to, note, at })
  const paymentStatus = paymentStatusAfter(order, to)
  if (paymentStatus === 'PAID')
    await receivePayment(queries, order, { amount: due, cash: cash ?? due, fulfilmentId: null, at })
  await transitionOrder(queries, order, { to, at, actor, note, ...(paymentStatus && { paymentStatus }) })
  if (to === 'SHIPPED') await issueInvoice(queries, order, { at, live })
  if (to === 'CANCELLED') {
    await requestOrderRefund(queries, order, { reason: 'order-cancelled', at, by: actor })
    await issueCreditNote(queries, order, { at, reason: note ?? { code: 'cancelled' } })
  }
  await followOrder(queries, orderId, { at, actor })
  return lock(queries, orderId, actor)
}

/** Throws `move-not-allowed` with the hold when the payment of a locked order does not let its goods leave (SAFE-04). */
export async function requireGoodsMayLeave(queries: Queries, order: Order): Promise<void> {
  const hold = await findShippingHold(queries, order.orderId)
  if (hold !== null) throw holdError(order, hold)
}

async function lock(queries: Queries, orderId: string, actor: OrderActor): Promise<Order> {
  const order = await lockOrder(queries, orderId)
  const isForeign = actor.kind === 'customer' && order?.userId !== actor.uid
  if (order === null || isForeign) throw new AppError('not-found')
  return order
}

function refusal({ orderStatus }: Order, { kind }: OrderActor): AppError {
  return kind === 'customer'
    ? new AppError('order-not-cancellable', { orderStatus })
    : new AppError('move-not-allowed', { allowed: nextStatuses(orderStatus, kind) })
}

function holdError({ orderStatus }: Order, hold: ShippingHold): AppError {
  const allowed = nextStatuses(orderStatus, 'staff').filter(
    (to) => to !== 'SHIPPED' && to !== 'OUT_FOR_DELIVERY',
  )
  return new AppError('move-not-allowed', { hold, allowed })
}

/** Tells whether goods leave on this move; `SHIPPED` after `OUT_FOR_DELIVERY` brings them back. */
function sendsGoods({ orderStatus }: Order, to: OrderStatus): boolean {
  return to === 'OUT_FOR_DELIVERY' || (to === 'SHIPPED' && orderStatus === 'PLACED')
}

/** A cash order is paid on delivery. */
function paymentStatusAfter({ paymentMode, paymentStatus }: Order, to: OrderStatus): PaymentStatus | null {
  return to === 'DELIVERED' && paymentMode === 'COD' && paymentStatus === 'PENDING' ? 'PAID' : null
}

type Move = { readonly to: OrderStatus; readonly note: string | null; readonly at: Date }

/**
 * Moves all parts of a locked order with it: shipping sends everything that is left, and the others go where the order goes.
 * Returns what is due from the customer then, in paise. Throws `move-not-allowed` when the order cannot go there as a whole: it
 * is delivered only once everything has left, and cancelled only while nothing has arrived.
 */
async function moveFulfilments(queries: Queries, order: Order, { to, note, at }: Move): Promise<Paise> {
  const { orderId, orderStatus } = order
  if (orderStatus === 'INITIATED') return ZERO
  const { progress, fulfilments } = await recordImpliedFulfilment(queries, order)
  if (to === 'DELIVERED' && progress.some(({ open }) => open > 0)) throw new AppError('move-not-allowed')
  if (to === 'CANCELLED' && progress.some(({ delivered }) => delivered > 0))
    throw new AppError('move-not-allowed')
  if (to === 'SHIPPED' && orderStatus === 'PLACED') {
    const lines = progress.filter(({ open }) => open > 0).map(({ line, open }) => ({ line, quantity: open }))
    const number = fulfilments.length + 1
    await addFulfilment(queries, { id: randomUUID(), orderId, number, status: 'SHIPPED', note, lines, at })
  }
  const status: FulfilmentStatus | null =
    to === 'CANCELLED' ? 'RETURNED' : to === 'INITIATED' || to === 'PLACED' ? null : to
  if (status !== null) {
    const moved = fulfilments.filter((one) => nextFulfilmentStatuses(one.status).includes(status))
    await updateFulfilments(
      queries,
      moved.map(({ id }) => id),
      { status, note, at },
    )
  }
  const due = await amountDue(queries, order, await readFulfilmentProgress(queries, order))
  return atLeastZero(due)
}
