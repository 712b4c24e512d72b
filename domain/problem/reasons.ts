import { z } from 'zod'

const count = z.number().int()
const paise = z.number().int().meta({ description: 'In paise.' })
const microRupees = z.number().int().meta({ description: 'In millionths of a rupee.' })
const text = z.string()
const none = z.object({})

/** Things that a file may have too many of. */
const manyThings = z.enum([
  'rows',
  'columns',
  'cells',
  'characters',
  'texts',
  'parts',
  'values',
  'entries',
  'attribute-cells',
])

/**
 * Reasons of an error, where its code alone does not say enough, with the facts of each. Services tell reasons, and who shows them to a
 * person has the words: `app/messages/desk/reasons.ts` and, in a terminal, `server/commands/reason-texts.ts`.
 */
export const reasons = {
  // requests
  'body-broken-off': none,
  'body-too-deep': z.object({ levels: count }),
  // orders
  'line-unknown': z.object({ line: count }),
  'line-twice': none,
  'too-few-units': z.object({ name: text, most: count, quantity: count }),
  'refused-undelivered': none,
  'edit-waits': none,
  'edit-changes-nothing': none,
  'edit-leaves-nothing': none,
  'edit-too-large': none,
  'edit-not-collectable': none,
  'product-twice': none,
  'refund-too-large': z.object({ most: paise }),
  'cash-not-due': none,
  'print-one-order': none,
  'print-too-long': z.object({ lines: count, most: count }),
  'too-many-openings': z.object({ rows: count, most: count }),
  'openings-refused': z.object({ rows: count }),
  'too-many-portal-rows': z.object({ rows: count, most: count }),
  'portal-rows-refused': z.object({ rows: count }),
  'statement-too-long': z.object({ entries: count, most: count }),
  // accounts
  'receipt-is-nothing': none,
  'order-not-on-account': none,
  'receipt-in-future': none,
  'receipt-cash-not-today': none,
  'receipt-too-old': none,
  'upi-without-reference': none,
  'transfer-without-utr': none,
  'cheque-number-wrong': none,
  'cheque-without-bank': none,
  'cheque-without-date': none,
  'cheque-too-old': none,
  'opening-in-future': none,
  'due-day-too-far': none,
  'document-not-reversible': none,
  'entry-taken-back': none,
  'charge-without-cheque': none,
  'online-not-reversible': none,
  'bill-not-open': none,
  'account-exists': none,
  'account-unsettled': none,
  'walk-in': none,
  // trips and the till
  'shipment-twice': none,
  'shipment-unknown': none,
  'shipment-not-waiting': none,
  'shipment-on-trip': z.object({ vehicle: text }),
  'not-a-driver': none,
  'trip-needs-driver': none,
  'trip-is-empty': none,
  'nothing-delivered': none,
  'needs-reason': none,
  'not-a-part': none,
  'refused-without-part': none,
  'till-amount-too-large': z.object({ most: paise }),
  'till-amount-is-nothing': none,
  'needs-note': none,
  'nothing-to-hand-in': none,
  'difference-needs-note': none,
  // e-way bills
  'eway-bill-not-needed': z.object({ worth: paise, limit: paise }),
  'vehicle-missing': none,
  'vehicle-unreadable': z.object({ vehicle: text }),
  'seller-without-pin': none,
  'delivery-without-pin': none,
  'delivery-without-state': none,
  'product-without-hsn': z.object({ name: text }),
  'product-without-rate': z.object({ name: text }),
  // stock
  'places-alike': none,
  'place-unknown': none,
  'places-closing': none,
  'place-not-empty': z.object({ name: text }),
  'stock-too-low': z.object({ line: count, onHand: count, quantity: count }),
  'stock-short': z.object({ name: text, onHand: count }),
  'stock-not-tracked': z.object({ line: count }),
  'transfer-to-same-place': none,
  'code-shortened': z.object({ barcode: text }),
  'barcode-too-long': z.object({ barcode: text, most: count }),
  'barcode-digit-wrong': z.object({ barcode: text, digit: text }),
  'barcode-taken': none,
  'too-many-open-orders': z.object({ orders: count }),
  // the catalogue
  'record-rejected': z.object({ id: text, fault: text }),
  'prices-rejected': z.object({ fault: text }),
  'price-falls': z.object({ variant: text, from: microRupees, to: microRupees }),
  'entry-archived': none,
  'prices-of-products-only': none,
  'rate-not-yours': z.object({ rates: z.array(text).readonly() }),
  // files
  'file-empty': none,
  'file-too-many': z.object({ what: manyThings, most: count }),
  'file-cell-too-long': z.object({ most: count }),
  'file-entry-too-large': z.object({ most: count }),
  'file-unpacks-too-large': none,
  'file-too-deep': none,
  'file-too-large': none,
  'file-quote-missing': none,
  'file-encoding': none,
  'file-binary': none,
  'file-old-excel': none,
  'file-pdf': none,
  'file-text-document': none,
  'file-web-page': none,
  'file-binary-workbook': none,
  'file-numbers-document': none,
  'file-no-workbook': none,
  'file-without-sheet': none,
  'file-without-rows': none,
  'file-hidden-sheets': none,
  'file-locked': none,
  'file-not-unpackable': none,
  'file-sheet-missing': none,
  'file-document-type': none,
  'file-xml-unreadable': none,
  'file-xml-encoding': none,
  'file-not-json': z.object({ fault: text }),
  'file-columns-differ': z.object({ columns: count, matched: count }),
  'file-without-name-column': z.object({ row: count }),
  'file-column-twice': z.object({ column: text }),
  'file-single-column': none,
  'file-no-catalogue': none,
  'file-without-products': none,
  // pictures
  'picture-unreadable': none,
  'picture-too-large': z.object({ megapixels: count }),
  'picture-too-deep': z.object({ megapixels: count, bits: count }),
  'picture-too-small': z.object({ side: count }),
  'picture-format': none,
  'picture-background': none,
  'picture-too-slow': none,
  'picture-too-heavy': none,
  // pictures on servers of others
  'remote-answer': z.object({ status: count }),
  'remote-redirects': z.object({ most: count }),
  'remote-address': none,
  'remote-not-https': none,
  'remote-redirect-address': none,
  'remote-private': none,
  'remote-no-picture': z.object({ type: text }),
  'remote-packed': none,
  'remote-too-large': z.object({ megabytes: count }),
  'remote-too-slow': z.object({ seconds: count }),
  'remote-server-unknown': none,
  'remote-certificate': none,
  'remote-unreachable': none,
  'remote-tries': z.object({ tries: count }),
  'storage-away': none,
  'storage-failed': z.object({ fault: text }),
  // before reasons had codes
  told: z.object({ text }),
  // commands
  'account-unknown': z.object({ phone: text }),
  'still-staff': none,
  'orders-open': z.object({ numbers: z.array(text).readonly() }),
  'payment-not-waiting': none,
  'order-number-unreadable': z.object({ reference: text }),
  'order-unknown': z.object({ reference: text }),
  'refund-not-refused': none,
} as const

export type ReasonCode = keyof typeof reasons
/** The facts of a reason. */
export type FactsOf<Code extends ReasonCode> = z.infer<(typeof reasons)[Code]>
type Facts<Code extends ReasonCode> =
  Record<string, never> extends FactsOf<Code> ? unknown : Readonly<FactsOf<Code>>

/** A reason with its facts. */
export type Reason = { [Code in ReasonCode]: { readonly code: Code } & Facts<Code> }[ReasonCode]
