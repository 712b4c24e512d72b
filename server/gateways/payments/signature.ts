import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of a text in hexadecimal digits, as Razorpay signs (razorpay.com/docs/webhooks/validate-test). */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Tells whether the signature of a text was made with the secret, compared in constant time. */
export function verifySignature(text: string, signature: string, secret: string): boolean {
  const received = Buffer.from(signature)
  const expected = Buffer.from(sign(text, secret))
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** The text that Razorpay signs for the return from the payment window. */
export function callbackPayload({ orderId, paymentId }: { orderId: string; paymentId: string }): string {
  return `${orderId}|${paymentId}`
}
