import type { OrderItem } from '../orders/order.ts'
import type { Fulfilment, LineQuantity } from './fulfilment.ts'
import type { Reduction } from './reduction.ts'

/** A line of an order by its position; `item.quantity` is what it holds since, or just before, the invoice. */
export type OrderLine = { readonly line: number; readonly item: OrderItem }

/** Progress of the units of one line (DESK-03). */
export type LineProgress = OrderLine & {
  /** As it was ordered. */
  readonly ordered: number
  readonly cancelled: number
  /** Units that have left and not come back, delivered or not. */
  readonly shipped: number
  /** Units that reached the customer, including those returned. */
  readonly delivered: number
  readonly returned: number
  /** Units still to be sent. */
  readonly open: number
  /** Units that the customer keeps or is to get: neither cancelled nor returned. */
  readonly remaining: number
}

/** The parts that an order has come in, and what it lost. */
export type OrderFulfilments = {
  readonly lines: readonly OrderLine[]
  readonly fulfilments: readonly Fulfilment[]
  readonly changes: readonly Reduction[]
}

/** Counts for each line what was ordered, cancelled, shipped, delivered and returned. */
export function lineProgress({ lines, fulfilments, changes }: OrderFulfilments): LineProgress[] {
  const live = fulfilments.filter(({ status }) => status !== 'RETURNED')
  const shippedOf = unitsOf(live)
  const deliveredOf = unitsOf(live.filter(({ status }) => status === 'DELIVERED'))
  const earlyOf = unitsOf(changes.filter(({ kind, isInvoiced }) => kind === 'CANCEL' && !isInvoiced))
  const lateOf = unitsOf(changes.filter(({ kind, isInvoiced }) => kind === 'CANCEL' && isInvoiced))
  const returnedOf = unitsOf(changes.filter(({ kind }) => kind === 'RETURN'))
  return lines.map(({ line, item }) => {
    const [shipped, late, returned] = [shippedOf(line), lateOf(line), returnedOf(line)]
    return {
      line,
      item,
      ordered: item.quantity + earlyOf(line),
      cancelled: earlyOf(line) + late,
      shipped,
      delivered: deliveredOf(line),
      returned,
      open: item.quantity - late - shipped,
      remaining: item.quantity - late - returned,
    }
  })
}

/** Adds up the units of each line. */
function unitsOf(parts: readonly { readonly lines: readonly LineQuantity[] }[]): (line: number) => number {
  const units = new Map<number, number>()
  for (const { line, quantity } of parts.flatMap((part) => part.lines))
    units.set(line, (units.get(line) ?? 0) + quantity)
  return (line) => units.get(line) ?? 0
}
