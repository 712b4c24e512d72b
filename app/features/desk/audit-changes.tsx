import type { AuditEntryWire } from '#domain/staff/wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskAuditMessages } from '#app/messages/desk.ts'

/** What an entry of the audit log is called. */
export function useAuditTitle(): (entry: Pick<AuditEntryWire, 'action'>) => string {
  const names: Readonly<Record<string, unknown>> = useMessages(deskAuditMessages)
  return ({ action }) => {
    const title = names[action]
    return typeof title === 'string' ? title : action
  }
}

/** What was changed, field by field. */
export function AuditChanges({ changes }: Pick<AuditEntryWire, 'changes'>) {
  const t = useMessages(deskAuditMessages)
  return changes.map(({ field, before, after }) => (
    <p key={field} className="text-sm wrap-anywhere">
      {before === null && after !== null
        ? t.set(field, after)
        : t.change(field, before ?? t.nothing, after ?? t.nothing)}
    </p>
  ))
}
