import { AppError } from '#domain/errors.ts'
import type { TargetCells } from '#domain/pricing/sheets/target-cells.ts'
import { restrictionOf, type Restriction, type UnreadColumn } from '#domain/pricing/sheets/unread-columns.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { cellText } from '#spreadsheets/files/cell.ts'
import { namedColumns, readPlaces } from '#spreadsheets/files/named-columns.ts'
import type { SheetTable, TableRow } from '#spreadsheets/products/sheet-table.ts'
import type { Sheets } from '../../../gateways/sheets/port.ts'
import { readSheet } from '../../sheets/steps/read-rows.ts'
import {
  readHolderCells,
  readTargetCells,
  type holderColumns,
  type targetColumns,
} from './read-target-cells.ts'

/** A row of a sheet of prices or offers: the goods and customers that it names. */
type TargetRow = TargetCells & {
  /** The number of the row in the file. */
  readonly number: number
  /** True where a cell that is read has an error, or a formula without its value. */
  readonly isUnreadable: boolean
  readonly holders: readonly string[]
}

/** Rows of a sheet with what is read of each, and its columns that are not. */
export type TargetTable<Fields> = {
  readonly rows: readonly (TargetRow & Fields)[]
  readonly unread: readonly UnreadColumn[]
}

type Named = keyof typeof holderColumns | keyof typeof targetColumns

type Reading<Own extends string, Fields> = {
  /** Heads of the columns; the first that fits is taken. */
  readonly columns: Readonly<Record<Own | Named, RegExp>>
  /** Columns in which a spreadsheet shows a day, where elsewhere one was a size or a code. */
  readonly days: readonly Own[]
  readonly read: (text: (column: Own) => string) => Fields
}

/** Reads rows, whatever the order of their columns; a row in which none of them says anything is none. */
export function readTargetRows<Own extends string, Fields extends object>(
  table: SheetTable,
  { columns, days, read }: Reading<Own, Fields>,
): TargetTable<Fields> {
  const cellsOf = namedColumns<Own | Named>(table.heads, columns)
  const all = Object.keys(columns) as (Own | Named)[]
  const isDay = (column: Own | Named) => days.some((day) => day === column)
  const rows = table.rows.flatMap(({ number, cells }) => {
    const cell = cellsOf(cells)
    const text = (column: Own | Named) => cellText(cell(column)).trim()
    if (all.every((column) => text(column) === '' && typeof cell(column) === 'string')) return []
    const isUnreadable = all.some((column) => {
      const given = cell(column)
      return typeof given !== 'string' && !(given.odd === 'date' && isDay(column))
    })
    return [{ ...readTargetCells(cell), number, isUnreadable, holders: readHolderCells(cell), ...read(text) }]
  })
  return { rows, unread: findUnread(table, { read: readPlaces(table.heads, columns), rows }) }
}

type Rows = {
  readonly read: ReadonlySet<number>
  readonly rows: readonly Pick<TargetRow, 'number' | 'holders' | 'goods'>[]
}

/** Finds the columns that say something and are not read. */
function findUnread({ heads, rows: all }: SheetTable, { read, rows }: Rows): UnreadColumn[] {
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), heads.length)
  const named = new Map(rows.map((row) => [row.number, row]))
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const said = read.has(index) ? [] : all.filter(({ cells }) => cellText(cells[index]).trim() !== '')
    const [first] = said
    if (first === undefined) return []
    const head = (heads[index] ?? '').trim().slice(0, 60)
    const restricts = restrictionOf(head)
    const open = said.filter(({ number }) => !isSaidOtherwise(restricts, named.get(number)))
    return [
      {
        place: index + 1,
        head,
        example: exampleOf(first, index),
        restricts: open.length > 0 ? restricts : null,
      },
    ]
  })
}

function exampleOf({ cells }: TableRow, index: number): string {
  return cellText(cells[index]).trim().slice(0, 60)
}

/** A name beside the phone or id of who or what a row is for describes it alone. */
function isSaidOtherwise(restricts: Restriction | null, row: Rows['rows'][number] | undefined): boolean {
  if (restricts === 'who') return (row?.holders ?? []).length > 0
  return restricts === 'what' && (row?.goods ?? '') !== ''
}

/** Reads a file of prices or offers. Rejects with `file-refused`. */
export function readTargetSheet<Fields>(
  sheets: Sheets,
  bytes: Uint8Array,
  how: {
    readonly at: Date
    readonly most: number
    readonly read: (table: SheetTable) => TargetTable<Fields>
  },
): Promise<TargetTable<Fields>> {
  const { at, most, read } = how
  return readSheet<TargetTable<Fields>>(sheets, bytes, {
    today: istDay(at),
    // a file of JSON has no rows
    read: (upload) => (upload.kind === 'sheet' ? read(upload.table) : { rows: [], unread: [] }),
    most,
    tooMany: (rows) => ({ code: 'too-many-rows', rows, most }),
  })
}

type ToEnter = {
  readonly rows: readonly { readonly state: string }[]
  readonly unread: readonly UnreadColumn[]
  /** Places of columns that are left out on purpose. */
  readonly without: readonly number[]
}

/** Throws `invalid-input` where a row is refused, or a column that restricts something would be left out unsaid. */
export function requireWholeSheet({ rows, unread, without }: ToEnter): void {
  const open = unread.filter(({ restricts, place }) => restricts !== null && !without.includes(place))
  const refused = rows.filter(({ state }) => state === 'refused').length
  if (open.length > 0) {
    const columns = open
      .map(({ head }) => head)
      .join(', ')
      .slice(0, 300)
    throw new AppError('invalid-input', { reasons: [{ code: 'columns-unread', columns }] })
  }
  if (refused > 0) throw new AppError('invalid-input', { reasons: [{ code: 'rows-refused', rows: refused }] })
}
