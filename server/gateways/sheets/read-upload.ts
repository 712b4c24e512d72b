import { readCsvTable, readFile, type Table } from '#spreadsheets/files/read-table.ts'
import { findTable } from '#spreadsheets/products/sheet-table.ts'
import { readShopExport } from '#spreadsheets/shop-exports/read-shop-export.ts'
import { uploadLimits } from './limits.ts'
import { parseJsonFile } from './parse-json-file.ts'
import type { Upload, UploadOptions } from './port.ts'

/** Reads an upload by its content. Throws `SheetError`. */
export function readUpload(bytes: Uint8Array, options: UploadOptions): Upload {
  const file = readFile(bytes, uploadLimits)
  if ('table' in file) return sheetOf(file.table, options)
  const { text } = file.text
  if (/^\s*[[{]/.test(text)) return { kind: 'json', content: parseJsonFile(text) }
  return sheetOf(readCsvTable(file.text, uploadLimits), options)
}

function sheetOf({ rows, ...file }: Table, { today, isMatched }: UploadOptions): Upload {
  const found = findTable(rows)
  const { heads, headRow } = found
  const shop = isMatched ? null : readShopExport(found, today)
  const isBelow = rows.slice(0, headRow - 1).some((cells) => cells.length > 0)
  return {
    kind: 'sheet',
    ...file,
    heads,
    headRow,
    isBelow,
    software: shop?.software ?? null,
    table: shop?.table ?? found,
  }
}
