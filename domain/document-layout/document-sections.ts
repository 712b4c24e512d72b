import { stateTaxName, type DocumentLabels } from './document-labels.ts'
import { labelsOf } from './labels-of.ts'
import type { PaymentMode } from '../orders/order.ts'
import type { Goods } from './document-tables.ts'
import { isInterState, type TaxDocument } from '../invoices/tax-document.ts'
import type { QuotationDocument } from '../quotations/quotation-document.ts'
import { formatAmount, formatDay, formatSignedAmount, formatState, formatTime } from './format.ts'

/** A label and its value. */
export type LabelledValue = { readonly label: string; readonly value: string }

/** A party of a document: its role, its name, and the further lines required by law. */
export type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] }

/** The labelled values beside the title, in reading order. */
export function documentFacts(document: TaxDocument | QuotationDocument): LabelledValue[] {
  const { placeOfSupply, language } = document
  const labels = labelsOf(document)
  const day = (iso: string): string => formatDay(iso, language)
  const supply = { label: labels.placeOfSupply, value: formatState(placeOfSupply.state, placeOfSupply.code) }
  const date = { label: labels.date, value: day(document.issuedAt) }
  const order = [
    { label: labels.order, value: document.orderNumber },
    { label: labels.orderDate, value: day(document.orderedAt) },
    ...purchaseOrderFacts(document),
  ]
  const legal = [supply, { label: labels.reverseCharge, value: labels.no }]
  if (document.kind === 'quotation')
    return [
      { label: labels.quotationNumber, value: document.number },
      date,
      { label: labels.validUntil, value: day(document.validUntil) },
      supply,
    ]
  if (document.kind === 'invoice') {
    const bills = (document.ewayBills ?? []).map((value) => ({ label: labels.ewayBill, value }))
    return [{ label: labels.invoiceNumber, value: document.number }, date, ...order, ...legal, ...bills]
  }
  return [
    { label: labels.noteNumber, value: document.number },
    date,
    { label: labels.against, value: document.against.number },
    { label: labels.invoiceDate, value: day(document.against.issuedAt) },
    ...order,
    ...legal,
    { label: labels.reason, value: document.reason },
  ]
}

/** The purchase order that a document names, in reading order. */
export function purchaseOrderFacts(
  document: Pick<TaxDocument, 'purchaseOrder' | 'language'>,
): LabelledValue[] {
  const labels = labelsOf(document)
  const { number = null, reference = null } = document.purchaseOrder ?? {}
  return [
    ...(number === null ? [] : [{ label: labels.poNumber, value: number }]),
    ...(reference === null ? [] : [{ label: labels.poReference, value: reference }]),
  ]
}

/** The registration of a document with the portal, beside its QR code; null where none is recorded. */
export function registrationFacts(document: TaxDocument): LabelledValue[] | null {
  const { eInvoice, language } = document
  if (eInvoice === undefined) return null
  const labels = labelsOf(document)
  return [
    { label: labels.irn, value: eInvoice.irn },
    { label: labels.acknowledgement, value: eInvoice.acknowledgement },
    {
      label: labels.registeredAt,
      value: `${formatDay(eInvoice.registeredAt, language)}, ${formatTime(eInvoice.registeredAt)}`,
    },
  ]
}

/** The lines below the trade name of the seller. */
export function sellerLines(document: Pick<TaxDocument, 'seller' | 'language'>): string[] {
  const { seller } = document
  const labels = labelsOf(document)
  const taxIds = [
    `${labels.gstin} ${seller.gstin}`,
    ...(seller.pan === null ? [] : [`${labels.pan} ${seller.pan}`]),
  ]
  return [
    ...(seller.legalName === seller.tradeName ? [] : [seller.legalName]),
    [...seller.addressLines, formatState(seller.state, seller.stateCode)].join(', '),
    taxIds.join(' · '),
    [seller.phone, ...(seller.email === null ? [] : [seller.email])].join(' · '),
  ]
}

/** The billed and the delivered-to party. */
export function documentParties(
  document: Pick<TaxDocument, 'buyer' | 'deliveryAddress' | 'language'>,
): Party[] {
  const { buyer, deliveryAddress } = document
  const labels = labelsOf(document)
  return [
    {
      label: labels.billedTo,
      name: buyer.name,
      lines: [
        ...buyer.addressLines,
        `${labels.state} ${formatState(buyer.state, buyer.stateCode) || '–'}`,
        buyer.gstin === null ? labels.unregistered : `${labels.gstin} ${buyer.gstin}`,
        ...phoneLine(labels, buyer.phone),
      ],
    },
    {
      label: labels.deliveredTo,
      name: deliveryAddress.name,
      lines: [...deliveryAddress.lines, ...phoneLine(labels, deliveryAddress.phone)],
    },
  ]
}

/** The notes at the end: what the customer saves, as bill and order say it, by which offers, and what the seller adds. */
export function documentNotes(document: TaxDocument | QuotationDocument): readonly string[] {
  const { notes } = document
  if (document.kind !== 'invoice' && document.kind !== 'quotation') return notes
  const { savings, offers } = document
  const labels = labelsOf(document)
  const taken = offers?.map(({ title, saved }) => `${title} –₹${formatAmount(saved)}`).join(', ')
  return [
    ...(savings === undefined ? [] : [labels.savings(`₹${formatAmount(savings)}`)]),
    ...(taken === undefined ? [] : [labels.offers(taken)]),
    ...notes,
  ]
}

/** The totals from taxable value to round-off, without the grand total. */
export function totalFacts(document: Goods): LabelledValue[] {
  return [
    ...valueFacts(document),
    { label: labelsOf(document).roundOff, value: formatSignedAmount(document.totals.roundOff) },
  ]
}

/** The taxable value and the taxes due. */
export function valueFacts(document: Goods): LabelledValue[] {
  const { totals } = document
  const labels = labelsOf(document)
  const taxes = isInterState(document)
    ? [{ label: labels.igst, value: formatAmount(totals.igst) }]
    : [
        { label: labels.cgst, value: formatAmount(totals.cgst) },
        { label: stateTaxName(document), value: formatAmount(totals.sgst) },
      ]
  return [{ label: labels.taxable, value: formatAmount(totals.taxable) }, ...taxes]
}

/**
 * The payment mode, status and id of a document on one line: `Online, paid, pay_123`, or `On account, due 28 Dec 2026`. A split one names each part with its amount. A credit note asks nobody to pay, so it only
 * says how its invoice was to be paid where that has not happened.
 */
export function paymentLine(document: Pick<TaxDocument, 'kind' | 'payment' | 'language'>): string {
  const { kind, payment, language } = document
  const { mode, status, id, method, dueDay, parts } = payment
  const labels = labelsOf(document)
  // what is owed on account is told by its ledger
  if (mode === 'ACCOUNT') {
    const due = kind === 'invoice' && dueDay !== undefined ? [labels.dueBy(formatDay(dueDay, language))] : []
    const paid = parts?.filter((part) => part.method !== 'ACCOUNT')
    return [labels.ACCOUNT, ...due, ...shareTexts(labels, paid)].join(', ')
  }
  if (parts) return shareTexts(labels, parts).join(', ')
  const modes: Readonly<Record<PaymentMode, string>> = labels
  const statusLabels: Readonly<Record<string, string>> = {
    PAID: labels.PAID,
    PENDING: labels.PENDING,
    REFUNDED: labels.REFUNDED,
  }
  const isAsked = kind === 'credit-note' && status === 'PENDING'
  const said = isAsked ? null : (statusLabels[status] ?? status)
  return [method === undefined ? modes[mode] : labels[`by-${method}`], said, id]
    .filter((value) => value !== null)
    .join(', ')
}

/** The parts of a payment, each with its amount and reference: `Cash 5,000.00`. */
function shareTexts(labels: DocumentLabels, parts: TaxDocument['payment']['parts'] = []): string[] {
  return parts.map(({ method, amount, id }) =>
    [method === 'ACCOUNT' ? labels.ACCOUNT : labels[`by-${method}`], formatAmount(amount), id ?? '']
      .filter(Boolean)
      .join(' '),
  )
}

function phoneLine(labels: DocumentLabels, number: string | null): string[] {
  return number === null ? [] : [`${labels.phone} ${number}`]
}
