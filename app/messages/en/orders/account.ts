import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'

/** Buying on account, at checkout. */
export const accountOrderMessages = {
  label: 'On account',
  left: (left: string, limit: string) => `${left} of ${limit} left`,
  terms: (days: number) =>
    days === 0 ? 'due when the bill is made' : `due ${days === 1 ? '1 day' : `${days} days`} after the bill`,
  firmTerms: 'Billed to the firm’s account',
  short: 'This order is above what’s left. Order less, or pay another way.',
  held: 'This order is above what’s left. We’ll call you before we send it.',
  overdue: (amount: string) => `${amount} is overdue.`,
  'error-no-credit': 'You can’t order on account right now. Please pay another way, or call us.',
  'error-credit-limit': (paise: number) =>
    `Only ${formatRupees(toPaise(paise))} is left on the account. Order less, or pay for this order another way.`,
}
