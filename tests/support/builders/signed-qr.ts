import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { paiseToRupees } from '#domain/money/paise.ts'

/** The text of a QR code as the portal signs one for a document, with whatever is to be otherwise; the signature is none. */
export function signedQrOf(document: TaxDocument, otherwise: object = {}): string {
  const data = {
    SellerGstin: document.seller.gstin,
    BuyerGstin: document.buyer.gstin,
    DocNo: document.number,
    DocTyp: document.kind === 'invoice' ? 'INV' : 'CRN',
    DocDt: '28/11/2026',
    TotInvVal: paiseToRupees(document.totals.grandTotal),
    ItemCnt: document.lines.length,
    MainHsnCode: document.lines[0]?.hsn,
    Irn: Buffer.from(document.number.padEnd(32, '.')).toString('hex'),
    IrnDt: '2026-11-28 14:25:00',
    ...otherwise,
  }
  const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url')
  const payload = part({ data: JSON.stringify(data), iss: 'NIC' })
  return [part({ alg: 'RS256', kid: 'portal', typ: 'JWT' }), payload, 'x'.repeat(342)].join('.')
}
