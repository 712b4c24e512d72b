import type { Language } from '../i18n/language.ts'
import type { Paise } from '../money/paise.ts'
import { lineTotal } from '../orders/bill.ts'
import { quotedTotal, type PartnerQuotation, type PartnerQuotationLine } from './partner-quotation.ts'

/** A partner's own quotation on paper. It knows no price of the shop, and no margin. */
export type PartnerPaper = Pick<PartnerQuotation, 'customer' | 'validUntil'> & {
  readonly kind: 'partner-quotation'
  readonly language: Language
  readonly issuer: PartnerQuotation['seller']
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly lines: readonly (Pick<PartnerQuotationLine, 'name' | 'options' | 'quantity' | 'unit' | 'price'> & {
    readonly amount: Paise
  })[]
  readonly total: Paise
}

/** Makes the paper that a partner gives to their customer. */
export function createPartnerPaper(quotation: PartnerQuotation, language: Language): PartnerPaper {
  const { seller, customer, createdAt, validUntil, lines } = quotation
  return {
    kind: 'partner-quotation',
    language,
    issuer: seller,
    customer,
    issuedAt: createdAt,
    validUntil,
    lines: lines.map(({ name, options, quantity, unit, price }) => ({
      name,
      options,
      quantity,
      unit,
      price,
      amount: lineTotal(price, quantity),
    })),
    total: quotedTotal(quotation),
  }
}
