import { randomUUID } from 'node:crypto'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { MAX_IMPORT_PICTURES } from '#domain/catalogue/imports/picture-progress.ts'
import { AppError } from '#domain/errors.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { saveImportColumns } from '../../db/catalogue/import-columns.ts'
import { addImport, sweepImports } from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { mapInSlices } from '../catalogue/steps/map-in-slices.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { askOtherNames } from './steps/ask-other-names.ts'
import { planImport, remoteOf, reportOf, type Planned } from './steps/plan-import.ts'
import { planStock } from './steps/plan-stock.ts'
import { hashHeads } from './steps/read-columns.ts'
import { useKnownPictures } from './steps/use-known-pictures.ts'
import { stageJson } from './steps/stage-json.ts'
import { stageTable } from './steps/stage-table.ts'
import { withoutUnused } from './steps/without-unused.ts'
import { DAY_MS } from '#domain/time/durations.ts'

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
  /** The rate of GST, in percent, of all products of the file that have none. */
  readonly fileRate?: number | undefined
}

/**
 * Checks an upload without changing the catalogue (GOODS-03): what it would add and change, field by field, what is refused with
 * the reason, and what is held back. It is kept for a day, to be applied. Columns that were matched by hand are remembered for the
 * next sheet with these heads. Throws `not-permitted` and `file-refused`.
 */
export async function checkImport(
  { database, catalogueFiles, sheets, now }: Dependencies,
  actor: StaffActor,
  { name, bytes, columns, fileRate }: ImportUpload,
): Promise<CatalogueImport> {
  requirePermission(actor, 'catalogue:write')
  const upload = await sheets.read(bytes)
  const { queries } = database
  const { gstRates: rates } = await readSeller(queries)
  if (fileRate !== undefined && !rates.includes(fileRate))
    throw new AppError('invalid-input', `The rate of the file must be one of yours: ${rates.join(', ')}.`)
  const {
    documents: found,
    refused,
    notes,
    heads,
    unrated,
  } = upload.kind === 'json'
    ? await stageDocuments(queries, upload.content)
    : await stageTable(queries, upload.table, { columns, fileRate, today: istDay(now()) })
  if (found.length + refused.length === 0)
    throw new AppError('file-refused', 'The file holds no product and no category.')
  const reading = { queries, catalogueFiles, rates }
  const all = await useKnownPictures(
    reading,
    await planImport(
      reading,
      found.map((one) => ({ ...one, seen: null })),
    ),
  )
  const { planned, stock } = await planStock(queries, upload.kind === 'json' ? all : withoutUnused(all))
  const staged = planned
    .filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged')
    .map(({ staged: one, former }) => ({ ...one, seen: former?.digest ?? null }))
  const checked = {
    id: randomUUID(),
    at: now().toISOString(),
    actor: actor.name,
    name: name.slice(0, 200),
    state: 'checked' as const,
    report: {
      ...reportOf(planned, refused, [...notes, ...draftNotes(planned), ...tooManyPictures(planned)]),
      ...(stock !== undefined && { stock }),
      ...(unrated > 0 && { unrated: { count: unrated, rates } }),
    },
  }
  await sweepImports(queries, new Date(now().getTime() - DAY_MS))
  const documents = await mapInSlices(staged, (one) => JSON.stringify(one))
  await addImport(queries, checked, documents)
  if (columns !== undefined && upload.kind === 'sheet')
    await saveImportColumns(queries, { heads: hashHeads(heads), fields: columns, at: now() })
  return { ...checked, isLast: false, pictures: null }
}

async function stageDocuments(queries: Queries, content: unknown) {
  const { documents, refused } = stageJson(content)
  return { documents: await askOtherNames(queries, documents), refused, notes: [], heads: [], unrated: 0 }
}

function draftNotes(planned: readonly Planned[]): string[] {
  const count = planned.filter(
    ({ outcome, staged }) => outcome === 'added' && staged.doubts.length > 0,
  ).length
  return count === 0 ? [] : [`New products that stay drafts until somebody has looked at them: ${count}`]
}

function tooManyPictures(planned: readonly Planned[]): string[] {
  const count = remoteOf(planned).size
  return count <= MAX_IMPORT_PICTURES
    ? []
    : [
        `Of ${count} pictures elsewhere, ${MAX_IMPORT_PICTURES} are fetched at most; the others stay where they are`,
      ]
}
