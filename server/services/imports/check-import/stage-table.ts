import { matchColumns } from '#spreadsheets/products/match-columns.ts'
import { openSheet, type ReadSheet } from '#spreadsheets/products/read-sheet.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'
import { AppError } from '#domain/errors.ts'
import type { Queries } from '../../../db/database.ts'
import type { SheetUpload } from '../../../gateways/sheets/port.ts'
import { mapInSlices } from '../../catalogue/steps/map-in-slices.ts'
import { readColumns } from '../steps/read-columns.ts'
import type { JsonStage } from './stage-json.ts'
import { stageSheet } from './stage-sheet.ts'

type TableOptions = {
  /** The field of each column if they were matched by hand. */
  readonly columns: readonly string[] | undefined
  readonly fileRate: number | undefined
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
  file: SheetUpload,
  { columns, fileRate }: TableOptions,
): Promise<TableStage> {
  const { heads, software, table } = file
  const fields = columns ?? (software === null ? await readColumns(queries, heads) : null)
  const opened = openSheet(table, fields ?? undefined)
  if ('code' in opened) throw new AppError('file-refused', { reasons: [opened] })
  await mapInSlices(opened.rows, opened.read)
  const sheet = opened.end()
  const products =
    fields === null && software === null ? await doubtOpenColumns(sheet, table) : sheet.products
  const staged = await stageSheet(queries, products, fileRate?.toString() ?? null)
  return {
    ...staged,
    heads,
    notes: [
      ...(software === null ? [] : [`Read as an export of ${software}`]),
      ...fileNotes(file),
      ...aboveNotes(file),
      ...columnNotes(sheet, fields),
      ...headingNotes(sheet),
    ],
  }
}

type Product = ReadSheet['products'][number]

/** Adds a doubt to the products of a sheet if a column with an unknown head looks like one of our fields. */
async function doubtOpenColumns({ products }: ReadSheet, table: SheetTable): Promise<readonly Product[]> {
  const open = matchColumns(table, null).columns.find(({ field, isSure }) => !isSure && field !== '')
  if (open === undefined) return products
  const doubt = `nobody has said what the column “${open.head}” is`
  return mapInSlices(products, (product) => {
    const [first, ...more] = product.rows
    return { ...product, rows: [{ ...first, cells: new Map([...first.cells, ['doubt', doubt]]) }, ...more] }
  })
}

function columnNotes({ ignored }: ReadSheet, fields: readonly string[] | null): string[] {
  return ignored.length === 0 ? [] : [`${leftOut(fields)}: ${ignored.join(', ')}`]
}

function fileNotes({ tab, otherTabs, encoding }: SheetUpload): string[] {
  return [
    ...(otherTabs.length === 0
      ? []
      : [`Only the sheet “${tab}” was read; left out: ${otherTabs.join(', ')}`]),
    ...(encoding === 'Windows-1252'
      ? ['Read as Windows-1252, which Excel’s plain CSV is: check the letters']
      : []),
  ]
}

function aboveNotes({ isBelow, headRow }: SheetUpload): string[] {
  return isBelow ? [`The columns are named in row ${headRow}; what stands above is left out`] : []
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
