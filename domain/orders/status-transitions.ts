import type { OrderStatus } from './order.ts'

/** Who may move an order: the person it belongs to, the store's staff, or the program itself. */
export type ActorKind = 'customer' | 'staff' | 'system'

/** Every move that an order may make (ORD-08); what is not listed does not happen. */
export const statusTransitions = [
  { from: 'INITIATED', to: 'PLACED', by: ['system'] },
  { from: 'INITIATED', to: 'CANCELLED', by: ['customer', 'system'] },
  { from: 'PLACED', to: 'SHIPPED', by: ['staff'] },
  { from: 'PLACED', to: 'CANCELLED', by: ['customer', 'staff'] },
  { from: 'SHIPPED', to: 'OUT_FOR_DELIVERY', by: ['staff'] },
  // goods that go by the customer's own lorry, or come back from the road
  { from: 'SHIPPED', to: 'DELIVERED', by: ['staff'] },
  { from: 'SHIPPED', to: 'CANCELLED', by: ['staff'] },
  { from: 'OUT_FOR_DELIVERY', to: 'DELIVERED', by: ['staff'] },
  { from: 'OUT_FOR_DELIVERY', to: 'SHIPPED', by: ['staff'] },
  { from: 'OUT_FOR_DELIVERY', to: 'CANCELLED', by: ['staff'] },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: readonly ActorKind[] }[]

/** Whether an order may be moved from one status to another by that kind of mover. */
export function canTransition(from: string, to: OrderStatus, by: ActorKind): boolean {
  return statusTransitions.some((move) => move.from === from && move.to === to && hasMover(move.by, by))
}

/** Where that kind of mover may bring an order next. */
export function nextStatuses(from: string, by: ActorKind): OrderStatus[] {
  return statusTransitions.filter((move) => move.from === from && hasMover(move.by, by)).map(({ to }) => to)
}

function hasMover(movers: readonly ActorKind[], by: ActorKind): boolean {
  return movers.includes(by)
}
