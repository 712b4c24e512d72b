import type { SheetCell } from './cell.ts'

/** Cells of a row by the name of their column. */
export type NamedCells<Column extends string> = (column: Column) => SheetCell

type Heads<Column extends string> = Readonly<Record<Column, RegExp>>

/**
 * Finds columns by their heads: each column is the first head that fits it and no column before it has taken. A column that the sheet
 * lacks has empty cells.
 */
export function namedColumns<Column extends string>(
  heads: readonly string[],
  columns: Heads<Column>,
): (cells: readonly SheetCell[]) => NamedCells<Column> {
  const places = placesOf(heads, columns)
  return (cells) => (column) => {
    const place = places.get(column)
    return (place === undefined ? undefined : cells[place]) ?? ''
  }
}

/** Places of the columns that are read, by their heads. */
export function readPlaces<Column extends string>(
  heads: readonly string[],
  columns: Heads<Column>,
): ReadonlySet<number> {
  return new Set(placesOf(heads, columns).values())
}

function placesOf<Column extends string>(heads: readonly string[], columns: Heads<Column>) {
  const places = new Map<Column, number>()
  const taken = new Set<number>()
  for (const [column, head] of Object.entries(columns) as [Column, RegExp][]) {
    const place = heads.findIndex((text, index) => !taken.has(index) && head.test(text.trim().toLowerCase()))
    if (place < 0) continue
    taken.add(place)
    places.set(column, place)
  }
  return places
}
