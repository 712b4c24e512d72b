import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from '../use-desk-error.ts'

interface Saved {
  readonly id: string
}

interface SavedFormProps<Kept extends Saved, Body> {
  texts: {
    readonly readOnly: string
    readonly save: string
    readonly saved: string
    /** Somebody else changed it. */
    readonly changed: string
  }
  /** As it is saved; null for a new one. */
  kept: Kept | null
  /** Address of the pages of such entries, on which a new one is shown once it is saved. */
  pages: string
  mayWrite: boolean
  /** Typed content as it is saved, or a sentence about something missing before it can be. */
  reading: { readonly value: Body } | { readonly missing: string }
  save: (id: string, body: Body) => Promise<Kept>
  onSaved: (kept: Kept) => void
  /** Somebody else changed it. */
  onStale: () => void
  /** Buttons beside the one that saves. */
  actions: ReactNode
  children: ReactNode
}

/** A form of something that is saved whole, and that others may have changed meanwhile. */
export function SavedForm<Kept extends Saved, Body>({
  texts: t,
  kept,
  pages,
  mayWrite,
  reading,
  save,
  onSaved,
  onStale,
  actions,
  children,
}: SavedFormProps<Kept, Body>) {
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  // a repeat after a lost answer creates no second one
  const [newId] = useState(uniqueUuid)
  const { pending, failure, run } = useAction()
  const submit = () =>
    run(async () => {
      if ('missing' in reading) return
      try {
        const saved = await save(kept?.id ?? newId, reading.value)
        toast({ text: t.saved, tone: 'good' })
        if (kept === null) await navigate(`${pages}/${saved.id}`, { replace: true })
        else onSaved(saved)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'edit-conflict' && kept !== null) {
          toast({ text: t.changed, tone: 'bad' })
          onStale()
        }
        throw error
      }
    })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void submit()
      }}
    >
      {!mayWrite && <p className="text-sm text-quiet">{t.readOnly}</p>}
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {children}
      </fieldset>
      {failure !== null && <InlineError text={describe(failure)} />}
      {mayWrite && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <WaitingButton
            type="submit"
            waitsFor={'missing' in reading ? reading.missing : null}
            loading={pending}
          >
            {t.save}
          </WaitingButton>
          {actions}
        </div>
      )}
    </form>
  )
}
