import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'

/** For whom an order is, at checkout. */
export const buyingFirmMessages = {
  buyFor: 'Buy for',
  myself: 'Myself',
  billed: 'The invoice is made out to this firm.',
  site: 'Deliver to',
  chooseSite: 'Choose where it goes',
  ownAddress: 'My own address',
  poNumber: 'PO number (optional)',
  reference: 'Reference (optional)',
  'error-firm-order-limit': (paise: number) =>
    `You may order up to ${formatRupees(toPaise(paise))} at once for this firm. Order less, or ask for approval.`,
  'error-firm-month-limit': (paise: number) =>
    `You may order for ${formatRupees(toPaise(paise))} more this month for this firm. Order less, or ask for approval.`,
  'error-firm-right-missing': 'Your role in the firm doesn’t allow this. Ask an owner of the firm.',
  'error-firm-site-closed': 'Nothing is delivered to this site any more. Choose another one.',
  again: 'Try again',
}
