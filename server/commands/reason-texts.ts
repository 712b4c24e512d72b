import { AppError } from '#domain/errors.ts'
import type { FactsOf, ReasonCode } from '#domain/problem/reasons.ts'

/** Reasons that commands meet, in words for the terminal. */
const texts: { readonly [Code in ReasonCode]?: (facts: FactsOf<Code>) => string } = {
  'account-unknown': ({ phone }) => `Nobody has an account with ${phone}.`,
  'still-staff': () => 'a member of staff: revoke that first',
  'orders-open': ({ numbers }) => `still open: ${numbers.join(', ')}`,
  'account-unsettled': () => 'an account that is not settled',
  'walk-in': () => 'the walk-in customer of the counter, who is many people',
  'payment-not-waiting': () => 'No payment of that id waits for its order.',
  'order-number-unreadable': ({ reference }) => `${reference} is not the number of an order.`,
  'order-unknown': ({ reference }) => `There is no order ${reference}.`,
  'storage-failed': ({ fault }) => `The storage of pictures ${fault}.`,
  'refund-not-refused': () => 'No refund of that payment was refused.',
}

/** A failure as the terminal says it. */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const { reasons = [] } = error.details
  const said = reasons.flatMap(({ code, ...facts }) => textOf(texts[code], facts) ?? [])
  return said.length === 0 ? error.message : said.join(' ')
}

function textOf(say: ((facts: never) => string) | undefined, facts: object): string | undefined {
  return say?.(facts as never)
}
