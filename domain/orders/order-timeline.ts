import { parseCause, type Cause } from '../problem/causes.ts'
import type { OrderView } from './order-view.ts'
import type { OrderEventWire } from './wire.ts'

/** A step of an order: completed, current or upcoming. */
export type TimelineStep = {
  readonly status: string
  readonly state: 'past' | 'now' | 'next'
  /** ISO 8601, UTC; null for an upcoming step. */
  readonly at: string | null
  readonly by: OrderEventWire['by'] | null
  readonly note: string | null
  readonly cause: Cause | null
}

/** The statuses of an order from placement to delivery. */
const fulfilment = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']

type TrackedOrder = Pick<OrderView, 'orderStatus' | 'createdAt' | 'history' | 'cancellationReason'>

/**
 * The completed steps of an order, oldest first, and the upcoming ones (ORD-09). Nothing follows a cancellation or an
 * unknown status. An order without a history has had its status since it was created.
 */
export function orderTimeline(order: TrackedOrder): TimelineStep[] {
  const { orderStatus, createdAt, history, cancellationReason } = order
  const events: readonly OrderEventWire[] =
    history.length > 0 ? history : [{ status: orderStatus, at: createdAt, by: 'system', note: null }]
  const completed = events.map((event, index): TimelineStep => {
    const isLast = index === events.length - 1
    const reason = isLast && event.status === 'CANCELLED' ? cancellationReason : null
    return {
      ...event,
      note: event.note ?? reason,
      cause: parseCause(event.cause),
      state: isLast ? 'now' : 'past',
    }
  })
  const upcoming = statusesAfter(orderStatus).map((status): TimelineStep => {
    return { status, state: 'next', at: null, by: null, note: null, cause: null }
  })
  return [...completed, ...upcoming]
}

function statusesAfter(status: string): string[] {
  if (status === 'INITIATED') return fulfilment
  const index = fulfilment.indexOf(status)
  return index < 0 ? [] : fulfilment.slice(index + 1)
}
