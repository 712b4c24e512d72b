import { collections } from '#domain/catalogue/entries/collections.ts'
import { MAX_IMPORT_PICTURES } from '#domain/catalogue/imports/picture-progress.ts'
import type { ApplyImportInput, ImportReport } from '#domain/catalogue/imports/import-report.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { nextPosition } from '../../db/catalogue/entries.ts'
import { addImportPictures } from '../../db/catalogue/import-pictures.ts'
import {
  addImportChanges,
  endImport,
  findImportDocuments,
  lockCheckedImport,
} from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { mapInSlices } from '../catalogue/steps/map-in-slices.ts'
import { changeCatalogue } from '../catalogue-entries/steps/change-catalogue.ts'
import { placeRecords } from '../catalogue-entries/steps/place-records.ts'
import { tables } from '../catalogue-entries/steps/tables.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { entryConflict } from '../catalogue-entries/steps/entry-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { openStock } from '../stock/steps/open-stock.ts'
import { planImport, remoteOf, reportOf, statusAfter, type Planned } from './steps/plan-import.ts'
import { planStock, stockOf } from './steps/plan-stock.ts'
import { staged, type Staged } from './steps/staged.ts'

type Dependencies = {
  readonly database: Database
  readonly jobs: Jobs
  readonly now: () => Date
}

/** An import to apply, with the answers to its questions; remote pictures are fetched or left. */
export type ImportApplication = ApplyImportInput & { readonly id: string }

/**
 * Applies a checked import in one transaction, all or nothing (GOODS-03): existing entries keep their position, new ones are
 * added at the end, and the former documents are stored for an undo. Throws `not-permitted`, `not-found`, and `edit-conflict`
 * if one of the entries was changed after the check.
 */
export async function applyImport(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  { id, pictures = 'leave', ...answers }: ImportApplication,
): Promise<ImportReport> {
  requirePermission(actor, 'catalogue:write')
  const applied = await changeCatalogue(database, 'all', async (queries) => {
    const held = await lockCheckedImport(queries, id)
    if (held === null) throw new AppError('not-found')
    const { gstRates: rates } = await readSeller(queries)
    const asked = await mapInSlices(await findImportDocuments(queries, id), (text) =>
      staged.parse(JSON.parse(text)),
    )
    const documents = await mapInSlices(asked, (one) => answered(one, answers))
    const { planned, ...stock } = await planStock(queries, await planImport({ queries, rates }, documents))
    const late = planned.find(({ staged: { seen }, former }) => seen !== (former?.digest ?? null))
    if (late !== undefined)
      throw late.former === null
        ? new AppError('edit-conflict')
        : await entryConflict(queries, late.staged.collection, late.former)
    const written = planned
      .map((one, index) => confirmed(one, asked[index] ?? one.staged, answers))
      .filter(({ outcome }) => outcome === 'added' || outcome === 'changed')
    await write(queries, written)
    await openStock(queries, actor, { sizes: stockOf(written), name: held.name, at: now() })
    await addImportChanges(
      queries,
      id,
      written.map(({ staged: { collection, id: entryId }, former, digest }) => ({
        collection: tables[collection],
        id: entryId,
        status: former?.status ?? null,
        position: former?.position ?? null,
        document: former?.document ?? null,
        digestAfter: digest,
      })),
    )
    const remote = pictures === 'fetch' ? [...remoteOf(written)] : []
    await addImportPictures(queries, id, {
      pictures: remote.slice(0, MAX_IMPORT_PICTURES).map(([url, entries]) => ({
        url,
        entries: entries.map((entry) => ({ collection: tables[entry.collection], id: entry.id })),
      })),
      at: now(),
    })
    const writtenOf = new Map(written.map((one) => [one.staged, one]))
    const report = {
      ...reportOf(
        planned.map((one) => writtenOf.get(one.staged) ?? one),
        [],
        [],
      ),
      ...stock,
    }
    await endImport(queries, id, { state: 'applied', report })
    const { added, changed } = report
    await recordChange(queries, actor, {
      action: 'catalogue.import',
      subject: 'import',
      subjectId: id,
      after: { name: held.name, added, changed, held: report.held, pictures: remote.length },
      at: now(),
    })
    return report
  })
  jobs.trigger('import-pictures')
  return applied
}

/** Writes categories before products, which are found by the names of their categories too. */
async function write(queries: Queries, written: readonly Planned[]): Promise<void> {
  for (const collection of collections) {
    const list = written.flatMap(({ read, ...one }) =>
      read !== null && one.staged.collection === collection ? [{ ...one, read }] : [],
    )
    if (list.length === 0) continue
    const next = await nextPosition(queries, tables[collection])
    await placeRecords(
      queries,
      tables[collection],
      list.map(({ staged: one, former, read }, index) => ({
        ...read,
        position: former?.position ?? next + index,
        status: statusAfter(one, former),
      })),
    )
  }
}

/** Answers to the questions of an import: for all entries, and for single ones. */
type ImportAnswers = Omit<ApplyImportInput, 'pictures'>

type Answer = { readonly [Key in 'confirm' | 'otherNames' | 'unlistedSizes']: ImportAnswers[Key] | undefined }

/** Finds the answer for one entry: its own, else the one for all. */
function answerOf(
  { collection, id }: Pick<Staged, 'collection' | 'id'>,
  { products = [], ...all }: ImportAnswers,
): Answer {
  const own = products.find((one) => one.collection === collection && one.id === id)
  return {
    confirm: own?.confirm ?? all.confirm,
    otherNames: own?.otherNames ?? all.otherNames,
    unlistedSizes: own?.unlistedSizes ?? all.unlistedSizes,
  }
}

/** Applies the answers to a staged document; open questions stay. */
function answered(one: Staged, answers: ImportAnswers): Staged {
  const { otherNames = 'leave', unlistedSizes = 'leave' } = answerOf(one, answers)
  const { otherName, unlisted, stock, ...rest } = one
  const isCounted = answers.stock === 'take'
  if (otherName !== undefined && otherNames === 'new' && otherName.asNew !== null)
    return { ...rest, ...otherName.asNew, stock: counted(otherName.asNew.stock, isCounted), seen: null }
  const isRemoved = unlistedSizes === 'remove' && unlisted !== undefined
  return {
    ...rest,
    stock: counted(isRemoved ? unlisted.stock : stock, isCounted),
    ...(isRemoved && { document: unlisted.document }),
    ...(otherNames !== 'same' && otherName !== undefined && { otherName }),
    ...(unlistedSizes === 'leave' && unlisted !== undefined && { unlisted }),
  }
}

/** Clears the units in the stock figures of a sheet unless they are to be taken. */
function counted(stock: Staged['stock'], isCounted: boolean): Staged['stock'] {
  return isCounted ? stock : stock?.map((each) => (each === null ? null : { ...each, units: null }))
}

/** Plans a change if the entry is held for its prices alone and they are confirmed. */
function confirmed(one: Planned, asked: Staged, answers: ImportAnswers): Planned {
  const isPriceOnly = one.outcome === 'held' && one.questions.every((question) => question === 'prices')
  return isPriceOnly && answerOf(asked, answers).confirm === true ? { ...one, outcome: 'changed' } : one
}
