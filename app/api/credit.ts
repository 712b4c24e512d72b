import type { PaidInto } from '#domain/payments/account-payment.ts'
import {
  ownCreditCalls,
  type OwnCreditAccountWire,
  type OwnStatementWire,
} from '#domain/accounts/own-wire.ts'
import type { StatementPeriod } from '#domain/accounts/statement.ts'
import { ownPaymentCalls } from '#domain/payments/account-payment-wire.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { addressOf, callApi } from './transport/call.ts'
import { language } from '#messages/language.ts'

/** The accounts that somebody buys on, with what is open. */
export async function fetchOwnCredit(): Promise<readonly OwnCreditAccountWire[]> {
  return (await callApi(ownCreditCalls.list, {})).accounts
}

/** The ledger of an own account in a period. */
export function fetchOwnStatement(id: string, { from, to }: StatementPeriod): Promise<OwnStatementWire> {
  return callApi(ownCreditCalls.statement, { params: { id }, query: new URLSearchParams({ from, to }) })
}

/** Address of a statement as a PDF or CSV file, in the language of the page. */
export function ownStatementAddress(
  id: string,
  kind: 'print' | 'file',
  { from, to }: StatementPeriod,
): string {
  const query = new URLSearchParams({ from, to, language })
  return addressOf(ownCreditCalls[kind], { params: { id }, query })
}

/** Starts a payment into an own account; the answer opens the payment window. */
export function startAccountPayment(id: string, amount: number): Promise<PaymentSession> {
  return callApi(ownPaymentCalls.start, { params: { id }, body: { amount } })
}

/** Passes on what the payment window returned, or without it asks what has arrived. */
export async function settleAccountPayment(
  id: string,
  payment: { readonly orderId: string; readonly callback: PaymentCallback | null },
): Promise<PaidInto> {
  return callApi(ownPaymentCalls.settle, { params: { id }, body: payment })
}
