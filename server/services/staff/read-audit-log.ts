import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findAuditEntries, type AuditFilter } from '../../db/staff/audit-log.ts'

/** The audit log, newest first (STAFF-02). Throws `not-permitted`. */
export async function readAuditLog(
  { database }: { readonly database: Database },
  actor: StaffActor,
  filter: AuditFilter,
): Promise<AuditEntry[]> {
  requirePermission(actor, 'audit:read')
  return findAuditEntries(database.queries, filter)
}
