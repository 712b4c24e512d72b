import { readCsvTable, readFile } from '#spreadsheets/files/read-table.ts'
import { uploadLimits } from './limits.ts'
import { parseJsonFile } from './parse-json-file.ts'
import type { Upload } from './port.ts'

/** Reads an upload by its content. Throws `SheetError`. */
export function readUpload(bytes: Uint8Array): Upload {
  const file = readFile(bytes, uploadLimits)
  if ('table' in file) return { kind: 'sheet', table: file.table }
  const { text } = file.text
  if (/^\s*[[{]/.test(text)) return { kind: 'json', content: parseJsonFile(text) }
  return { kind: 'sheet', table: readCsvTable(file.text, uploadLimits) }
}
