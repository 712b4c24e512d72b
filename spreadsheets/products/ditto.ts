import { cellText, type SheetCell } from '../files/cell.ts'
import type { TableRow } from './sheet-table.ts'

const ditto = /^(?:-*\s*do\.?\s*-+|-+\s*do\.?\s*-*|ditto|〃|[”″"]|''|’’|(?:same )?as above)$/i

/** Fills the rows of a sheet, one after the other, with what stands above wherever a cell says that it is the same: `-do-`, `”`. */
export function dittoFiller(): (row: TableRow) => TableRow {
  let above: readonly SheetCell[] = []
  return (row) => {
    const cells = row.cells.some(isSame)
      ? row.cells.map((cell, index) => (isSame(cell) ? (above[index] ?? cell) : cell))
      : row.cells
    above = cells
    return { ...row, cells }
  }
}

function isSame(cell: SheetCell): boolean {
  const text = cellText(cell)
  return text.length < 20 && ditto.test(text.trim())
}
