import { SheetError } from './limits.ts'
import type { Upload } from './port.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/** Control characters that no table has; a binary file has them. */
const binary = /[\u0000-\u0008\u000e-\u001f]/ // oxlint-disable-line no-control-regex

/** Reads an upload by its content. Throws `SheetError`. */
export function readUpload(bytes: Buffer): Upload {
  if (bytes.length === 0) throw new SheetError('is empty.')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return { kind: 'sheet', rows: readXlsx(bytes) }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new SheetError('is an old Excel file (.xls) or locked with a password. Save it as .xlsx or CSV.')
  const text = decode(bytes)
  if (binary.test(text)) throw new SheetError('is neither JSON nor a table: it holds binary data.')
  if (/^\s*[[{]/.test(text)) return { kind: 'json', content: parseJson(text) }
  if (/^\s*</.test(text)) throw new SheetError('is a web page or XML, not a table. Save it as .xlsx or CSV.')
  return { kind: 'sheet', rows: readCsv(text) }
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new SheetError('is not in UTF-8. Save it as “CSV UTF-8”, or as .xlsx.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new SheetError(
      `is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    )
  }
}
