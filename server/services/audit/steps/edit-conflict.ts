import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/errors.ts'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import type { Queries } from '../../../db/database.ts'
import { findAuditEntries } from '../../../db/staff/audit-log.ts'

type Changed = Pick<AuditEntry, 'subject' | 'subjectId'> & {
  /** The time (ISO 8601) since which it must have been changed, if that is known. */
  readonly since?: string | undefined
  /** Tells whether an entry of the audit log changes what was seen; every one does by default. */
  readonly by?: ((entry: AuditEntry) => boolean) | undefined
  /** Current value, if the audit log tells it: a change other than the logged one has no known author. */
  readonly now?: unknown
}

/** Most audit entries that are searched for the change. */
const RECENT = 20

/**
 * The refusal of a change by staff to what was changed since they saw it; it names who changed it where the audit log knows that
 * for certain.
 */
export async function editConflict(
  queries: Queries,
  { subject, subjectId, since, by, now }: Changed,
): Promise<AppError> {
  const entries = await findAuditEntries(queries, {
    subject,
    subjectId,
    limit: by === undefined ? 1 : RECENT,
  })
  const latest = entries.find((entry) => by?.(entry) ?? true)
  const isIt =
    latest !== undefined &&
    (since === undefined || latest.at > since) &&
    (now === undefined || isDeepStrictEqual(latest.after, JSON.parse(JSON.stringify(now))))
  return new AppError('edit-conflict', isIt ? { changedBy: latest.actor, changedAt: latest.at } : {})
}
