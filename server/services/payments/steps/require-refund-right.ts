import type { Paise } from '#domain/money/paise.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'

/**
 * Lets money go back to a customer because of an act of the actor: staff need the right to refund and a recent second proof
 * for every such act (STAFF-03). Throws `not-permitted` and `proof-required` with the amount.
 */
export function requireRefundRight(actor: OrderActor, amount: Paise): void {
  if (actor.kind === 'staff' && amount > 0) requirePermission(actor, 'orders:refund', { refund: amount })
}
