import type { StormBooks } from '../ledgers.ts'

/** Sums of a storm's money, in paise. */
export type Sums = { readonly captured: bigint; readonly kept: bigint; readonly refunded: bigint }

const captured = ({ provider }: StormBooks) => provider.payments.filter((payment) => payment.captured)

/** Each captured payment stands in the store's books once, with its amount and for the order that it was paid for. */
export function bookingFaults(books: StormBooks): string[] {
  const orderIds = new Map(books.paymentOrders.map((order) => [order.provider_order_id, order.order_id]))
  const booked = Map.groupBy(books.payments, (payment) => payment.payment_id)
  return captured(books).flatMap(({ id, amount, order_id }) => {
    const [payment, ...more] = booked.get(id) ?? []
    if (!orderIds.has(order_id)) return [`${id} was paid for an order that the store does not know`]
    if (payment === undefined) return [`${id} was captured and is not booked`]
    const isItsOwn = payment.order_id === orderIds.get(order_id)
    return [
      ...(more.length > 0 ? [`${id} is booked ${more.length + 1} times`] : []),
      ...(payment.amount === amount ? [] : [`${id} is booked with ${payment.amount} instead of ${amount}`]),
      ...(isItsOwn ? [] : [`${id} is booked for another order`]),
    ]
  })
}

/** Each payment pays an order that stands and stays, or goes back once and in full; the provider has sent back just that. */
export function refundFaults(books: StormBooks): string[] {
  const refunds = Map.groupBy(books.refunds, (refund) => refund.payment_id)
  const sent = Map.groupBy(books.provider.refunds, (refund) => refund.payment_id)
  const gone = new Map(books.provider.payments.map(({ id, amount_refunded }) => [id, amount_refunded]))
  const cancelled = new Set(
    books.orders.filter((order) => order.order_status === 'CANCELLED').map((order) => order.order_id),
  )
  return books.payments.flatMap(({ payment_id: id, order_id, amount, used_for }) => {
    const due = used_for === 'REFUND' || cancelled.has(order_id) ? [amount] : []
    const noted = (refunds.get(id) ?? []).map((refund) => `${refund.state} ${refund.amount}`)
    const amounts = (sent.get(id) ?? []).map((refund) => refund.amount)
    const wanted = due.map((paise) => `DONE ${paise}`)
    return [
      ...(noted.join() === wanted.join() ? [] : [`${id}, ${used_for}, has the refunds [${noted.join()}]`]),
      ...(amounts.join() === due.join() ? [] : [`${id}, ${used_for}, was sent back as [${amounts.join()}]`]),
      ...(gone.get(id) === (due[0] ?? 0)
        ? []
        : [`${id}, ${used_for}, lacks ${gone.get(id)} at the provider`]),
    ]
  })
}

/** What the store has booked was captured. */
export function inventedPayments(books: StormBooks): string[] {
  const known = new Set(captured(books).map(({ id }) => id))
  return books.payments
    .filter((payment) => !known.has(payment.payment_id))
    .map((payment) => `${payment.payment_id} is booked and was never captured`)
}

/** Each order that stands and was not for cash has the one payment of its total; what was given up keeps none. */
export function orderPaymentFaults(books: StormBooks): string[] {
  const refunded = new Set(books.refunds.map((refund) => refund.payment_id))
  const byOrder = Map.groupBy(books.payments, (payment) => payment.order_id)
  return books.orders.flatMap((order) => {
    const { order_id: id, order_status: status, payment_mode: mode } = order
    const payments = byOrder.get(id) ?? []
    const used = payments.filter((payment) => payment.used_for === 'ORDER')
    const kept = payments.filter((payment) => !refunded.has(payment.payment_id))
    const amounts = kept.map((payment) => `${payment.amount} by ${payment.payment_id}`).join(' and ')
    const isPaid = mode === 'ONLINE' && status !== 'CANCELLED'
    const wanted = isPaid ? `${order.grand_total} by ${order.payment_id}` : ''
    return [
      ...(used.length > 1 ? [`order ${id} has ${used.length} payments in use`] : []),
      ...(status === 'INITIATED' ? [`order ${id} still waits`] : []),
      ...(amounts === wanted
        ? []
        : [`order ${id}, ${mode} and ${status}, keeps [${amounts}] for [${wanted}]`]),
    ]
  })
}

/** What came, what paid orders, and what went back. */
export function sumsOf(books: StormBooks): Sums {
  const sum = (amounts: readonly number[]): bigint =>
    amounts.reduce((all, amount) => all + BigInt(amount), 0n)
  const gone = new Set(books.refunds.map((refund) => refund.payment_id))
  const kept = books.payments.filter(
    ({ payment_id, used_for }) => used_for === 'ORDER' && !gone.has(payment_id),
  )
  return {
    captured: sum(captured(books).map(({ amount }) => amount)),
    kept: sum(kept.map(({ amount }) => amount)),
    refunded: sum(books.provider.refunds.map(({ amount }) => amount)),
  }
}
