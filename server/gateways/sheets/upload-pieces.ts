import type { SheetTable, TableRow } from '#spreadsheets/products/sheet-table.ts'
import type { SheetUpload, Upload } from './port.ts'

type Field = readonly [key: string, value: unknown]

/** A part of an upload that is quickly taken over by the thread that serves everybody. */
export type UploadPiece =
  | { readonly sheet: SheetStart }
  | { readonly rows: readonly TableRow[] }
  /** Entries of a JSON file, or of the list in it that `of` names. */
  | { readonly entries: readonly Field[]; readonly of: string | null; readonly isList: boolean }

/** A sheet without its rows. */
type SheetStart = Omit<SheetUpload, 'table'> & { readonly table: Omit<SheetTable, 'rows'> }

const MOST_CHARACTERS = 300_000

/** An upload cut into pieces. */
export function* cutUpload(upload: Upload): Generator<UploadPiece> {
  if (upload.kind === 'sheet') {
    const {
      kind: _,
      table: { rows, ...table },
      ...sheet
    } = upload
    yield { sheet: { ...sheet, table } }
    for (const batch of batches(rows)) yield { rows: batch }
    return
  }
  const { content } = upload
  if (!isObject(content)) return
  const all = Object.entries(content)
  const isList = Array.isArray(content)
  const isLong = ([, value]: Field): boolean => !isList && isObject(value) && sizeOf(value) > MOST_CHARACTERS
  const long = all.filter(isLong)
  const short = long.length === 0 ? all : all.filter((entry) => !long.includes(entry))
  yield { entries: [], of: null, isList }
  for (const entries of batches(short)) yield { entries, of: null, isList }
  for (const [of, list] of long)
    for (const entries of batches(Object.entries(isObject(list) ? list : {})))
      yield { entries, of, isList: Array.isArray(list) }
}

/** Puts pieces together again; `end` gives the whole. */
export function joinPieces(): { readonly add: (piece: UploadPiece) => void; readonly end: () => Upload } {
  let sheet: SheetStart | null = null
  const rows: TableRow[] = []
  const lists = new Map<string | null, { isList: boolean; entries: Field[] }>()
  return {
    add: (piece) => {
      if ('sheet' in piece) sheet = piece.sheet
      else if ('rows' in piece) for (const row of piece.rows) rows.push(row)
      else {
        const list = lists.get(piece.of) ?? { isList: piece.isList, entries: [] }
        for (const entry of piece.entries) list.entries.push(entry)
        lists.set(piece.of, list)
      }
    },
    end: () => {
      if (sheet !== null) return { kind: 'sheet', ...sheet, table: { ...sheet.table, rows } }
      const root = lists.get(null)
      const parts = [...lists].flatMap(([of, list]): Field[] => (of === null ? [] : [[of, whole(list)]]))
      return {
        kind: 'json',
        content: root === undefined ? null : whole({ ...root, entries: [...root.entries, ...parts] }),
      }
    },
  }
}

function whole({ isList, entries }: { isList: boolean; entries: readonly Field[] }): unknown {
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  let batch: T[] = []
  let size = 0
  for (const item of items) {
    batch.push(item)
    size += sizeOf(item)
    if (size < MOST_CHARACTERS) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

function sizeOf(value: unknown): number {
  // undefined has no JSON, and no size
  return (JSON.stringify(value) as string | undefined)?.length ?? 0
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
