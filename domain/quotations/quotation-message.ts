import type { Language } from '../i18n/language.ts'
import { formatPaise } from '../money/format.ts'
import type { Quotation } from './quotation.ts'
import { istDay } from '../time/ist-day.ts'
import { messageDay } from '../notifications/message-day.ts'
import type { QuotationReadyMessage } from '../notifications/text-message.ts'

/** The message about a quotation that somebody asked for, in a language; `link` is the address of the page that lists theirs. */
export function quotationMessage(
  { number, total, expiresAt }: Pick<Quotation, 'number' | 'total' | 'expiresAt'>,
  { store, link, language }: { readonly store: string; readonly link: string; readonly language: Language },
): Omit<QuotationReadyMessage, 'to'> {
  // without the sign of the rupee, which would make it a message of seventy characters
  const amount = formatPaise(total).replace('₹', '')
  const day = messageDay(istDay(new Date(expiresAt)), language)
  return { template: 'quotation-ready', variables: { store, number, amount, day, link } }
}
