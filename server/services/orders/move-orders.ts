import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { SeenOrder } from './steps/lock-for-staff.ts'

type Move = SeenOrder & { readonly to: OrderStatus; readonly note: string | null }

/** `moveOrder` moves one order for the actor, in a transaction of its own. */
type Dependencies = { readonly moveOrder: (move: Move) => Promise<unknown> }

export type OrdersToMove = Pick<Move, 'to' | 'note'> & { readonly orders: readonly SeenOrder[] }

/** Outcome for one order; `code` tells why it stayed. */
export type MoveResult = { readonly orderId: string; readonly moved: boolean; readonly code?: ErrorCode }

/**
 * Staff move many orders, one after the other: one that cannot move holds up none of the others. Throws `not-permitted` where the actor
 * may not make this move at all.
 */
export async function moveOrders(
  { moveOrder }: Dependencies,
  { to, note, orders }: OrdersToMove,
): Promise<readonly MoveResult[]> {
  const results: MoveResult[] = []
  for (const seen of orders) results.push(await moveOne(() => moveOrder({ ...seen, to, note }), seen))
  return results
}

async function moveOne(move: () => Promise<unknown>, { orderId }: SeenOrder): Promise<MoveResult> {
  try {
    await move()
    return { orderId, moved: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isForbidden = error.code === 'not-permitted' && error.details.refund === undefined
    if (isForbidden) throw error
    return { orderId, moved: false, code: error.code }
  }
}
