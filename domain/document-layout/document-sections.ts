import { documentLabels as labels, stateTaxName } from './document-labels.ts'
import type { Goods } from './document-tables.ts'
import { isInterState, type TaxDocument } from '../invoices/tax-document.ts'
import type { QuotationDocument } from '../quotations/quotation-document.ts'
import { formatAmount, formatDay, formatSignedAmount, formatState } from './format.ts'

/** A label and its value. */
export type LabelledValue = { readonly label: string; readonly value: string }

/** A party of a document: its role, its name, and the further lines required by law. */
export type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] }

/** The labelled values beside the title, in reading order. */
export function documentFacts(document: TaxDocument | QuotationDocument): LabelledValue[] {
  const { placeOfSupply } = document
  const supply = { label: labels.placeOfSupply, value: formatState(placeOfSupply.state, placeOfSupply.code) }
  const date = { label: labels.date, value: formatDay(document.issuedAt) }
  const order = [
    { label: labels.order, value: document.orderNumber },
    { label: labels.orderDate, value: formatDay(document.orderedAt) },
  ]
  const legal = [supply, { label: labels.reverseCharge, value: labels.no }]
  if (document.kind === 'quotation')
    return [
      { label: labels.quotationNumber, value: document.number },
      date,
      { label: labels.validUntil, value: formatDay(document.validUntil) },
      supply,
    ]
  if (document.kind === 'invoice')
    return [{ label: labels.invoiceNumber, value: document.number }, date, ...order, ...legal]
  return [
    { label: labels.noteNumber, value: document.number },
    date,
    { label: labels.against, value: document.against.number },
    { label: labels.invoiceDate, value: formatDay(document.against.issuedAt) },
    ...order,
    ...legal,
    { label: labels.reason, value: document.reason },
  ]
}

/** The lines below the trade name of the seller. */
export function sellerLines({ seller }: Pick<TaxDocument, 'seller'>): string[] {
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
export function documentParties({
  buyer,
  deliveryAddress,
}: Pick<TaxDocument, 'buyer' | 'deliveryAddress'>): Party[] {
  return [
    {
      label: labels.billedTo,
      name: buyer.name,
      lines: [
        ...buyer.addressLines,
        `${labels.state} ${formatState(buyer.state, buyer.stateCode) || '–'}`,
        buyer.gstin === null ? labels.unregistered : `${labels.gstin} ${buyer.gstin}`,
        ...phoneLine(buyer.phone),
      ],
    },
    {
      label: labels.deliveredTo,
      name: deliveryAddress.name,
      lines: [...deliveryAddress.lines, ...phoneLine(deliveryAddress.phone)],
    },
  ]
}

/** The notes at the end: what the customer saves, as bill and order say it, and what the seller adds. */
export function documentNotes(document: TaxDocument | QuotationDocument): readonly string[] {
  const { notes } = document
  if (document.kind !== 'invoice' || document.savings === undefined) return notes
  return [labels.savings(`₹${formatAmount(document.savings)}`), ...notes]
}

/** The totals from taxable value to round-off, without the grand total. */
export function totalFacts(document: Goods): LabelledValue[] {
  return [
    ...valueFacts(document),
    { label: labels.roundOff, value: formatSignedAmount(document.totals.roundOff) },
  ]
}

/** The taxable value and the taxes due. */
export function valueFacts(document: Goods): LabelledValue[] {
  const { totals } = document
  const taxes = isInterState(document)
    ? [{ label: labels.igst, value: formatAmount(totals.igst) }]
    : [
        { label: labels.cgst, value: formatAmount(totals.cgst) },
        { label: stateTaxName(document), value: formatAmount(totals.sgst) },
      ]
  return [{ label: labels.taxable, value: formatAmount(totals.taxable) }, ...taxes]
}

function phoneLine(number: string | null): string[] {
  return number === null ? [] : [`${labels.phone} ${number}`]
}
