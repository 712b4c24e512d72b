import type { Cause } from '#domain/problem/causes.ts'
import { AppError } from '#domain/errors.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import { ZERO } from '#domain/money/paise.ts'
import { allocatePayment, type PaymentAllocation } from '#domain/payments/allocate-payment.ts'
import type { RaiseAlarm } from '#domain/payments/money-alarm.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import { mirrorRefunds, sumDisputes } from '../../../db/payments/ledger.ts'
import { addPayment, findPayment } from '../../../db/payments/payments.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { transitionOrder } from '../../orders/steps/transition-order.ts'
import { applyLedger } from './apply-ledger.ts'
import type { PaymentReading } from './read-provider.ts'
import { requestRefund } from './request-refund.ts'

type Reading = {
  readonly reading: PaymentReading
  readonly at: Date
  readonly raise: RaiseAlarm
}

/**
 * Records what the provider says of a captured payment under the lock of its order: a new payment pays the order or is
 * returned (PAY-03, PAY-04), and its refunds and disputes are mirrored with all that follows from them (SAFE-04). Returns the
 * order as it is then.
 */
export async function recordReading(
  queries: Queries,
  order: Order,
  { reading, at, raise }: Reading,
): Promise<Order> {
  const { payment } = reading
  const known = await findPayment(queries, payment.id)
  const isNew = known === null || known.usedFor === 'UNKNOWN' || known.usedFor === 'FOREIGN'
  if (isNew) await allocate(queries, order, { reading, at, raise })
  await mirrorReading(queries, reading, at)
  const current = isNew ? await lock(queries, order.orderId) : order
  await applyLedger(queries, current, { paymentId: payment.id, at, raise })
  return lock(queries, order.orderId)
}

/** Mirrors the refunds and disputes of a recorded payment. */
export async function mirrorReading(
  queries: Queries,
  { payment, refunds, readNumber }: PaymentReading,
  at: Date,
): Promise<void> {
  const mirrored = refunds.map(({ id, amount, state, key }) => ({ refundId: id, amount, state, key }))
  await mirrorRefunds(queries, { paymentId: payment.id, readNumber, refunds: mirrored, at })
  await sumDisputes(queries, payment.id)
}

/** An order, locked until the transaction ends. Throws `not-found`. */
export async function lock(queries: Queries, orderId: string): Promise<Order> {
  const order = await lockOrder(queries, orderId)
  if (order === null) throw new AppError('not-found')
  return order
}

const actor: OrderActor = { kind: 'system' }

type ReturnReason = Extract<PaymentAllocation, { use: 'REFUND' }>['reason']

/** Causes of an order's end because its payment cannot pay it. */
const cancellationCauses: Readonly<Partial<Record<ReturnReason, Cause>>> = {
  'wrong-amount': { code: 'wrong-amount-paid' },
  'refunded-elsewhere': { code: 'refunded-too-early' },
  disputed: { code: 'disputed-too-early' },
}

async function allocate(queries: Queries, order: Order, { reading, at }: Reading): Promise<void> {
  const { id: paymentId, orderId: providerOrderId, amount, currency, method } = reading.payment
  const recorded = {
    paymentId,
    providerOrderId,
    orderId: order.orderId,
    amount,
    currency,
    method,
    receivedAt: at,
  }
  // recorded as unknown first: its row sums up its refunds and disputes
  await addPayment(queries, { ...recorded, usedFor: 'UNKNOWN' })
  await mirrorReading(queries, reading, at)
  const ledger = (await findPayment(queries, paymentId))?.ledger
  const { refunded = ZERO, disputed = ZERO, lost = ZERO } = ledger ?? {}
  const allocation = allocatePayment(order, { amount, currency, refunded, disputed, lost })
  await addPayment(queries, { ...recorded, usedFor: allocation.use })
  if (allocation.use === 'ORDER') {
    const paid = { paymentStatus: 'PAID', paymentId } as const
    await transitionOrder(queries, order, { to: 'PLACED', at, actor, ...paid })
    return
  }
  const { reason } = allocation
  await requestRefund(queries, { paymentId, orderId: order.orderId, amount }, { reason, at })
  const cause = cancellationCauses[reason]
  if (cause !== undefined && order.orderStatus === 'INITIATED') {
    await transitionOrder(queries, order, { to: 'CANCELLED', at, actor, cause })
    await followOrder(queries, order.orderId, { at, actor })
  }
}
