import { normalizeText } from '../search/normalize-text.ts'
import { parseCells, type Columns } from './parse-cells.ts'
import { parseQuantity } from './parse-quantity.ts'

/** One line of an order as somebody typed it. */
export type RequestedLine = {
  /** The line as it was written. */
  readonly text: string
  /** What is wanted, without quantity and numbering. */
  readonly wanted: string
  /** Null when the line does not say how many. */
  readonly quantity: number | null
  /** The unit of the quantity in the spelling of the catalogue, or null. */
  readonly unit: string | null
}

/** The most lines that one order takes. */
export const MAX_LINES = 500
/** The most of one line, and of one row of a sheet, that counts. */
const LENGTH = 300
const ROW = 2_000

/** `5,000` and `1,20,000`, but not two cells of a CSV file. */
const THOUSANDS = /(?<=[\s=:-])\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])/g
const BULLET = /^\s*(?:[-–—•*·▪►✓✔✅☐>]+\s*|\(?\d{1,3}[.)](?=\s)\s*|\(?[a-z][.)]\s+)+/iu

/**
 * Reads an order as people send it: one article a line, the quantity before or after it, with bullets or numbers; rows
 * copied from a spreadsheet with tabs, or of a CSV file, with a heading row or not; several articles in one line,
 * parted by commas. `rest` is what stands beyond the 500th line.
 */
export function parseLines(text: string): {
  readonly lines: readonly RequestedLine[]
  readonly rest: string
} {
  const rows = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const lines: RequestedLine[] = []
  let columns: Columns | null = null
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue
    const read = readRow(
      row.slice(0, ROW).replaceAll(THOUSANDS, (digits) => digits.replaceAll(',', '')),
      columns,
    )
    columns = read.columns
    if (lines.length + read.lines.length > MAX_LINES) return { lines, rest: rows.slice(index).join('\n') }
    lines.push(...read.lines)
  }
  return { lines, rest: '' }
}

function readRow(row: string, columns: Columns | null): { lines: RequestedLine[]; columns: Columns | null } {
  const cells = parseCells(row, columns)
  if (cells !== null && 'columns' in cells) return { lines: [], columns: cells.columns }
  if (cells !== null) {
    const { name, quantity, unit } = cells
    return { lines: [line(row, { wanted: name, quantity, unit })], columns }
  }
  const parts = row.split(/[,;،]/).filter((part) => part.trim() !== '')
  const read = parts.map((part) => ({ part, ...readPart(part) }))
  const each =
    read.length > 1 && read.every(({ quantity, wanted }) => quantity !== null && /\p{L}/u.test(wanted))
  if (each) return { lines: read.map(({ part, ...rest }) => line(part, rest)), columns }
  return { lines: [line(row, readPart(row))], columns }
}

function readPart(text: string): Omit<RequestedLine, 'text'> {
  return parseQuantity(normalizeText(text.slice(0, LENGTH)).replace(BULLET, ''))
}

function line(text: string, { wanted, quantity, unit }: Omit<RequestedLine, 'text'>): RequestedLine {
  return { text: text.trim().replaceAll('\t', ' ').slice(0, LENGTH), wanted, quantity, unit }
}
