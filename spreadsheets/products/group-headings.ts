import { cellText, isEmptyCell } from '../files/cell.ts'
import type { Header } from '#domain/catalogue/imports/columns.ts'
import type { TableRow } from './sheet-table.ts'

const total =
  /^(?:(?:grand|sub|net|gross)?[\s-]*total|total (?:amount|qty|quantity|value)|amount in words|round(?:ed|ing)?[\s-]*off|e\.? ?& ?o\.? ?e\.?|कुल|योग)\b/iu

type Split = {
  readonly rows: readonly TableRow[]
  readonly headings: readonly { readonly number: number; readonly text: string }[]
}

/**
 * The rows of products, and those between them that are none: `CPVC FITTINGS` alone in its row above rows that have their own names,
 * and totals. A name alone above rows without names is a product with its sizes below.
 */
export function splitHeadings(all: readonly TableRow[], headers: readonly (Header | null)[]): Split {
  const name = headers.findIndex((header) => header?.kind === 'column' && header.column === 'name')
  const price = headers.findIndex(
    (header) => header?.kind === 'column' && header.column.startsWith('price with'),
  )
  const hasId = headers.some((header) => header?.kind === 'column' && header.column === 'id')
  if (name < 0 || hasId) return { rows: all, headings: [] }
  const isNamed = (row: TableRow | undefined): boolean => row !== undefined && !isEmptyCell(row.cells[name])
  const isFull = all.some((row) => isNamed(row) && filled(row) > 1)
  const isHeading = (row: TableRow, index: number): boolean => {
    const text = cellText(row.cells.find((cell) => !isEmptyCell(cell))).trim()
    if (total.test(text) && filled(row) < 4) return true
    if (filled(row) !== 1 || !isFull || price < 0) return false
    const next = all[index + 1]
    // a note such as "Prices without GST" stands in any column, at the end too
    return isNamed(row) ? next === undefined || isNamed(next) || filled(next) === 1 : false
  }
  const headings = all.filter(isHeading)
  const isOut = new Set(headings)
  return {
    rows: headings.length === 0 ? all : all.filter((row) => !isOut.has(row)),
    headings: headings.map(({ number, cells }) => ({
      number,
      text: cellText(cells.find((cell) => !isEmptyCell(cell)))
        .trim()
        .slice(0, 60),
    })),
  }
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => !isEmptyCell(cell)).length
}
