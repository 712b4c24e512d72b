import { maySendMessage, type MessageLimits, type MessagesSent } from '../notifications/message-limits.ts'

/** Somebody wants to be told when a variant is back in stock (STOCK-03). */
export type StockAlert = {
  readonly productId: string
  readonly variantUid: string
  readonly requestedAt: Date
}

/** The most variants that one customer waits for at a time. */
export const MAX_STOCK_ALERTS = 30

/** Share of a day's messages that stock alerts may use; the rest is left for orders, whatever comes back in stock. */
const SHARE_OF_MESSAGES = 0.5

/**
 * Decides on an alert that is due: it is sent, it waits because half of the messages that the store may send in a day are used and
 * the rest is for orders, or it is skipped because this customer got too many messages.
 */
export function decideAlert(
  sent: MessagesSent,
  limits: MessageLimits,
  customer: { readonly active: boolean },
): 'send' | 'wait' | 'skip' {
  if (sent.byStore >= limits.messagesPerDay * SHARE_OF_MESSAGES) return 'wait'
  return maySendMessage(sent, limits, customer) ? 'send' : 'skip'
}

const MOST_CHARACTERS = 60

/** A variant as a message names it: short, because every further part of a message costs as much as the first. */
export function alertName(name: string, options: readonly string[]): string {
  const whole = [name, ...options].join(', ')
  if (whole.length <= MOST_CHARACTERS) return whole
  // not in the middle of a character of two units
  const cut = whole.slice(0, MOST_CHARACTERS - 2).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}..`
}
