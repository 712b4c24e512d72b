import type { EwayBill } from './eway-bill.ts'

/** The statuses of a fulfilment. RETURNED came back undelivered: its lines are to be sent again, or cancelled. */
export const fulfilmentStatuses = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

/** So many units of a line of an order; `line` is its position, counted from 0. */
export type LineQuantity = { readonly line: number; readonly quantity: number }

/** A part of an order that leaves together (DESK-03). */
export type Fulfilment = {
  readonly id: string
  /** 1, 2, … of its order. */
  readonly number: number
  readonly status: FulfilmentStatus
  readonly note: string | null
  /** Units of it that the customer has, or is to get. */
  readonly lines: readonly LineQuantity[]
  /** Units it left with, where some were refused at the door. */
  readonly sent?: readonly LineQuantity[]
  /** ISO 8601, UTC. */
  readonly shippedAt: string
  readonly deliveredAt: string | null
  readonly ewayBill?: EwayBill
}

const moves: Readonly<Record<FulfilmentStatus, readonly FulfilmentStatus[]>> = {
  SHIPPED: ['OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'SHIPPED', 'RETURNED'],
  DELIVERED: [],
  RETURNED: [],
}

/** The statuses that staff may give a fulfilment next, the likeliest first. */
export function nextFulfilmentStatuses(status: FulfilmentStatus): readonly FulfilmentStatus[] {
  return moves[status]
}
