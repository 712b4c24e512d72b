import { sentListCalls } from '#domain/list-requests/wire.ts'
import {
  quickOrderCalls,
  type MatchedOrderWire,
  type RememberedChoiceWire,
} from '#search/quick-order/wire.ts'
import { callApi } from './transport/call.ts'

/** Matches the lines of a written order with products; `choices` are what the browser of a guest remembers. */
export function matchLines(
  text: string,
  choices: readonly RememberedChoiceWire[] = [],
): Promise<MatchedOrderWire> {
  const body = { text: sendable(text), ...(choices.length > 0 && { choices: [...choices] }) }
  return callApi(quickOrderCalls.match, { body })
}

/** Remembers what the partner chose for their words. */
export function rememberChoices(choices: readonly RememberedChoiceWire[]): Promise<void> {
  return callApi(quickOrderCalls.remember, { body: { choices: [...choices] } })
}

/** Forgets what the partner chose for some words. */
export function forgetChoices(words: string): Promise<void> {
  return callApi(quickOrderCalls.forget, { body: { words } })
}

/** Sends lines to the shop, for the partner who is logged in. */
export function sendListRequest(text: string): Promise<void> {
  return callApi(sentListCalls.send, { body: { text: sendable(text) } })
}

/** A list as the server takes it: copies of PDFs end lines and pages with signs that are no text. */
function sendable(text: string): string {
  return text.toWellFormed().replaceAll(/[\v\f]/g, '\n')
}
