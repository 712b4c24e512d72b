import { defineMessages } from '#app/i18n/messages.ts'

export const deskAccountMessages = defineMessages({
  en: {
    title: 'Accounts',
    intro: 'Everything is worked out from the invoices and credit notes that were issued.',
    month: 'Month',
    monthWrong: 'Choose a month, such as 2026-11.',
    gstr1: 'GSTR-1',
    gstr1Text:
      'For the GST offline tool: sales to firms, to others, credit notes, HSN summary and the numbers issued.',
    salesRegister: 'Sales register',
    salesRegisterText: 'Each invoice and credit note by rate, as CSV. Credit notes are negative.',
    cashBook: 'Cash book',
    cashBookText: 'What came in and went back in cash and by UPI, as CSV.',
    tallyLedgers: 'Tally ledgers',
    tallyLedgersText:
      'The ledgers that the vouchers of the month name. Import them first, into a company with manual voucher numbers; a ledger of the same name is altered.',
    tallyVouchers: 'Tally vouchers',
    tallyVouchersText:
      'Sales, credit notes, receipts and refunds of the month as XML. Customers without a GSTIN share one ledger. Importing a month again alters it.',
    download: (file: string) => `Download ${file}`,
  },
})
