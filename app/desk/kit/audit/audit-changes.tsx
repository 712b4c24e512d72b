import type { AuditEntryWire } from '#domain/staff/wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskAuditWords } from '#app/messages/desk/audit-words.ts'
import { deskAuditMessages } from '#app/messages/desk/audit.ts'
import { auditField, auditTitle, auditValue } from './audit-words.ts'

/** What an entry of the audit log is called. */
export function useAuditTitle(): (entry: Pick<AuditEntryWire, 'action'>) => string {
  const names: Readonly<Record<string, unknown>> = useMessages(deskAuditMessages)
  return ({ action }) => auditTitle(names, action)
}

/** What was changed, field by field. */
export function AuditChanges({ changes }: Pick<AuditEntryWire, 'changes'>) {
  const t = useMessages(deskAuditMessages)
  const words = useMessages(deskAuditWords)
  return changes.map(({ field, before, after }) => {
    const name = auditField(words, field)
    const read = (value: string | null) => (value === null ? t.nothing : auditValue(words, field, value))
    return (
      <p key={field} className="text-sm wrap-anywhere">
        {before === null && after !== null
          ? t.set(name, read(after))
          : t.change(name, read(before), read(after))}
      </p>
    )
  })
}
