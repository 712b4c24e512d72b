import { matchColumns } from '#spreadsheets/products/match-columns.ts'
import { openSheet, type ReadSheet } from '#spreadsheets/products/read-sheet.ts'
import { readShopExport } from '#spreadsheets/shop-exports/read-shop-export.ts'
import { findTable, type SheetTable } from '#spreadsheets/products/sheet-table.ts'
import { AppError } from '#domain/errors.ts'
import type { Table } from '#spreadsheets/files/read-table.ts'
import type { Queries } from '../../../db/database.ts'
import { mapInSlices } from '../../catalogue/steps/map-in-slices.ts'
import { readColumns } from './read-columns.ts'
import type { JsonStage } from './stage-json.ts'
import { stageSheet } from './stage-sheet.ts'

type TableOptions = {
  /** The field of each column if they were matched by hand. */
  readonly columns: readonly string[] | undefined
  readonly fileRate: number | undefined
  /** The day in India, such as `2026-11-27`. */
  readonly today: string
}

/** Documents of a table, notes on what was left out, and its heads. */
type TableStage = JsonStage & {
  readonly notes: readonly string[]
  readonly heads: readonly string[]
  /** The number of products without a GST rate. */
  readonly unrated: number
}

/** Stages the documents of a table, in columns of our own or of known shop software. Throws `file-refused`. */
export async function stageTable(
  queries: Queries,
  file: Table,
  { columns, fileRate, today }: TableOptions,
): Promise<TableStage> {
  const found = findTable(file.rows)
  const shop = columns === undefined ? readShopExport(found, today) : null
  const table = shop?.table ?? found
  const fields = columns ?? (shop === null ? await readColumns(queries, found.heads) : null)
  const opened = openSheet(table, fields ?? undefined)
  if (typeof opened === 'string') throw new AppError('file-refused', `The file ${opened}`)
  await mapInSlices(opened.rows, opened.read)
  const sheet = opened.end()
  const products = fields === null && shop === null ? doubtOpenColumns(sheet, table) : sheet.products
  const staged = await stageSheet(queries, products, fileRate?.toString() ?? null)
  return {
    ...staged,
    heads: found.heads,
    notes: [
      ...(shop === null ? [] : [`Read as an export of ${shop.software}`]),
      ...fileNotes(file),
      ...aboveNotes(file, found.headRow),
      ...columnNotes(sheet, fields),
      ...headingNotes(sheet),
    ],
  }
}

type Product = ReadSheet['products'][number]

/** Adds a doubt to the products of a sheet if a column with an unknown head looks like one of our fields. */
function doubtOpenColumns({ products }: ReadSheet, table: SheetTable): readonly Product[] {
  const open = matchColumns(table, null).columns.find(({ field, isSure }) => !isSure && field !== '')
  if (open === undefined) return products
  const doubt = `nobody has said what the column “${open.head}” is`
  return products.map((product) => {
    const [first, ...more] = product.rows
    return { ...product, rows: [{ ...first, cells: new Map([...first.cells, ['doubt', doubt]]) }, ...more] }
  })
}

function columnNotes({ ignored }: ReadSheet, fields: readonly string[] | null): string[] {
  return ignored.length === 0 ? [] : [`${leftOut(fields)}: ${ignored.join(', ')}`]
}

function fileNotes({ tab, otherTabs, encoding }: Table): string[] {
  return [
    ...(otherTabs.length === 0
      ? []
      : [`Only the sheet “${tab}” was read; left out: ${otherTabs.join(', ')}`]),
    ...(encoding === 'Windows-1252'
      ? ['Read as Windows-1252, which Excel’s plain CSV is: check the letters']
      : []),
  ]
}

function aboveNotes({ rows }: Table, headRow: number): string[] {
  const isAbove = rows.slice(0, headRow - 1).some((cells) => cells.length > 0)
  return isAbove ? [`The columns are named in row ${headRow}; what stands above is left out`] : []
}

function headingNotes({ headings }: ReadSheet): string[] {
  if (headings.length === 0) return []
  const told = headings.slice(0, 10).map(({ number, text }) => `“${text}” in row ${number}`)
  const more = headings.length > 10 ? ` and ${headings.length - 10} more` : ''
  return [`Headings and totals, which are no products: ${told.join(', ')}${more}`]
}

function leftOut(fields: readonly string[] | null): string {
  return fields === null ? 'Columns that nothing is known of' : 'Columns that are left out'
}
