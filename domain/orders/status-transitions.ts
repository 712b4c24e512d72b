import type { OrderStatus } from './order.ts'

/** Who may move an order: the person it belongs to, the store's staff, or the program itself. */
export type MoverKind = 'customer' | 'staff' | 'system'

/** Every move that an order may make (ORD-08); what is not listed does not happen. */
export const statusMoves = [
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
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: readonly MoverKind[] }[]

/** Whether an order may be moved from one status to another by that kind of mover. */
export function mayMove(from: string, to: OrderStatus, by: MoverKind): boolean {
  return statusMoves.some((move) => move.from === from && move.to === to && hasMover(move.by, by))
}

/** Where that kind of mover may bring an order next. */
export function movesFrom(from: string, by: MoverKind): OrderStatus[] {
  return statusMoves.filter((move) => move.from === from && hasMover(move.by, by)).map(({ to }) => to)
}

function hasMover(movers: readonly MoverKind[], by: MoverKind): boolean {
  return movers.includes(by)
}
