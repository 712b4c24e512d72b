import type { Paise } from '../money/paise.ts'
import type { Cause } from '../problem/causes.ts'
import type { LineQuantity } from './fulfilment.ts'

/** CANCEL takes what was not delivered, RETURN what was; REFUND gives money back and leaves the goods. */
export const reductionKinds = ['CANCEL', 'RETURN', 'REFUND'] as const
export type ReductionKind = (typeof reductionKinds)[number]

/** Ways in which money goes back to a customer. */
export const refundMethods = ['ONLINE', 'CASH', 'UPI', 'CARD', 'BANK', 'CHEQUE'] as const
export type RefundMethod = (typeof refundMethods)[number]

/** Loss of an order's units, and the money that its customer got back for it (DESK-03). */
export type Reduction = {
  readonly id: string
  readonly kind: ReductionKind
  /** True when the invoice names the units lost; before it, a cancelled line leaves the order itself. */
  readonly isInvoiced: boolean
  /** Words of staff; empty where the store gives the cause. */
  readonly reason: string
  readonly cause: Cause | null
  /** ISO 8601, UTC. */
  readonly at: string
  /** Value of the lines, in paise with tax. */
  readonly amount: Paise
  /** Part of it that had been paid and goes back. */
  readonly givenBack: Paise
  /** Null when nothing goes back. */
  readonly method: RefundMethod | null
  /** UPI reference, UTR, number of the cheque or card slip by which it went back; null where there is none. */
  readonly reference: string | null
  readonly creditNote: string | null
  readonly lines: readonly LineQuantity[]
}
