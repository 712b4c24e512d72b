import { cashBookTable } from '#domain/returns/cash-book.ts'
import { createGstr1 } from '#domain/returns/gstr1.ts'
import type { Gstr1 } from '#domain/returns/wire.ts'
import { monthSummary, type MonthSummary } from '#domain/returns/month-summary.ts'
import { csv } from '#domain/returns/csv.ts'
import { salesRegisterTable } from '#domain/returns/sales-register.ts'
import { tallyLedgers, tallyVouchers } from '#domain/returns/tally-xml.ts'
import { tallyLedgersOf, tallyVouchersOf } from '#domain/returns/tally.ts'
import { cashAfter } from '#domain/trips/cash-balance.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istMonth } from '#domain/time/ist-month.ts'
import type { Database } from '../../db/database.ts'
import {
  findCashEntries,
  findInvoiceTotals,
  findIssuedDocuments,
  findMoneyMovements,
} from '../../db/invoices/accounts.ts'
import { sumCash } from '../../db/trips/cash.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { readSeller } from '../store/steps/read-seller.ts'

type Dependencies = { readonly database: Database }

/** GSTR-1 of a month (`2026-11`), out of the documents that were issued in it (DESK-07). Throws `not-permitted`. */
export async function readGstr1(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  month: string,
): Promise<Gstr1> {
  requirePermission(actor, 'accounts:read')
  const documents = await findIssuedDocuments(queries, istMonth(month))
  const against = documents.flatMap((one) => (one.kind === 'credit-note' ? [one.against.number] : []))
  const [{ gstin }, invoiceTotals] = [
    await readSeller(queries),
    await findInvoiceTotals(queries, [...new Set(against)]),
  ]
  return createGstr1({ gstin, month, documents, invoiceTotals })
}

/** What the documents of a month come to, to check the files against (DESK-07). Throws `not-permitted`. */
export async function readMonthSummary(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  month: string,
): Promise<MonthSummary> {
  requirePermission(actor, 'accounts:read')
  const documents = await findIssuedDocuments(queries, istMonth(month))
  return monthSummary(documents, (await readSeller(queries)).gstin)
}

/** A list of a month that the accountant takes along: the sales register, or the day book of cash and UPI. */
export type AccountList = {
  readonly list: 'sales-register' | 'cash-book'
  readonly kind: 'csv' | 'xlsx'
  readonly month: string
}

/** The sales register or the cash book of a month, as a CSV file or a workbook (DESK-07). Throws `not-permitted`. */
export async function readAccountList(
  { database: { queries }, sheets }: Dependencies & { readonly sheets: Pick<Sheets, 'write'> },
  actor: StaffActor,
  { list, kind, month }: AccountList,
): Promise<Uint8Array<ArrayBuffer>> {
  requirePermission(actor, 'accounts:read')
  const period = istMonth(month)
  const [header, rows] =
    list === 'cash-book'
      ? cashBookTable(await findCashEntries(queries, period), {
          from: period.from,
          ...cashAfter(await sumCash(queries, { before: period.from })),
        })
      : salesRegisterTable(await findIssuedDocuments(queries, period))
  return kind === 'csv'
    ? new TextEncoder().encode(csv(header, rows))
    : sheets.write('xlsx', [header, ...rows])
}

/**
 * A month for Tally, as XML: its vouchers, or the ledgers that they name, which are imported first (DESK-07). Throws `not-permitted`.
 */
export async function readTally(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  { month, file }: { readonly month: string; readonly file: 'ledgers' | 'vouchers' },
): Promise<string> {
  requirePermission(actor, 'accounts:read')
  const documents = await findIssuedDocuments(queries, istMonth(month))
  const movements = await findMoneyMovements(queries, istMonth(month))
  return file === 'ledgers'
    ? tallyLedgers(tallyLedgersOf(documents, movements))
    : tallyVouchers(tallyVouchersOf(documents, movements))
}
