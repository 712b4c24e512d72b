import type { Finding } from '#domain/problem/findings.ts'
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
  readonly notes: readonly Finding[]
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
      ...(software === null ? [] : [{ code: 'read-as-export', software } as const]),
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
  const doubt = { code: 'column-unsaid', head: open.head } as const
  return mapInSlices(products, (product) => {
    const [first, ...more] = product.rows
    return { ...product, rows: [{ ...first, doubts: [...(first.doubts ?? []), doubt] }, ...more] }
  })
}

function columnNotes({ ignored }: ReadSheet, fields: readonly string[] | null): Finding[] {
  const code = fields === null ? 'columns-unknown' : 'columns-left-out'
  return ignored.length === 0 ? [] : [{ code, columns: ignored }]
}

function fileNotes({ tab, otherTabs, encoding }: SheetUpload): Finding[] {
  return [
    ...(otherTabs.length === 0 ? [] : [{ code: 'other-tabs', tab: tab ?? '', others: otherTabs } as const]),
    ...(encoding === 'Windows-1252' ? [{ code: 'read-as-windows-1252' } as const] : []),
  ]
}

function aboveNotes({ isBelow, headRow }: SheetUpload): Finding[] {
  return isBelow ? [{ code: 'rows-above', headRow }] : []
}

function headingNotes({ headings }: ReadSheet): Finding[] {
  if (headings.length === 0) return []
  const told = headings.slice(0, MOST_HEADINGS)
  return [
    {
      code: 'headings-left-out',
      headings: told.map(({ text }) => text),
      rows: told.map(({ number }) => String(number)),
      more: headings.length - told.length,
    },
  ]
}

const MOST_HEADINGS = 10
