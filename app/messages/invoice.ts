import { defineMessages } from '#app/i18n/messages.ts'

/** What stands around a tax document. Its own labels are those of the law and belong to the document. */
export const invoiceMessages = defineMessages({
  en: {
    title: 'Invoice',
    creditNoteTitle: 'Credit Note',
    description: 'The tax invoice of an order.',
    loading: 'Loading the invoice...',
    failedTitle: 'The invoice could not be loaded',
    missing: 'There is no such document',
    missingText: 'An invoice is made when the goods leave us.',
    loginText: 'Please log in to see the invoice.',
    goods: 'Goods, with their tax',
    actions: 'Keep this document',
    print: 'Print',
    download: 'Download PDF',
  },
})
