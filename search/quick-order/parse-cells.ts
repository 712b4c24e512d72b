import { normalizeText } from '#domain/text/normalize-text.ts'

/** The column indexes of a spreadsheet, from its header row. */
export type Columns = {
  readonly name: number
  readonly quantity: number | null
  readonly unit: number | null
  /** Columns that describe the product kind further: size, grade, make. */
  readonly details: readonly number[]
}

/** The cells of a spreadsheet row: what is ordered, and how many of what unit as written. */
export type Cells = { readonly name: string; readonly count: string }

const NAME =
  /^(?:(?:name of )?(?:the )?(?:item|product|material|article)s?(?: (?:name|description|details))?|description(?: of .*)?|particulars?|goods|name|details|सामान|विवरण)$/u
const QUANTITY = /^(?:qty|qnty|quantity|nos?|required|req|count|मात्रा)\b/u
const UNIT = /^(?:units?|uom|per)\b/u
const DETAIL = /^(?:size|specs?|specification|grade|brand|make|colour|color|dia|thickness)\b/u
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/u
const COUNT = /^\d[\d,]*(?:\.\d+)?\s*\p{L}{0,8}\.?$/u

/**
 * Parses a spreadsheet row: cells separated by tabs, or those of a CSV file whose header row came before. A header row
 * returns the columns of the rows after it. Null for a line that is not a spreadsheet row.
 */
export function parseCells(
  row: string,
  columns: Columns | null,
): Cells | { readonly columns: Columns } | null {
  const isTabbed = row.includes('\t')
  const raw = isTabbed ? row.split('\t').map(unquote) : splitCsv(row)
  const cells = raw.map((cell) => normalizeText(cell).trim())
  const headers = parseHeaders(cells)
  if (headers !== null) return { columns: headers }
  if (columns !== null && cells.length > columns.name && cells.length > 1)
    return parseByColumns(cells, columns)
  return isTabbed ? parseByContent(cells) : null
}

function splitCsv(row: string): string[] {
  const separator = row.includes(';') && !row.includes(',') ? ';' : ','
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of row) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === separator && !isQuoted) {
      cells.push(unquote(cell))
      cell = ''
    } else {
      cell += letter
    }
  }
  return [...cells, unquote(cell)]
}

function unquote(cell: string): string {
  return cell.replace(/^\s*"([\s\S]*)"\s*$/u, '$1').replaceAll('""', '"')
}

function parseHeaders(cells: readonly string[]): Columns | null {
  const columnOf = (header: RegExp): number | null => {
    const index = cells.findIndex((cell) => header.test(cell.replaceAll('.', '')))
    return index < 0 ? null : index
  }
  const name = columnOf(NAME)
  if (name === null || cells.length < 2 || cells.some((cell) => NUMBER.test(cell))) return null
  const details = cells.flatMap((cell, index) => (DETAIL.test(cell) && index !== name ? [index] : []))
  return { name, quantity: columnOf(QUANTITY), unit: columnOf(UNIT), details }
}

function parseByColumns(cells: readonly string[], columns: Columns): Cells {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const name = [cell(columns.name), ...columns.details.map(cell)].filter(Boolean).join(' ')
  const count = cell(columns.quantity)
  return { name, count: count === '' ? '' : `${count} ${cell(columns.unit)}`.trim() }
}

/** Without headers: the longest cell with letters is the name, the first number after it the quantity. */
function parseByContent(cells: readonly string[]): Cells {
  const names = cells.filter((cell) => /\p{L}/u.test(cell) && !COUNT.test(cell))
  const name = names.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const at = cells.indexOf(name)
  const after = cells.findIndex((cell, index) => index > at && COUNT.test(cell))
  const count = after < 0 ? '' : (cells[after] ?? '')
  const next = cells[after + 1] ?? ''
  const unit = after >= 0 && NUMBER.test(count) && /^\p{L}{1,8}\.?$/u.test(next) ? next : ''
  const others = names.filter((cell) => cell !== name && cell !== unit)
  return { name: [name, ...others].join(' '), count: `${count} ${unit}`.trim() }
}
