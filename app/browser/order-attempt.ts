import { readStorage, writeStorage } from './storage.ts'

const KEY = 'order-attempt'

/** An order that was sent, or is about to be: what it says, and the key that makes it one order. */
export type OrderAttempt = {
  readonly content: string
  readonly key: string
  /** The order that waits for its payment, once the store has made it. */
  readonly orderId?: string
  /** The payment was begun and this device does not know yet what became of it. */
  readonly paying?: boolean
}

/** The attempt whose outcome this device does not know yet; it outlives a reload. */
export function readOrderAttempt(): OrderAttempt | null {
  try {
    const attempt = JSON.parse(readStorage(KEY) ?? 'null') as Partial<OrderAttempt> | null
    if (typeof attempt?.content !== 'string' || typeof attempt.key !== 'string') return null
    const { content, key, orderId } = attempt
    return { content, key, ...(typeof orderId === 'string' && { orderId, paying: attempt.paying === true }) }
  } catch {
    return null
  }
}

/** Keeps an attempt before it is sent; null once its outcome is known. */
export function saveOrderAttempt(attempt: OrderAttempt | null): void {
  writeStorage(KEY, JSON.stringify(attempt))
}
