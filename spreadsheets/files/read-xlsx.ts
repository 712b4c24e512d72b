import { textCell, type SheetCell } from './cell.ts'
import { SheetError, tooMany, type Budget } from './limits.ts'
import { fillMerged, type Merged } from './merged.ts'
import { formatNumber, numberFormat, type NumberFormat } from './number-format.ts'
import { parseXmlPart } from './parse-xml.ts'
import type { Archive } from './unzip.ts'
import type { WorkbookPaths } from './workbook-paths.ts'

/** A sheet of a workbook: what its tab says, and its rows, which are read when they are asked for. */
export type Tab = {
  readonly name: string
  readonly isHidden: boolean
  readonly read: () => SheetCell[][]
}

/** The sheets of an Excel workbook, in the order of their tabs. */
export function openXlsx(archive: Archive, parts: WorkbookPaths, budget: Budget): Tab[] {
  const sheets: { name: string; isHidden: boolean; id: string }[] = []
  let epoch: 1900 | 1904 = 1900
  let isBook = false
  parseXmlPart(archive, parts.book, {
    open: (tag, attribute) => {
      if (tag === 'workbook') isBook = true
      if (tag === 'workbookPr' && /^(1|true)$/.test(attribute('date1904') ?? '')) epoch = 1904
      if (tag === 'sheet')
        sheets.push({
          name: attribute('name') ?? '',
          isHidden: /hidden/i.test(attribute('state') ?? ''),
          id: attribute('id') ?? '',
        })
    },
  })
  if (!isBook) throw new SheetError({ code: 'file-no-workbook' })
  let shared: readonly string[] | null = null
  let formats: readonly NumberFormat[] | null = null
  return sheets.map(({ name, isHidden, id }, index) => ({
    name,
    isHidden,
    read: () => {
      shared ??= readShared(archive, parts.sharedStrings, budget)
      formats ??= readFormats(archive, parts.styles)
      const part = parts.byId.get(id) ?? `xl/worksheets/sheet${index + 1}.xml`
      return readRows(archive, part, { budget, shared, formats, epoch })
    },
  }))
}

function readShared(archive: Archive, part: string, { limits }: Budget): string[] {
  const strings: string[] = []
  let current: string | null = null
  let isText = false
  let phonetic = 0
  parseXmlPart(archive, part, {
    open: (tag) => {
      if (tag === 'si') current = ''
      if (tag === 'rPh') phonetic += 1
      isText = tag === 't' && phonetic === 0
    },
    text: (text) => {
      if (isText && current !== null) current += text
    },
    close: (tag) => {
      isText = false
      if (tag === 'rPh') phonetic -= 1
      if (tag !== 'si' || current === null) return
      if (strings.length >= limits.cells) throw tooMany(limits.cells, 'texts')
      strings.push(unescapeText(current))
      current = null
    },
  })
  return strings
}

/** `_x000D_` stands for a character that XML cannot hold; one that no text has is left out. */
function unescapeText(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16))
    return /[\t\n\r]|[^\p{Cc}\p{Cs}]/u.test(character) ? character : ''
  })
}

function readFormats(archive: Archive, part: string): NumberFormat[] {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let isInCells = false
  parseXmlPart(archive, part, {
    open: (tag, attribute) => {
      if (tag === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '')
      if (tag === 'cellXfs') isInCells = true
      const id = attribute('numFmtId') ?? '0'
      if (tag === 'xf' && isInCells) formats.push(numberFormat(Number(id), codes.get(id)))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCells = false
    },
  })
  return formats
}

type Reading = {
  readonly budget: Budget
  readonly shared: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly epoch: 1900 | 1904
}

type Cell = { column: number; type: string; style: number; value: string; hasFormula: boolean }

function readRows(archive: Archive, part: string, reading: Reading): SheetCell[][] {
  const { limits } = reading.budget
  const rows: SheetCell[][] = []
  const merged: Merged[] = []
  let at = -1
  let column = -1
  let cell: Cell | null = null
  let isValue = false
  let phonetic = 0
  const isThere = parseXmlPart(archive, part, {
    open: (tag, attribute) => {
      if (tag === 'row') {
        at = rowOf(attribute('r')) ?? at + 1
        column = -1
      }
      if (tag === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        cell = openCell(column, attribute)
      }
      if (tag === 'f' && cell !== null) cell.hasFormula = true
      if (tag === 'rPh') phonetic += 1
      if (tag === 'mergeCell' && merged.length < limits.cells) merged.push(...rangesOf(attribute('ref')))
      isValue = (tag === 'v' || tag === 't') && phonetic === 0
    },
    text: (text) => {
      if (!isValue || cell === null) return
      cell.value += text
      if (cell.value.length > limits.charactersOfCell) reading.budget.addCell(cell.value)
    },
    close: (tag) => {
      isValue = false
      if (tag === 'rPh') phonetic -= 1
      if (tag !== 'c' || cell === null) return
      place(
        rows,
        { row: Math.max(0, at), column: cell.column, value: valueOf(cell, reading) },
        reading.budget,
      )
      cell = null
    },
  })
  if (!isThere) throw new SheetError({ code: 'file-sheet-missing' })
  return fillMerged(rows, merged, reading.budget)
}

function openCell(column: number, attribute: (name: string) => string | undefined): Cell {
  const [type = 'n', style = 0] = [attribute('t'), attribute('s')]
  return { column, type, style: Number(style), value: '', hasFormula: false }
}

type Placed = { readonly row: number; readonly column: number; readonly value: SheetCell }

/** Puts a cell into its place; empty ones, of which sheets have millions that were only formatted, take none. */
function place(rows: SheetCell[][], { row, column, value }: Placed, budget: Budget): void {
  if (value === '') return
  const { limits, addCell, addCells } = budget
  if (column >= limits.columns) throw tooMany(limits.columns, 'columns')
  if (row >= limits.rows) throw tooMany(limits.rows, 'rows')
  while (rows.length <= row) rows.push([])
  const cells = rows[row] ?? []
  if (cells.length < column) addCells(column - cells.length)
  while (cells.length < column) cells.push('')
  addCell(typeof value === 'string' ? value : value.text)
  cells[column] = value
}

function valueOf({ type, style, value, hasFormula }: Cell, { shared, formats, epoch }: Reading): SheetCell {
  // a formula of texts may well have an empty one as its value
  if (hasFormula && value === '' && type !== 'str') return { odd: 'formula', text: '' }
  if (type === 's') return textCell(sharedText(value, shared))
  if (type === 'e') return { odd: 'error', text: value }
  if (type === 'b') return value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
  if (type === 'd') return { odd: 'date', text: value }
  if (type !== 'n') return textCell(unescapeText(value))
  return formatNumber(value, formats[style] ?? { kind: 'number' }, epoch)
}

/** A text by its number; one that the file does not have was lost with a part of it, and is no empty cell. */
function sharedText(number: string, shared: readonly string[]): string {
  const text = number.trim() === '' ? '' : shared[Number(number)]
  if (text === undefined) throw new SheetError({ code: 'file-texts-missing' })
  return text
}

/** `B7` is column 1. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1
}

/** The position of a row by its number. */
function rowOf(number: string | undefined): number | null {
  const at = Number(number ?? 0) - 1
  return Number.isSafeInteger(at) && at >= 0 ? at : null
}

/** `B2:B4`: what is merged in one column. */
function rangesOf(reference = ''): Merged[] {
  const [, from, to] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(reference) ?? []
  const column = columnOf(reference)
  return column === null ? [] : [{ column, top: Number(from) - 1, bottom: Number(to) - 1 }]
}
