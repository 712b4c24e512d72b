import { stateByCode } from '../addresses/states.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'

/**
 * The labels of a tax document in English and the terms of the law. They belong to the document, not to a screen: the PDF and the
 * printable page share them.
 */
export const documentLabels = {
  invoice: 'Tax Invoice',
  'credit-note': 'Credit Note',
  quotation: 'Quotation',
  quotationNumber: 'Quotation no.',
  validUntil: 'Valid until',
  validity: 'Validity',
  pricesHold: (until: string): string => `These prices hold until ${until}. Nothing is kept in stock.`,
  notAnInvoice: 'This is an offer and not a tax invoice.',
  'state-ACCEPTED': 'Accepted',
  'state-DECLINED': 'Declined',
  'state-CANCELLED': 'Withdrawn',
  'state-EXPIRED': 'Expired',
  copy: 'Original for recipient',
  invoiceNumber: 'Invoice no.',
  noteNumber: 'Credit note no.',
  date: 'Date',
  order: 'Order',
  poNumber: 'PO number',
  poReference: 'Reference',
  orderDate: 'Order date',
  against: 'Against invoice',
  invoiceDate: 'Invoice date',
  reason: 'Reason',
  ewayBill: 'E-way bill',
  irn: 'IRN',
  acknowledgement: 'Ack. no.',
  registeredAt: 'Ack. date',
  placeOfSupply: 'Place of supply',
  reverseCharge: 'Reverse charge',
  no: 'No',
  gstin: 'GSTIN',
  pan: 'PAN',
  phone: 'Phone',
  email: 'E-mail',
  state: 'State',
  billedTo: 'Billed to',
  deliveredTo: 'Delivered to',
  unregistered: 'No GSTIN (unregistered)',
  serial: '#',
  goods: 'Description of goods',
  gross: 'gross',
  tare: 'tare',
  slip: 'slip',
  hsn: 'HSN',
  quantity: 'Qty',
  rate: 'Rate',
  discount: 'Discount',
  taxable: 'Taxable value',
  gst: 'GST',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  total: 'Total',
  hsnSummary: 'HSN summary',
  roundOff: 'Round off',
  grandTotal: 'Grand total',
  creditTotal: 'Total credit',
  inWords: 'Amount in words',
  payment: 'Payment',
  paymentOfInvoice: 'Payment of the invoice',
  COD: 'Cash on delivery',
  ONLINE: 'Online',
  ACCOUNT: 'On account',
  dueBy: (day: string) => `due ${day}`,
  'by-CASH': 'Cash',
  'by-UPI': 'UPI',
  'by-CARD': 'Card',
  PAID: 'paid',
  PENDING: 'to be paid',
  REFUNDED: 'refunded',
  notes: 'Notes',
  savings: (amount: string): string => `You save ${amount} on the MRP, GST included.`,
  offers: (offers: string): string => `Offers, already taken off, GST included: ${offers}.`,
  signatory: 'Authorised signatory',
  computerGenerated: (kind: string): string => `This is a computer generated ${kind.toLowerCase()}.`,
  forFirm: (firm: string): string => `For ${firm}`,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
} as const

/** The labels of a document in some language. */
export type DocumentLabels = {
  readonly [Name in keyof typeof documentLabels]: (typeof documentLabels)[Name] extends string
    ? string
    : (typeof documentLabels)[Name]
}

/** SGST, or UTGST for a seller in a union territory without a legislature. */
export function stateTaxName({ seller }: Pick<TaxDocument, 'seller'>): string {
  return stateByCode(seller.stateCode)?.unionTerritory === true ? documentLabels.utgst : documentLabels.sgst
}
