import { useState } from 'react'
import { fetchDemo, removeDemo } from '#app/api/desk-catalogue.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDemoMessages } from '#app/messages/desk-demo.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDesk } from '../desk-context.ts'
import { useDeskError } from '../use-desk-error.ts'
import { useDeskLoad } from '../use-desk-load.ts'

/** Says that the shop shows the demonstration, and removes it with one press. */
export function DemoNotice({ onRemoved }: { onRemoved: () => void }) {
  const t = useMessages(deskDemoMessages)
  const describe = useDeskError()
  const toast = useToast()
  const { can, prove } = useDesk()
  const demo = useDeskLoad(fetchDemo)
  const [isAsking, setAsking] = useState(false)
  const { pending, failure, run } = useAction()
  if (demo.status !== 'loaded' || demo.content === 0 || !can('catalogue:clear')) return null

  async function remove() {
    const removed = await prove(removeDemo)
    if (removed === null) return
    toast({
      text: t.removed(removed.deleted, removed.archived, removed.kept),
      tone: 'good',
      durationMs: 5_000,
    })
    demo.show(0)
    onRemoved()
  }

  return (
    <section className="mb-4 grid gap-2 rounded-card border border-caution bg-caution-soft p-4">
      <p>{t.notice(demo.content)}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={pending}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      {failure !== null && <InlineError text={describe(failure)} />}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          question={t.title}
          detail={t.text}
          confirmLabel={t.remove}
          cancelLabel={t.keep}
          onConfirm={() => {
            setAsking(false)
            void run(remove)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  )
}
