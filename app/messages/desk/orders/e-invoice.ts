export const deskEInvoiceMessages = {
  record: 'E-invoice',
  recordOf: (document: string) => `E-invoice of ${document}`,
  recorded: (irn: string) => `IRN ${irn.slice(0, 8)}…${irn.slice(-8)}`,
  text: 'For firms above the turnover that the law names: register the document on the e-invoice portal, then enter here what it gave back. IRN and QR code are printed on the document.',
  signedQr: 'Signed QR code',
  signedQrHint:
    'Scan it with a reader, or paste “SignedQRCode” from the portal’s answer. We check that it’s of this document.',
  acknowledgement: 'Acknowledgement number',
  acknowledgementHint: '“Ack No.” on the portal, 15 digits.',
  needsBoth: 'Enter the code and the number.',
  save: 'Save',
  differs: (what: readonly string[]) => `This code is of another document: ${what.join(', ')} differs.`,
  'differs-kind': 'the kind of document',
  'differs-number': 'the document number',
  'differs-seller': 'the seller’s GSTIN',
  'differs-buyer': 'the buyer’s GSTIN',
  'differs-amount': 'the total',
}
