import { randomUUID } from 'node:crypto'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { readSheet } from '#domain/catalogue/sheets/read-sheet.ts'
import { readShopExport } from '#domain/catalogue/sheets/read-shop-export.ts'
import { MAX_IMPORT_PICTURES } from '#domain/catalogue/imports/picture-progress.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { saveImportColumns } from '../../db/catalogue/import-columns.ts'
import { addImport, sweepImports } from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { askOtherNames } from './steps/ask-other-names.ts'
import { planImport, remoteOf, reportOf, type Planned } from './steps/plan-import.ts'
import { hashHeads, readColumns } from './steps/read-columns.ts'
import { useKnownPictures } from './steps/use-known-pictures.ts'
import { stageJson } from './steps/stage-json.ts'
import { stageSheet } from './steps/stage-sheet.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly sheets: Sheets
  readonly now: () => Date
}

/** A file to import; `columns` says what each column is, where somebody matched them by hand. */
export type ImportUpload = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly columns?: readonly string[] | undefined
}

const DAY_MS = 24 * 3_600_000

/**
 * Checks an upload without changing the catalogue (GOODS-03): what it would add and change, field by field, what is refused with
 * the reason, and what is held back. It is kept for a day, to be applied. Columns that were matched by hand are remembered for the
 * next sheet with these heads. Throws `not-permitted` and `file-refused`.
 */
export async function checkImport(
  { database, catalogueFiles, sheets, now }: Dependencies,
  actor: StaffActor,
  { name, bytes, columns }: ImportUpload,
): Promise<CatalogueImport> {
  requirePermission(actor, 'catalogue:write')
  const upload = await sheets.read(bytes)
  const { queries } = database
  const { documents, refused, notes } =
    upload.kind === 'json'
      ? await stageDocuments(queries, upload.content)
      : await stageRows(queries, upload.rows, columns)
  if (documents.length + refused.length === 0)
    throw new AppError('file-refused', 'The file holds no product and no category.')
  const reading = { queries, catalogueFiles }
  const planned = await useKnownPictures(
    reading,
    await planImport(
      reading,
      documents.map((one) => ({ ...one, seen: null })),
    ),
  )
  const staged = planned
    .filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged')
    .map(({ staged: one, former }) => ({ ...one, seen: former?.digest ?? null }))
  const checked = {
    id: randomUUID(),
    at: now().toISOString(),
    actor: actor.name,
    name: name.slice(0, 200),
    state: 'checked' as const,
    report: reportOf(planned, refused, [...notes, ...tooManyPictures(planned)]),
  }
  await sweepImports(queries, new Date(now().getTime() - DAY_MS))
  await addImport(queries, checked, staged)
  if (columns !== undefined && upload.kind === 'sheet')
    await saveImportColumns(queries, { heads: hashHeads(upload.rows[0] ?? []), fields: columns, at: now() })
  return { ...checked, isLast: false, pictures: null }
}

async function stageDocuments(queries: Queries, content: unknown) {
  const { documents, refused } = stageJson(content)
  return { documents: await askOtherNames(queries, documents), refused, notes: [] }
}

async function stageRows(
  queries: Queries,
  rows: readonly (readonly string[])[],
  columns?: readonly string[],
) {
  const shop = columns === undefined ? readShopExport(rows) : null
  const fields = columns ?? (shop === null ? await readColumns(queries, rows[0] ?? []) : null)
  const sheet = readSheet(shop?.rows ?? rows, fields ?? undefined)
  if (typeof sheet === 'string') throw new AppError('file-refused', `The file ${sheet}`)
  const notes = [
    ...(shop === null ? [] : [`Read as an export of ${shop.software}`]),
    ...(sheet.ignored.length === 0 ? [] : [`${leftOut(fields)}: ${sheet.ignored.join(', ')}`]),
  ]
  return { ...(await stageSheet(queries, sheet.products)), notes }
}

function tooManyPictures(planned: readonly Planned[]): string[] {
  const count = remoteOf(planned).size
  return count <= MAX_IMPORT_PICTURES
    ? []
    : [
        `Of ${count} pictures elsewhere, ${MAX_IMPORT_PICTURES} are fetched at most; the others stay where they are`,
      ]
}

function leftOut(fields: readonly string[] | null): string {
  return fields === null ? 'Columns that nothing is known of' : 'Columns that are left out'
}
