export const deskAccountMessages = {
  title: 'Accounts',
  intro: 'Worked out from the invoices and credit notes you’ve issued.',
  month: 'Month',
  monthWrong: 'Choose a month, such as 2026-11.',
  gstr1: 'GSTR-1',
  gstr1Text:
    'For the GST offline tool: B2B and B2C sales, credit notes, the HSN summary and documents issued.',
  gstr1Parts: (count: number) =>
    `The portal takes files of up to 5 MB, so this month comes in ${count}. Upload all of them; the first has the summaries.`,
  downloadFile: (part: number, count: number) => `Download GSTR-1, file ${part} of ${count}`,
  salesRegister: 'Sales register',
  salesRegisterText:
    'Each invoice and credit note by GST rate, for Excel or as CSV. Credit notes are negative.',
  cashBook: 'Cash book',
  cashBookText:
    'Cash and UPI received and refunded, what was put into the till, taken out and counted, with each day’s opening and closing cash balance, for Excel or as CSV.',
  tallyLedgers: 'Tally ledgers',
  tallyLedgersText:
    'The ledgers used in the month’s vouchers. Import them first, into a company with manual voucher numbering. A ledger with the same name is updated.',
  tallyVouchers: 'Tally vouchers',
  tallyVouchersText:
    'The month’s sales, credit notes, receipts, refunds and journals of credit accounts as XML. Customers with neither a GSTIN nor an account share one ledger. Importing a month again updates it.',
  sums: 'The month in sums',
  noSums: 'No invoice or credit note was issued in this month.',
  invoices: 'Invoices',
  creditNotes: 'Credit notes',
  net: 'Sales less credit notes',
  documents: 'Documents',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  total: 'Total',
  withoutHsn: (count: number, numbers: string) =>
    `${count === 1 ? 'One document has' : `${count} documents have`} a line without an HSN code of 4, 6 or 8 digits, which GSTR-1 asks for: ${numbers}`,
  hsnFirst: (goods: string) =>
    `Table 12 needs the HSN code of: ${goods}. Enter it at the product, so that the next invoice has it, and in the return for what was invoiced without.`,
  downloadAnyway: (file: string) => `Download ${file} without these codes`,
  withoutRate: (count: number, numbers: string) =>
    `${count === 1 ? 'One document has' : `${count} documents have`} a line without a known GST rate, which counts as free of tax: ${numbers}`,
  ofOtherGstin: (count: number, numbers: string) =>
    `${count === 1 ? 'One document was' : `${count} documents were`} issued with another GSTIN and ${count === 1 ? 'isn’t' : 'aren’t'} in this return: ${numbers}`,
  asCsv: (file: string) => `${file} as CSV`,
  download: (file: string) => `Download ${file}`,
}
