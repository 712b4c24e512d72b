import { sql, type SqlBool } from 'kysely'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import type { Queries } from '../database.ts'

/** Filter of the audit entries; every given field narrows the list. */
export type AuditFilter = {
  readonly subject?: string
  readonly subjects?: readonly string[]
  readonly subjectId?: string
  /** A part of the name of who did it. */
  readonly actor?: string
  /** From this instant on, and before that one. */
  readonly from?: Date
  readonly until?: Date
  /** Entries older than this one. */
  readonly before?: number
  readonly limit: number
}

/** Appends to the audit log. */
export function addAuditEntry(queries: Queries, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  return addAuditEntries(queries, [entry])
}

/** Appends several entries at once. */
export async function addAuditEntries(
  queries: Queries,
  entries: readonly Omit<AuditEntry, 'id'>[],
): Promise<void> {
  if (entries.length === 0) return
  await queries
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        at: new Date(entry.at),
        actor: entry.actor,
        role: entry.role,
        action: entry.action,
        subject: entry.subject,
        subject_id: entry.subjectId,
        before: jsonColumn(entry.before),
        after: jsonColumn(entry.after),
      })),
    )
    .execute()
}

function jsonColumn(value: unknown) {
  return value === undefined || value === null ? null : sql<string>`${JSON.stringify(value)}::jsonb`
}

/** The newest entry about each thing of a kind. */
export async function findLatestEntries(
  queries: Queries,
  subject: string,
): Promise<Pick<AuditEntry, 'id' | 'subjectId' | 'at' | 'actor'>[]> {
  const rows = await queries
    .selectFrom('audit_log')
    .distinctOn('subject_id')
    .select(['id', 'subject_id', 'at', 'actor'])
    .where('subject', '=', subject)
    .orderBy('subject_id')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, subject_id: subjectId, at, actor }) => ({
    id,
    subjectId,
    at: at.toISOString(),
    actor,
  }))
}

/** Entries of the audit log, newest first. */
export async function findAuditEntries(queries: Queries, filter: AuditFilter): Promise<AuditEntry[]> {
  let query = queries.selectFrom('audit_log').selectAll()
  if (filter.subject !== undefined) query = query.where('subject', '=', filter.subject)
  if (filter.subjects !== undefined) query = query.where('subject', 'in', filter.subjects)
  if (filter.subjectId !== undefined) query = query.where('subject_id', '=', filter.subjectId)
  if (filter.actor !== undefined)
    query = query.where(sql<SqlBool>`position(lower(${filter.actor}) in lower(actor)) > 0`)
  if (filter.from !== undefined) query = query.where('at', '>=', filter.from)
  if (filter.until !== undefined) query = query.where('at', '<', filter.until)
  if (filter.before !== undefined) query = query.where('id', '<', filter.before)
  const rows = await query.orderBy('id', 'desc').limit(filter.limit).execute()
  return rows.map(({ subject_id: subjectId, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    subjectId,
  }))
}
