import { parseCause } from '#domain/problem/causes.ts'
import { causeText } from '#app/i18n/cause-text.ts'
import { deskOrderCauseMessages } from '#app/messages/desk/orders/order-causes.ts'

/** The cause of something in the history of an order, in words for staff; null where there is none, or none that this page knows. */
export function causeWords(told: { readonly code: string } | undefined): string | null {
  const cause = parseCause(told)
  return cause && causeText(cause, deskOrderCauseMessages)
}
