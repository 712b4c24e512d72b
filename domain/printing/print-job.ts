import type { BalanceConfirmation, StatementDocument } from '../document-layout/statement-document.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import type { PartnerPaper } from '../quotations/partner-quotation-paper.ts'
import type { QuotationDocument } from '../quotations/quotation-document.ts'
import type { DeliveryChallan } from './delivery-challan.ts'
import type { PackingSlip } from './packing-slip.ts'
import type { PickingList } from './picking-list.ts'

/** Documents that are printed at the desk (DESK-03). */
export const printedKinds = ['picking-list', 'packing-slip', 'challan', 'invoice'] as const
export type PrintedKind = (typeof printedKinds)[number]

/** A4 sheets, or the 80 mm roll of a thermal printer. */
export const papers = ['a4', 'roll'] as const
export type Paper = (typeof papers)[number]

/** A document that can be printed. */
export type PrintedDocument =
  | TaxDocument
  | QuotationDocument
  | PickingList
  | PackingSlip
  | DeliveryChallan
  | StatementDocument
  | BalanceConfirmation
  | PartnerPaper

/** Documents that become one file. */
export type PrintJob = { readonly paper: Paper; readonly documents: readonly PrintedDocument[] }

/** The most orders that are printed at once. */
export const MAX_PRINTED_ORDERS = 50

/** The most lines of one file, so that making it stays a matter of seconds. */
export const MAX_PRINTED_LINES = 3_000

/** Number of lines that a document prints, each copy counted. */
export function printedLines(document: PrintedDocument): number {
  if (document.kind === 'picking-list')
    return document.groups.reduce((sum, { lines }) => sum + lines.length, 0)
  if (document.kind === 'statement' || document.kind === 'balance-confirmation')
    return document.statement.rows.length + document.statement.bills.length
  return document.lines.length * (document.kind === 'challan' ? document.copies.length : 1)
}
