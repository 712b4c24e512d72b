import { MAX_SELECTED } from '#domain/catalogue/entries/entry-list.ts'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'

type Row = EntryPageWire['entries'][number]

/** Selected entries by their ids. */
export type Selection = ReadonlyMap<string, Row>

/** A selection with some rows more or less, never more than can be changed together. */
export function withRows(before: Selection, rows: readonly Row[], isSelected: boolean): Selection {
  const next = new Map(before)
  for (const row of rows) {
    if (!isSelected) next.delete(row.id)
    else if (next.size < MAX_SELECTED) next.set(row.id, row)
  }
  return next
}
