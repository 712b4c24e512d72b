import type { StormLedgers } from '../ledgers.ts'
import { touchedElsewhere, withheldOf } from './money.ts'
import { ordersInParts } from './orders-in-parts.ts'

type OrderPage = {
  readonly orderStatus: string
  readonly paymentStatus: string
  readonly paymentId: string | null
  readonly grandTotal: number
  readonly refund: { readonly state: string; readonly amount: number } | null
  readonly dispute: { readonly state: string; readonly amount: number } | null
  readonly history: readonly { readonly status: string }[]
}

const bought = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']

/** What a customer sees of an order agrees with the provider's ledger. */
export function findOrderPageErrors(ledgers: StormLedgers): string[] {
  const providerIds = new Map(ledgers.paymentOrders.map((order) => [order.order_id, order.provider_order_id]))
  const payments = Map.groupBy(
    ledgers.provider.payments.filter(({ captured }) => captured),
    ({ order_id }) => order_id,
  )
  const touched = touchedElsewhere(ledgers)
  const inParts = ordersInParts(ledgers)
  return ledgers.orders.flatMap(({ order_id: id, payment_mode }) => {
    const page = ledgers.orderPages.get(id)
    if (page === undefined) return [`order ${id} cannot be seen by its customer`]
    const shown = page as unknown as OrderPage
    const money = payments.get(providerIds.get(id) ?? '') ?? []
    const kept = money.filter(({ amount_refunded }) => amount_refunded === 0)
    const back = money.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
    if (money.some((payment) => touched.has(payment.id)))
      return findReturnErrors(shown, { back, disputes: disputesOf(ledgers, money) }).map(
        (error) => `order ${id}, ${shown.orderStatus}: ${error}`,
      )
    if (inParts.has(id)) return findPartPageErrors(ledgers, id, shown)
    return findMoneyErrors(shown, { mode: payment_mode, kept, back }).map(
      (error) => `order ${id}, shown as ${shown.orderStatus} and ${shown.paymentStatus}: ${error}`,
    )
  })
}

/** An order in parts shows what goes back of it, whoever returns it. */
function findPartPageErrors(ledgers: StormLedgers, id: string, page: OrderPage): string[] {
  const { refunds, partRefunds, payments } = ledgers
  const parts = partRefunds.filter(({ order_id, state }) => order_id === id && state !== 'SUPERSEDED')
  const whole = refunds.filter(({ order_id }) => order_id === id)
  const wholeIds = new Set(whole.map(({ payment_id }) => payment_id))
  const wholes = payments.filter(({ payment_id }) => wholeIds.has(payment_id))
  const amounts = [...wholes, ...parts.filter(({ payment_id }) => !wholeIds.has(payment_id))]
  const back = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const shown = Math.round((page.refund?.amount ?? 0) * 100)
  return [
    ...(shown === back ? [] : [`order ${id}, in parts: ${back} was refunded, ${shown} is shown`]),
    ...(lastStatus(page) === page.orderStatus
      ? []
      : [`order ${id}, in parts: its history ends with another status than ${page.orderStatus}`]),
  ]
}

/** The status that the history ends with; an edit is none. */
function lastStatus({ history }: OrderPage): string | undefined {
  return history.findLast(({ status }) => status !== 'CHANGED')?.status
}

type Money = {
  readonly mode: string
  readonly kept: readonly { readonly id: string; readonly amount: number }[]
  readonly back: number
}

function findMoneyErrors(page: OrderPage, { mode, kept, back }: Money): string[] {
  const { orderStatus, paymentStatus, paymentId, grandTotal, refund } = page
  const isBought = bought.includes(orderStatus)
  const isPaid = paymentStatus === 'PAID'
  const amounts = kept.map(({ id, amount }) => `${amount} by ${id}`).join(' and ')
  const wanted = isBought && mode === 'ONLINE' ? `${Math.round(grandTotal * 100)} by ${paymentId}` : ''
  const shownRefund = refund === null ? '0' : `${Math.round(refund.amount * 100)} ${refund.state}`
  return [
    ...(amounts === wanted ? [] : [`the provider keeps [${amounts}] instead of [${wanted}]`]),
    ...(isPaid === (kept.length > 0 || (mode === 'COD' && orderStatus === 'DELIVERED'))
      ? []
      : [`${kept.length} payments were kept`]),
    ...(shownRefund === (back === 0 ? '0' : `${back} DONE`)
      ? []
      : [`${back} was refunded, ${shownRefund} is shown`]),
    ...(lastStatus(page) === orderStatus ? [] : ['its history ends with another status']),
  ]
}

function disputesOf(ledgers: StormLedgers, money: readonly { readonly id: string }[]): number {
  return money.reduce((sum, { id }) => sum + withheldOf(ledgers, id), 0)
}

/** The customer sees what went back, and what a bank withholds or returned. */
function findReturnErrors(
  { refund, dispute }: OrderPage,
  { back, disputes }: { readonly back: number; readonly disputes: number },
): string[] {
  // what is still to be refunded after a dispute counts as refund too
  const isRefundShown = refund === null ? back === 0 : Math.round(refund.amount * 100) >= back
  const shownDispute = dispute === null ? 0 : Math.round(dispute.amount * 100)
  return [
    ...(isRefundShown ? [] : [`${back} was refunded, ${refund?.amount ?? 0} is shown`]),
    ...(shownDispute === disputes ? [] : [`${disputes} is disputed, ${shownDispute} is shown`]),
  ]
}

/** A customer's list shows exactly their placed and cancelled orders. */
export function findOrderListErrors({ orders, orderLists }: StormLedgers): string[] {
  return [...orderLists].flatMap(([uid, shown]) => {
    const own = orders.filter((order) => order.user_id === uid && order.order_status !== 'INITIATED')
    const wanted = own.map((order) => order.order_id).toSorted()
    return wanted.join() === [...shown].toSorted().join()
      ? []
      : [`the list of ${uid} shows ${shown.length} orders instead of ${wanted.length}`]
  })
}
