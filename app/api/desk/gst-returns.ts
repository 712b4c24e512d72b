import { accountCalls, type AccountSummaryWire } from '#domain/gst-returns/wire.ts'
import { addressOf, callApi } from '../transport/call.ts'

/** Sums of the documents of a month. */
export function fetchAccountSummary(month: string): Promise<AccountSummaryWire> {
  return callApi(accountCalls.summary, { query: new URLSearchParams({ month }) })
}

type OfMonth = (typeof accountCalls)['gstr1' | 'salesRegister' | 'cashBook']

const ofMonth = (call: OfMonth) => (month: string) =>
  addressOf(call, { query: new URLSearchParams({ month }) })

const workbook = (file: string) => (month: string) =>
  addressOf(accountCalls.workbook, { params: { file }, query: new URLSearchParams({ month }) })

const tally = (file: string) => (month: string) =>
  addressOf(accountCalls.tally, { params: { file }, query: new URLSearchParams({ month }) })

/** Addresses of the files of a month. */
export const accountFiles = {
  gstr1: ofMonth(accountCalls.gstr1),
  salesRegister: workbook('sales-register.xlsx'),
  salesRegisterCsv: ofMonth(accountCalls.salesRegister),
  cashBook: workbook('cash-book.xlsx'),
  cashBookCsv: ofMonth(accountCalls.cashBook),
  tallyLedgers: tally('ledgers.xml'),
  tallyVouchers: tally('vouchers.xml'),
}

/** Address of one of the files of GSTR-1 of a large month, the first being 1. */
export function gstr1FileUrl(month: string, part: number): string {
  return addressOf(accountCalls.gstr1, { query: new URLSearchParams({ month, part: String(part) }) })
}
