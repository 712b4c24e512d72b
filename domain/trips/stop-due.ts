import type { LineQuantity } from '../fulfilments/fulfilment.ts'
import type { LineProgress } from '../fulfilments/line-progress.ts'
import type { Reduction } from '../fulfilments/reduction.ts'
import { billOf } from '../fulfilments/order-value.ts'
import { ZERO, add, atLeastZero, roundToPaise, subtract, type Paise } from '../money/paise.ts'
import type { Order } from '../orders/order.ts'

/**
 * Figures from which the amount to collect at a stop is computed, wherever the driver is: the value that has arrived before in
 * micro-rupees, the charges of the order besides its lines, and the part of it that has been paid, both in paise.
 */
export type StopDue = { readonly arrived: number; readonly charges: Paise; readonly paid: Paise }

type Account = {
  readonly progress: readonly LineProgress[]
  readonly changes: readonly Reduction[]
  /** Amount received on delivery so far. */
  readonly received: Paise
}

/** Amount due at a stop of an order; null when nothing is collected from its customer on delivery. */
export function stopDue(
  order: Pick<Order, 'paymentMode' | 'grandTotal'>,
  { progress, changes, received }: Account,
): StopDue | null {
  if (order.paymentMode !== 'COD') return null
  const arrived = progress.reduce(
    (sum, { item, delivered, returned }) => sum + BigInt(item.priceWithGst) * BigInt(delivered - returned),
    0n,
  )
  const givenBack = changes
    .filter(({ kind, method }) => kind !== 'REFUND' && method !== null && method !== 'ONLINE')
    .map((change) => change.givenBack)
  return {
    arrived: Number(arrived),
    charges: subtract(order.grandTotal, billOf(progress.map(({ item }) => item)).grandTotal),
    paid: subtract(received, ...givenBack),
  }
}

/** The amount to collect when so many units of the lines arrive and the others are refused, in paise; never below nothing. */
export function amountToCollect(
  due: StopDue | null,
  lines: readonly (LineQuantity & { readonly price: number })[],
): Paise {
  if (due === null) return ZERO
  const total = lines.reduce(
    (sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity),
    BigInt(due.arrived),
  )
  const worth = total === 0n ? ZERO : add(due.charges, roundToPaise(total))
  return atLeastZero(subtract(worth, due.paid))
}
