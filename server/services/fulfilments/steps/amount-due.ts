import type { Reduction } from '#domain/fulfilments/reduction.ts'
import type { LineProgress } from '#domain/fulfilments/line-progress.ts'
import { orderValue } from '#domain/fulfilments/order-value.ts'
import { ZERO, add, subtract, type Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { sumReceipts } from '../../../db/orders/receipts.ts'

type Account = { readonly progress: readonly LineProgress[]; readonly changes: readonly Reduction[] }

/**
 * Computes what the customer of a cash order has yet to pay for what has arrived, in paise; negative when they are owed
 * something. What has arrived of an order is worth its bill without the rest, so that the parts add up to the bill of all.
 */
export async function amountDue(queries: Queries, order: Order, account: Account): Promise<Paise> {
  return dueFor(order, { ...account, received: await sumReceipts(queries, order.orderId) })
}

/** The same of what was received on delivery so far, in paise. */
export function dueFor(
  order: Order,
  { progress, changes, received }: Account & { readonly received: Paise },
): Paise {
  const remaining = new Map(progress.map((line) => [line.line, line.remaining]))
  const arrived = new Map(progress.map((line) => [line.line, line.delivered - line.returned]))
  const worth = orderValue(order, progress, ({ line }) => arrived.get(line) ?? 0)
  const isComplete = progress.every(({ line }) => remaining.get(line) === arrived.get(line))
  const target = isComplete ? orderValue(order, progress, ({ line }) => remaining.get(line) ?? 0) : worth
  const givenBack = changes
    .filter(({ kind, method }) => kind !== 'REFUND' && method !== null && method !== 'ONLINE')
    .map((change) => change.givenBack)
  return add(subtract(target, received), ...givenBack)
}

/** The lines of an order as they will be when everything has arrived that was not cancelled. */
export function whenAllArrives(lines: readonly LineProgress[]): LineProgress[] {
  return lines.map((line) => ({ ...line, delivered: line.remaining + line.returned }))
}

/** Tells whether the customer of an order pays it in cash, and has not paid all of it. */
export function isCashOpen({ paymentMode, orderStatus }: Order): boolean {
  return paymentMode === 'COD' && ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'].includes(orderStatus)
}

/** Amount that the customer of a cash order has yet to pay until everything has arrived, in paise. */
export function cashDue(order: Order, account: Account & { readonly received: Paise }): Paise {
  if (!isCashOpen(order)) return ZERO
  return dueFor(order, { ...account, progress: whenAllArrives(account.progress) })
}
