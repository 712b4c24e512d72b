import { AppError } from '#domain/errors.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import type { PaymentProvider } from '../../gateways/payments/port.ts'
import { rescheduleRefund } from '../../db/payments/refunds.ts'
import { settlePayment, type SettleDependencies } from './steps/settle-payment.ts'

export type WebhookRequest = {
  readonly body: string
  readonly header: (name: string) => string | undefined
}

/**
 * Handles a webhook of the payment provider: settles the payment it is about, and tries a refund again at once. Throws
 * `payment-not-genuine` when the provider has not signed it, `payment-provider-unreachable`.
 */
export async function handleWebhook(
  dependencies: SettleDependencies,
  request: WebhookRequest,
): Promise<void> {
  const { database, payments, now } = dependencies
  const event = payments.readWebhook(request)
  if (event === null) throw new AppError('payment-not-genuine')
  if (event.name.startsWith('refund.') && event.paymentId !== null)
    await rescheduleRefund(database.queries, event.paymentId, { nextTryAt: now() })
  const providerOrderId = event.orderId ?? (await orderOfPayment(payments, event.paymentId))
  // an event of some other order is accepted too: the provider would repeat it for days
  if (providerOrderId !== null) await settlePayment(dependencies, providerOrderId)
}

async function orderOfPayment(payments: PaymentProvider, paymentId: string | null): Promise<string | null> {
  if (paymentId === null) return null
  const { orderId } = await payments.fetchPayment(paymentId).catch(toAppError)
  return orderId
}
