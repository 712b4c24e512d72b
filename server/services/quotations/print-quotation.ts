import { AppError } from '#domain/errors.ts'
import { createQuotationDocument } from '#domain/quotations/quotation-document.ts'
import type { Quotation } from '#domain/quotations/quotation.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { findQuotation } from '../../db/quotations/quotations.ts'
import type { RenderDocuments } from '../../gateways/documents/port.ts'
import { tokenHash } from '../identity/steps/hashing.ts'
import type { PrintedFile } from '../printing/steps/printed-file.ts'
import { readSeller } from '../store/steps/read-seller.ts'

export type PrintQuotationDependencies = {
  readonly database: Database
  readonly renderDocuments: RenderDocuments
  readonly now: () => Date
}

/** A quotation as a PDF for staff, with its customer and address (DESK-04). Throws `not-permitted` and `not-found`. */
export async function printQuotation(
  dependencies: PrintQuotationDependencies,
  actor: StaffActor,
  id: string,
): Promise<PrintedFile> {
  requirePermission(actor, 'quotations:read')
  const { database, now } = dependencies
  const quotation = await findQuotation(database.queries, { id }, { at: now() })
  return print(dependencies, quotation, true)
}

/** A quotation as a PDF for the holder of its link, without any name or address. Throws `not-found`. */
export async function printQuotationOfLink(
  dependencies: PrintQuotationDependencies,
  token: string,
): Promise<PrintedFile> {
  const { database, now } = dependencies
  const quotation = await findQuotation(database.queries, { tokenHash: tokenHash(token) }, { at: now() })
  return print(dependencies, quotation, false)
}

async function print(
  { database: { queries }, renderDocuments }: PrintQuotationDependencies,
  quotation: Quotation | null,
  namesPerson: boolean,
): Promise<PrintedFile> {
  const content = quotation?.content ?? null
  if (quotation === null || content === null) throw new AppError('not-found')
  const { name, phone, language } = await findPartner(queries, quotation.userId)
  const document = createQuotationDocument(
    { ...quotation, content },
    { seller: await readSeller(queries), customer: { name, phone: phone || null }, language, namesPerson },
  )
  return {
    bytes: await renderDocuments({ paper: 'a4', documents: [document] }),
    name: `quotation-${quotation.number}`,
    leftOut: [],
  }
}
