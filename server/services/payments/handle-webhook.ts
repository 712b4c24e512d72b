import { AppError } from '#domain/errors.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import type { WebhookEvent } from '../../gateways/payments/port.ts'
import { rescheduleRefund } from '../../db/payments/refunds.ts'
import { learnDispute } from './steps/learn-dispute.ts'
import { learnPayment, learnPayments, type LearnDependencies } from './steps/learn-payment.ts'
import { settleProviderOrder } from './steps/settle-provider-order.ts'

export type WebhookRequest = {
  readonly body: string
  readonly header: (name: string) => string | undefined
}

/**
 * Handles a webhook of the payment provider, which only says what to ask the provider about: an order, a payment with its
 * refunds, or a dispute. Money for an order that this store does not know is recorded (SAFE-04). Throws `payment-not-genuine`
 * when the provider has not signed it, `payment-provider-unreachable`.
 */
export async function handleWebhook(dependencies: LearnDependencies, request: WebhookRequest): Promise<void> {
  const { database, payments, now } = dependencies
  const event = payments.readWebhook(request)
  if (event === null) throw new AppError('payment-not-genuine')
  // after any news of a refund its next attempt need not wait
  if (event.name.startsWith('refund.') && event.paymentId !== null)
    await rescheduleRefund(database.queries, event.paymentId, { nextTryAt: now() })
  await learnFrom(dependencies, event)
}

async function learnFrom(
  dependencies: LearnDependencies,
  { orderId, paymentId, disputeId }: WebhookEvent,
): Promise<void> {
  if (disputeId !== null) return learnDispute(dependencies, disputeId)
  if (orderId !== null && (await settleProviderOrder(dependencies, orderId))) return
  if (paymentId !== null) return learnPayment(dependencies, paymentId)
  if (orderId === null) return
  const attempts = await dependencies.payments.fetchPayments(orderId).catch(toAppError)
  const captured = attempts.filter((attempt) => attempt.captured)
  return learnPayments(
    dependencies,
    captured.map(({ id }) => id),
  )
}
