import type { StormLedgers } from '../ledgers.ts'

type Payment = StormLedgers['payments'][number]

/** The orders that staff handled in parts: something was cancelled, returned or refunded of them, or they did not leave as a whole. */
export function ordersInParts(ledgers: StormLedgers): Set<string> {
  const { changes, fulfilments, fulfilmentLines, items, partRefunds, refunds } = ledgers
  const byOrder = Map.groupBy(fulfilments, ({ order_id }) => order_id)
  const carried = Map.groupBy(fulfilmentLines, ({ fulfilment_id }) => fulfilment_id)
  const ordered = Map.groupBy(items, ({ order_id }) => order_id)
  const left = ([orderId, all]: readonly [string, typeof fulfilments]): boolean => {
    const sent = all.flatMap(({ id }) => carried.get(id) ?? [])
    const isWhole = sumUnits(sent) === sumUnits(ordered.get(orderId) ?? [])
    return all.length > 1 || !isWhole
  }
  const goodwill = refunds.filter(({ reason }) => reason === 'goodwill')
  return new Set([
    ...[...changes, ...partRefunds, ...goodwill].map(({ order_id }) => order_id ?? ''),
    ...[...byOrder].filter(left).map(([orderId]) => orderId),
  ])
}

/** What this store had its provider return of a payment, in paise; only a refund made elsewhere has no receipt. */
export function refundedByStore({ provider }: StormLedgers, { payment_id: id }: Payment): number {
  const own = provider.refunds.filter(
    ({ payment_id, receipt, status }) => payment_id === id && receipt !== null && status !== 'failed',
  )
  return sumOf(own.map(({ amount }) => amount))
}

/** What staff returned of a payment in another way than by the provider, in paise. */
export function returnedByHand(
  { refunds, partRefunds, changes }: StormLedgers,
  { payment_id: id, order_id: orderId, amount, refunded, lost }: Payment,
): number {
  const isWhole = refunds.some(
    ({ payment_id, by_hand, state }) => payment_id === id && by_hand && state === 'DONE',
  )
  if (isWhole) return amount - refunded - lost
  const parts = partRefunds.filter((part) => part.payment_id === id && part.by_hand && part.state === 'DONE')
  const handed = changes.filter(
    ({ order_id, method }) => order_id === orderId && (method === 'CASH' || method === 'UPI'),
  )
  return sumOf(parts.map((part) => part.amount)) + sumOf(handed.map(({ given_back }) => given_back))
}

/** How many units of each line of an order were cancelled before its invoice. */
export function cancelledEarly({ changes, changeLines }: StormLedgers, orderId: string) {
  const ids = new Set(
    changes
      .filter(({ order_id, kind, is_invoiced }) => order_id === orderId && kind === 'CANCEL' && !is_invoiced)
      .map(({ id }) => id),
  )
  return unitsIn(changeLines.filter(({ change_id }) => ids.has(change_id)))
}

/** What became of the units of each line of an order. */
export function unitsOf(
  { fulfilments, fulfilmentLines, changes, changeLines }: StormLedgers,
  orderId: string,
) {
  const parts = (statuses: readonly string[]) => {
    const ids = new Set(
      fulfilments
        .filter(({ order_id, status }) => order_id === orderId && statuses.includes(status))
        .map(({ id }) => id),
    )
    return unitsIn(fulfilmentLines.filter(({ fulfilment_id }) => ids.has(fulfilment_id)))
  }
  const lost = (kind: string) => {
    const ids = new Set(
      changes
        .filter((change) => change.order_id === orderId && change.kind === kind && change.is_invoiced)
        .map(({ id }) => id),
    )
    return unitsIn(changeLines.filter(({ change_id }) => ids.has(change_id)))
  }
  return {
    left: parts(['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']),
    delivered: parts(['DELIVERED']),
    cancelled: lost('CANCEL'),
    returned: lost('RETURN'),
  }
}

/** The sum of amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function sumUnits(lines: readonly { readonly quantity: number }[]): number {
  return sumOf(lines.map(({ quantity }) => quantity))
}

function unitsIn(lines: readonly { readonly line: number; readonly quantity: number }[]) {
  const units = new Map<number, number>()
  for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity)
  return (line: number): number => units.get(line) ?? 0
}
