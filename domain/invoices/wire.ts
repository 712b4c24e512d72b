import { z } from 'zod'
import { shownWeighing } from '../cart/weighing-wire.ts'
import { languages } from '../i18n/language.ts'
import { day, orderParams, timestamp, paise, price } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { eInvoice } from './e-invoice.ts'
import { counterMethods, saleMethods } from '../orders/counter/counter-sale.ts'
import { paymentModes } from '../orders/order.ts'

const texts = z.array(z.string()).readonly()
const gstRate = z
  .number()
  .nullable()
  .meta({ description: 'Percent; null where no rate is known and no tax is claimed.' })

/** The seller as a document names it. */
export const documentSeller = z
  .object({
    legalName: z.string(),
    tradeName: z.string(),
    addressLines: texts,
    state: z.string(),
    stateCode: z.string(),
    gstin: z.string(),
    pan: z.string().nullable(),
    phone: z.string(),
    email: z.string().nullable(),
    signatory: z
      .string()
      .meta({ description: 'Who signs; empty where only the firm is named.', example: 'Asha Rao, Accounts' }),
  })
  .meta({ id: 'DocumentSeller' })

/** The buyer as a document names them. */
export const documentBuyer = z
  .object({
    name: z.string(),
    phone: z.string().nullable(),
    addressLines: texts,
    state: z.string().meta({ description: 'Empty if the typed address does not tell.' }),
    stateCode: z.string().meta({ description: 'Empty if the typed address does not tell.' }),
    gstin: z.string().nullable(),
  })
  .meta({ id: 'DocumentBuyer' })

const taxAmounts = {
  taxable: paise,
  cgst: paise.meta({ description: 'Paise; 0 where IGST is due.' }),
  sgst: paise.meta({
    description:
      'Paise; 0 where IGST is due. UTGST if the seller is in a union territory without a legislature.',
  }),
  igst: paise.meta({ description: 'Paise; 0 within one State.' }),
}

/** A line: `quantity` × `ratePerUnit` less `discount` is `taxable`; `total` is that with the taxes. */
export const documentLine = z
  .object({
    ...taxAmounts,
    serial: z.number().int(),
    description: z.string(),
    hsn: z.string().nullable(),
    quantity: z.number().int(),
    unit: z.string().meta({ description: 'The unique quantity code (UQC).', example: 'BAG' }),
    unitName: z.string().meta({ description: 'The unit by which the product is sold.', example: 'bag' }),
    ratePerUnit: price.meta({
      description: 'Without tax, before the discount, in millionths of a rupee.',
    }),
    discount: paise,
    gstRate,
    total: paise,
    weighing: shownWeighing.optional(),
    isDelivery: z.literal(true).optional().meta({
      description: 'Whether it is the delivery fee on the goods of its rate, which is no quantity of them.',
    }),
  })
  .meta({ id: 'DocumentLine' })

/** The lines of one HSN and one rate together. */
export const hsnRow = z
  .object({ ...taxAmounts, hsn: z.string().nullable(), gstRate, total: paise })
  .meta({ id: 'HsnRow' })

export const documentTotals = z
  .object({
    ...taxAmounts,
    discount: paise,
    total: paise.meta({ description: 'Paise; the sum of all lines: `grandTotal` before the round-off.' }),
    roundOff: paise.meta({ description: 'Paise; negative where `grandTotal` is less than `total`.' }),
    grandTotal: paise,
  })
  .meta({ id: 'DocumentTotals' })

const document = z.object({
  version: z.literal(1).meta({ description: 'The version of this format.' }),
  language: z
    .enum(languages)
    .optional()
    .meta({ description: 'In which it was issued, for good; English when it is missing.' }),
  number: z.string(),
  issuedAt: timestamp,
  financialYear: z.string().meta({ example: '2026-27' }),
  orderId: z.uuid(),
  orderNumber: z.string(),
  orderedAt: timestamp,
  purchaseOrder: z
    .object({ number: z.string().nullable(), reference: z.string().nullable() })
    .optional()
    .meta({ description: 'Of the firm that bought; missing where it named none.' }),
  seller: documentSeller,
  buyer: documentBuyer,
  deliveryAddress: z.object({ name: z.string(), phone: z.string().nullable(), lines: texts }),
  placeOfSupply: z.object({ state: z.string(), code: z.string() }),
  reverseCharge: z.literal(false),
  lines: z.array(documentLine).readonly(),
  hsnSummary: z.array(hsnRow).readonly(),
  totals: documentTotals,
  amountInWords: z.string(),
  payment: z.object({
    mode: z.enum(paymentModes),
    status: z.string(),
    id: z.string().nullable(),
    method: z
      .enum(counterMethods)
      .optional()
      .meta({ description: 'How it was paid at the counter; absent for what is delivered.' }),
    parts: z
      .array(z.object({ method: z.enum(saleMethods), amount: paise, id: z.string().nullable() }))
      .readonly()
      .optional()
      .meta({ description: 'The forms of a payment that was split at the counter.' }),
    dueDay: day.optional().meta({ description: 'On which it is due; of what is bought on account.' }),
  }),
  notes: texts,
  ewayBills: texts
    .optional()
    .meta({ description: 'Numbers of the e-way bills of what it invoices, as far as they are recorded.' }),
  eInvoice: eInvoice
    .optional()
    .meta({ description: 'Its registration with the portal, once that is recorded.' }),
  offers: z
    .array(z.object({ title: z.string(), saved: paise }))
    .readonly()
    .optional()
    .meta({ description: 'Offers that its amounts are after, with what each took off, GST included.' }),
  savings: paise
    .optional()
    .meta({ description: 'What the MRP of the goods is above what is paid for them, both with GST.' }),
})

/** Query for one of several credit notes. */
export const documentQuery = z.object({
  number: z.string().max(16).optional().meta({ description: 'The latest one when left out.' }),
})

export const invoice = document.extend({ kind: z.literal('invoice') }).meta({ id: 'Invoice' })

/** Takes back an invoice or a part of it: lines have the serials, rates and prices of the invoice. */
export const creditNote = document
  .extend({
    kind: z.literal('credit-note'),
    against: z
      .object({ number: z.string(), issuedAt: timestamp })
      .meta({ description: 'The invoice that it takes back, whole or in part.' }),
    reason: z.string(),
  })
  .meta({ id: 'CreditNote' })

/** A registration as the portal gave it. */
export const recordEInvoiceRequest = z
  .object({
    document: z.string().min(1).max(16).meta({ description: 'The number of the invoice or credit note.' }),
    signedQr: eInvoice.shape.signedQr,
    acknowledgement: eInvoice.shape.acknowledgement,
  })
  .meta({ id: 'RecordEInvoiceRequest' })

export type RecordEInvoiceRequest = z.input<typeof recordEInvoiceRequest>

const ofOrder = { method: 'get', params: orderParams, query: documentQuery } as const

export const taxDocumentCalls = defineCalls({
  invoice: { ...ofOrder, path: '/orders/{orderId}/invoice', answer: invoice },
  'credit-note': { ...ofOrder, path: '/orders/{orderId}/credit-note', answer: creditNote },
  'invoice.pdf': { ...ofOrder, path: '/orders/{orderId}/invoice.pdf', download: 'application/pdf' },
  'credit-note.pdf': { ...ofOrder, path: '/orders/{orderId}/credit-note.pdf', download: 'application/pdf' },
})
