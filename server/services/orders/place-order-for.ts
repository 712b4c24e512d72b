import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderRequest } from './steps/build-order.ts'
import { placeOrder, type PlaceOrderDependencies } from './steps/place-order.ts'
import { customerOfOrder, type CustomerOfOrder } from './steps/customer-of-order.ts'

/** An order that staff take at the counter or on the phone. */
export type OrderFor = Omit<OrderRequest, 'addressId' | 'placedBy'> & CustomerOfOrder

/**
 * Places an order for the customer with a phone number, who is made when the number is new, at today's prices and within the
 * customer's own limits (DESK-04). They get its messages and find it in their orders; no code is needed from them. Throws
 * `not-permitted`, `address-book-full`, and what placing an order throws.
 */
export async function placeOrderFor(
  dependencies: PlaceOrderDependencies,
  actor: StaffActor,
  { phone, name, language, address, ...request }: OrderFor,
): Promise<Order> {
  requirePermission(actor, 'orders:place')
  const { database, now } = dependencies
  const { partner, addressId } = await database.queries
    .transaction()
    .execute((queries) => customerOfOrder(queries, { phone, name, language, address }, now()))
  return placeOrder(dependencies, partner, { ...request, addressId, placedBy: actor })
}
