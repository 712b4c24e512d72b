import type { OrderStatus } from './order.ts'

/** Actor of a change of an order's status: its customer, the store's staff, or the system. */
export type ActorKind = 'customer' | 'staff' | 'system'

/** Every allowed status transition (ORD-08). */
export const statusTransitions = [
  { from: 'INITIATED', to: 'PLACED', by: ['system'] },
  { from: 'INITIATED', to: 'CANCELLED', by: ['customer', 'system'] },
  { from: 'PLACED', to: 'SHIPPED', by: ['staff'] },
  { from: 'PLACED', to: 'CANCELLED', by: ['customer', 'staff'] },
  { from: 'SHIPPED', to: 'OUT_FOR_DELIVERY', by: ['staff'] },
  // picked up with the customer's own lorry, or returned undelivered
  { from: 'SHIPPED', to: 'DELIVERED', by: ['staff'] },
  { from: 'SHIPPED', to: 'CANCELLED', by: ['staff'] },
  { from: 'OUT_FOR_DELIVERY', to: 'DELIVERED', by: ['staff'] },
  { from: 'OUT_FOR_DELIVERY', to: 'SHIPPED', by: ['staff'] },
  { from: 'OUT_FOR_DELIVERY', to: 'CANCELLED', by: ['staff'] },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: readonly ActorKind[] }[]

/** Tells whether an actor of that kind may change the status of an order. */
export function canTransition(from: string, to: OrderStatus, by: ActorKind): boolean {
  return statusTransitions.some(
    (transition) => transition.from === from && transition.to === to && includesActor(transition.by, by),
  )
}

/** The statuses that an actor of that kind may set next. */
export function nextStatuses(from: string, by: ActorKind): OrderStatus[] {
  return statusTransitions
    .filter((transition) => transition.from === from && includesActor(transition.by, by))
    .map(({ to }) => to)
}

/** True while the promise of an order matters: it is neither delivered nor cancelled. */
export function isUnderWay(status: string): boolean {
  return status !== 'DELIVERED' && status !== 'CANCELLED'
}

function includesActor(actors: readonly ActorKind[], by: ActorKind): boolean {
  return actors.includes(by)
}
