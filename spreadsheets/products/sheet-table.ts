import type { Finding } from '#domain/problem/findings.ts'
import { cellText, isEmptyCell, type SheetCell, type SheetRows } from '../files/cell.ts'
import { findHeadRow, isHeadRow } from '../files/head-row.ts'

/** A row of a sheet with its number in the file, from 1. */
export type TableRow = {
  readonly number: number
  readonly cells: readonly SheetCell[]
  /** Doubts about its product, where whoever made the table has some. */
  readonly doubts?: readonly Finding[] | undefined
}

/** The part of a sheet that is a table: the heads of its columns, and the rows below them that hold anything. */
export type SheetTable = {
  readonly heads: readonly string[]
  /** The number of the row with the heads. */
  readonly headRow: number
  readonly rows: readonly TableRow[]
}

/**
 * Finds the table in a sheet: below titles and addresses, with heads in one row or two; heads that are repeated on every page are
 * left out. A sheet whose heads are all unknown begins with them.
 */
export function findTable(rows: SheetRows): SheetTable {
  const found = findHeadRow(rows)
  const first = found ?? rows.findIndex((cells) => !isBlank(cells))
  if (first < 0) return { heads: [], headRow: 1, rows: [] }
  const upper = textsOf(rows[first])
  const lower = textsOf(rows[first + 1])
  const isDouble = found !== null && isSecondHead(upper, lower)
  const heads = isDouble ? joinHeads(upper, lower) : upper
  const start = first + (isDouble ? 2 : 1)
  const body = rows.slice(start).map((cells, index) => ({ number: start + index + 1, cells }))
  return {
    heads,
    headRow: first + 1,
    rows: body.filter(
      // most rows repeat nothing, which is soon seen; whether a row names columns is not
      ({ cells }) => !isBlank(cells) && !(found !== null && repeats(cells, heads) && isHeadRow(cells)),
    ),
  }
}

function isBlank(cells: readonly SheetCell[]): boolean {
  return cells.every(isEmptyCell)
}

function textsOf(cells: readonly SheetCell[] | undefined): string[] {
  return (cells ?? []).map((cell) => cellText(cell).trim())
}

/** Tells whether a row divides the heads above it: `Price` over `MRP` and `Net`, with nothing but merged cells below the others. */
function isSecondHead(upper: readonly string[], lower: readonly string[]): boolean {
  const own = lower.flatMap((text, index) => (text !== '' && text !== upper[index] ? [text] : []))
  const isSplit = lower.some((text, index) => text !== '' && (upper[index] ?? '') === '')
  return (
    isSplit &&
    own.length > 1 &&
    own.every((text) => /^[\p{L}(][\p{L}\p{M} .()%₹/-]*$/u.test(text)) &&
    isHeadRow([upper.find((text) => text !== '') ?? '', ...own])
  )
}

function joinHeads(upper: readonly string[], lower: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above, below] = [upper[index] ?? '', lower[index] ?? '']
    if (above !== '') group = above
    return below === '' || below === above ? above : `${group} ${below}`.trim()
  })
}

function repeats(cells: readonly SheetCell[], heads: readonly string[]): boolean {
  return cells.every((cell, index) => isEmptyCell(cell) || cellText(cell).trim() === heads[index])
}
