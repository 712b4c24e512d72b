import {
  cellText,
  isEmptyCell,
  type OddCell,
  type SheetCell,
  type SheetRows,
} from '#spreadsheets/files/cell.ts'
import { parseCells, type Columns } from './cells/parse-cells.ts'

/** A cell of an order that says nothing reliable, with the number of its row. */
export type OddOrderCell = OddCell & { readonly row: number }

/** The text of an order, and the cells that were left out of it for somebody to look at. */
export type SheetOrder = { readonly text: string; readonly odd: readonly OddOrderCell[] }

const total =
  /^(?:(?:sub|grand|net|gross)[\s-]*)?total\b|^(?:[csi]?gst|vat|round(?:ed|ing)?[\s-]*off|amount in words|taxable (?:amount|value))\b|^(?:कुल|योग)(?:\s|$)/iu

/**
 * The rows of a sheet as the text of an order: cells with tabs between them. What stands above the heads of the columns, such as
 * a firm's name and address, is left out, as are totals below. A date may have been a size, and is left out for the person to say.
 */
export function sheetText(rows: SheetRows): SheetOrder {
  const head = findHeads(rows)
  const used = head === null ? null : usedColumns(head.columns)
  const odd: OddOrderCell[] = []
  const lines = rows.slice(head?.at ?? 0).flatMap((cells, index): string[] => {
    const number = (head?.at ?? 0) + index + 1
    if (cells.every(isEmptyCell) || (head !== null && index > 0 && isTotal(cells, head.columns))) return []
    const texts = cells.map((cell, column) => {
      if (typeof cell === 'string') return flat(cell)
      if (used === null || used.has(column)) odd.push({ ...cell, row: number })
      return ''
    })
    return [texts.join('\t').trimEnd()]
  })
  return { text: lines.join('\n'), odd }
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

type Heads = { readonly at: number; readonly columns: Columns }

function findHeads(rows: SheetRows): Heads | null {
  for (const [at, cells] of rows.entries()) {
    const parsed = parseCells(cells.map((cell) => flat(cellText(cell))).join('\t'), null)
    if (parsed !== null && 'columns' in parsed) return { at, columns: parsed.columns }
  }
  return null
}

function usedColumns({ name, quantity, unit, details }: Columns): Set<number | null> {
  return new Set([name, quantity, unit, ...details])
}

function isTotal(cells: readonly SheetCell[], { name }: Columns): boolean {
  const said = isEmptyCell(cells[name]) ? cells.find((cell) => !isEmptyCell(cell)) : cells[name]
  return total.test(flat(cellText(said)))
}
