import { normalizeText } from '../search/normalize-text.ts'
import { parseCells, type Columns } from './parse-cells.ts'
import { parseQuantity } from './parse-quantity.ts'

/** One line of a quick order. */
export type RequestedLine = {
  /** The line as typed. */
  readonly text: string
  /** The requested product, without quantity and list marker. */
  readonly itemText: string
  /** Null when the line has no quantity. */
  readonly quantity: number | null
  /** The unit of the quantity in catalogue spelling, or null. */
  readonly unit: string | null
}

/** The maximum number of lines of one quick order. */
export const MAX_LINES = 500
/** Longer lines and spreadsheet rows are truncated, in characters. */
const MAX_LINE_LENGTH = 300
const MAX_ROW_LENGTH = 2_000

/** `5,000` and `1,20,000`, but not two cells of a CSV file. */
const THOUSANDS = /(?<=[\s=:-])\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])/g
const BULLET = /^\s*(?:[-–—•*·▪►✓✔✅☐>]+\s*|\(?\d{1,3}[.)](?=\s)\s*|\(?[a-z][.)]\s+)+/iu

/**
 * Parses an order as customers send it: one product per line with the quantity before or after it, with bullets or numbers;
 * rows copied from a spreadsheet or a CSV file, with or without a header row; or several products on one line, separated
 * by commas. `rest` is the text from the 501st line on (QO-01).
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
    const parsed = parseRow(
      row.slice(0, MAX_ROW_LENGTH).replaceAll(THOUSANDS, (digits) => digits.replaceAll(',', '')),
      columns,
    )
    columns = parsed.columns
    if (lines.length + parsed.lines.length > MAX_LINES) return { lines, rest: rows.slice(index).join('\n') }
    lines.push(...parsed.lines)
  }
  return { lines, rest: '' }
}

function parseRow(row: string, columns: Columns | null): { lines: RequestedLine[]; columns: Columns | null } {
  const cells = parseCells(row, columns)
  if (cells !== null && 'columns' in cells) return { lines: [], columns: cells.columns }
  if (cells !== null) {
    const { name, quantity, unit } = cells
    return { lines: [requestedLine(row, { itemText: name, quantity, unit })], columns }
  }
  const segments = row.split(/[,;،]/).filter((segment) => segment.trim() !== '')
  const parsed = segments.map((segment) => ({ segment, ...parseSegment(segment) }))
  const isList =
    parsed.length > 1 &&
    parsed.every(({ quantity, itemText }) => quantity !== null && /\p{L}/u.test(itemText))
  if (isList) return { lines: parsed.map(({ segment, ...rest }) => requestedLine(segment, rest)), columns }
  return { lines: [requestedLine(row, parseSegment(row))], columns }
}

function parseSegment(text: string): Omit<RequestedLine, 'text'> {
  return parseQuantity(normalizeText(text.slice(0, MAX_LINE_LENGTH)).replace(BULLET, ''))
}

function requestedLine(
  text: string,
  { itemText, quantity, unit }: Omit<RequestedLine, 'text'>,
): RequestedLine {
  return { text: text.trim().replaceAll('\t', ' ').slice(0, MAX_LINE_LENGTH), itemText, quantity, unit }
}
