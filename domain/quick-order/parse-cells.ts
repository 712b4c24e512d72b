import { normalizeText } from '../search/normalize-text.ts'
import { parseQuantity, type ParsedQuantity } from './parse-quantity.ts'
import { parseUnit } from './units.ts'

/** The column indexes of a spreadsheet, from its header row. */
export type Columns = {
  readonly name: number
  readonly quantity: number | null
  readonly unit: number | null
  readonly size: number | null
}

/** The parsed cells of a spreadsheet row. */
export type Cells = { readonly name: string; readonly quantity: number | null; readonly unit: string | null }

const NAME =
  /^(?:item|product|material|description|particulars?|goods|name|सामान|item name|product name|material name|item description)$/u
const QUANTITY = /^(?:qty|quantity|nos?|required|count|मात्रा)\b/u
const UNIT = /^(?:units?|uom)\b/u
const SIZE = /^(?:size|specs?|specification|grade|brand|make)\b/u
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/u

/**
 * Parses a spreadsheet row: cells separated by tabs, or by commas or semicolons if one of them is a plain number. A header
 * row returns the columns of the rows after it. Null for a line that is not a spreadsheet row.
 */
export function parseCells(
  row: string,
  columns: Columns | null,
): Cells | { readonly columns: Columns } | null {
  const rawCells = splitCells(row)
  if (rawCells === null) return null
  const cells = rawCells.map((cell) => normalizeText(cell).trim())
  const headers = parseHeaders(cells)
  if (headers !== null) return { columns: headers }
  if (columns !== null && cells[columns.name] !== undefined && cells.length > columns.name) {
    return parseByColumns(cells, columns)
  }
  return parseByContent(cells)
}

function splitCells(row: string): string[] | null {
  if (row.includes('\t')) return row.split('\t').map(unquote)
  const cells = (row.match(/"(?:[^"]|"")*"|[^,;]+|(?<=[,;])(?=[,;])/g) ?? []).map((cell) =>
    unquote(cell.trim()),
  )
  const isRow =
    cells.length > 1 && (cells.some((cell) => NUMBER.test(cell)) || parseHeaders(cells.map(normalizeText)))
  return isRow ? cells : null
}

function unquote(cell: string): string {
  return cell.replace(/^\s*"([\s\S]*)"\s*$/u, '$1').replaceAll('""', '"')
}

function parseHeaders(cells: readonly string[]): Columns | null {
  const columnOf = (header: RegExp): number | null => {
    const index = cells.findIndex((cell) => header.test(cell.trim()))
    return index < 0 ? null : index
  }
  const name = columnOf(NAME)
  const quantity = columnOf(QUANTITY)
  if (name === null || cells.some((cell) => NUMBER.test(cell))) return null
  return cells.length > 1 ? { name, quantity, unit: columnOf(UNIT), size: columnOf(SIZE) } : null
}

function parseByColumns(cells: readonly string[], columns: Columns): Cells {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const name = [cell(columns.name), cell(columns.size)].filter(Boolean).join(' ')
  const unit = parseUnit(cell(columns.unit))
  if (columns.quantity === null) {
    const parsed = parseQuantity(name)
    return { name: parsed.itemText, quantity: parsed.quantity, unit: unit ?? parsed.unit }
  }
  const counted = parseCount(cell(columns.quantity))
  return { name, quantity: counted?.quantity ?? null, unit: unit ?? counted?.unit ?? null }
}

/** Without headers: the longest cell with letters is the name, the first number after it the quantity. */
function parseByContent(cells: readonly string[]): Cells {
  const names = cells.filter(isName)
  const name = names.toSorted((a, b) => b.length - a.length)[0] ?? cells.find((cell) => cell !== '') ?? ''
  const parsed = countBeside(cells, cells.indexOf(name)) ?? parseQuantity(name)
  const itemText = 'itemText' in parsed ? parsed.itemText : name
  return {
    name: [itemText, ...names.filter((cell) => cell !== name)].join(' '),
    quantity: parsed.quantity,
    unit: parsed.unit ?? cells.map(parseUnit).find((unit) => unit !== null) ?? null,
  }
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && parseUnit(cell) === null && parseCount(cell) === null
}

/** The count in the first such cell after an index, otherwise in the last one before it. */
function countBeside(cells: readonly string[], index: number): Omit<ParsedQuantity, 'itemText'> | null {
  const after = cells.slice(index + 1).map(parseCount)
  const before = cells.slice(0, index).map(parseCount)
  return after.find((count) => count !== null) ?? before.findLast((count) => count !== null) ?? null
}

/** Parses a cell that is a number with or without a unit: `50`, `1,200`, `50 bags`. */
function parseCount(cell: string): Omit<ParsedQuantity, 'itemText'> | null {
  const [, digits = '', word = ''] = /^(\d[\d,]*(?:\.\d+)?)\s*([^\d]*)$/u.exec(cell) ?? []
  const quantity = Number(digits.replaceAll(',', ''))
  const unit = word.trim() === '' ? null : parseUnit(word.trim())
  if (digits === '' || !(quantity > 0) || (unit === null && word.trim() !== '')) return null
  return { quantity, unit }
}
