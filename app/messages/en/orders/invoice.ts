/** The page around a tax document. The labels inside it are set by law and belong to the document itself. */
export const invoiceMessages = {
  title: 'Invoice',
  creditNoteTitle: 'Credit Note',
  description: 'The tax invoice for your order.',
  loading: 'Loading the invoice...',
  failedTitle: 'We couldn’t load this document',
  missing: 'This document isn’t available',
  missingText: 'Your invoice is issued when your order is dispatched.',
  loginText: 'Please log in to see the invoice.',
  items: 'Items and tax',
  actions: 'Print or download',
  print: 'Print',
  download: 'Download PDF',
  signedQr: 'Signed QR code of the e-invoice',
}
