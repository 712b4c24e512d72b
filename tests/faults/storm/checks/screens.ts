import type { StormBooks } from '../ledgers.ts'

type Screen = {
  readonly orderStatus: string
  readonly paymentStatus: string
  readonly paymentId: string | null
  readonly grandTotal: number
  readonly refund: { readonly state: string; readonly amount: number } | null
  readonly history: readonly { readonly status: string }[]
}

const bought = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']

/** What a customer reads of an order is what the provider's books say of its money. */
export function screenFaults(books: StormBooks): string[] {
  const providerIds = new Map(books.paymentOrders.map((order) => [order.order_id, order.provider_order_id]))
  const payments = Map.groupBy(
    books.provider.payments.filter(({ captured }) => captured),
    ({ order_id }) => order_id,
  )
  return books.orders.flatMap(({ order_id: id, payment_mode }) => {
    const shown = books.screens.get(id)
    if (shown === undefined) return [`order ${id} cannot be seen by its customer`]
    const screen = shown as unknown as Screen
    const money = payments.get(providerIds.get(id) ?? '') ?? []
    const kept = money.filter(({ amount_refunded }) => amount_refunded === 0)
    const back = money.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
    return moneyFaults(screen, { isOnline: payment_mode === 'ONLINE', kept, back }).map(
      (fault) => `order ${id}, shown as ${screen.orderStatus} and ${screen.paymentStatus}: ${fault}`,
    )
  })
}

type Money = {
  readonly isOnline: boolean
  readonly kept: readonly { readonly id: string; readonly amount: number }[]
  readonly back: number
}

function moneyFaults(screen: Screen, { isOnline, kept, back }: Money): string[] {
  const { orderStatus, paymentStatus, paymentId, grandTotal, refund, history } = screen
  const isBought = bought.includes(orderStatus)
  const isPaid = paymentStatus === 'PAID'
  const amounts = kept.map(({ id, amount }) => `${amount} by ${id}`).join(' and ')
  const wanted = isBought && isOnline ? `${Math.round(grandTotal * 100)} by ${paymentId}` : ''
  const shownBack = refund === null ? '0' : `${Math.round(refund.amount * 100)} ${refund.state}`
  return [
    ...(amounts === wanted ? [] : [`the provider keeps [${amounts}] instead of [${wanted}]`]),
    ...(isPaid === kept.length > 0 ? [] : [`${kept.length} payments were kept`]),
    ...(shownBack === (back === 0 ? '0' : `${back} DONE`)
      ? []
      : [`${back} went back, ${shownBack} is shown`]),
    ...(history.at(-1)?.status === orderStatus ? [] : ['its history ends otherwise']),
  ]
}

/** A customer's list shows exactly those of their orders that were placed or given up. */
export function listFaults({ orders, lists }: StormBooks): string[] {
  return [...lists].flatMap(([uid, shown]) => {
    const own = orders.filter((order) => order.user_id === uid && order.order_status !== 'INITIATED')
    const wanted = own.map((order) => order.order_id).toSorted()
    return wanted.join() === [...shown].toSorted().join()
      ? []
      : [`the list of ${uid} shows ${shown.length} orders instead of ${wanted.length}`]
  })
}
