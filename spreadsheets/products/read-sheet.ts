import type { Finding } from '#domain/problem/findings.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import { parseHeader, type Column, type Header } from '#domain/catalogue/imports/columns.ts'
import { dittoFiller } from './ditto.ts'
import { rowGrouper } from './group-rows.ts'
import { headingFinder, type Heading } from './group-headings.ts'
import { pricedUnit, type PricedUnit } from './priced-unit.ts'
import { readCell } from './read-cell.ts'
import type { SheetTable, TableRow } from './sheet-table.ts'

/** A row of a sheet by column; absent columns say nothing, empty cells say that there is none. */
export type SheetRow = {
  /** Its number in the sheet, from 1. */
  readonly number: number
  readonly cells: ReadonlyMap<Column, string>
  readonly specs: ReadonlyMap<string, string>
  readonly breaks: readonly { readonly from: string; readonly price: string }[]
  /** Count and unit that its prices are for, where the head of their column says so. */
  readonly pricedUnit?: PricedUnit
  /** Reasons that its cells cannot be used. */
  readonly issues?: readonly Finding[]
  readonly doubts?: readonly Finding[] | undefined
}

/** The rows of one product, a size each: the first one has its name or id. */
export type SheetProduct = { readonly rows: readonly [SheetRow, ...SheetRow[]] }

export type ReadSheet = {
  readonly products: readonly SheetProduct[]
  /** Headers that nothing is known of; their cells are left out. */
  readonly ignored: readonly string[]
  /** Rows that are no products: headings of groups, and totals. */
  readonly headings: readonly Heading[]
}

/** A sheet whose columns are known: its rows are read one after the other, so that others get their turn in between. */
export type OpenSheet = {
  readonly rows: readonly TableRow[]
  readonly read: (row: TableRow, index: number) => void
  /** Ends the reading and returns the sheet as read. */
  readonly end: () => ReadSheet
}

/**
 * Opens a sheet, its columns as their heads say or as these fields say that were matched by hand; or why it is no sheet of
 * products.
 */
export function openSheet(
  { heads: head, headRow, rows: body }: SheetTable,
  fields?: readonly string[],
): OpenSheet | Reason {
  if (head.length === 0) return { code: 'file-without-rows' }
  if (fields !== undefined && fields.length !== head.length)
    return { code: 'file-columns-differ', columns: head.length, matched: fields.length }
  const headers = (fields ?? head).map(parseHeader)
  const known = new Set(headers.map((header) => (header?.kind === 'column' ? header.column : null)))
  if (!known.has('name') && !known.has('id')) return { code: 'file-without-name-column', row: headRow }
  const twice = [...known].find(
    (column) =>
      column !== null &&
      headers.filter((each) => each?.kind === 'column' && each.column === column).length > 1,
  )
  if (twice !== undefined && twice !== null) return { code: 'file-column-twice', column: twice }
  const findHeading = headingFinder(body, headers)
  const headings: Heading[] = []
  const priced = pricedUnitOf(headers, head)
  const fill = dittoFiller()
  const { add, products } = rowGrouper<SheetRow>()
  return {
    rows: body,
    read: (row, index) => {
      const heading = findHeading(row, index)
      if (heading !== null) headings.push(heading)
      else add({ ...readRow(headers, fill(row)), ...(priced !== null && { pricedUnit: priced }) })
    },
    end: () => ({
      products,
      headings,
      ignored: head.filter((text, index) => headers[index] === null && text.trim() !== ''),
    }),
  }
}

/** Reads the rows of a sheet as products at once, or says why it is no sheet of products. */
export function readSheet(table: SheetTable, fields?: readonly string[]): ReadSheet | Reason {
  const sheet = openSheet(table, fields)
  if ('code' in sheet) return sheet
  for (const [index, row] of sheet.rows.entries()) sheet.read(row, index)
  return sheet.end()
}

/** The unit that a column of prices names. */
function pricedUnitOf(headers: readonly (Header | null)[], heads: readonly string[]): PricedUnit | null {
  for (const [index, header] of headers.entries()) {
    const isPrice = header?.kind === 'column' && header.column.startsWith('price with')
    const unit = isPrice ? pricedUnit(heads[index] ?? '') : null
    if (unit !== null) return unit
  }
  return null
}

function readRow(headers: readonly (Header | null)[], { number, cells: held, doubts }: TableRow): SheetRow {
  const cells = new Map<Column, string>()
  const specs = new Map<string, string>()
  const breaks: { from: string; price: string }[] = []
  const issues: Finding[] = []
  for (const [index, header] of headers.entries()) {
    if (header === null) continue
    const { text, issue } = readCell(header, held[index] ?? '')
    if (issue !== null) issues.push(issue)
    if (header.kind === 'column') cells.set(header.column, text)
    if (header.kind === 'spec') specs.set(header.name, text)
    if (header.kind === 'from' || header.kind === 'price') {
      while (breaks.length <= header.index) breaks.push({ from: '', price: '' })
      const step = breaks[header.index]
      if (step !== undefined) step[header.kind] = text
    }
  }
  return { number, cells, specs, breaks, issues, doubts }
}
