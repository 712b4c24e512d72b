import type { Table } from '#spreadsheets/files/read-table.ts'

/** A cell of a sheet to write. */
export type Cell = string | number | null

/** The kinds of files that a catalogue can be uploaded as. */
export type Upload =
  | { readonly kind: 'json'; readonly content: unknown }
  | { readonly kind: 'sheet'; readonly table: Table }

/** Reads and writes spreadsheets. */
export type Sheets = {
  /**
   * Reads an upload, whatever its name says: JSON, CSV, or a sheet of an XLSX or ODS workbook. Rejects with `file-refused` and the
   * reason for anything else, and for what is larger than any catalogue.
   */
  readonly read: (bytes: Uint8Array) => Promise<Upload>
  readonly write: (kind: 'csv' | 'xlsx', rows: Iterable<readonly Cell[]>) => Uint8Array<ArrayBuffer>
}
