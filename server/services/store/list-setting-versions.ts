import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findAuditEntries } from '../../db/staff/audit-log.ts'
import { settingKind, versionLog } from './steps/setting-kinds.ts'

/** The versions that are shown; older ones are in the audit log. */
const MOST = 50

/** The latest versions of a setting, the newest first. Throws `not-permitted`. */
export async function listSettingVersions(
  { database }: { readonly database: Database },
  actor: StaffActor,
  name: string,
): Promise<AuditEntry[]> {
  requirePermission(actor, settingKind(name).log?.seen ?? 'settings:read')
  return findAuditEntries(database.queries, { ...versionLog(name), limit: MOST })
}
