import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { addAuditEntries } from '../../../db/staff/audit-log.ts'

/** A change for the audit log: what happened to what, and what was before and after. */
export type Change = {
  readonly action: string
  readonly subject: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
  readonly at: Date
}

/** Writes a change by staff or command into the audit log, in the transaction of the change itself (STAFF-02). */
export function recordChange(queries: Queries, actor: StaffActor, change: Change): Promise<void> {
  return recordChanges(queries, actor, [change])
}

/** The same for many changes at once. */
export async function recordChanges(
  queries: Queries,
  actor: StaffActor,
  changes: readonly Change[],
): Promise<void> {
  await addAuditEntries(
    queries,
    changes.map(({ at, before, after, ...change }) => ({
      ...change,
      at: at.toISOString(),
      actor: actor.name,
      role: actor.uid === null ? ('operator' as const) : actor.role,
      before: before ?? null,
      after: after ?? null,
    })),
  )
}
