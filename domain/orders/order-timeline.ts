import type { OrderView } from './order-view.ts'
import type { OrderEventWire } from './wire.ts'

/** A step of an order: it happened, it is where the order stands, or it is still to come. */
export type TimelineStep = {
  readonly status: string
  readonly state: 'past' | 'now' | 'next'
  /** ISO 8601, UTC; null while it is still to come. */
  readonly at: string | null
  readonly by: OrderEventWire['by'] | null
  readonly note: string | null
}

/** The way of every order that arrives. */
const way = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']

type Followed = Pick<OrderView, 'orderStatus' | 'createdAt' | 'history' | 'cancellationReason'>

/**
 * What happened to an order, oldest first, and what is still to come (ORD-09). Nothing is to come after a cancellation or
 * a status that the store does not know. An order without a history stands where it says since it was made.
 */
export function orderTimeline(order: Followed): TimelineStep[] {
  const { orderStatus, createdAt, history, cancellationReason } = order
  const events: readonly OrderEventWire[] =
    history.length > 0 ? history : [{ status: orderStatus, at: createdAt, by: 'system', note: null }]
  const happened = events.map((event, place): TimelineStep => {
    const isLast = place === events.length - 1
    const reason = isLast && event.status === 'CANCELLED' ? cancellationReason : null
    return { ...event, note: event.note ?? reason, state: isLast ? 'now' : 'past' }
  })
  const toCome = comingAfter(orderStatus).map((status): TimelineStep => {
    return { status, state: 'next', at: null, by: null, note: null }
  })
  return [...happened, ...toCome]
}

function comingAfter(status: string): string[] {
  if (status === 'INITIATED') return way
  const place = way.indexOf(status)
  return place < 0 ? [] : way.slice(place + 1)
}
