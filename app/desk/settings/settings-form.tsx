import { useState, type FormEvent, type ReactNode } from 'react'
import { changeSettings, fetchSettings } from '#app/api/desk/settings.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useShownSettings } from './settings-context.ts'

/** A setting that was typed, as the API takes it. */
export interface TypedSetting {
  readonly name: string
  readonly value: string
}

interface SettingsFormProps {
  /** Edited settings by name; empty while unchanged. */
  typed: readonly TypedSetting[]
  /** Display text of the current values; shown if a colleague changes them during editing. */
  inForce: string
  onReset: () => void
  /** Content beside the buttons. */
  after?: ReactNode
  children: ReactNode
}

/** Saves what is typed of settings in one step, all or none, and says when somebody else was faster. */
export function SettingsForm({ typed, inForce, onReset, after, children }: SettingsFormProps) {
  const t = deskSettingsMessages
  const describe = useDeskError()
  const toast = useToast()
  const { prove } = useDesk()
  const { content, show } = useShownSettings()
  const { pending, failure, run, clearFailure } = useAction()
  /** Colleague who saved first, by name if known. */
  const [late, setLate] = useState<{ readonly by: string | null } | null>(null)

  function reset() {
    setLate(null)
    clearFailure()
    onReset()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.length === 0) return
    const changes = typed.map((one) => ({ ...one, version: content.versions[one.name]?.id ?? 0 }))
    await run(async () => {
      try {
        const saved = await prove(() => changeSettings({ changes }))
        if (saved === null) return
        show(saved)
        reset()
        toast({ text: t.saved, tone: 'good' })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'edit-conflict')) throw error
        show(await fetchSettings())
        setLate({ by: error.details.changedBy ?? null })
      }
    })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      {children}
      {failure !== null && <InlineError text={describe(failure)} />}
      {late !== null && (
        <div role="alert" className="grid gap-1 rounded-card bg-caution-soft p-3 text-sm wrap-anywhere">
          <p>{late.by === null ? t.changedMeanwhile : t.changedMeanwhileBy(late.by)}</p>
          <p className="font-medium whitespace-pre-line">{inForce}</p>
          <p>{t.keepYours}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {typed.length > 0 && (
          <>
            <Button type="submit" size="small" loading={pending}>
              {t.save}
            </Button>
            <Button variant="quiet" size="small" onClick={reset}>
              {t.discard}
            </Button>
          </>
        )}
        {after}
      </div>
    </form>
  )
}
