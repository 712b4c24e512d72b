import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { UndoneImport } from '#domain/catalogue/imports/import-report.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import type { CollectionTable } from '../../db/catalogue/collections.ts'
import { deleteEntries, findEntry } from '../../db/catalogue/entries.ts'
import { deleteImportPictures } from '../../db/catalogue/import-pictures.ts'
import { endImport, findImportChanges, findImports, type ImportChange } from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { changeCatalogue } from '../entries/steps/change-catalogue.ts'
import { placeDocuments } from '../entries/steps/place-document.ts'
import { findInUse } from '../entries/steps/read-entry.ts'
import { tables } from '../entries/steps/tables.ts'
import { recordChange } from '../staff/steps/record-change.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
}

/**
 * Undoes the last import (GOODS-03): what it changed is as before, what it added is gone, and what somebody changed or ordered since
 * stays and is named. Throws `not-permitted`, and `not-found` when it is not the last one.
 */
export async function undoImport(
  { database, catalogueFiles, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<UndoneImport> {
  requirePermission(actor, 'catalogue:write')
  return changeCatalogue(database, 'all', async (queries) => {
    const last = (await findImports(queries, 200)).find(({ isLast }) => isLast)
    if (last?.id !== id) throw new AppError('not-found', 'Only the last import can be undone.')
    const kept: string[] = []
    let restored = 0
    // what lies in something goes first: a category is free once it is empty
    const changes = (await findImportChanges(queries, id)).toSorted(
      (a, b) => innermost.indexOf(a.collection) - innermost.indexOf(b.collection),
    )
    for (const change of changes) {
      if (await restore({ queries, catalogueFiles }, change)) restored += 1
      else kept.push(change.id)
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

/** What lies in something before what it lies in. */
const innermost: readonly CollectionTable[] = [
  'products',
  'subcategories',
  'main_categories',
  'shops',
  'banners',
]

async function restore(
  target: { readonly queries: Queries; readonly catalogueFiles: CatalogueFiles },
  { collection: table, id, status, position, document, digestAfter }: ImportChange,
): Promise<boolean> {
  const now = await findEntry(target.queries, table, id)
  if (now === null || now.digest !== digestAfter) return false
  if (document !== null && status !== null && position !== null) {
    await placeDocuments(target, table, [{ document, position, status }])
    return true
  }
  const collection = (Object.keys(tables) as Collection[]).find((each) => tables[each] === table)
  if (collection === undefined || (await findInUse(target.queries, collection, [id])).has(id)) return false
  await deleteEntries(target.queries, table, [id])
  return true
}
