import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of a text in hexadecimal digits, as Razorpay signs (razorpay.com/docs/webhooks/validate-test). */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether a signature of a text was made with the secret, in a time that tells nothing of where they differ. */
export function verifySignature(text: string, signature: string, secret: string): boolean {
  const sent = Buffer.from(signature)
  const right = Buffer.from(sign(text, secret))
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** The text that is signed when a person returns from the payment window. */
export function callbackPayload({ orderId, paymentId }: { orderId: string; paymentId: string }): string {
  return `${orderId}|${paymentId}`
}
