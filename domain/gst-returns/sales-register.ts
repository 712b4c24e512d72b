import { isInterState, type TaxDocument } from '../invoices/tax-document.ts'
import { toPaise, paiseToRupees } from '../money/paise.ts'
import { istDay } from '../time/ist-day.ts'
import { csv } from '../text/csv.ts'

/**
 * The sales register of documents as CSV: a row for each rate of each document, credit notes negative, so that every column adds
 * up to what was sold. The round-off and the total of a document are in its first row.
 */
export function salesRegister(documents: readonly TaxDocument[]): string {
  return csv(...salesRegisterTable(documents))
}

/** The same as a header and rows, for a spreadsheet. */
export function salesRegisterTable(documents: readonly TaxDocument[]): [string[], (string | number)[][]] {
  return [
    [
      'Document',
      'Number',
      'Date',
      'Against',
      'Order',
      'PO number',
      'PO reference',
      'Buyer',
      'GSTIN',
      'Place of supply',
      'Supply',
      'GST rate',
      'Taxable value',
      'CGST',
      'SGST',
      'IGST',
      'Round-off',
      'Total of document',
    ],
    documents.flatMap(rowsOf),
  ]
}

function rowsOf(document: TaxDocument): (string | number)[][] {
  const sign = document.kind === 'credit-note' ? -1 : 1
  const amount = (inPaise: number) => paiseToRupees(toPaise(sign * inPaise))
  const rates = [...new Set(document.lines.map(({ gstRate }) => gstRate))]
  return rates.map((rate, index) => {
    const lines = document.lines.filter(({ gstRate }) => gstRate === rate)
    const sum = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
      amount(lines.reduce((total, line) => total + line[name], 0))
    return [
      document.kind === 'invoice' ? 'Invoice' : 'Credit note',
      document.number,
      istDay(new Date(document.issuedAt)),
      document.kind === 'credit-note' ? document.against.number : '',
      document.orderNumber,
      document.purchaseOrder?.number ?? '',
      document.purchaseOrder?.reference ?? '',
      document.buyer.name,
      document.buyer.gstin ?? '',
      `${document.placeOfSupply.code}-${document.placeOfSupply.state}`,
      isInterState(document) ? 'Inter-State' : 'Intra-State',
      rate ?? '',
      sum('taxable'),
      sum('cgst'),
      sum('sgst'),
      sum('igst'),
      index === 0 ? amount(document.totals.roundOff) : 0,
      index === 0 ? amount(document.totals.grandTotal) : 0,
    ]
  })
}
