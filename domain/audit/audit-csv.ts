import { csv } from '../text/csv.ts'
import { auditChanges } from './audit-changes.ts'
import type { AuditEntry } from './audit-entry.ts'

/** Entries of the audit log as CSV: a row for each field that changed, and one for an entry without any. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.flatMap((entry) => {
    const { at, actor, role, action, subject, subjectId } = entry
    const head = [at, actor, role, action, subject, subjectId]
    const changes = auditChanges(entry.before, entry.after)
    if (changes.length === 0) return [[...head, '', '', '']]
    return changes.map(({ field, before, after }) => [...head, field, before ?? '', after ?? ''])
  })
  return csv(['Time (UTC)', 'Who', 'Role', 'Action', 'About', 'Id', 'Field', 'Before', 'After'], rows)
}
