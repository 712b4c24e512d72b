import { stateTaxName } from './document-labels.ts'
import { labelsOf } from './labels-of.ts'
import {
  isInterState,
  type DocumentLine,
  type HsnRow,
  type TaxAmounts,
  type TaxDocument,
} from '../invoices/tax-document.ts'
import { describeLine, formatAmount, formatQuantity, formatRate, formatUnitPrice } from './format.ts'

/** A printed table column with its header, cells and sum. */
export type Column = {
  readonly name: string
  readonly label: string
  /** Text is left-aligned, figures are right-aligned, a check is a box to tick. */
  readonly kind: 'text' | 'figures' | 'check'
  /** In points; as wide as its widest cell when missing. */
  readonly width?: number
  readonly cells: readonly string[]
  /** Null for a column without a sum. */
  readonly sum: string | null
}

/** Parts of a document that a table of goods shows. */
export type Goods = Pick<TaxDocument, 'lines' | 'totals' | 'seller' | 'placeOfSupply' | 'language'>

/** The item table, with a discount column if there is any discount, and the columns of the taxes due. */
export function goodsColumns(document: Goods): Column[] {
  const { lines, totals } = document
  const labels = labelsOf(document)
  const column = columnOf(lines)
  return [
    column('serial', labels.serial, (line) => String(line.serial)),
    {
      ...column('goods', labels.goods, (line) => describeLine(line, labels)),
      kind: 'text',
      sum: labels.total,
    },
    { ...column('hsn', labels.hsn, (line) => line.hsn ?? '–'), kind: 'text' },
    column('quantity', labels.quantity, formatQuantity),
    column('rate', labels.rate, (line) => formatUnitPrice(line.ratePerUnit)),
    ...(totals.discount === 0
      ? []
      : [
          {
            ...column('discount', labels.discount, (line) => formatAmount(line.discount)),
            sum: formatAmount(totals.discount),
          },
        ]),
    ...taxColumns(document, lines),
    {
      ...column('total', labels.total, (line: DocumentLine) => formatAmount(line.total)),
      sum: formatAmount(totals.total),
    },
  ]
}

/** The columns of the HSN summary. */
export function hsnColumns(document: Goods & Pick<TaxDocument, 'hsnSummary'>): Column[] {
  const { hsnSummary, totals } = document
  const labels = labelsOf(document)
  const column = columnOf(hsnSummary)
  return [
    { ...column('hsn', labels.hsn, (row) => row.hsn ?? '–'), kind: 'text', sum: labels.total },
    ...taxColumns(document, hsnSummary),
    {
      ...column('total', labels.total, (row: HsnRow) => formatAmount(row.total)),
      sum: formatAmount(totals.total),
    },
  ]
}

type TaxedRow = TaxAmounts & { readonly gstRate: number | null }

function taxColumns(document: Goods, rows: readonly TaxedRow[]): Column[] {
  const column = columnOf(rows)
  const labels = labelsOf(document)
  const amount = (name: keyof TaxAmounts, label: string): Column => ({
    ...column(name, label, (row) => formatAmount(row[name])),
    sum: formatAmount(document.totals[name]),
  })
  return [
    amount('taxable', labels.taxable),
    column('gst', labels.gst, (row) => formatRate(row.gstRate)),
    ...(isInterState(document)
      ? [amount('igst', labels.igst)]
      : [amount('cgst', labels.cgst), amount('sgst', stateTaxName(document))]),
  ]
}

function columnOf<R>(rows: readonly R[]) {
  return (name: string, label: string, cell: (row: R) => string): Column => ({
    name,
    label,
    kind: 'figures',
    cells: rows.map(cell),
    sum: null,
  })
}
