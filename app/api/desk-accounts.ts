import type { AccountSummaryWire } from '#domain/gst-returns/wire.ts'
import { request } from './request.ts'

const path = (name: string) => (month: string) =>
  `/api/desk/accounts/${name}?month=${encodeURIComponent(month)}`

/** What the documents of a month come to. */
export function fetchAccountSummary(month: string): Promise<AccountSummaryWire> {
  return request('GET', path('summary')(month), {
    isSound: ({ invoices }: Partial<AccountSummaryWire>) => invoices !== undefined,
  })
}

/** Where the files of a month are downloaded from. */
export const accountFiles = {
  gstr1: path('gstr1.json'),
  salesRegister: path('workbooks/sales-register.xlsx'),
  salesRegisterCsv: path('sales-register.csv'),
  cashBook: path('workbooks/cash-book.xlsx'),
  cashBookCsv: path('cash-book.csv'),
  tallyLedgers: path('tally/ledgers.xml'),
  tallyVouchers: path('tally/vouchers.xml'),
}

/** Where one of the files of GSTR-1 of a large month is downloaded from, the first being 1. */
export function gstr1Part(month: string, part: number): string {
  return `${accountFiles.gstr1(month)}&part=${part}`
}
