import { withoutMarks } from '#domain/text/without-invisible.ts'
import { withoutRowNumbers } from './at-length/row-numbers.ts'
import { isHeading } from './clean-line.ts'
import { parseCells, type Cells, type Columns } from './cells/parse-cells.ts'

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
/** Longer lines make several rows; spreadsheet rows are truncated. In characters. */
const MAX_LINE_LENGTH = 300
const MAX_ROW_LENGTH = 2_000

/** `5,000` and `1,20,000`, but not two cells of a CSV file. */
const THOUSANDS = /(?<=[\s=:(-])\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])/g

/**
 * Splits an order into rows: lines of a message, or rows of a sheet or a CSV file with or without a header. `rest` is the text
 * from the 1,001st row on (QO-03).
 */
export function orderRows(text: string): { readonly rows: readonly OrderRow[]; readonly rest: string } {
  const lines = withoutRowNumbers(
    withoutMarks(text).replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n'),
  )
  const rows: OrderRow[] = []
  let columns: Columns | null = null
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (rows.length === MAX_LINES) return { rows, rest: lines.slice(index).join('\n') }
    const row = line.slice(0, MAX_ROW_LENGTH).replaceAll(THOUSANDS, (digits) => digits.replaceAll(',', ''))
    const cells = parseCells(row, columns)
    if (cells !== null && 'columns' in cells) columns = cells.columns
    else if (cells !== null)
      rows.push({ text: plain(line).slice(0, MAX_LINE_LENGTH), cells, isHeading: false, next: null })
    else {
      const pieces = inPieces(plain(line))
      const room = MAX_LINES - rows.length
      const after = lines.slice(index + 1, index + 3).find((each) => each.trim() !== '')
      rows.push(...rowsOf(pieces, after?.slice(0, MAX_LINE_LENGTH) ?? null).slice(0, room))
      if (pieces.length > room)
        return { rows, rest: [pieces.slice(room).join(' '), ...lines.slice(index + 1)].join('\n') }
    }
  }
  return { rows, rest: '' }
}

/** The pieces of a line as rows, with what follows the last of them. */
function rowsOf(pieces: readonly string[], after: string | null): OrderRow[] {
  return pieces.map((text, at) => {
    const next = pieces[at + 1] ?? after
    return { text, cells: null, isHeading: next !== null && isHeading(text), next }
  })
}

function plain(line: string): string {
  return line.trim().replaceAll('\t', ' ')
}

/** A long line in pieces, each ended behind a comma or the like, or else between two words. What has no end for so long is no word, and is cut. */
function inPieces(line: string): string[] {
  const pieces: string[] = []
  let rest = line
  while (rest.length > MAX_LINE_LENGTH) {
    const start = rest.slice(0, MAX_LINE_LENGTH)
    const comma = /^.*[,;|/](?=\s)/s.exec(start)?.[0].length ?? 0
    const space = start.lastIndexOf(' ')
    const end = comma > 0 ? comma : space > 0 ? space : MAX_LINE_LENGTH
    pieces.push(start.slice(0, end).trim())
    rest = space > 0 ? rest.slice(end).trim() : rest.slice(end).replace(/^\S+\s*/, '')
  }
  return rest === '' ? pieces : [...pieces, rest]
}
