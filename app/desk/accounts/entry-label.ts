import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'

export type Entry = CreditAccountDetailWire['bills'][number]

/** An entry in a few words: its kind or form, its number, and its day. */
export function entryLabel({ kind, method, document, reference, day }: Entry): string {
  const t = deskCreditMessages
  const what = kind === 'receipt' && method !== null ? t[`method-${method}`] : t[`kind-${kind}`]
  return [[what, document ?? reference].filter((text) => text !== null).join(' '), formatDay(day)].join(' · ')
}
