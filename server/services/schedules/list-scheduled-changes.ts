import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { ScheduledChange } from '#domain/catalogue/schedules/scheduled-change.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { listScheduledChanges as readPage } from '../../db/catalogue/scheduled-changes.ts'
import type { Database } from '../../db/database.ts'

const PAGE = 50

/** Selection of scheduled changes: all, or those of one entry. */
export type ScheduleListRequest = {
  readonly entry: { readonly collection: Collection; readonly id: string } | null
  readonly page: number
}

/** A page of scheduled changes: failed ones, those that wait, and those carried out lately. Throws `not-permitted`. */
export async function listScheduledChanges(
  { database }: { readonly database: Database },
  actor: StaffActor,
  { entry, page }: ScheduleListRequest,
): Promise<{
  readonly changes: readonly ScheduledChange[]
  readonly total: number
  readonly pageSize: number
}> {
  requirePermission(actor, 'catalogue:read')
  const found = await readPage(database.queries, { entry, offset: (page - 1) * PAGE, limit: PAGE })
  return { ...found, pageSize: PAGE }
}
