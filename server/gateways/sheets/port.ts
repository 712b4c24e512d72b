import type { Table } from '#spreadsheets/files/read-table.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'
import type { ShopExport } from '#spreadsheets/shop-exports/read-shop-export.ts'

/** A cell of a sheet to write. */
export type Cell = string | number | null

/** The kinds of files that a catalogue can be uploaded as. */
export type Upload =
  | { readonly kind: 'json'; readonly content: unknown }
  | ({ readonly kind: 'sheet' } & SheetUpload)

/** The table of a sheet, and facts of its file. */
export type SheetUpload = Omit<Table, 'rows'> &
  Pick<SheetTable, 'heads' | 'headRow'> & {
    /** True if something stands above the heads of the file. */
    readonly isBelow: boolean
    /** The shop software whose export it is; its table is rewritten with columns of our own then. */
    readonly software: ShopExport['software'] | null
    readonly table: SheetTable
  }

/** The day in India, such as `2026-11-27`, whose prices of sales hold; columns matched by hand are those of the file, whatever made it. */
export type UploadOptions = { readonly today: string; readonly isMatched: boolean }

/** Reads and writes spreadsheets. */
export type Sheets = {
  /**
   * Reads an upload, whatever its name says: JSON, CSV, or a sheet of an XLSX or ODS workbook. Rejects with `file-refused` and the
   * reason for anything else, and for what is larger than any catalogue.
   */
  readonly read: (bytes: Uint8Array, options: UploadOptions) => Promise<Upload>
  readonly write: (kind: 'csv' | 'xlsx', rows: Iterable<readonly Cell[]>) => Uint8Array<ArrayBuffer>
}
