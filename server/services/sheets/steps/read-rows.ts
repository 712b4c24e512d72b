import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'
import type { Sheets, Upload } from '../../../gateways/sheets/port.ts'

type RowReading<Row> = {
  /** In India. */
  readonly today: string
  readonly read: (upload: Upload) => Row[]
  readonly most: number
  readonly tooMany: (rows: number) => Reason
}

/** Reads the rows of an upload. Rejects with `file-refused` for a file that is none, has none, or has more than are taken at once. */
export async function readSheetRows<Row>(
  sheets: Sheets,
  bytes: Uint8Array,
  { today, read, most, tooMany }: RowReading<Row>,
): Promise<Row[]> {
  const rows = read(await sheets.read(bytes, { today, isMatched: true }))
  if (rows.length === 0) throw new AppError('file-refused', { reasons: [{ code: 'file-without-rows' }] })
  if (rows.length > most) throw new AppError('file-refused', { reasons: [tooMany(rows.length)] })
  return rows
}

/** Reads rows of sheets alone: a file of JSON has none. */
export function ofTable<Row>(read: (table: SheetTable) => Row[]): (upload: Upload) => Row[] {
  return (upload) => (upload.kind === 'sheet' ? read(upload.table) : [])
}
