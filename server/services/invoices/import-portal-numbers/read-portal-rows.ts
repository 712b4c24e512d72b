import { readPortalRow, type PortalRow } from '#domain/invoices/portal-import.ts'
import { cellText } from '#spreadsheets/files/cell.ts'
import type { Upload } from '../../../gateways/sheets/port.ts'

/** Reads the records of a portal's file: the rows of a sheet, or the objects of a JSON file. */
export function readPortalRows(upload: Upload): PortalRow[] {
  if (upload.kind === 'json')
    return recordsIn(upload.content).map((record, index) => rowOf(index + 1, record))
  const { heads, rows } = upload.table
  return rows.map(({ number, cells }) =>
    readPortalRow(
      number,
      heads.map((head, index) => [head, cellText(cells[index])] as const),
    ),
  )
}

function rowOf(number: number, record: object): PortalRow {
  return readPortalRow(number, fieldsOf(record, MAX_WRAPPINGS))
}

/** Depth of the wrappings that are opened: those who pass a portal's answers on put them into fields such as `result` or `govt_response`. */
const MAX_WRAPPINGS = 3

/** The fields of a record that are texts or numbers, its own before those of the records in it. */
function fieldsOf(record: object, deep: number): (readonly [name: string, text: string])[] {
  const entries = Object.entries(record) as [string, unknown][]
  const own = entries.flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  )
  if (deep === 0) return own
  return [...own, ...entries.flatMap(([, value]) => (isRecord(value) ? fieldsOf(value, deep - 1) : []))]
}

/** The records of a JSON file: its list, the first list in it, or itself. */
function recordsIn(content: unknown): object[] {
  if (Array.isArray(content)) return (content as unknown[]).filter(isRecord)
  if (!isRecord(content)) return []
  const list = Object.values(content).find((value: unknown) => Array.isArray(value) && value.some(isRecord))
  return list === undefined ? [content] : recordsIn(list)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
