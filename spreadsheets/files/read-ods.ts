import { textCell, type SheetCell } from './cell.ts'
import { tooMany, type Budget } from './limits.ts'
import { fillMerged, type Merged } from './merged.ts'
import { formatNumber, type NumberFormat } from './number-format.ts'
import { parseXmlPart } from './parse-xml.ts'
import type { Tab } from './read-xlsx.ts'
import type { Archive } from './unzip.ts'

type Attribute = (name: string) => string | undefined
type Sheet = { name: string; isHidden: boolean; rows: SheetCell[][]; merged: Merged[] }
type Cell = {
  value: string
  type: string
  text: string
  paragraphs: number
  times: number
  spans: number
  hasFormula: boolean
}

/** The sheets of an OpenDocument spreadsheet, in the order of their tabs. */
export function openOds(archive: Archive, budget: Budget): Tab[] {
  const reader = odsReader(budget)
  parseXmlPart(archive, 'content.xml', reader)
  return reader.sheets.map(({ name, isHidden, rows, merged }) => ({
    name,
    isHidden,
    read: () => fillMerged(rows, merged, budget),
  }))
}

function odsReader(budget: Budget) {
  const { limits } = budget
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let row: SheetCell[] = []
  let rowTimes = 1
  /** Empty rows before the next one that is not, and empty cells before the next one in a row. */
  let [blanks, gap] = [0, 0]
  let cell: Cell | null = null
  let notes = 0

  const endCell = (sheet: Sheet | undefined, { times, spans, ...read }: Cell): void => {
    const value = valueOf(read)
    if (value === '') {
      gap += times
      return
    }
    if (row.length + gap + times > limits.columns) throw tooMany(limits.columns, 'columns')
    budget.addCells(gap)
    for (; gap > 0; gap -= 1) row.push('')
    const top = (sheet?.rows.length ?? 0) + blanks
    if (spans > 1) sheet?.merged.push({ column: row.length, top, bottom: top + spans - 1 })
    for (let time = 0; time < times; time += 1) {
      budget.addCell(typeof value === 'string' ? value : value.text)
      row.push(value)
    }
  }
  const endRow = (sheet: Sheet | undefined): void => {
    if (row.length === 0) blanks += rowTimes
    if (row.length === 0) return
    if ((sheet?.rows.length ?? 0) + blanks + rowTimes > limits.rows) throw tooMany(limits.rows, 'rows')
    for (; blanks > 0; blanks -= 1) sheet?.rows.push([])
    for (let time = 0; time < rowTimes; time += 1) {
      if (time > 0) for (const each of row) budget.addCell(typeof each === 'string' ? each : each.text)
      sheet?.rows.push([...row])
    }
  }
  const openSheet = (attribute: Attribute): void => {
    const isHidden = hiddenStyles.has(attribute('style-name') ?? '')
    sheets.push({ name: attribute('name') ?? '', isHidden, rows: [], merged: [] })
    blanks = 0
  }
  const openRow = (attribute: Attribute): void => {
    row = []
    gap = 0
    rowTimes = repeats(attribute('number-rows-repeated'))
  }
  const openText = (tag: string): void => {
    if (notes > 0 || cell === null) return
    if (tag !== 'p' || cell.paragraphs > 0) cell.text += ' '
    if (tag === 'p') cell.paragraphs += 1
  }
  const startCell = (attribute: Attribute): void => {
    cell = openCell(attribute)
  }
  const opening: Readonly<Record<string, (attribute: Attribute) => void>> = {
    style: (attribute) => {
      style = attribute('name') ?? ''
    },
    'table-properties': (attribute) => {
      if (attribute('display') === 'false') hiddenStyles.add(style)
    },
    table: openSheet,
    'table-row': openRow,
    'table-cell': startCell,
    'covered-table-cell': startCell,
    annotation: () => {
      notes += 1
    },
    p: () => openText('p'),
    s: () => openText('s'),
    tab: () => openText('tab'),
    'line-break': () => openText('line-break'),
  }
  const text = (piece: string): void => {
    if (cell === null || notes > 0 || cell.paragraphs === 0) return
    cell.text += piece
    if (cell.text.length > limits.charactersOfCell) budget.addCell(cell.text)
  }
  const close = (tag: string): void => {
    if (tag === 'annotation') notes -= 1
    if (tag === 'table-row') endRow(sheets.at(-1))
    if ((tag !== 'table-cell' && tag !== 'covered-table-cell') || cell === null) return
    endCell(sheets.at(-1), cell)
    cell = null
  }
  const open = (tag: string, attribute: Attribute): void => {
    if (Object.hasOwn(opening, tag)) opening[tag]?.(attribute)
  }
  return { sheets, open, text, close }
}

function openCell(attribute: Attribute): Cell {
  return {
    value:
      attribute('value') ??
      attribute('date-value') ??
      attribute('boolean-value') ??
      attribute('string-value') ??
      '',
    type: attribute('value-type') ?? '',
    text: '',
    paragraphs: 0,
    times: repeats(attribute('number-columns-repeated')),
    spans: repeats(attribute('number-rows-spanned')),
    hasFormula: attribute('formula') !== undefined,
  }
}

/** The format of a number whose text has zeros before it: an HSN code. */
function withZeros(text: string): NumberFormat {
  const shown = text.trim()
  return /^0\d+$/.test(shown) ? { kind: 'zeros', digits: shown.length } : { kind: 'number' }
}

function repeats(count: string | undefined): number {
  const times = Number(count ?? 1)
  return Number.isSafeInteger(times) && times > 0 ? times : 1
}

function valueOf({ type, value, text, paragraphs, hasFormula }: Omit<Cell, 'times' | 'spans'>): SheetCell {
  if (hasFormula && type === '' && text === '') return { odd: 'formula', text: '' }
  if (type === 'percentage') return formatNumber(value, { kind: 'percent' }, 1900)
  if (type === 'date' || type === 'time') return { odd: 'date', text }
  if (type === 'boolean') return value === 'true' ? 'TRUE' : 'FALSE'
  // what is shown may be rounded, or a fraction
  if (type === 'float' || type === 'currency')
    return /^\s*(?:\d+\s+)?\d+\/\d+\s*$/.test(text) ? text.trim() : formatNumber(value, withZeros(text), 1900)
  // a text without a paragraph stands in its attribute alone
  return textCell(paragraphs > 0 || type !== 'string' ? text : value)
}
