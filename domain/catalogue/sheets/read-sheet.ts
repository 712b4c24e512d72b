import { parseHeader, type Column, type Header } from './columns.ts'
import { groupRows } from './group-rows.ts'

/** A row of a sheet by column; absent columns say nothing, empty cells say that there is none. */
export type SheetRow = {
  /** Its number in the sheet, from 1. */
  readonly number: number
  readonly cells: ReadonlyMap<Column, string>
  readonly specs: ReadonlyMap<string, string>
  readonly breaks: readonly { readonly from: string; readonly price: string }[]
}

/** The rows of one product, a size each: the first one has its name or id. */
export type SheetProduct = { readonly rows: readonly [SheetRow, ...SheetRow[]] }

export type ReadSheet = {
  readonly products: readonly SheetProduct[]
  /** Headers that nothing is known of; their cells are left out. */
  readonly ignored: readonly string[]
}

/**
 * Reads the rows of a sheet as products, its columns as their heads say or as these fields say that were matched by hand; a string
 * is the reason why it is no sheet of products.
 */
export function readSheet(
  rows: readonly (readonly string[])[],
  fields?: readonly string[],
): ReadSheet | string {
  const [head, ...body] = rows
  if (head === undefined) return 'has no rows.'
  if (fields !== undefined && fields.length !== head.length)
    return `has ${head.length} columns, but ${fields.length} were matched.`
  const headers = (fields ?? head).map(parseHeader)
  const known = new Set(headers.map((header) => (header?.kind === 'column' ? header.column : null)))
  if (!known.has('name') && !known.has('id'))
    return 'has no column “name”: the first row has to name the columns. Download the template to see them.'
  const twice = [...known].find(
    (column) =>
      column !== null &&
      headers.filter((each) => each?.kind === 'column' && each.column === column).length > 1,
  )
  if (twice !== undefined && twice !== null) return `has the column “${twice}” twice.`
  const filled = body.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [readRow(headers, cells, index + 2)],
  )
  return {
    products: groupRows(filled),
    ignored: head.filter((text, index) => headers[index] === null && text.trim() !== ''),
  }
}

function readRow(headers: readonly (Header | null)[], texts: readonly string[], number: number): SheetRow {
  const cells = new Map<Column, string>()
  const specs = new Map<string, string>()
  const breaks: { from: string; price: string }[] = []
  for (const [index, header] of headers.entries()) {
    const text = (texts[index] ?? '').trim()
    if (header?.kind === 'column') cells.set(header.column, text)
    if (header?.kind === 'spec') specs.set(header.name, text)
    if (header?.kind === 'from' || header?.kind === 'price') {
      while (breaks.length <= header.index) breaks.push({ from: '', price: '' })
      const held = breaks[header.index]
      if (held !== undefined) held[header.kind] = text
    }
  }
  return { number, cells, specs, breaks }
}
