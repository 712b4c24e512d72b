import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { listSchedule, type Scheduled } from '../../db/catalogue/schedule.ts'

const PAGE = 50

/** Selection of what is scheduled: all, or the changes of one entry. */
export type ScheduleListRequest = {
  readonly entry: { readonly collection: Collection; readonly id: string } | null
  readonly page: number
}

/** A page of scheduled changes and rates: failed ones, those that wait, and changes carried out lately. Throws `not-permitted`. */
export async function listScheduledChanges(
  { database }: { readonly database: Database },
  actor: StaffActor,
  { entry, page }: ScheduleListRequest,
): Promise<{
  readonly changes: readonly Scheduled[]
  readonly total: number
  readonly pageSize: number
}> {
  requirePermission(actor, 'catalogue:read')
  const found = await listSchedule(database.queries, { entry, offset: (page - 1) * PAGE, limit: PAGE })
  return { ...found, pageSize: PAGE }
}
