import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, SheetError } from './limits.ts'

/** The rows of a CSV file: separated by commas, semicolons or tabs, whichever its first line has most of, quoted as usual. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text.slice(0, text.search(/[\r\n]|$/)))
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    if (cell.length > MAX_CELL) throw new SheetError(`has a cell with more than ${MAX_CELL} characters.`)
    if (row.length >= MAX_COLUMNS) throw new SheetError(`has more than ${MAX_COLUMNS} columns.`)
    // the apostrophe that keeps a spreadsheet from taking it for a formula
    row.push(cell.replace(/^'(?='*[=+\-@\t\r])/, ''))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (rows.length >= MAX_ROWS)
      throw new SheetError(`has more than ${MAX_ROWS.toLocaleString('en-IN')} rows.`)
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (isQuoted) throw new SheetError('ends within quotes: a quotation mark is missing.')
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
