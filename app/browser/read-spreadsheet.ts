import { Unzip, UnzipInflate } from 'fflate'

/** Why a spreadsheet was not read. */
export type SpreadsheetProblem = 'too-large' | 'unreadable'
type Rows = readonly (readonly string[])[]

/** The largest file, and the most that may be in it, in bytes; the most rows, and the most cells of a row. */
const MAX_FILE = 5_000_000
const MAX_CONTENT = 25_000_000
const MAX_ROWS = 5_000
const MAX_CELLS = 100
const XLSX_STRINGS = 'xl/sharedStrings.xml'
const ODS_CONTENT = 'content.xml'

/**
 * The rows of the first sheet of an XLSX or ODS file that has any, as text; numbers are written as they are stored. Load this module
 * when a file is chosen. A file that unpacks to more than it may is given up on while it is unpacked.
 */
export async function readSpreadsheet(file: Blob): Promise<{ rows: Rows } | { problem: SpreadsheetProblem }> {
  if (file.size > MAX_FILE) return { problem: 'too-large' }
  try {
    const parts = unpack(new Uint8Array(await file.arrayBuffer()))
    if (parts === null) return { problem: 'too-large' }
    const content = parts.get(ODS_CONTENT)
    const rows = content === undefined ? xlsxRows(parts) : odsRows(parseXml(content))
    return rows === null ? { problem: 'unreadable' } : { rows }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** The parts of the archive that hold cells; null when there is too much in them. */
function unpack(bytes: Uint8Array): Map<string, string> | null {
  const parts = new Map<string, string>()
  const unpacked = { size: 0 }
  const unzip = new Unzip((part) => {
    if (!/^(?:content\.xml|xl\/sharedStrings\.xml|xl\/worksheets\/sheet\d+\.xml)$/.test(part.name)) return
    const decoder = new TextDecoder()
    let text = ''
    part.ondata = (error, chunk, isLast) => {
      if (error) throw error
      unpacked.size += chunk.length
      if (unpacked.size > MAX_CONTENT) return
      text += decoder.decode(chunk, { stream: !isLast })
      if (isLast) parts.set(part.name, text)
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  // in pieces, so that what unpacks to very much is noticed before it is all there
  const PIECE = 16_384
  for (let start = 0; start < bytes.length; start += PIECE) {
    unzip.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length)
    if (unpacked.size > MAX_CONTENT) return null
  }
  return parts
}

function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  if (parsed.querySelector('parsererror')) throw new Error('not XML')
  return parsed
}

/** Elements by their name without its prefix. */
function elements(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)]
}

function xlsxRows(parts: ReadonlyMap<string, string>): Rows | null {
  const sheets = [...parts.keys()]
    .filter((name) => name.startsWith('xl/worksheets/'))
    .toSorted((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
  if (sheets.length === 0) return null
  const shared = parts.get(XLSX_STRINGS)
  const strings = shared === undefined ? [] : elements(parseXml(shared), 'si').map(textOf)
  for (const name of sheets) {
    const rows = elements(parseXml(parts.get(name) ?? ''), 'row')
      .slice(0, MAX_ROWS)
      .map((row) => xlsxCells(row, strings))
    if (rows.some((cells) => cells.some((cell) => cell !== ''))) return rows
  }
  return []
}

function xlsxCells(row: Element, strings: readonly string[]): string[] {
  const cells: string[] = []
  for (const [index, cell] of elements(row, 'c').entries()) {
    const column = columnOf(cell.getAttribute('r')) ?? index
    if (column >= MAX_CELLS) break
    while (cells.length < column) cells.push('')
    cells[column] = xlsxText(cell, strings)
  }
  return cells
}

function xlsxText(cell: Element, strings: readonly string[]): string {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return textOf(cell)
  const value = elements(cell, 'v')[0]?.textContent ?? ''
  return type === 's' ? (strings[Number(value)] ?? '') : value
}

/** The text of a string, without its phonetic reading. */
function textOf(element: Element): string {
  return elements(element, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent)
    .join('')
}

/** The position of the column of a cell such as AB12. */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function odsRows(content: Document): Rows {
  for (const table of elements(content, 'table')) {
    const rows = elements(table, 'table-row').slice(0, MAX_ROWS).map(odsCells)
    if (rows.some((cells) => cells.some((cell) => cell !== ''))) return rows
  }
  return []
}

function odsCells(row: Element): string[] {
  const cells: string[] = []
  for (const cell of row.children) {
    const times = Number(attribute(cell, 'number-columns-repeated') ?? '1')
    const value =
      attribute(cell, 'value') ??
      elements(cell, 'p')
        .map((each) => each.textContent)
        .join(' ')
    // the empty end of a row is repeated to the last column there is
    for (let time = 0; time < times && cells.length < MAX_CELLS; time += 1) cells.push(value)
  }
  return cells
}

function attribute(element: Element, name: string): string | undefined {
  return [...element.attributes].find(({ localName }) => localName === name)?.value
}
