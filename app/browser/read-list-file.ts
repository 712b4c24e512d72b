import { parseCsv } from '#domain/spreadsheets/parse-csv.ts'
import { sheetText } from '#domain/quick-order/sheet-text.ts'
import { readSpreadsheet, type SpreadsheetProblem } from './read-spreadsheet.ts'
import { readTextFile } from './text-file.ts'

const MAX_TEXT_FILE = 2_000_000

/** What was read of a file. */
export type ListFile = { readonly text: string } | { readonly problem: SpreadsheetProblem }

/** The order in a file: a sheet, a CSV file or a text. Load this module when a file is chosen. */
export async function readListFile(file: File): Promise<ListFile> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // an archive begins with PK, whatever the file is called
  if (start[0] === 0x50 && start[1] === 0x4b) {
    const sheet = await readSpreadsheet(file)
    return 'rows' in sheet ? { text: sheetText(sheet.rows) } : sheet
  }
  if (file.size > MAX_TEXT_FILE) return { problem: 'too-large' }
  const text = await readTextFile(file)
  if (text === null) return { problem: 'unreadable' }
  return { text: /\.(?:csv|tsv)$/i.test(file.name) ? sheetText(parseCsv(text)) : text }
}
