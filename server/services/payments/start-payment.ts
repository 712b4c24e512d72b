import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { reconciliationDelays } from '#domain/payments/reconciliation-schedule.ts'
import type { PaymentProvider } from '../../gateways/payments/port.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { addPaymentOrder, findPaymentOrder } from '../../db/payments/payments.ts'
import { readMerchantSettings } from '../../db/store/store-settings.ts'
import { toAppError } from '#domain/payments/payment-error.ts'

type Dependencies = {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly now: () => Date
}

/**
 * Makes what is needed to pay an order of the person that waits for its payment; the same order is made at the provider
 * once. Throws `not-found`, `nothing-to-pay`, `payment-provider-unreachable`.
 */
export async function startPayment(
  { database, payments, now }: Dependencies,
  actor: Partner,
  orderId: string,
): Promise<PaymentSession> {
  const { queries } = database
  const [order] = await findOrders(queries, { of: actor.uid, orderId })
  if (order === undefined) throw new AppError('not-found')
  if (order.orderStatus !== 'INITIATED') throw new AppError('nothing-to-pay')
  const made = (await findPaymentOrder(queries, { orderId })) ?? (await make())
  const { name } = await readMerchantSettings(queries)
  return {
    provider: payments.name,
    ...payments.window,
    orderId: made.providerOrderId,
    amount: made.amount,
    currency: made.currency,
    storeName: name,
    prefill: { name: actor.name ?? '', email: '', contact: actor.phone },
  }

  async function make() {
    const { orderNumber, grandTotal } = order as Order
    const { id, amount, currency } = await payments
      .createOrder({ receipt: orderNumber, amount: grandTotal })
      .catch(toAppError)
    const at = now()
    const nextCheckAt = new Date(at.getTime() + (reconciliationDelays[0] ?? 60) * 1000)
    return addPaymentOrder(queries, {
      providerOrderId: id,
      orderId,
      provider: payments.name,
      amount,
      currency,
      at,
      nextCheckAt,
    })
  }
}
