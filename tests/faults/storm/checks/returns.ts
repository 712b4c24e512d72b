import type { StormLedgers } from '../ledgers.ts'
import { ordersPaidFor, withheldOf } from './money.ts'
import { refundedByStore, returnedByHand } from './orders-in-parts.ts'

/** The ledger of every booked payment says what the provider says. */
export function findLedgerErrors(ledgers: StormLedgers): string[] {
  const { payments, provider } = ledgers
  const sums = new Map(provider.payments.map(({ id, amount_refunded }) => [id, amount_refunded]))
  return payments.flatMap(({ payment_id: id, amount, refunded, disputed, lost }) => {
    const refundedThere = sums.get(id) ?? 0
    const withheldThere = withheldOf(ledgers, id)
    return [
      ...(refunded === refundedThere
        ? []
        : [`${id} is booked as refunded by ${refunded} of ${refundedThere}`]),
      ...(disputed + lost === Math.min(amount, withheldThere)
        ? []
        : [`${id} is booked as disputed by ${disputed + lost} of ${withheldThere}`]),
    ]
  })
}

/**
 * A payment that went back completely pays no valid order; of a cancelled order's payment nothing is left but what is
 * disputed; and no order was shipped whose payment went back, in part or whole, or is disputed.
 */
export function findReturnErrors(ledgers: StormLedgers, shippedIds: ReadonlySet<string>): string[] {
  const { orders, payments } = ledgers
  const statuses = new Map(orders.map((order) => [order.order_id, order.order_status]))
  return payments.flatMap((payment) => {
    const status = statuses.get(payment.order_id ?? '') ?? 'no order'
    const isShipped = shippedIds.has(payment.order_id ?? '')
    const paysOrder = payment.used_for === 'ORDER' && status !== 'CANCELLED'
    if (payment.used_for === 'UNKNOWN') return []
    const asked = { own: refundedByStore(ledgers, payment), byHand: returnedByHand(ledgers, payment) }
    return paysOrder
      ? findPaidErrors(payment, { status, isShipped, ...asked })
      : findLeftErrors(payment, status, asked.byHand)
  })
}

type Row = StormLedgers['payments'][number]

function findPaidErrors(
  { payment_id: id, amount, refunded, disputed, lost }: Row,
  { status, isShipped, own }: { readonly status: string; readonly isShipped: boolean; readonly own: number },
): string[] {
  // what the store itself returned of a shipped order was asked for by its staff
  const returned = refunded - own + lost
  return [
    ...(own === 0 && returned >= amount ? [`${id} went back, and its order is ${status}`] : []),
    ...(isShipped && returned + disputed > 0
      ? [
          `the order of ${id} was shipped, of which ${refunded - own} was refunded elsewhere, ${lost} lost and ${disputed} disputed`,
        ]
      : []),
  ]
}

function findLeftErrors(
  { payment_id: id, amount, refunded, disputed, lost }: Row,
  status: string,
  byHand: number,
): string[] {
  const left = amount - refunded - lost - byHand
  return left > 0 && disputed === 0 ? [`${left} is left of ${id}, and its order is ${status}`] : []
}

/** Money of no known order is kept as such, or was returned. */
export function findUnknownErrors(ledgers: StormLedgers): string[] {
  const { payments, provider } = ledgers
  const known = ordersPaidFor(ledgers)
  const booked = new Map(payments.map((payment) => [payment.payment_id, payment]))
  return provider.payments
    .filter(({ captured, order_id }) => captured && !known.has(order_id))
    .flatMap(({ id }) => {
      const payment = booked.get(id)
      if (payment?.used_for === 'UNKNOWN')
        return payment.return_at === null ? [] : [`${id} should have been returned`]
      if (payment?.used_for === 'REFUND') {
        // what the payer's bank took back in a dispute is not returned a second time
        const isBack = payment.refunded + payment.lost === payment.amount || payment.disputed > 0
        return isBack ? [] : [`${id} was not returned`]
      }
      return [`${id} is ${payment?.used_for ?? 'not kept'}`]
    })
}
