import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'

type Against = Omit<CreditAccountDetailWire['ledger'][number]['against'][number], 'id'>

export type Entry = CreditAccountDetailWire['bills'][number]

/** An entry in a few words: its kind or form, its number, and its day. */
export function entryLabel({ kind, method, document, reference, day }: Entry): string {
  const t = deskCreditMessages
  const what = kind === 'receipt' && method !== null ? t[`method-${method}`] : t[`kind-${kind}`]
  return [[what, document ?? reference].filter((text) => text !== null).join(' '), formatDay(day)].join(' · ')
}

/** The other side of an allotment in a few words: a document by its number, money by its form and reference. */
export function againstLabel({ kind, method, label }: Against): string {
  const t = deskCreditMessages
  if (method === null) return label ?? t[`kind-${kind}`]
  return [t[`method-${method}`], label].filter((text) => text !== null).join(' ')
}
