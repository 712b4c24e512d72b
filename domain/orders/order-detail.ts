import type { Paise } from '../money/paise.ts'
import type { Order } from './order.ts'

/** A step of an order's life. `by` is who moved it; a person's own orders know no other customer than them. */
export type OrderEvent = {
  readonly status: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: 'customer' | 'staff' | 'system'
  readonly note: string | null
}

/** A tax document of an order: its number, and when it was issued (ISO 8601, UTC). */
export type DocumentMark = { readonly number: string; readonly issuedAt: string }

/** An order with all that happened to it (ORD-09). */
export type OrderDetail = {
  readonly order: Order
  readonly history: readonly OrderEvent[]
  /** Whether its customer may still cancel it. */
  readonly cancellable: boolean
  /** What goes back, or went back, of the money that came for it. */
  readonly refund: { readonly state: 'DUE' | 'DONE'; readonly amount: Paise } | null
  readonly invoice: DocumentMark | null
  readonly creditNote: DocumentMark | null
}
