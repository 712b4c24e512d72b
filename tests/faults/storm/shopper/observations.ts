import type { Body } from '../../../support/api/order-actions.ts'

/** An order as a shopper requested it and the store acknowledged it. */
export type Acknowledged = {
  readonly orderId: string
  readonly uid: string
  readonly key: string
  /** The requested variants and quantities, in the order of the cart. */
  readonly lines: readonly (readonly [product: string, quantity: number])[]
  /** The prices of one of each that the shopper was shown, after offers, in millionths of a rupee; and what offers saved, in paise. */
  readonly prices: readonly bigint[]
  readonly saved: number
}

/** An edit of an order that staff were told has taken effect: the units that it added to a line, and the price that was typed for it, in paise. */
export type Edited = {
  readonly orderId: string
  readonly line: number
  readonly added: number
  readonly typed: number | null
}

/** What the store answered to a POST of a path. */
export type ApiAnswer = { readonly path: string; readonly status: number; readonly body: Body }

/** What the shoppers of a storm saw, to compare with the ledgers afterwards. */
export type Observations = {
  /** One entry for each answer that named an order. */
  readonly acknowledged: Acknowledged[]
  /** One entry for each line that staff edited. */
  readonly edits: Edited[]
  /** Orders that the store showed as placed and paid. */
  readonly shownAsPaid: Set<string>
  /** Ids of the entries of accounts that the store acknowledged. */
  readonly postings: string[]
  /** Answers that must never happen. */
  readonly unexpected: string[]
  readonly counts: Map<string, number>
  readonly count: (what: string, by?: number) => void
  /** Counts an answer; true for a success. An error code that is not among `refusals` is unexpected. */
  readonly record: (
    what: string,
    answer: ApiAnswer | null,
    refusals?: readonly string[],
  ) => answer is ApiAnswer
}

/** Observations of nothing yet. */
export function newObservations(): Observations {
  const counts = new Map<string, number>()
  const unexpected: string[] = []
  const shownAsPaid = new Set<string>()
  const count: Observations['count'] = (what, by = 1) => {
    counts.set(what, (counts.get(what) ?? 0) + by)
  }
  const record = (
    what: string,
    answer: ApiAnswer | null,
    refusals: readonly string[] = [],
  ): answer is ApiAnswer => {
    if (answer === null) {
      count(`${what}: given up`)
      return false
    }
    const { orderId, orderStatus, paymentStatus } = answer.body
    if (orderStatus === 'PLACED' && paymentStatus === 'PAID') shownAsPaid.add(String(orderId))
    if (answer.status === 200) return true
    const code = typeof answer.body.code === 'string' ? answer.body.code : `status ${answer.status}`
    count(`${what}: ${code}`)
    if (!refusals.includes(code))
      unexpected.push(
        `${what}: POST ${answer.path} was answered with ${answer.status} ${JSON.stringify(answer.body)}`,
      )
    return false
  }
  return { acknowledged: [], edits: [], shownAsPaid, postings: [], unexpected, counts, count, record }
}
