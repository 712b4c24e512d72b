import type { Collection, EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findEntries } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { recordChanges } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeRecords } from './steps/place-records.ts'
import { subjects, tables } from './steps/tables.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Entries of a collection, and the status that they are to have. */
export type StatusRequest = {
  readonly collection: Collection
  readonly ids: readonly string[]
  readonly status: EntryStatus
}

/**
 * Sets the status of entries, all or none, and returns how many changed. Throws `not-permitted`, and `not-found` if any of
 * them does not exist.
 */
export async function changeEntryStatus(
  { database, now }: Dependencies,
  actor: StaffActor,
  { collection, ids, status }: StatusRequest,
): Promise<number> {
  requirePermission(actor, 'catalogue:write')
  const table = tables[collection]
  return changeCatalogue(database, table, async (queries) => {
    const entries = await findEntries(queries, table, ids)
    if (entries.length < new Set(ids).size) throw new AppError('not-found')
    const moved = entries.filter((entry) => entry.status !== status)
    await placeRecords(
      queries,
      table,
      moved.map((entry) => ({ ...entry, status })),
    )
    const at = now()
    await recordChanges(
      queries,
      actor,
      moved.map((entry) => ({
        action: `${subjects[collection]}.status`,
        subject: subjects[collection],
        subjectId: entry.id,
        before: { status: entry.status },
        after: { status },
        at,
      })),
    )
    return moved.length
  })
}
