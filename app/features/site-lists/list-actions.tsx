import { Suspense, useState, type FormEvent } from 'react'
import type { SiteListWire } from '#domain/site-lists/wire.ts'
import { changeSiteList, removeSiteList } from '#app/api/site-lists.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { listFailure } from './list-failure.ts'
import { ListNameField } from './list-name-field.tsx'

const confirmDialog = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
)

interface ListActionsProps {
  firmId: string
  list: SiteListWire
  onChanged: (list: SiteListWire) => void
  onRemoved: () => void
}

/** Renames a list, or removes it after a question. */
export function ListActions({ firmId, list, onChanged, onRemoved }: ListActionsProps) {
  const t = siteListMessages
  const toast = useToast()
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null)
  const removing = useAction()
  useExpiredSession(removing.failure)
  const remove = () =>
    removing.run(async () => {
      await removeSiteList(firmId, list.id)
      toast({ text: t.removed, tone: 'good', durationMs: 3_000 })
      onRemoved()
    })
  return (
    <div className="flex flex-wrap gap-2 border-t border-hairline pt-3">
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsks('rename')}>
        {t.rename}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onPointerEnter={confirmDialog.preload}
        onFocus={confirmDialog.preload}
        onClick={() => setAsks('remove')}
      >
        {t.remove}
      </Button>
      {removing.failure !== null && <InlineError text={listFailure(removing.failure)} />}
      {asks === 'rename' && (
        <RenameDialog
          name={list.name}
          onClose={() => setAsks(null)}
          onSave={async (name) => {
            const { revision, lines } = list
            onChanged(
              await changeSiteList(firmId, list.id, { name, revision, lines: lines.map(lineAsSaved) }),
            )
            setAsks(null)
          }}
        />
      )}
      {asks === 'remove' && (
        <Suspense fallback={null}>
          <confirmDialog.Component
            open
            danger
            busy={removing.pending}
            question={t.removeQuestion(list.name)}
            detail={t.removeDetail}
            confirmLabel={t.remove}
            cancelLabel={t.cancel}
            onConfirm={() => void remove().then(() => setAsks(null))}
            onCancel={() => setAsks(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function lineAsSaved({ product, variantUid, quantity, seenPrice }: SiteListWire['lines'][number]) {
  return { product, quantity, seenPrice, ...(variantUid !== undefined && { variantUid }) }
}

interface RenameDialogProps {
  name: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

function RenameDialog({ name, onSave, onClose }: RenameDialogProps) {
  const t = siteListMessages
  const element = useAutofocus<HTMLFormElement>()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (typed.trim() !== '') void run(() => onSave(typed))
  }
  return (
    <Dialog open title={t.renameTitle} onClose={onClose}>
      <form ref={element} noValidate className="grid grid-cols-1 gap-4 p-4" onSubmit={submit}>
        <ListNameField name={typed} isTried={isTried} onChange={setTyped} />
        {failure !== null && <InlineError text={listFailure(failure)} />}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={pending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
