import type { Clash } from '#domain/catalogue/entries/forms/merge-forms.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { Conflict } from './use-entry-edit.ts'

interface ConflictNoticeProps {
  conflict: Conflict
  onSettle: (clash: Clash, isTheirs: boolean) => void
}

/** Shows a colleague's save that happened during editing; fields that both changed are decided one by one. */
export function ConflictNotice({ conflict: { by, clashes }, onSettle }: ConflictNoticeProps) {
  const t = deskEntryMessages
  const names: Readonly<Record<string, unknown>> = t
  return (
    <section role="alert" className="grid gap-3 rounded-card border border-caution bg-caution-soft p-4">
      <div>
        <h2 className="text-base">{by === null ? t.conflictTitle : t.conflictTitleBy(by)}</h2>
        <p className="text-sm">{clashes.length === 0 ? t.conflictMerged : t.conflictText}</p>
      </div>
      {clashes.map((clash) => (
        <div key={clash.field} className="grid gap-2 rounded-control bg-surface p-3 text-sm">
          <p className="font-medium">{textOf(names[clash.field]) || clash.field}</p>
          <p className="break-words">
            <span className="text-quiet">{t.theirs}: </span>
            {textOf(clash.theirs)}
          </p>
          <p className="break-words">
            <span className="text-quiet">{t.mine}: </span>
            {textOf(clash.mine)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => onSettle(clash, true)}>
              {t.useTheirs}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onSettle(clash, false)}>
              {t.useMine}
            </Button>
          </div>
        </div>
      ))}
    </section>
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .filter((each) => each !== '' && each !== null)
    .map(textOf)
    .join(', ')
}
