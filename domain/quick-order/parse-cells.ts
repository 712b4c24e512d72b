import { normalizeText } from '../search/normalize-text.ts'
import { parseQuantity, type ParsedQuantity } from './parse-quantity.ts'
import { parseUnit } from './units.ts'

/** Which column of a sheet holds what, by the names in its heading row. */
export type Columns = {
  readonly name: number
  readonly quantity: number | null
  readonly unit: number | null
  readonly size: number | null
}

/** What a row of a sheet says. */
export type Cells = { readonly name: string; readonly quantity: number | null; readonly unit: string | null }

const NAME =
  /^(?:item|product|material|description|particulars?|goods|name|सामान|item name|product name|material name|item description)$/u
const QUANTITY = /^(?:qty|quantity|nos?|required|count|मात्रा)\b/u
const UNIT = /^(?:units?|uom)\b/u
const SIZE = /^(?:size|specs?|specification|grade|brand|make)\b/u
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/u

/**
 * Reads a row of a sheet: parted by tabs or semicolons, or by commas where a cell holds nothing but a number. The
 * heading row gives the columns of those that follow. Null for a line that is no row of a sheet.
 */
export function parseCells(
  row: string,
  columns: Columns | null,
): Cells | { readonly columns: Columns } | null {
  const parts = split(row)
  if (parts === null) return null
  const plain = parts.map((cell) => normalizeText(cell).trim())
  const headings = readHeadings(plain)
  if (headings !== null) return { columns: headings }
  if (columns !== null && plain[columns.name] !== undefined && plain.length > columns.name) {
    return byColumns(plain, columns)
  }
  return byLook(plain)
}

function split(row: string): string[] | null {
  if (row.includes('\t')) return row.split('\t').map(unquoted)
  const cells = (row.match(/"(?:[^"]|"")*"|[^,;]+|(?<=[,;])(?=[,;])/g) ?? []).map((cell) =>
    unquoted(cell.trim()),
  )
  const sheet =
    cells.length > 1 && (cells.some((cell) => NUMBER.test(cell)) || readHeadings(cells.map(normalizeText)))
  return sheet ? cells : null
}

function unquoted(cell: string): string {
  return cell.replace(/^\s*"([\s\S]*)"\s*$/u, '$1').replaceAll('""', '"')
}

function readHeadings(cells: readonly string[]): Columns | null {
  const place = (form: RegExp): number | null => {
    const index = cells.findIndex((cell) => form.test(cell.trim()))
    return index < 0 ? null : index
  }
  const name = place(NAME)
  const quantity = place(QUANTITY)
  if (name === null || cells.some((cell) => NUMBER.test(cell))) return null
  return cells.length > 1 ? { name, quantity, unit: place(UNIT), size: place(SIZE) } : null
}

function byColumns(cells: readonly string[], columns: Columns): Cells {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const name = [cell(columns.name), cell(columns.size)].filter(Boolean).join(' ')
  const unit = parseUnit(cell(columns.unit))
  if (columns.quantity === null) {
    const own = parseQuantity(name)
    return { name: own.wanted, quantity: own.quantity, unit: unit ?? own.unit }
  }
  const written = quantityIn(cell(columns.quantity))
  return { name, quantity: written?.quantity ?? null, unit: unit ?? written?.unit ?? null }
}

/** Without headings: the longest cell with letters is the name, the first number after it the quantity. */
function byLook(cells: readonly string[]): Cells {
  const names = cells.filter(isName)
  const name = names.toSorted((a, b) => b.length - a.length)[0] ?? cells.find((cell) => cell !== '') ?? ''
  const counted = countedBeside(cells, cells.indexOf(name))
  const own = counted ?? parseQuantity(name)
  const wanted = 'wanted' in own ? own.wanted : name
  return {
    name: [wanted, ...names.filter((cell) => cell !== name)].join(' '),
    quantity: own.quantity,
    unit: own.unit ?? cells.map(parseUnit).find((unit) => unit !== null) ?? null,
  }
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && parseUnit(cell) === null && quantityIn(cell) === null
}

/** The quantity in the first cell with one after a place, else in the last before it. */
function countedBeside(cells: readonly string[], place: number): Omit<ParsedQuantity, 'wanted'> | null {
  const after = cells.slice(place + 1).map(quantityIn)
  const before = cells.slice(0, place).map(quantityIn)
  return after.find((said) => said !== null) ?? before.findLast((said) => said !== null) ?? null
}

/** A cell that is a number, with a unit or without: `50`, `1,200`, `50 bags`. */
function quantityIn(cell: string): Omit<ParsedQuantity, 'wanted'> | null {
  const [, digits = '', word = ''] = /^(\d[\d,]*(?:\.\d+)?)\s*([^\d]*)$/u.exec(cell) ?? []
  const quantity = Number(digits.replaceAll(',', ''))
  const unit = word.trim() === '' ? null : parseUnit(word.trim())
  if (digits === '' || !(quantity > 0) || (unit === null && word.trim() !== '')) return null
  return { quantity, unit }
}
