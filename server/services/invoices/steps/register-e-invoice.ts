import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import {
  differencesOf,
  eInvoiceOf,
  signedQrContent,
  type SignedQrContent,
} from '#domain/invoices/signed-qr.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { findDocuments, findOrderOfIrn, recordEInvoice } from '../../../db/invoices/tax-documents.ts'
import { lockPortalNumber } from '../../../db/orders/portal-number.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { lockForStaff } from '../../orders/steps/lock-for-staff.ts'

/** A registration as the portal gave it: the text of the signed QR code, and the number of the acknowledgement. */
export type Registration = {
  readonly orderId: string
  /** Number of the invoice or credit note. */
  readonly document: string
  readonly signedQr: string
  readonly acknowledgement: string
}

/**
 * Records the registration of an invoice or credit note with the portal in an open transaction, in place of one recorded before. Throws
 * `not-found`, `e-invoice-refused` for a code that cannot be read or is another document's, and `portal-number-taken`.
 */
export async function registerEInvoice(
  queries: Queries,
  actor: StaffActor,
  { orderId, document: number, signedQr, acknowledgement, at }: Registration & { readonly at: Date },
): Promise<void> {
  const content = readSignedQr(signedQr)
  await lockForStaff(queries, { orderId })
  const document = (await findDocuments(queries, orderId)).find((each) => each.number === number)
  if (document === undefined) throw new AppError('not-found')
  const qrDifferences = differencesOf(content, document)
  if (qrDifferences.length > 0) throw new AppError('e-invoice-refused', { qrDifferences })
  const eInvoice = eInvoiceOf(content, signedQr, acknowledgement)
  await lockPortalNumber(queries, eInvoice.irn)
  const other = await findOrderOfIrn(queries, { irn: eInvoice.irn, besides: number })
  if (other !== null) throw new AppError('portal-number-taken', { orderNumbers: [other] })
  await recordEInvoice(queries, number, eInvoice)
  await recordChange(queries, actor, {
    action: 'document.e-invoice',
    subject: 'order',
    subjectId: orderId,
    before: { document: number, irn: document.eInvoice?.irn ?? null },
    after: { document: number, irn: eInvoice.irn, acknowledgement },
    at,
  })
}

const claims = z.object({ data: z.string() })

/** The content of a signed QR code: a JWT whose claim `data` is JSON in a text. Throws `e-invoice-refused`. */
export function readSignedQr(signedQr: string): SignedQrContent {
  const [, payload = ''] = signedQr.split('.')
  try {
    const { data } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return signedQrContent.parse(JSON.parse(data))
  } catch {
    throw new AppError('e-invoice-refused')
  }
}
