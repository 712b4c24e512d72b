import { documentLabels as words, stateTaxName } from './document-labels.ts'
import { isInterState, type TaxDocument } from '../tax-document.ts'
import { formatAmount, formatDay, formatSignedAmount, formatState } from './format.ts'

/** A label and what it says. */
export type LabelledValue = { readonly label: string; readonly value: string }

/** A party of a document: what it is called there, its name, and what else the law wants of it. */
export type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] }

/** The facts beside the title, in reading order. */
export function documentFacts(document: TaxDocument): LabelledValue[] {
  const { placeOfSupply } = document
  const own = { label: words.date, value: formatDay(document.issuedAt) }
  const order = [
    { label: words.order, value: document.orderNumber },
    { label: words.orderDate, value: formatDay(document.orderedAt) },
  ]
  const law = [
    { label: words.placeOfSupply, value: formatState(placeOfSupply.state, placeOfSupply.code) },
    { label: words.reverseCharge, value: words.no },
  ]
  if (document.kind === 'invoice')
    return [{ label: words.invoiceNumber, value: document.number }, own, ...order, ...law]
  return [
    { label: words.noteNumber, value: document.number },
    own,
    { label: words.against, value: document.against.number },
    { label: words.invoiceDate, value: formatDay(document.against.issuedAt) },
    ...order,
    ...law,
    { label: words.reason, value: document.reason },
  ]
}

/** What stands below the name over the door. */
export function sellerLines({ seller }: TaxDocument): string[] {
  const numbers = [
    `${words.gstin} ${seller.gstin}`,
    ...(seller.pan === null ? [] : [`${words.pan} ${seller.pan}`]),
  ]
  return [
    ...(seller.legalName === seller.tradeName ? [] : [seller.legalName]),
    [...seller.addressLines, formatState(seller.state, seller.stateCode)].join(', '),
    numbers.join(' · '),
    [seller.phone, ...(seller.email === null ? [] : [seller.email])].join(' · '),
  ]
}

/** Who is billed, and where the goods went. */
export function documentParties({ buyer, deliveryAddress }: TaxDocument): Party[] {
  return [
    {
      label: words.billedTo,
      name: buyer.name,
      lines: [
        ...buyer.addressLines,
        `${words.state} ${formatState(buyer.state, buyer.stateCode) || '–'}`,
        buyer.gstin === null ? words.unregistered : `${words.gstin} ${buyer.gstin}`,
        ...phoneLine(buyer.phone),
      ],
    },
    {
      label: words.deliveredTo,
      name: deliveryAddress.name,
      lines: [...deliveryAddress.lines, ...phoneLine(deliveryAddress.phone)],
    },
  ]
}

/** From the taxable value down to the round-off; the grand total stands apart. */
export function totalFacts(document: TaxDocument): LabelledValue[] {
  const { totals } = document
  const taxes = isInterState(document)
    ? [{ label: words.igst, value: formatAmount(totals.igst) }]
    : [
        { label: words.cgst, value: formatAmount(totals.cgst) },
        { label: stateTaxName(document), value: formatAmount(totals.sgst) },
      ]
  return [
    { label: words.taxable, value: formatAmount(totals.taxable) },
    ...taxes,
    { label: words.roundOff, value: formatSignedAmount(totals.roundOff) },
  ]
}

function phoneLine(number: string | null): string[] {
  return number === null ? [] : [`${words.phone} ${number}`]
}
