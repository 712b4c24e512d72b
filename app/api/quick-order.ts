import type { MatchedOrderWire, QuickOrderRequest, RememberedChoiceWire } from '#search/quick-order/wire.ts'
import { request, requestNothing } from './request.ts'

/** Matches the lines of a written order with products; `choices` are what the browser of a guest remembers. */
export function matchLines(
  text: string,
  choices: readonly RememberedChoiceWire[] = [],
): Promise<MatchedOrderWire> {
  const body: QuickOrderRequest = { text: text.toWellFormed(), ...(choices.length > 0 && { choices }) }
  return request('POST', '/api/quick-order', { body, isSound: ({ lines }) => Array.isArray(lines) })
}

/** Remembers what the partner chose for their words. */
export function rememberChoices(choices: readonly RememberedChoiceWire[]): Promise<void> {
  return requestNothing('PUT', '/api/quick-order/choices', { choices })
}

/** Forgets what the partner chose for some words. */
export function forgetChoices(words: string): Promise<void> {
  return requestNothing('POST', '/api/quick-order/choices/removal', { words })
}

/** Sends lines to the shop, for the partner who is logged in. */
export function sendListRequest(text: string): Promise<void> {
  return requestNothing('POST', '/api/quick-order/requests', { text: text.toWellFormed() })
}
