import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret with what was sent, in a time that tells nothing of where they differ. */
export function constantTimeEqual(sent: string, secret: string): boolean {
  return timingSafeEqual(digest(sent), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
