import { fetchDemo, removeDemo } from '#app/api/desk/catalogue.ts'
import { deskDemoMessages } from '#app/messages/desk/catalogue/demo.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDesk } from './desk-context.ts'
import { useDialog } from './use-dialog.tsx'
import { useDeskError } from './use-desk-error.ts'
import { Deferred, useDeferred } from './data/deferred.tsx'

/** Says that the shop shows the demonstration, or what stayed of it and why, and removes it with one press. */
export function DemoNotice({ onRemoved }: { onRemoved: () => void }) {
  const demo = useDeferred(fetchDemo)
  return (
    <Deferred data={demo} isOptional>
      {(content) => (
        <Notice
          demo={content}
          onRemoved={() => {
            demo.refresh()
            onRemoved()
          }}
        />
      )}
    </Deferred>
  )
}

interface NoticeProps {
  demo: Awaited<ReturnType<typeof fetchDemo>>
  onRemoved: () => void
}

function Notice({ demo: { products, removed }, onRemoved }: NoticeProps) {
  const t = deskDemoMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can, prove } = useDesk()
  const dialog = useDialog('remove-demo')
  const { pending, failure, run } = useAction()
  if (products === 0 || !can('catalogue:clear')) return null
  // a demo that was imported again is all there again
  const stayed = removed !== null && products <= removed.keptProducts ? removed : null

  async function remove() {
    const done = await prove(() => removeDemo(stayed === null ? 'keep' : 'remove'))
    if (done === null) return
    const { deleted, archived, kept } = done
    toast({
      text: kept === 0 ? t.removed(deleted, archived) : t.removedSome(deleted, archived, kept),
      tone: 'good',
      durationMs: 5_000,
    })
    onRemoved()
  }

  return (
    <section className="mb-4 grid gap-2 rounded-card border border-caution bg-caution-soft p-4">
      {stayed === null ? (
        <p>{t.notice(products)}</p>
      ) : (
        <>
          <p>{t.stayed(products)}</p>
          <p className="text-sm break-words">{t.stayedNames(stayed)}</p>
        </>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={pending}
        onClick={() => dialog.open()}
      >
        {stayed === null ? t.remove : t.removeStayed}
      </Button>
      {failure !== null && <InlineError text={describe(failure)} />}
      {dialog.show(() => (
        <ConfirmDialog
          open
          danger
          question={stayed === null ? t.title : t.titleStayed}
          detail={stayed === null ? t.text : t.textStayed}
          confirmLabel={stayed === null ? t.remove : t.removeStayed}
          cancelLabel={t.keep}
          onConfirm={() => {
            dialog.close()
            void run(remove)
          }}
          onCancel={dialog.close}
        />
      ))}
    </section>
  )
}
