import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import {
  differencesOf,
  eInvoiceOf,
  signedQrContent,
  type SignedQrContent,
} from '#domain/invoices/signed-qr.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findDocuments, findOrderOfIrn, recordEInvoice as record } from '../../db/invoices/tax-documents.ts'
import { lockPortalNumber } from '../../db/orders/portal-number.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockForStaff } from '../orders/steps/lock-for-staff.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A registration as the portal gave it: the text of the signed QR code, and the number of the acknowledgement. */
export type Registration = {
  readonly orderId: string
  /** Number of the invoice or credit note. */
  readonly document: string
  readonly signedQr: string
  readonly acknowledgement: string
}

/**
 * Records the registration of an invoice or credit note with the portal, in place of one recorded before: IRN, acknowledgement and
 * QR code are printed on it. Throws `not-permitted`, `not-found`, `e-invoice-refused` for a code that cannot be read or is another
 * document's, and `portal-number-taken`.
 */
export async function recordEInvoice(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  { orderId, document: number, signedQr, acknowledgement }: Registration,
): Promise<void> {
  requirePermission(actor, 'documents:register')
  const content = readContent(signedQr)
  await queries.transaction().execute(async (transaction) => {
    await lockForStaff(transaction, { orderId })
    const document = (await findDocuments(transaction, orderId)).find((each) => each.number === number)
    if (document === undefined) throw new AppError('not-found')
    const qrDifferences = differencesOf(content, document)
    if (qrDifferences.length > 0) throw new AppError('e-invoice-refused', { qrDifferences })
    const eInvoice = eInvoiceOf(content, signedQr, acknowledgement)
    await lockPortalNumber(transaction, eInvoice.irn)
    const other = await findOrderOfIrn(transaction, { irn: eInvoice.irn, besides: number })
    if (other !== null) throw new AppError('portal-number-taken', { orderNumbers: [other] })
    await record(transaction, number, eInvoice)
    await recordChange(transaction, actor, {
      action: 'document.e-invoice',
      subject: 'order',
      subjectId: orderId,
      before: { document: number, irn: document.eInvoice?.irn ?? null },
      after: { document: number, irn: eInvoice.irn, acknowledgement },
      at: now(),
    })
  })
}

const claims = z.object({ data: z.string() })

/** The content of a signed QR code: a JWT whose claim `data` is JSON in a text. Throws `e-invoice-refused`. */
function readContent(signedQr: string): SignedQrContent {
  const [, payload = ''] = signedQr.split('.')
  try {
    const { data } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return signedQrContent.parse(JSON.parse(data))
  } catch {
    throw new AppError('e-invoice-refused')
  }
}
