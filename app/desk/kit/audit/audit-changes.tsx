import type { AuditEntryWire } from '#domain/staff/wire.ts'
import { deskAuditFieldMessages } from '#app/messages/desk/audit-fields.ts'
import { deskAuditMessages } from '#app/messages/desk/audit.ts'
import { auditField, auditTitle, auditValue } from './format-audit.ts'

/** Returns a function that names an audit entry. */
export function useAuditTitle(): (entry: Pick<AuditEntryWire, 'action'>) => string {
  const names: Readonly<Record<string, unknown>> = deskAuditMessages
  return ({ action }) => auditTitle(names, action)
}

/** Changes of an audit entry, field by field. */
export function AuditChanges({ changes }: Pick<AuditEntryWire, 'changes'>) {
  const t = deskAuditMessages
  const auditMessages = deskAuditFieldMessages
  return changes.map(({ field, before, after }) => {
    const name = auditField(auditMessages, field)
    const read = (value: string | null) =>
      value === null ? t.nothing : auditValue(auditMessages, field, value)
    return (
      <p key={field} className="text-sm wrap-anywhere">
        {before === null && after !== null
          ? t.set(name, read(after))
          : t.change(name, read(before), read(after))}
      </p>
    )
  })
}
