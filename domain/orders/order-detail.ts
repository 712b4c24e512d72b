import type { Fulfilment } from '../fulfilments/fulfilment.ts'
import type { LineProgress } from '../fulfilments/line-progress.ts'
import type { Reduction } from '../fulfilments/reduction.ts'
import type { Paise } from '../money/paise.ts'
import type { Cause } from '../problem/causes.ts'
import type { Order } from './order.ts'

/** A status change of an order. `by` is who made it; the only customer who can is the one who placed the order. */
export type OrderEvent = {
  readonly status: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: 'customer' | 'staff' | 'system'
  /** The actor's own words. */
  readonly note: string | null
  readonly cause: Cause | null
}

/** A tax document of an order: its number, and when it was issued (ISO 8601, UTC). */
export type DocumentReference = {
  readonly number: string
  readonly issuedAt: string
  /** Of its registration as an e-invoice, once recorded. */
  readonly irn?: string | undefined
}

/** An order with its history, refund and documents (ORD-09). */
export type OrderDetail = {
  readonly order: Order
  readonly history: readonly OrderEvent[]
  /** True while its customer may still cancel it. */
  readonly cancellable: boolean
  /** The money that is due to the customer, or has been refunded; `REFUSED` when the store must return it in another way. */
  readonly refund: { readonly state: 'DUE' | 'DONE' | 'REFUSED'; readonly amount: Paise } | null
  /** Amount that the customer's bank withholds (`open`) or took back (`lost`) of the payment. */
  readonly dispute: { readonly state: 'open' | 'lost'; readonly amount: Paise } | null
  readonly invoice: DocumentReference | null
  /** The latest of them. */
  readonly creditNote: DocumentReference | null
  readonly creditNotes: readonly DocumentReference[]
  /** Progress of each line, the parts that left together, and the units that were cancelled or returned (DESK-03). */
  readonly lines: readonly LineProgress[]
  readonly fulfilments: readonly Fulfilment[]
  readonly reductions: readonly Reduction[]
  /** Part of a cash order that is still to be paid once everything has arrived, in paise. */
  readonly cashDue: Paise
}
