import type { OrderFulfilments } from '../fulfilments/line-progress.ts'
import type { LineQuantity } from '../fulfilments/fulfilment.ts'
import { subtract, roundToPaise, type Paise } from '../money/paise.ts'

/** Amount that a partner earned when goods reached their customer, or lost when those came back: below nothing then. */
export type CommissionEntry = {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly kind: 'DELIVERED' | 'RETURNED'
  readonly orderId: string
  readonly orderNumber: string
  readonly amount: Paise
}

/** The commission of a partner in a month. */
export type CommissionStatement = {
  /** A month in India, such as `2026-11`. */
  readonly month: string
  /** The oldest first. */
  readonly entries: readonly CommissionEntry[]
  /** Number of entries before those listed, which are in the total only. */
  readonly unlisted: number
  readonly total: Paise
}

type Move = Pick<CommissionEntry, 'at' | 'kind'> & { readonly lines: readonly LineQuantity[] }

/**
 * The commission of an order as it arises: with each part that arrives, and less each return. The entries are the differences of
 * sums that are rounded once, so that they add up to the commission of what is kept: three parts of ₹0.333 each make 33, 34
 * and 33 paise. What never arrives earns nothing.
 */
export function commissionEntries(
  order: Pick<CommissionEntry, 'orderId' | 'orderNumber'>,
  { lines, fulfilments, changes }: OrderFulfilments,
): CommissionEntry[] {
  const rates = new Map(lines.map(({ line, item }) => [line, BigInt(item.commissionAmount)]))
  const arrived = fulfilments.flatMap(({ status, deliveredAt, lines: units }): Move[] =>
    status === 'DELIVERED' && deliveredAt !== null
      ? [{ at: deliveredAt, kind: 'DELIVERED', lines: units }]
      : [],
  )
  const returned = changes.flatMap(({ kind, at, lines: units }): Move[] =>
    kind === 'RETURN' ? [{ at, kind: 'RETURNED', lines: units }] : [],
  )
  let exact = 0n
  return [...arrived, ...returned]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, kind, lines: units }) => {
      const before = roundToPaise(exact)
      const worth = units.reduce(
        (sum, { line, quantity }) => sum + (rates.get(line) ?? 0n) * BigInt(quantity),
        0n,
      )
      exact += kind === 'DELIVERED' ? worth : -worth
      return { at, kind, ...order, amount: subtract(roundToPaise(exact), before) }
    })
    .filter(({ amount }) => amount !== 0)
}
