import { withoutMarks } from '#domain/text/without-invisible.ts'
import { isHeading } from './clean-line.ts'
import { parseCells, type Cells, type Columns } from './parse-cells.ts'

/** A row of an order as written; the cells of a sheet's row are told apart. */
export type OrderRow = {
  readonly text: string
  readonly cells: Cells | null
  /** True when it is the heading of the rows after it. */
  readonly isHeading: boolean
  /** The line after it; null for the rows of a sheet. */
  readonly next: string | null
}

/** The maximum number of rows of one quick order. */
const MAX_LINES = 1000
/** Longer lines and spreadsheet rows are truncated, in characters. */
const MAX_LINE_LENGTH = 300
const MAX_ROW_LENGTH = 2_000

/** `5,000` and `1,20,000`, but not two cells of a CSV file. */
const THOUSANDS = /(?<=[\s=:-])\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])/g

/**
 * Splits an order into rows: lines of a message, or rows of a sheet or a CSV file with or without a header. `rest` is the text
 * from the 1,001st row on (QO-03).
 */
export function orderRows(text: string): { readonly rows: readonly OrderRow[]; readonly rest: string } {
  const lines = withoutMarks(text).replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const rows: OrderRow[] = []
  let columns: Columns | null = null
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (rows.length === MAX_LINES) return { rows, rest: lines.slice(index).join('\n') }
    const row = line.slice(0, MAX_ROW_LENGTH).replaceAll(THOUSANDS, (digits) => digits.replaceAll(',', ''))
    const cells = parseCells(row, columns)
    if (cells !== null && 'columns' in cells) columns = cells.columns
    else {
      const written = line.trim().replaceAll('\t', ' ').slice(0, MAX_LINE_LENGTH)
      const after = lines.slice(index + 1, index + 3).find((each) => each.trim() !== '')
      const next = cells === null && after !== undefined ? after.slice(0, MAX_LINE_LENGTH) : null
      rows.push({ text: written, cells, isHeading: next !== null && isHeading(written), next })
    }
  }
  return { rows, rest: '' }
}
