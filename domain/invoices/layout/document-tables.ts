import { documentLabels as words, stateTaxName } from './document-labels.ts'
import {
  isInterState,
  type DocumentLine,
  type HsnRow,
  type TaxAmounts,
  type TaxDocument,
} from '../tax-document.ts'
import { formatAmount, formatQuantity, formatRate, formatUnitPrice } from './format.ts'

/** A column of a table as it is printed, from its head down to its sum. */
export type Column = {
  readonly name: string
  readonly label: string
  /** Words begin at the left, figures end at the right. */
  readonly kind: 'words' | 'figures'
  readonly cells: readonly string[]
  /** Null where nothing is added up. */
  readonly sum: string | null
}

/** The table of goods. The discount has a column where there is one, and the tax those that are due. */
export function goodsColumns(document: TaxDocument): Column[] {
  const { lines, totals } = document
  const column = columnOf(lines)
  return [
    column('serial', words.serial, (line) => String(line.serial)),
    { ...column('goods', words.goods, (line) => line.description), kind: 'words', sum: words.total },
    { ...column('hsn', words.hsn, (line) => line.hsn ?? '–'), kind: 'words' },
    column('quantity', words.quantity, formatQuantity),
    column('rate', words.rate, (line) => formatUnitPrice(line.ratePerUnit)),
    ...(totals.discount === 0
      ? []
      : [
          {
            ...column('discount', words.discount, (line) => formatAmount(line.discount)),
            sum: formatAmount(totals.discount),
          },
        ]),
    ...taxColumns(document, lines),
    {
      ...column('total', words.total, (line: DocumentLine) => formatAmount(line.total)),
      sum: formatAmount(totals.total),
    },
  ]
}

/** The HSN summary. */
export function hsnColumns(document: TaxDocument): Column[] {
  const { hsnSummary, totals } = document
  const column = columnOf(hsnSummary)
  return [
    { ...column('hsn', words.hsn, (row) => row.hsn ?? '–'), kind: 'words', sum: words.total },
    ...taxColumns(document, hsnSummary),
    {
      ...column('total', words.total, (row: HsnRow) => formatAmount(row.total)),
      sum: formatAmount(totals.total),
    },
  ]
}

type Taxed = TaxAmounts & { readonly gstRate: number | null }

function taxColumns(document: TaxDocument, rows: readonly Taxed[]): Column[] {
  const column = columnOf(rows)
  const amount = (name: keyof TaxAmounts, label: string): Column => ({
    ...column(name, label, (row) => formatAmount(row[name])),
    sum: formatAmount(document.totals[name]),
  })
  return [
    amount('taxable', words.taxable),
    column('gst', words.gst, (row) => formatRate(row.gstRate)),
    ...(isInterState(document)
      ? [amount('igst', words.igst)]
      : [amount('cgst', words.cgst), amount('sgst', stateTaxName(document))]),
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
