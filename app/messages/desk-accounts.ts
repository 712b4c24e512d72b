import { defineMessages } from '#app/i18n/messages.ts'

export const deskAccountMessages = defineMessages({
  en: {
    title: 'Accounts',
    intro: 'Worked out from the invoices and credit notes you’ve issued.',
    month: 'Month',
    monthWrong: 'Choose a month, such as 2026-11.',
    gstr1: 'GSTR-1',
    gstr1Text:
      'For the GST offline tool: B2B and B2C sales, credit notes, the HSN summary and documents issued.',
    salesRegister: 'Sales register',
    salesRegisterText: 'Each invoice and credit note by GST rate, as CSV. Credit notes are negative.',
    cashBook: 'Cash book',
    cashBookText: 'Cash and UPI received and refunded, as CSV.',
    tallyLedgers: 'Tally ledgers',
    tallyLedgersText:
      'The ledgers used in the month’s vouchers. Import them first, into a company with manual voucher numbering. A ledger with the same name is updated.',
    tallyVouchers: 'Tally vouchers',
    tallyVouchersText:
      'The month’s sales, credit notes, receipts and refunds as XML. Customers without a GSTIN share one ledger. Importing a month again updates it.',
    download: (file: string) => `Download ${file}`,
  },
})
