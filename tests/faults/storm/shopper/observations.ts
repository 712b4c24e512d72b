import type { Body } from '../../../support/api/order-actions.ts'

/** An order as a shopper asked for it and the store acknowledged it. */
export type Acknowledged = {
  readonly orderId: string
  readonly uid: string
  readonly key: string
  /** What was asked for: product and quantity, in the order of the cart. */
  readonly lines: readonly (readonly [product: string, quantity: number])[]
}

/** What the store said: the status and the body of its answer. */
export type Said = { readonly status: number; readonly body: Body }

/** What the shoppers of a storm saw, to hold against the books afterwards. */
export type Tally = {
  /** One entry for each answer that named an order. */
  readonly acknowledged: Acknowledged[]
  /** Orders that a shopper was shown as placed and paid. */
  readonly promised: Set<string>
  /** Answers that no call should ever give. */
  readonly strange: string[]
  readonly counts: Map<string, number>
  readonly count: (what: string, by?: number) => void
  /** Counts an answer; true when it is a success, strange when its status is none of those that may be. */
  readonly hear: (what: string, said: Said | null, refusals?: readonly string[]) => said is Said
}

/** An empty tally. A refusal is named by its code. */
export function newTally(): Tally {
  const counts = new Map<string, number>()
  const strange: string[] = []
  const promised = new Set<string>()
  const count: Tally['count'] = (what, by = 1) => {
    counts.set(what, (counts.get(what) ?? 0) + by)
  }
  const hear = (what: string, said: Said | null, refusals: readonly string[] = []): said is Said => {
    if (said === null) {
      count(`${what}: given up`)
      return false
    }
    const { orderId, orderStatus, paymentStatus } = said.body
    if (orderStatus === 'PLACED' && paymentStatus === 'PAID') promised.add(String(orderId))
    if (said.status === 200) return true
    const code = typeof said.body.code === 'string' ? said.body.code : `status ${said.status}`
    count(`${what}: ${code}`)
    if (!refusals.includes(code))
      strange.push(`${what} was answered with ${said.status} ${JSON.stringify(said.body)}`)
    return false
  }
  return { acknowledged: [], promised, strange, counts, count, hear }
}
