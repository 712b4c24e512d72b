import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'
import type { Sheets, Upload } from '../../../gateways/sheets/port.ts'

type Reading<Read> = {
  /** In India. */
  readonly today: string
  readonly read: (upload: Upload) => Read
  readonly most: number
  readonly tooMany: (rows: number) => Reason
}

/** Reads the rows of an upload. Rejects with `file-refused` for a file that is none, has none, or has more than are taken at once. */
export async function readSheetRows<Row>(
  sheets: Sheets,
  bytes: Uint8Array,
  { read, ...limits }: Reading<Row[]>,
): Promise<Row[]> {
  const { rows } = await readSheet(sheets, bytes, { ...limits, read: (upload) => ({ rows: read(upload) }) })
  return rows
}

/** Reads an upload with what beside its rows is read of it. Rejects as the rows alone do. */
export async function readSheet<Read extends { readonly rows: readonly unknown[] }>(
  sheets: Sheets,
  bytes: Uint8Array,
  { today, read, most, tooMany }: Reading<Read>,
): Promise<Read> {
  const whole = read(await sheets.read(bytes, { today, isMatched: true }))
  const { length } = whole.rows
  if (length === 0) throw new AppError('file-refused', { reasons: [{ code: 'file-without-rows' }] })
  if (length > most) throw new AppError('file-refused', { reasons: [tooMany(length)] })
  return whole
}

/** Reads rows of sheets alone: a file of JSON has none. */
export function ofTable<Row>(read: (table: SheetTable) => Row[]): (upload: Upload) => Row[] {
  return (upload) => (upload.kind === 'sheet' ? read(upload.table) : [])
}
