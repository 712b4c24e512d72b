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
    download: (file: string) => `Download ${file}`,
  },
})
