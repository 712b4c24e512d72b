import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a received value with a secret in constant time. */
export function constantTimeEqual(received: string, secret: string): boolean {
  return timingSafeEqual(digest(received), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
