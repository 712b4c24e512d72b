import { isEmptyCell, type SheetCell } from './cell.ts'
import type { Budget } from './limits.ts'

/** Cells of a column that are merged, by the positions of their rows. */
export type Merged = { readonly column: number; readonly top: number; readonly bottom: number }

/** The rows with what stands in merged cells in each of their rows, as a person reads it. */
export function fillMerged(
  rows: SheetCell[][],
  merged: readonly Merged[],
  { addCell, addCells }: Budget,
): SheetCell[][] {
  for (const { column, top, bottom } of merged) {
    const value = rows[top]?.[column]
    if (value === undefined || isEmptyCell(value)) continue
    for (const cells of rows.slice(top + 1, bottom + 1)) {
      if (!isEmptyCell(cells[column])) continue
      addCell(typeof value === 'string' ? value : value.text)
      addCells(Math.max(0, column - cells.length))
      while (cells.length < column) cells.push('')
      cells[column] = value
    }
  }
  return rows
}
