import { AppError } from '#domain/errors.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { cashBookTable } from '#domain/gst-returns/cash-book.ts'
import { createGstr1 } from '#domain/gst-returns/gstr1.ts'
import { splitGstr1 } from '#domain/gst-returns/split-gstr1.ts'
import type { Gstr1 } from '#domain/gst-returns/wire.ts'
import { monthSummary, type MonthSummary } from '#domain/gst-returns/month-summary.ts'
import { csv } from '#domain/text/csv.ts'
import { salesRegisterTable } from '#domain/gst-returns/sales-register.ts'
import { tallyLedgers, tallyVouchers } from '#domain/gst-returns/tally-xml.ts'
import { tallyLedgersOf, tallyVouchersOf } from '#domain/gst-returns/tally.ts'
import { cashAfter } from '#domain/trips/cash-balance.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istMonth } from '#domain/time/ist-month.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  findAccountAdjustments,
  findCashEntries,
  findInvoiceTotals,
  findAccountParties,
  findIssuedDocuments,
  findMoneyMovements,
} from '../../db/invoices/accounts.ts'
import { sumCash } from '../../db/trips/cash.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { readSeller } from '../store/steps/read-seller.ts'

type Dependencies = { readonly database: Database }

/** GSTR-1 of a month (`2026-11`): the whole, or one of the files it is split into where it is too large for one, from 1. */
export type Gstr1Request = { readonly month: string; readonly part: number | null }

/**
 * GSTR-1 of a month, out of the documents that were issued in it, with how many files it takes (DESK-07, DESK-09). Throws
 * `not-permitted`, and `not-found` for a file beyond the last.
 */
export async function readGstr1(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  { month, part }: Gstr1Request,
): Promise<{ readonly file: Gstr1; readonly parts: number }> {
  requirePermission(actor, 'accounts:read')
  const documents = await findIssuedDocuments(queries, istMonth(month))
  const { gstin } = await readSeller(queries)
  const whole = await gstr1Of(queries, { gstin, month, documents })
  const parts = splitGstr1(whole)
  const file = part === null ? whole : parts[part - 1]
  if (file === undefined) throw new AppError('not-found')
  return { file, parts: parts.length }
}

type MonthOfDocuments = {
  readonly gstin: string
  readonly month: string
  readonly documents: readonly TaxDocument[]
}

async function gstr1Of(queries: Queries, { gstin, month, documents }: MonthOfDocuments): Promise<Gstr1> {
  const against = documents.flatMap((one) => (one.kind === 'credit-note' ? [one.against.number] : []))
  const invoiceTotals = await findInvoiceTotals(queries, [...new Set(against)])
  return createGstr1({ gstin, month, documents, invoiceTotals })
}

/**
 * Sums the documents of a month, to check the files against, and counts the files that GSTR-1 takes (DESK-07). Throws
 * `not-permitted`.
 */
export async function readMonthSummary(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  month: string,
): Promise<MonthSummary & { readonly gstr1Files: number }> {
  requirePermission(actor, 'accounts:read')
  const documents = await findIssuedDocuments(queries, istMonth(month))
  const { gstin } = await readSeller(queries)
  const gstr1Files = splitGstr1(await gstr1Of(queries, { gstin, month, documents })).length
  return { ...monthSummary(documents, gstin), gstr1Files }
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
  const period = istMonth(month)
  const documents = await findIssuedDocuments(queries, period)
  const movements = await findMoneyMovements(queries, period)
  const accounts = {
    holders: await findAccountParties(queries, period),
    adjustments: await findAccountAdjustments(queries, period),
  }
  return file === 'ledgers'
    ? tallyLedgers(tallyLedgersOf(documents, movements, accounts))
    : tallyVouchers(tallyVouchersOf(documents, movements, accounts))
}
