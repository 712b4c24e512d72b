import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { declarationMessages as English } from '#app/messages/en/catalogue/declarations.ts'

/** Texts of what law asks to be told of a product; only loaders need them. */
export const declarationMessages: typeof English = {
  inUnit: (unit) => (unit === 'kg' ? unit : unitInHindi(unit)),
  netQuantity: 'शुद्ध मात्रा',
  mrp: 'MRP (सभी टैक्स सहित)',
  care: 'ग्राहक सेवा',
  range: (from, to) => `${from} से ${to}`,
}
