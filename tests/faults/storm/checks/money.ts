import type { StormLedgers } from '../ledgers.ts'
import { ordersInParts, returnedByHand } from './orders-in-parts.ts'

/** Sums of a storm's money, in paise. */
export type Sums = Readonly<Record<'captured' | 'kept' | 'due' | 'refunded' | 'byHand' | 'withheld', bigint>>

const captured = ({ provider }: StormLedgers) => provider.payments.filter((payment) => payment.captured)

/** The payments that somebody refunded or disputed past the store. */
export function touchedElsewhere({ provider, refunds, partRefunds }: StormLedgers): Set<string> {
  const keys = new Set([...refunds, ...partRefunds].map((refund) => refund.refund_key))
  // one that a bank rejected was asked for again under another key
  const refunded = provider.refunds.filter(
    ({ receipt, status }) => status !== 'failed' && (receipt === null || !keys.has(receipt)),
  )
  return new Set([...refunded, ...provider.disputes].map(({ payment_id }) => payment_id))
}

/**
 * The store's order that each order of the provider was made for. A store that was restored from a backup may have an order
 * without having heard of the provider's: then what was noted there says which it is.
 */
export function ordersPaidFor({ orders, paymentOrders, provider }: StormLedgers): Map<string, string> {
  const known = new Set(orders.map((order) => order.order_id))
  const noted = provider.orders.flatMap(({ id, notes: { order_id: orderId } }) =>
    orderId !== undefined && known.has(orderId) ? [[id, orderId] as const] : [],
  )
  return new Map([
    ...noted,
    ...paymentOrders.map((order) => [order.provider_order_id, order.order_id] as const),
  ])
}

/** The store has booked each captured payment once, with its amount, for the order that it was made for, or for none that it does not know. */
export function findBookingErrors(ledgers: StormLedgers): string[] {
  const orderIds = ordersPaidFor(ledgers)
  const booked = Map.groupBy(ledgers.payments, (payment) => payment.payment_id)
  return captured(ledgers).flatMap(({ id, amount, order_id }) => {
    const [payment, ...more] = booked.get(id) ?? []
    if (payment === undefined) return [`${id} was captured and is not booked`]
    const orderId = orderIds.get(order_id) ?? null
    const otherOrder =
      orderId === null ? 'an order that the store does not know at the provider' : 'another order'
    return [
      ...(more.length > 0 ? [`${id} is booked ${more.length + 1} times`] : []),
      ...(payment.amount === amount ? [] : [`${id} is booked with ${payment.amount} instead of ${amount}`]),
      ...(payment.order_id === orderId ? [] : [`${id} is booked for ${otherOrder}`]),
    ]
  })
}

/** Each payment pays an order that is still valid, or is refunded once and in full, in the ledgers of both sides. */
export function findRefundErrors(ledgers: StormLedgers): string[] {
  const refunds = Map.groupBy(ledgers.refunds, (refund) => refund.payment_id)
  // what a bank rejected was sent again
  const accepted = ledgers.provider.refunds.filter(({ status }) => status !== 'failed')
  const sent = Map.groupBy(accepted, (refund) => refund.payment_id)
  const gone = new Map(ledgers.provider.payments.map(({ id, amount_refunded }) => [id, amount_refunded]))
  const cancelled = new Set(
    ledgers.orders.filter((order) => order.order_status === 'CANCELLED').map((order) => order.order_id),
  )
  const touched = touchedElsewhere(ledgers)
  const inParts = ordersInParts(ledgers)
  const own = ledgers.payments.filter(
    ({ payment_id, order_id }) => !touched.has(payment_id) && !inParts.has(order_id ?? ''),
  )
  return own.flatMap(({ payment_id: id, order_id, amount, used_for }) => {
    const due = used_for === 'REFUND' || cancelled.has(order_id ?? '') ? [amount] : []
    const noted = (refunds.get(id) ?? []).map((refund) => `${refund.state} ${refund.amount}`)
    const amounts = (sent.get(id) ?? []).map((refund) => refund.amount)
    const wanted = due.map((paise) => `DONE ${paise}`)
    return [
      ...(noted.join() === wanted.join() ? [] : [`${id}, ${used_for}, has the refunds [${noted.join()}]`]),
      ...(amounts.join() === due.join() ? [] : [`${id}, ${used_for}, was refunded as [${amounts.join()}]`]),
      ...(gone.get(id) === (due[0] ?? 0)
        ? []
        : [`${id}, ${used_for}, lacks ${gone.get(id)} at the provider`]),
    ]
  })
}

/** Every payment that the store has booked was captured. */
export function findInventedPayments(ledgers: StormLedgers): string[] {
  const known = new Set(captured(ledgers).map(({ id }) => id))
  return ledgers.payments
    .filter((payment) => !known.has(payment.payment_id))
    .map((payment) => `${payment.payment_id} is booked and was never captured`)
}

/** Each valid online order holds the one payment of its total; a cancelled order holds none. */
export function findOrderPaymentErrors(ledgers: StormLedgers): string[] {
  const refunded = new Set(ledgers.refunds.map((refund) => refund.payment_id))
  const byOrder = Map.groupBy(ledgers.payments, (payment) => payment.order_id)
  const touched = touchedElsewhere(ledgers)
  const inParts = ordersInParts(ledgers)
  const whole = ledgers.orders.filter(({ order_id }) => !inParts.has(order_id))
  return whole.flatMap((order) => {
    const { order_id: id, order_status: status, payment_mode: mode } = order
    const payments = byOrder.get(id) ?? []
    const used = payments.filter((payment) => payment.used_for === 'ORDER')
    const kept = payments.filter((payment) => !refunded.has(payment.payment_id))
    const isTouched = payments.some((payment) => touched.has(payment.payment_id))
    const amounts = kept.map((payment) => `${payment.amount} by ${payment.payment_id}`).join(' and ')
    const isPaid = mode === 'ONLINE' && status !== 'CANCELLED'
    const wanted = isPaid ? `${order.grand_total} by ${order.payment_id}` : ''
    return [
      ...(used.length > 1 ? [`order ${id} has ${used.length} payments in use`] : []),
      ...(status === 'INITIATED' ? [`order ${id} still waits`] : []),
      ...(amounts === wanted || isTouched
        ? []
        : [`order ${id}, ${mode} and ${status}, keeps [${amounts}] for [${wanted}]`]),
    ]
  })
}

/**
 * Sums of what was captured, what pays orders or waits for one, what is yet to be refunded, what went back, and what banks
 * withhold. Of a payment that was refunded before it was disputed, banks withhold nothing of what was captured.
 */
export function sumPayments(ledgers: StormLedgers): Sums {
  const sum = (amounts: readonly number[]): bigint =>
    amounts.reduce((all, amount) => all + BigInt(amount), 0n)
  const { orders, payments, refunds, provider } = ledgers
  const valid = new Set(
    orders.filter((order) => order.order_status !== 'CANCELLED').map((order) => order.order_id),
  )
  const kept = payments.filter(
    ({ order_id, used_for }) => used_for === 'UNKNOWN' || (used_for === 'ORDER' && valid.has(order_id ?? '')),
  )
  const unfinished = new Set(
    refunds.filter(({ state }) => state !== 'DONE').map((refund) => refund.payment_id),
  )
  const due = payments.filter(({ payment_id }) => unfinished.has(payment_id))
  const settled = new Set([...kept, ...due])
  return {
    captured: sum(captured(ledgers).map(({ amount }) => amount)),
    kept: sum(kept.map(leftInLedger)),
    due: sum(due.map(leftInLedger)),
    refunded: sum(provider.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)),
    byHand: sum(
      payments
        .filter((payment) => !settled.has(payment))
        .map((payment) => Math.min(leftInLedger(payment), returnedByHand(ledgers, payment))),
    ),
    withheld: sum(
      captured(ledgers).map(({ id, amount, amount_refunded }) =>
        Math.min(amount - amount_refunded, withheldOf(ledgers, id)),
      ),
    ),
  }
}

/** Staff see every payment of which more went back or is withheld than was paid, and every one that waits to be refunded. */
export function findUnseenMoney(ledgers: StormLedgers): string[] {
  const seen = new Set(ledgers.attention.map(({ paymentId }) => paymentId))
  const unfinished = new Set(
    ledgers.refunds.filter(({ state }) => state !== 'DONE').map((refund) => refund.payment_id),
  )
  return ledgers.payments
    .filter(({ payment_id }) => !seen.has(payment_id))
    .flatMap((payment) => {
      const { payment_id: id, amount, refunded } = payment
      const left = unfinished.has(id) ? leftInLedger(payment) : 0
      const over = refunded + withheldOf(ledgers, id) - amount
      return [
        ...(left > 0 ? [`${left} of ${id} is yet to be refunded, and nobody sees it`] : []),
        ...(over > 0 ? [`${over} of ${id} went back twice or may, and nobody sees it`] : []),
      ]
    })
}

type Booked = Pick<StormLedgers['payments'][number], 'amount' | 'refunded' | 'disputed' | 'lost'>

/** What the store's own ledger has left of a payment. */
function leftInLedger({ amount, refunded, disputed, lost }: Booked): number {
  return Math.max(0, amount - refunded - disputed - lost)
}

/** What the disputes of a payment keep from the store: all of it while they are open, what was deducted afterwards. */
export function withheldOf({ provider }: StormLedgers, paymentId: string): number {
  return provider.disputes
    .filter(({ payment_id }) => payment_id === paymentId)
    .reduce(
      (sum, { status, amount, amount_deducted }) =>
        sum + (status === 'open' || status === 'under_review' ? amount : amount_deducted),
      0,
    )
}
