import type { Language } from '../i18n/language.ts'
import type { PartnerPaper } from '../quotations/partner-quotation-paper.ts'
import { noonOfIstDay } from '../time/ist-day.ts'
import type { LabelledValue } from './document-sections.ts'
import type { Column } from './document-tables.ts'
import { formatAmount, formatCount, formatDay, formatUnitPrice } from './format.ts'

const english = {
  title: 'Quotation',
  date: 'Date',
  validUntil: 'Valid until',
  customer: 'For',
  phone: (phone: string): string => `Phone ${phone}`,
  gstin: (gstin: string): string => `GSTIN ${gstin}`,
  serial: 'No.',
  goods: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  total: 'Total, with GST',
  sum: 'Total',
  own: (name: string): string =>
    `This is a quotation of ${name}. All prices include GST. It is not an invoice; nothing is reserved.`,
}

const hindi: typeof english = {
  title: 'कोटेशन',
  date: 'तारीख',
  validUntil: 'मान्य',
  customer: 'ग्राहक',
  phone: (phone) => `फ़ोन ${phone}`,
  gstin: (gstin) => `GSTIN ${gstin}`,
  serial: 'क्र.',
  goods: 'माल',
  quantity: 'मात्रा',
  price: 'रेट',
  amount: 'रकम',
  total: 'कुल, GST सहित',
  sum: 'कुल',
  own: (name) => `यह ${name} का अपना कोटेशन है। सभी रेट GST सहित हैं। यह बिल नहीं है; माल रोककर नहीं रखा गया है।`,
}

const labels: Readonly<Record<Language, typeof english>> = { en: english, hi: hindi }

/** The labels of a partner's own quotation. */
export function partnerLabelsOf({ language }: Pick<PartnerPaper, 'language'>): typeof english {
  return labels[language]
}

/** The name under which a partner quotes: that of the firm, or their own. */
export function issuerName({ issuer }: Pick<PartnerPaper, 'issuer'>): string {
  return issuer.firm === '' ? issuer.name : issuer.firm
}

/** The lines below the name. */
export function issuerLines({ issuer, language }: PartnerPaper): string[] {
  const t = labels[language]
  return [
    ...(issuer.firm === '' ? [] : [issuer.name]),
    t.phone(issuer.phone),
    ...(issuer.gstin === null ? [] : [t.gstin(issuer.gstin)]),
  ]
}

/** The labelled values beside the title. */
export function partnerFacts({ issuedAt, validUntil, language }: PartnerPaper): LabelledValue[] {
  const t = labels[language]
  return [
    { label: t.date, value: formatDay(issuedAt, language) },
    { label: t.validUntil, value: formatDay(noonOfIstDay(validUntil), language) },
  ]
}

/** The columns of the goods. */
export function partnerColumns({ lines, total, language }: PartnerPaper): Column[] {
  const t = labels[language]
  const column = (
    name: string,
    cell: (line: PartnerPaper['lines'][number], index: number) => string,
    { kind = 'figures', sum = '' }: { readonly kind?: Column['kind']; readonly sum?: string } = {},
  ): Omit<Column, 'label'> => ({ name, kind, cells: lines.map(cell), sum })
  return [
    { label: t.serial, ...column('serial', (_, index) => String(index + 1)) },
    {
      label: t.goods,
      ...column('goods', ({ name, options }) => [name, ...options].join(', '), { kind: 'text', sum: t.sum }),
    },
    {
      label: t.quantity,
      ...column('quantity', ({ quantity, unit }) => [formatCount(quantity), unit ?? ''].join(' ').trim()),
    },
    { label: t.price, ...column('price', ({ price }) => formatUnitPrice(price)) },
    {
      label: t.amount,
      ...column('amount', ({ amount }) => formatAmount(amount), { sum: formatAmount(total) }),
    },
  ]
}
