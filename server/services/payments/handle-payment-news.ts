import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import type { PaymentProvider } from '../../gateways/payments/port.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findPaymentOrder } from '../../db/payments/payments.ts'
import { rescheduleRefund } from '../../db/payments/refunds.ts'

type Dependencies = {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly settle: (providerOrderId: string) => Promise<Order | null>
  readonly now: () => Date
}

/** What the payment window gave the browser. */
export type WindowReturn = { readonly paymentId: string; readonly signature: string }

/**
 * A person comes back from the payment window (PAY-02). The provider's signature counts over our own id of its order,
 * never over the one that was sent along. Throws `not-found`, `payment-not-genuine`, or `payment-pending`
 * while the money is not there.
 */
export async function handleReturn(
  { database, payments, settle }: Dependencies,
  { actor, orderId }: { readonly actor: Partner; readonly orderId: string },
  { paymentId, signature }: WindowReturn,
): Promise<Order> {
  const known = await ownPaymentOrder(database, actor, orderId)
  if (known === null) throw new AppError('payment-not-genuine')
  if (!payments.isGenuine({ orderId: known.providerOrderId, paymentId, signature })) {
    throw new AppError('payment-not-genuine')
  }
  const order = await settle(known.providerOrderId)
  if (order === null) throw new AppError('not-found')
  if (order.orderStatus === 'INITIATED') throw new AppError('payment-pending')
  return order
}

/** What became of the payment of an order of the person; an order that waits for none is returned as it is. */
export async function checkPayment(
  { database, settle }: Dependencies,
  actor: Partner,
  orderId: string,
): Promise<Order> {
  const known = await ownPaymentOrder(database, actor, orderId)
  const settled = known === null ? null : await settle(known.providerOrderId)
  if (settled !== null) return settled
  const [order] = await findOrders(database.queries, { of: actor.uid, orderId })
  if (order === undefined) throw new AppError('not-found')
  return order
}

/** The provider gives notice of something. Throws `payment-not-genuine` when it was not the provider. */
export async function handleWebhook(
  { database, payments, settle, now }: Dependencies,
  notice: { readonly body: string; readonly header: (name: string) => string | undefined },
): Promise<void> {
  const event = payments.readWebhook(notice)
  if (event === null) throw new AppError('payment-not-genuine')
  if (event.name.startsWith('refund.') && event.paymentId !== null)
    await rescheduleRefund(database.queries, event.paymentId, { nextTryAt: now() })
  const orderId = event.orderId ?? (await orderOf(payments, event.paymentId))
  // a notice of something that is none of ours is taken and forgotten: the provider would else repeat it for days
  if (orderId !== null) await settle(orderId)
}

async function orderOf(payments: PaymentProvider, paymentId: string | null): Promise<string | null> {
  if (paymentId === null) return null
  const { orderId } = await payments.fetchPayment(paymentId).catch(toAppError)
  return orderId
}

async function ownPaymentOrder({ queries }: Database, actor: Partner, orderId: string) {
  const [order] = await findOrders(queries, { of: actor.uid, orderId })
  if (order === undefined) throw new AppError('not-found')
  return findPaymentOrder(queries, { orderId })
}
