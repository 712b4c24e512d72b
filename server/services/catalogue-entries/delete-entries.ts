import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { deleteEntries as removeRows, findEntries } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { freeBarcodes } from '../../db/stock/stock-imports.ts'
import { recordChanges } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { findInUse } from './steps/read-entry.ts'
import { subjects, tables } from './steps/tables.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Deletes entries permanently. Those in use, such as a product that was ordered, are not deleted but returned in `inUse`: they
 * can be archived. Throws `not-permitted`.
 */
export async function deleteEntries(
  { database, now }: Dependencies,
  actor: StaffActor,
  { collection, ids }: { readonly collection: Collection; readonly ids: readonly string[] },
): Promise<{ readonly deleted: readonly string[]; readonly inUse: readonly string[] }> {
  requirePermission(actor, 'catalogue:write')
  const table = tables[collection]
  return changeCatalogue(database, table, async (queries) => {
    const entries = await findEntries(queries, table, ids)
    const used = await findInUse(
      queries,
      collection,
      entries.map(({ id }) => id),
    )
    const gone = entries.filter(({ id }) => !used.has(id))
    const goneIds = gone.map(({ id }) => id)
    await removeRows(queries, table, goneIds)
    if (collection === 'products') await freeBarcodes(queries, goneIds)
    const at = now()
    await recordChanges(
      queries,
      actor,
      gone.map(({ id, status, record }) => ({
        action: `${subjects[collection]}.delete`,
        subject: subjects[collection],
        subjectId: id,
        before: { status, ...describeForm(readForm(collection, record)) },
        at,
      })),
    )
    return { deleted: gone.map(({ id }) => id), inUse: [...used] }
  })
}
