import type { ReactNode } from 'react'
import { fetchVersions } from '#app/api/desk/settings.ts'
import type { RestoreSettingRequest, SettingVersionsWire } from '#domain/store/wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { AuditChanges } from './audit/audit-changes.tsx'
import { useDialog } from './use-dialog.tsx'
import { useDeskError } from './use-desk-error.ts'
import { Deferred, useDeferred } from './data/deferred.tsx'

interface VersionsSheetProps {
  name: string
  label: string
  /** Author and time of the last change. */
  lastChange: string
  /** True if the operator may restore a version. */
  mayRestore: boolean
  /** Restores a version; false when that was given up. */
  onRestore: (which: RestoreSettingRequest) => Promise<boolean>
}

/** The versions of a setting: who changed it when, what differs, and the way back. */
export function VersionsSheet({ label, lastChange, onRestore, ...versions }: VersionsSheetProps) {
  const t = deskSettingsMessages
  const dialog = useDialog('versions')
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
        <button
          type="button"
          aria-haspopup="dialog"
          className="touch inline-flex min-h-8 items-center gap-1.5 rounded-control text-left underline hover:text-accent"
          onClick={() => dialog.open(versions.name)}
        >
          <Clock size={16} className="shrink-0" />
          {t.versionsOf(label)}
        </button>
        {lastChange}
      </span>
      {dialog.show(
        (name) =>
          name === versions.name && (
            <Sheet open onClose={dialog.close} title={t.versionsOf(label)}>
              <Versions
                {...versions}
                onRestore={async (which) => {
                  const restored = await onRestore(which)
                  if (restored) dialog.close()
                  return restored
                }}
              />
            </Sheet>
          ),
      )}
    </>
  )
}

function Versions({ name, mayRestore, onRestore }: Omit<VersionsSheetProps, 'label' | 'lastChange'>) {
  const t = deskSettingsMessages
  const describe = useDeskError()
  const toast = useToast()
  const data = useDeferred(() => fetchVersions(name))
  const { pending, failure, run } = useAction()

  const restore = (which: RestoreSettingRequest) =>
    void run(async () => {
      if (await onRestore(which)) toast({ text: t.restored, tone: 'good' })
    })

  return (
    <div className="grid gap-3 overflow-y-auto px-4 pb-[max(16px,env(safe-area-inset-bottom))]">
      {failure !== null && <InlineError text={describe(failure)} />}
      <Deferred data={data}>
        {({ versions }) => (
          <ol className="divide-y divide-hairline">
            {versions.map((version, index) => (
              <Version key={version.id} version={version} isInForce={index === 0}>
                {mayRestore && index > 0 && (
                  <Restore
                    text={t.restore}
                    pending={pending}
                    onClick={() => restore({ version: version.id, side: 'after' })}
                  />
                )}
                {mayRestore && index === versions.length - 1 && (
                  <Restore
                    text={t.restoreBefore}
                    pending={pending}
                    onClick={() => restore({ version: version.id, side: 'before' })}
                  />
                )}
              </Version>
            ))}
          </ol>
        )}
      </Deferred>
    </div>
  )
}

interface VersionProps {
  version: SettingVersionsWire['versions'][number]
  isInForce: boolean
  children: ReactNode
}

function Version({ version, isInForce, children }: VersionProps) {
  const t = deskSettingsMessages
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{version.actor}</span>
        <span className="text-quiet">{formatDateTime(version.at)}</span>
        {isInForce && <Badge tone="good">{t.inForce}</Badge>}
      </p>
      <div className="whitespace-pre-line">
        <AuditChanges changes={version.changes} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  )
}

function Restore({ text, pending, onClick }: { text: string; pending: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" loading={pending} onClick={onClick}>
      {text}
    </Button>
  )
}
