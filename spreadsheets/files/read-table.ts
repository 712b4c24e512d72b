import type { Reason } from '#domain/problem/reasons.ts'
import { isEmptyCell, type SheetRows } from './cell.ts'
import { decodeText, type DecodedText } from './decode-text.ts'
import { findHeadRow } from './head-row.ts'
import { createBudget, SheetError, type Budget, type SheetLimits } from './limits.ts'
import { parseCsv } from './parse-csv.ts'
import { openOds } from './read-ods.ts'
import { openXlsx, type Tab } from './read-xlsx.ts'
import { openArchive, type Archive } from './unzip.ts'
import { findWorkbookPaths } from './workbook-paths.ts'

/** The table of a file. Each row is that of the file at the same position, empty ones included. */
export type Table = {
  readonly rows: SheetRows
  /** The tab that was read, and the others that a person sees; null and none for a file without tabs. */
  readonly tab: string | null
  readonly otherTabs: readonly string[]
  readonly encoding: DecodedText['encoding']
}

/** A table, or the text of a file that is none but may be something else: JSON, or an order as it was typed. */
export type ReadFile = { readonly table: Table } | { readonly text: DecodedText }

/**
 * Reads a file by its content, whatever it is called: an Excel workbook, an OpenDocument spreadsheet, or a text. Runs in a thread of
 * its own, in the store and in browsers. Throws `SheetError`.
 */
export function readFile(bytes: Uint8Array, limits: SheetLimits): ReadFile {
  if (bytes.length === 0) throw new SheetError({ code: 'file-empty' })
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { table: readWorkbook(bytes, limits) }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0)
    throw new SheetError({ code: 'file-old-excel' })
  const head = String.fromCodePoint(...bytes.subarray(0, 8))
  if (head.startsWith('%PDF-')) throw new SheetError({ code: 'file-pdf' })
  if (head.startsWith('{\\rtf')) throw new SheetError({ code: 'file-text-document' })
  const text = decodeText(bytes)
  if (/^\s*</.test(text.text)) throw new SheetError({ code: 'file-web-page' })
  return { text }
}

/** The table of a text that is a CSV file. Throws `SheetError`. */
export function readCsvTable({ text, encoding }: DecodedText, limits: SheetLimits): Table {
  return { rows: parseCsv(text, createBudget(limits)), tab: null, otherTabs: [], encoding }
}

function readWorkbook(bytes: Uint8Array, limits: SheetLimits): Table {
  const budget = createBudget(limits)
  const archive = openArchive(bytes, budget)
  const tabs = openTabs(archive, budget)
  if (tabs.length === 0) throw new SheetError({ code: 'file-without-sheet' })
  const seen = tabs.filter(({ isHidden }) => !isHidden)
  const best = choose(seen)
  if (best === null)
    throw new SheetError({ code: seen.length < tabs.length ? 'file-hidden-sheets' : 'file-without-rows' })
  const otherTabs = seen.filter((tab) => tab !== best.tab).map(({ name }) => name)
  return { rows: best.rows, tab: best.tab.name, otherTabs, encoding: 'UTF-8' }
}

function openTabs(archive: Archive, budget: Budget): Tab[] {
  if (archive.has('content.xml')) return openOds(archive, budget)
  // of a binary workbook, the parts have other formats
  const parts = archive.has('xl/workbook.bin') ? null : findWorkbookPaths(archive)
  if (parts === null) throw new SheetError(whyNoWorkbook(archive))
  return openXlsx(archive, parts, budget)
}

function whyNoWorkbook({ has }: Archive): Reason {
  if (has('xl/workbook.bin')) return { code: 'file-binary-workbook' }
  if (has('Index/Document.iwa')) return { code: 'file-numbers-document' }
  return { code: 'file-no-workbook' }
}

type Chosen = { readonly tab: Tab; readonly rows: SheetRows }

/** The first sheet whose columns have heads, else the first with rows of several cells, else the first with anything in it. */
function choose(tabs: readonly Tab[]): Chosen | null {
  const held: { tables: Chosen | null; any: Chosen | null } = { tables: null, any: null }
  for (const tab of tabs) {
    const rows = tab.read()
    const head = findHeadRow(rows)
    if (head !== null && rows.slice(head + 1).some((cells) => filled(cells) > 0)) return { tab, rows }
    if (rows.filter((cells) => filled(cells) > 1).length > 1) held.tables ??= { tab, rows }
    if (rows.some((cells) => filled(cells) > 0)) held.any ??= { tab, rows }
  }
  return held.tables ?? held.any
}

function filled(cells: SheetRows[number]): number {
  return cells.filter((cell) => !isEmptyCell(cell)).length
}
