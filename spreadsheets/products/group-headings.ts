import { cellText, isEmptyCell } from '../files/cell.ts'
import type { Header } from '#domain/catalogue/imports/columns.ts'
import type { TableRow } from './sheet-table.ts'

const total =
  /^(?:(?:grand|sub|net|gross)?[\s-]*total|total (?:amount|qty|quantity|value)|amount in words|round(?:ed|ing)?[\s-]*off|e\.? ?& ?o\.? ?e\.?|कुल|योग)\b/iu

/** A row between those of products that is none: a heading of a group, or a total. */
export type Heading = { readonly number: number; readonly text: string }

/**
 * Tells the rows of products from those between them that are none: `CPVC FITTINGS` alone in its row above rows that have their own
 * names, and totals. A name alone above rows without names is a product with its sizes below. Null for a row of a product.
 */
export function headingFinder(
  all: readonly TableRow[],
  headers: readonly (Header | null)[],
): (row: TableRow, index: number) => Heading | null {
  const name = headers.findIndex((header) => header?.kind === 'column' && header.column === 'name')
  const price = headers.findIndex(
    (header) => header?.kind === 'column' && header.column.startsWith('price with'),
  )
  const hasId = headers.some((header) => header?.kind === 'column' && header.column === 'id')
  if (name < 0 || hasId) return () => null
  const isNamed = (row: TableRow | undefined): boolean => row !== undefined && !isEmptyCell(row.cells[name])
  const isFull = all.some((row) => isNamed(row) && filled(row) > 1)
  const isHeading = (row: TableRow, index: number, text: string): boolean => {
    if (total.test(text) && filled(row) < 4) return true
    if (filled(row) !== 1 || !isFull || price < 0) return false
    const next = all[index + 1]
    // a note such as "Prices without GST" stands in any column, at the end too
    return isNamed(row) ? next === undefined || isNamed(next) || filled(next) === 1 : false
  }
  return (row, index) => {
    const text = cellText(row.cells.find((cell) => !isEmptyCell(cell))).trim()
    return isHeading(row, index, text) ? { number: row.number, text: text.slice(0, 60) } : null
  }
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => !isEmptyCell(cell)).length
}
