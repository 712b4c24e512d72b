import { statementCalls, type StatementWire } from '#domain/accounts/statement-wire.ts'
import type { StatementPeriod } from '#domain/accounts/statement.ts'
import type { Language } from '#domain/i18n/language.ts'
import { addressOf, callApi } from '../../transport/call.ts'

/** The ledger of an account in a period. */
export function fetchStatement(id: string, { from, to }: StatementPeriod): Promise<StatementWire> {
  return callApi(statementCalls.show, { params: { id }, query: new URLSearchParams({ from, to }) })
}

/** Address of a statement as a file, in the language of the customer unless one is given. */
export function statementAddress(
  id: string,
  kind: 'print' | 'file',
  { from, to, language }: StatementPeriod & { readonly language?: Language },
): string {
  const query = new URLSearchParams({ from, to, ...(language && { language }) })
  return addressOf(statementCalls[kind], { params: { id }, query })
}

/** Address of what all accounts owe, as a file. */
export const outstandingAddress = addressOf(statementCalls.outstanding, {})

/** Address of the receipts of a period as a file. */
export function receiptsAddress({ from, to }: StatementPeriod): string {
  return addressOf(statementCalls.receipts, { query: new URLSearchParams({ from, to }) })
}

/** Address of the page on which a customer confirms the balance of a day. */
export function confirmationAddress(id: string, day: string, language: Language): string {
  return addressOf(statementCalls.confirm, { params: { id }, query: new URLSearchParams({ day, language }) })
}
