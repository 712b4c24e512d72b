import { readStorage, writeStorage } from '../storage.ts'

const KEY = 'order-attempt'

/** An order that was sent or is about to be: its content and its idempotency key. */
export type OrderAttempt = {
  readonly content: string
  readonly key: string
  /** The order waiting for its payment, once the store has created it. */
  readonly orderId?: string
  /** The payment was started and its outcome is not known on this device yet. */
  readonly paying?: boolean
}

/** The attempt whose outcome is not known yet; survives a reload. */
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

/** Saves an attempt before it is sent; null once its outcome is known. */
export function saveOrderAttempt(attempt: OrderAttempt | null): void {
  writeStorage(KEY, JSON.stringify(attempt))
}
