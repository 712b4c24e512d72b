import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { PaymentProvider, WebhookEvent } from './port.ts'
import { parseJson } from '../parse-json.ts'
import { webhookSchema } from './razorpay-schemas.ts'
import { verifySignature } from './signature.ts'

/**
 * Parses a Razorpay webhook; null when the body is invalid or none of the secrets signed exactly this body
 * (razorpay.com/docs/webhooks/validate-test). An event without an id is identified by the hash of its body.
 */
export function parseWebhook(
  { body, header }: Parameters<PaymentProvider['readWebhook']>[0],
  secrets: readonly string[],
): WebhookEvent | null {
  const signature = header('x-razorpay-signature') ?? ''
  // anyone can sign with an empty secret
  if (!secrets.some((secret) => secret !== '' && verifySignature(body, signature, secret))) return null
  const { data } = webhookSchema.safeParse(parseJson(body))
  if (data === undefined) return null
  return {
    id: header('x-razorpay-event-id') || createHash('sha256').update(body).digest('hex'),
    name: data.event,
    ...subjectOf(data.payload),
  }
}

function subjectOf({
  payment,
  order,
  refund,
  dispute,
}: z.output<typeof webhookSchema>['payload']): Omit<WebhookEvent, 'id' | 'name'> {
  return {
    orderId: order?.entity.id ?? payment?.entity.order_id ?? null,
    paymentId: payment?.entity.id ?? (refund ?? dispute)?.entity.payment_id ?? null,
    disputeId: dispute?.entity.id ?? null,
  }
}
