import type { Language } from '../i18n/language.ts'
import type { Invoice } from '../invoices/tax-document.ts'
import type { PlainCause } from '../problem/causes.ts'

/** A cause that the store itself gives for a credit note. */
export type CreditCause = { readonly code: CreditCode }
type CreditCode = Extract<PlainCause, 'cancelled' | 'payment-refunded' | 'refused-on-delivery'>

const texts: Readonly<Record<Language, Readonly<Record<CreditCode, string>>>> = {
  en: {
    cancelled: 'Order cancelled',
    'payment-refunded': 'Payment refunded',
    'refused-on-delivery': 'Refused on delivery',
  },
  hi: {
    cancelled: 'ऑर्डर रद्द हुआ',
    'payment-refunded': 'भुगतान लौटाया गया',
    'refused-on-delivery': 'डिलीवरी पर माल नहीं लिया गया',
  },
}

/** A cause as it stands on a credit note, in the language of the invoice. */
export function creditCauseText(
  { code }: CreditCause,
  { language = 'en' }: Pick<Invoice, 'language'>,
): string {
  return texts[language][code]
}
