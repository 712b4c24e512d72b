import type { Paise } from '../../money/paise.ts'
import type { PaymentMode, PaymentStatus } from '../order.ts'
import { DAY_MS, MINUTE_MS } from '../../time/durations.ts'

/** An order that is to be packed counts as late after this, and an online payment as one to look at. */
export const LATE_MS = DAY_MS
export const PENDING_MS = 15 * MINUTE_MS

/** Tasks in orders that wait for somebody; the numbers of the desk's first page open these lists (DESK-01). */
export const orderTodos = ['pack', 'late', 'payment', 'refund', 'message'] as const
export type OrderTodo = (typeof orderTodos)[number]

/** An order as a row of the desk's list. */
export type DeskOrderRow = {
  readonly orderId: string
  readonly orderNumber: string
  readonly orderStatus: string
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly grandTotal: Paise
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly customer: { readonly uid: string; readonly name: string | null; readonly phone: string }
  readonly receiver: string
  readonly city: string
  readonly zipcode: string
  /** Number of its lines, and the name of the first product. */
  readonly lines: number
  readonly firstProduct: string
  /** A day in India; null where none was promised. */
  readonly promisedDay: string | null
  readonly gstin: string | null
}

/** A note that staff left on an order. */
export type OrderNote = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly author: string
  readonly text: string
}
