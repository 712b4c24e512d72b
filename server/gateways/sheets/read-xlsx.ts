import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, SheetError } from './limits.ts'
import { openZip } from './read-zip.ts'

/** The rows of the first sheet of a workbook, as text; formulas count as the value that was last worked out. */
export function readXlsx(bytes: Buffer): string[][] {
  const open = openZip(bytes)
  const workbook = open('xl/workbook.xml')
  if (workbook === null) throw new SheetError('is no Excel workbook (.xlsx). Save it as one, or as CSV.')
  const path = firstSheet(workbook, open('xl/_rels/workbook.xml.rels'))
  const sheet = open(path) ?? open('xl/worksheets/sheet1.xml')
  if (sheet === null) throw new SheetError('has no sheet.')
  const shared = open('xl/sharedStrings.xml')
  return readRows(sheet, shared === null ? [] : readShared(shared))
}

type Handlers = {
  readonly open: (tag: SaxesTagPlain) => void
  readonly text: (text: string) => void
  readonly close: (tag: SaxesTagPlain) => void
}

/** Parses a part; a document type, which could define entities, ends it. */
function parse(xml: Buffer, handlers: Handlers): void {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new SheetError('holds a document type, which no workbook has.')
  })
  parser.on('error', () => {
    throw new SheetError('is damaged: its XML cannot be read.')
  })
  parser.on('opentag', handlers.open)
  parser.on('text', handlers.text)
  parser.on('closetag', handlers.close)
  parser.write(xml.toString('utf8')).close()
}

const nothing = (): void => {}

function firstSheet(workbook: Buffer, relations: Buffer | null): string {
  let id: string | undefined
  parse(workbook, {
    open: ({ name, attributes }) => {
      if (local(name) === 'sheet') id ??= Object.entries(attributes).find(([key]) => local(key) === 'id')?.[1]
    },
    text: nothing,
    close: nothing,
  })
  let target = 'worksheets/sheet1.xml'
  if (relations !== null)
    parse(relations, {
      open: ({ attributes }) => {
        if (id !== undefined && attributes.Id === id) target = attributes.Target ?? target
      },
      text: nothing,
      close: nothing,
    })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function readShared(xml: Buffer): string[] {
  const strings: string[] = []
  let current: string | null = null
  let isText = false
  parse(xml, {
    open: ({ name }) => {
      if (local(name) === 'si') current = ''
      isText = local(name) === 't'
    },
    text: (text) => {
      if (isText && current !== null) current += text
    },
    close: ({ name }) => {
      isText = false
      if (local(name) !== 'si' || current === null) return
      strings.push(current)
      current = null
    },
  })
  return strings
}

function readRows(xml: Buffer, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell: { column: number; type: string; value: string } | null = null
  let isValue = false
  parse(xml, {
    open: ({ name, attributes }) => {
      const tag = local(name)
      if (tag === 'row') row = []
      if (tag === 'c')
        cell = { column: columnOf(attributes.r, row.length), type: attributes.t ?? 'n', value: '' }
      isValue = tag === 'v' || tag === 't'
    },
    text: (text) => {
      if (isValue && cell !== null) cell.value += text
    },
    close: ({ name }) => {
      const tag = local(name)
      isValue = false
      if (tag === 'c' && cell !== null) {
        if (cell.column >= MAX_COLUMNS) throw new SheetError(`has more than ${MAX_COLUMNS} columns.`)
        while (row.length < cell.column) row.push('')
        const text = cell.type === 's' ? (shared[Number(cell.value)] ?? '') : numberText(cell)
        if (text.length > MAX_CELL) throw new SheetError(`has a cell with more than ${MAX_CELL} characters.`)
        row[cell.column] = text
        cell = null
      }
      if (tag !== 'row') return
      if (rows.length >= MAX_ROWS)
        throw new SheetError(`has more than ${MAX_ROWS.toLocaleString('en-IN')} rows.`)
      rows.push(row)
    },
  })
  return rows
}

/** Numbers are stored in binary: 0.1 + 0.2 comes as 0.30000000000000004 and is 0.3. */
function numberText({ type, value }: { type: string; value: string }): string {
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? String(Number(number.toPrecision(15))) : value
}

/** `B7` is column 1; without a reference it is the next one. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return next
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
