import { useState, type FormEvent, type ReactNode } from 'react'
import type { RestoreSettingRequest } from '#domain/store/wire.ts'
import { changeSetting, fetchSettings, restoreSetting } from '#app/api/desk-settings.ts'
import { ApiError } from '#app/api/request.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskSettingsMessages } from '#app/messages/desk-settings.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useDesk } from '../desk-context.ts'
import { useDeskError } from '../use-desk-error.ts'
import { useShownSettings } from './settings-context.ts'
import { VersionsSheet } from './versions-sheet.tsx'

interface SettingFormProps {
  /** The name of the setting at the API. */
  name: string
  label: string
  /** What is in force, as a person reads it; shown to who edits it when somebody else has changed it. */
  inForce: string
  /** What is typed, as the API takes it; null while nothing is typed. */
  typed: string | null
  onReset: () => void
  /** Several fields of one setting share its versions: only one of them offers them. */
  hideVersions?: boolean
  children: ReactNode
}

/** Saves what is typed of one setting, says when somebody else was faster, and leads to its versions. */
export function SettingForm({
  name,
  label,
  inForce,
  typed,
  onReset,
  hideVersions,
  children,
}: SettingFormProps) {
  const t = useMessages(deskSettingsMessages)
  const describe = useDeskError()
  const toast = useToast()
  const { can, prove } = useDesk()
  const { content, show } = useShownSettings()
  const { pending, failure, run } = useAction()
  const [isLate, setLate] = useState(false)
  const version = content.versions[name]

  function reset() {
    setLate(false)
    onReset()
  }

  async function restore(which: RestoreSettingRequest): Promise<boolean> {
    const restored = await prove(() => restoreSetting(name, which))
    if (restored === null) return false
    show(restored)
    reset()
    return true
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed === null) return
    await run(async () => {
      try {
        const saved = await prove(() => changeSetting(name, typed, version?.id ?? 0))
        if (saved === null) return
        show(saved)
        reset()
        toast({ text: t.saved, tone: 'good' })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'edit-conflict')) throw error
        show(await fetchSettings())
        setLate(true)
      }
    })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-2">
      {children}
      {failure !== null && <InlineError text={describe(failure)} />}
      {isLate && (
        <div role="alert" className="grid gap-1 rounded-card bg-caution-soft p-3 text-sm wrap-anywhere">
          <p>{t.changedMeanwhile}</p>
          <p className="font-medium whitespace-pre-line">{inForce}</p>
          <p>{t.keepYours}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {typed !== null && (
          <>
            <Button type="submit" size="small" loading={pending}>
              {t.save}
            </Button>
            <Button variant="quiet" size="small" onClick={reset}>
              {t.discard}
            </Button>
          </>
        )}
        {version !== undefined && hideVersions !== true && (
          <VersionsSheet
            name={name}
            label={label}
            lastChange={t.lastChange(version.actor, formatDateTime(version.at))}
            mayRestore={can(name === 'seller' || name === 'series' ? 'seller:write' : 'settings:write')}
            onRestore={restore}
          />
        )}
      </div>
    </form>
  )
}
