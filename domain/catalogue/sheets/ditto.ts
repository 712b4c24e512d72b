import { cellText, type SheetCell } from '../../spreadsheets/cell.ts'
import type { TableRow } from './sheet-table.ts'

const ditto = /^(?:-*\s*do\.?\s*-+|-+\s*do\.?\s*-*|ditto|〃|[”″"]|''|’’|(?:same )?as above)$/i

/** Rows with what stands above wherever a cell says that it is the same: `-do-`, `ditto`, `”`. */
export function fillDitto(rows: readonly TableRow[]): TableRow[] {
  let above: readonly SheetCell[] = []
  return rows.map((row) => {
    const cells = row.cells.some(isSame)
      ? row.cells.map((cell, index) => (isSame(cell) ? (above[index] ?? cell) : cell))
      : row.cells
    above = cells
    return { ...row, cells }
  })
}

function isSame(cell: SheetCell): boolean {
  return ditto.test(cellText(cell).trim())
}
