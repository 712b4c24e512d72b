import { type Collection, collections } from '#domain/catalogue/entries/collections.ts'
import type { UndoneImport } from '#domain/catalogue/imports/import-report.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { readDocument } from '../../catalogue-rows/read-document.ts'
import { deleteEntries, findEntries } from '../../db/catalogue/entries.ts'
import { deleteImportPictures } from '../../db/catalogue/import-pictures.ts'
import { endImport, findImportChanges, findImports, type ImportChange } from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { freeBarcodes } from '../../db/stock/stock-imports.ts'
import { changeCatalogue } from '../catalogue-entries/steps/change-catalogue.ts'
import { placeRecords } from '../catalogue-entries/steps/place-records.ts'
import { findInUse } from '../catalogue-entries/steps/read-entry.ts'
import { tables } from '../catalogue-entries/steps/tables.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Undoes the last import (GOODS-03): restores the entries that it changed and deletes those that it added. Entries that were
 * changed or ordered since stay, and are returned by id. Throws `not-permitted`, and `not-found` if it is not the last one.
 */
export async function undoImport(
  { database, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<UndoneImport> {
  requirePermission(actor, 'catalogue:write')
  return changeCatalogue(database, 'all', async (queries) => {
    const last = (await findImports(queries, 200)).find(({ isLast }) => isLast)
    if (last?.id !== id) throw new AppError('not-found')
    const kept: string[] = []
    let restored = 0
    const changes = Map.groupBy(await findImportChanges(queries, id), ({ collection }) => collection)
    // contents first: a category can be deleted once it is empty
    for (const collection of collections.toReversed()) {
      const list = changes.get(tables[collection]) ?? []
      for (let start = 0; start < list.length; start += BATCH) {
        const batch = list.slice(start, start + BATCH)
        const done = await restore(queries, collection, batch)
        restored += done.size
        kept.push(...batch.filter((change) => !done.has(change)).map((change) => change.id))
      }
    }
    await endImport(queries, id, { state: 'undone' })
    await deleteImportPictures(queries, id)
    await recordChange(queries, actor, {
      action: 'catalogue.undo',
      subject: 'import',
      subjectId: id,
      after: { name: last.name, restored, kept: kept.length },
      at: now(),
    })
    return { restored, kept }
  })
}

const BATCH = 1_000

/** Restores the entries that were not changed since, and returns their changes. */
async function restore(
  queries: Queries,
  collection: Collection,
  changes: readonly ImportChange[],
): Promise<ReadonlySet<ImportChange>> {
  const table = tables[collection]
  const entries = await findEntries(
    queries,
    table,
    changes.map(({ id }) => id),
  )
  const digests = new Map(entries.map(({ id, digest }) => [id, digest]))
  const untouched = changes.filter(({ id, digestAfter }) => digests.get(id) === digestAfter)
  const added = untouched.filter(({ document }) => document === null)
  const inUse = await findInUse(
    queries,
    collection,
    added.map(({ id }) => id),
  )
  const removed = added.filter(({ id }) => !inUse.has(id))
  const changed = untouched.filter(({ document }) => document !== null)
  await placeRecords(
    queries,
    table,
    changed.map(({ id, document, position, status }) => {
      const read = readDocument(table, document)
      if ('rejected' in read)
        throw new AppError('invalid-input', {
          reasons: [{ code: 'record-rejected', id, finding: read.rejected }],
        })
      return { ...read, position: position ?? 0, status: status ?? 'published' }
    }),
  )
  const removedIds = removed.map(({ id }) => id)
  await deleteEntries(queries, table, removedIds)
  if (collection === 'products') await freeBarcodes(queries, removedIds)
  return new Set([...changed, ...removed])
}
