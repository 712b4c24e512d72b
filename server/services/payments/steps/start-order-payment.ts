import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import { reconciliationDelays } from '#domain/payments/reconciliation-schedule.ts'
import type { PaymentProvider } from '../../../gateways/payments/port.ts'
import type { Database } from '../../../db/database.ts'
import { addPaymentOrder, findPaymentOrder, type PaymentOrder } from '../../../db/payments/payments.ts'
import { readMerchantSettings } from '../../store/steps/read-merchant-settings.ts'

/** Starting a payment calls the provider, so it takes the database instead of an open transaction. */
export type StartPaymentDependencies = {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly now: () => Date
  readonly storeId: string
}

/**
 * Starts the payment of an order that waits for it; the provider's order is created once and then reused. Throws
 * `nothing-to-pay`, `payment-provider-unreachable`.
 */
export async function startOrderPayment(
  dependencies: StartPaymentDependencies,
  actor: Partner,
  order: Order,
): Promise<PaymentSession> {
  const { database, payments } = dependencies
  if (order.orderStatus !== 'INITIATED') throw new AppError('nothing-to-pay')
  const { providerOrderId, amount, currency } =
    (await findPaymentOrder(database.queries, { orderId: order.orderId })) ??
    (await createPaymentOrder(dependencies, order))
  const { name } = await readMerchantSettings(database.queries)
  return {
    provider: payments.name,
    ...payments.window,
    orderId: providerOrderId,
    amount,
    currency,
    storeName: name,
    prefill: { name: actor.name ?? '', email: '', contact: actor.phone },
  }
}

async function createPaymentOrder(
  { database, payments, now, storeId }: StartPaymentDependencies,
  { orderId, orderNumber, grandTotal }: Order,
): Promise<PaymentOrder> {
  const { id, amount, currency } = await payments
    .createOrder({ receipt: orderNumber, amount: grandTotal, orderId, storeId })
    .catch(toAppError)
  const at = now()
  return addPaymentOrder(database.queries, {
    providerOrderId: id,
    orderId,
    provider: payments.name,
    amount,
    currency,
    at,
    nextCheckAt: new Date(at.getTime() + (reconciliationDelays[0] ?? 60) * 1000),
  })
}
