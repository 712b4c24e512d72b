import type { Finding } from '#domain/problem/findings.ts'
import { MAX_SIZES } from '#domain/catalogue/entries/forms/forms.ts'
import { nameKey } from '#domain/catalogue/entries/slug.ts'
import type { Column } from '#domain/catalogue/imports/columns.ts'
import type { SheetProduct, SheetRow } from './read-sheet.ts'

/** Columns in which rows of one product cannot differ: it has one name and is taxed at one rate. */
const single: readonly Column[] = ['name', 'hsn', 'gst rate', 'status']
/** Columns that each row may add to. */
const lists: ReadonlyMap<Column, string> = new Map([
  ['pictures', '|'],
  ['drawings', '|'],
  ['features', '|'],
  ['features in hindi', '|'],
  ['search words', ','],
])

/** Merges the rows of a product: the first text of each column, and all values of lists and specifications. */
export function mergeRows({ rows }: SheetProduct): SheetRow {
  const [first, ...others] = rows
  const more = others.slice(0, MAX_SIZES)
  if (more.length === 0) return first
  const cells = new Map(first.cells)
  const specs = new Map(first.specs)
  for (const row of more) {
    for (const [column, text] of row.cells) {
      const separator = lists.get(column)
      const held = cells.get(column) ?? ''
      cells.set(column, separator === undefined ? held || text : union(held, text, separator))
    }
    for (const [name, text] of row.specs) specs.set(name, union(specs.get(name) ?? '', text, '|'))
  }
  return { ...first, cells, specs }
}

/** Reason that the rows of a product cannot be of one product; null when they can. */
export function rowConflict({ rows: [first, ...more] }: SheetProduct): Finding | null {
  if (more.length >= MAX_SIZES)
    return { code: 'too-many-sizes', rows: more.length + 1, most: MAX_SIZES, row: first.number }
  for (const column of single) {
    let said = first
    for (const row of more) {
      const [held, text] = [said, row].map(({ cells }) =>
        nameKey(cells.get(column) ?? '').replace(/\s*%$/, ''),
      )
      if (held === '') said = row
      else if (text !== '' && text !== held)
        return {
          code: 'rows-differ',
          column,
          text: row.cells.get(column) ?? '',
          other: said.cells.get(column) ?? '',
          otherRow: said.number,
          row: row.number,
        }
    }
  }
  return null
}

function union(one: string, other: string, separator: string): string {
  const values = [one, other].flatMap((text) => text.split(separator).map((each) => each.trim()))
  return [...new Set(values.filter((value) => value !== ''))].join(` ${separator} `)
}
