import { z } from 'zod'
import { paiseToRupees } from '../money/paise.ts'
import { qrDifferences } from '../problem/error-details.ts'
import { eInvoice, type EInvoice } from './e-invoice.ts'
import type { TaxDocument } from './tax-document.ts'

/** The content of a signed QR code, as the portal of NIC writes it (schema 1.1). */
export const signedQrContent = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.enum(['INV', 'CRN', 'DBN']),
  TotInvVal: z.number(),
  Irn: z
    .string()
    .toLowerCase()
    .regex(/^[\da-f]{64}$/),
  /** Such as `2026-11-28 14:25:00`, in India. */
  IrnDt: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
})

export type SignedQrContent = z.infer<typeof signedQrContent>

type QrDifference = (typeof qrDifferences)[number]

/**
 * The differences between a signed QR code and the document that it is said to be of; none when it is that document's. The signature
 * is the portal's matter: it is not verified here.
 */
export function differencesOf(content: SignedQrContent, document: TaxDocument): QrDifference[] {
  const isSame: Readonly<Record<QrDifference, boolean>> = {
    kind: content.DocTyp === (document.kind === 'invoice' ? 'INV' : 'CRN'),
    number: content.DocNo.toUpperCase() === document.number.toUpperCase(),
    seller: content.SellerGstin === document.seller.gstin,
    buyer: content.BuyerGstin === (document.buyer.gstin ?? 'URP'),
    amount: content.TotInvVal.toFixed(2) === paiseToRupees(document.totals.grandTotal).toFixed(2),
  }
  return qrDifferences.filter((each) => !isSame[each])
}

/** The registration that a QR code tells of, with the number of its acknowledgement. */
export function eInvoiceOf(content: SignedQrContent, signedQr: string, acknowledgement: string): EInvoice {
  const registeredAt = new Date(`${content.IrnDt.replace(' ', 'T')}+05:30`).toISOString()
  return eInvoice.parse({ irn: content.Irn, registeredAt, acknowledgement, signedQr })
}
