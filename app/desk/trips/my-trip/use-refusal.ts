import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import type { Refusal } from './use-outbox.ts'

/** Says in a driver's words what the store said against an entry. */
export function useRefusal(): (refusal: Refusal) => string {
  const t = deskMyTripMessages
  const own: Readonly<Record<string, unknown>> = t
  return ({ code, text, by }) => {
    if (code === 'edit-conflict' && by !== undefined) return t.recordedBy(by)
    const said = own[`error-${code}`]
    return typeof said === 'string' ? said : text
  }
}
