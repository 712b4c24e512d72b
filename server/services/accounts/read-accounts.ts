import { cashBook } from '#domain/returns/cash-book.ts'
import { createGstr1 } from '#domain/returns/gstr1.ts'
import type { Gstr1 } from '#domain/returns/wire.ts'
import { salesRegister } from '#domain/returns/sales-register.ts'
import { tallyLedgers, tallyVouchers } from '#domain/returns/tally-xml.ts'
import { tallyLedgersOf, tallyVouchersOf } from '#domain/returns/tally.ts'
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

/** The sales register of a month, as CSV (DESK-07). Throws `not-permitted`. */
export async function readSalesRegister(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  month: string,
): Promise<string> {
  requirePermission(actor, 'accounts:read')
  return salesRegister(await findIssuedDocuments(queries, istMonth(month)))
}

/** The day book of cash and UPI of a month, as CSV (DESK-07). Throws `not-permitted`. */
export async function readCashBook(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  month: string,
): Promise<string> {
  requirePermission(actor, 'accounts:read')
  return cashBook(await findCashEntries(queries, istMonth(month)))
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
