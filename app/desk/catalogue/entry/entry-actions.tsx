import { useNavigate } from 'react-router'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { changeStatus, copyEntry, deleteEntries } from '#app/api/desk/catalogue.ts'
import { deskCatalogueMessages, deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { catalogueEntryLink } from '#app/desk/kit/catalogue-links.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

interface EntryActionsProps {
  entry: DeskEntryWire
  onSaved: (entry: DeskEntryWire, status: EntryStatus | null) => void
  onSchedule: () => void
}

/** Actions on a catalogue entry: schedule, change its status, duplicate, delete. */
export function EntryActions({ entry, onSaved, onSchedule }: EntryActionsProps) {
  const t = deskEntryMessages
  const catalogueMessages = deskCatalogueMessages
  const schedules = deskScheduleMessages
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  const { pending, failure, run } = useAction()
  const dialog = useDialog('remove')
  const { collection, id, status, form, isInUse } = entry

  const stand = (next: EntryStatus) =>
    void run(async () => {
      await changeStatus(collection, [id], next)
      onSaved({ ...entry, status: next }, null)
    })

  async function remove() {
    const { deleted } = await deleteEntries(collection, [id])
    if (deleted.length === 0) {
      onSaved({ ...entry, isInUse: true }, null)
      return
    }
    toast({ text: t.removed, tone: 'good' })
    await navigate(`/desk/catalogue/${collection}`, { replace: true })
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status !== 'archived' && (
          <Button variant="secondary" onClick={onSchedule}>
            {schedules.schedule}
          </Button>
        )}
        {status === 'published' && (
          <Button variant="secondary" loading={pending} onClick={() => stand('draft')}>
            {t.unpublish}
          </Button>
        )}
        {status === 'archived' ? (
          <Button variant="secondary" loading={pending} onClick={() => stand('draft')}>
            {t.restore}
          </Button>
        ) : (
          <Button variant="secondary" loading={pending} onClick={() => stand('archived')}>
            {t.archive}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={pending}
          onClick={() =>
            void run(async () => {
              const name = form.kind === 'banners' ? form.headline : form.name
              const copy = await copyEntry(collection, id, t.copyName(name))
              await navigate(catalogueEntryLink(collection, copy.id))
            })
          }
        >
          {t.duplicate}
        </Button>
        {!isInUse && (
          <Button variant="danger" loading={pending} onClick={() => dialog.open()}>
            {t.remove}
          </Button>
        )}
      </div>
      {isInUse && <p className="text-sm text-quiet">{t.inUse}</p>}
      {failure !== null && <InlineError text={describe(failure)} />}
      {!isInUse &&
        dialog.show(() => (
          <ConfirmDialog
            open
            danger
            question={catalogueMessages.removeTitle(1)}
            detail={catalogueMessages.removeText}
            confirmLabel={catalogueMessages.remove}
            cancelLabel={catalogueMessages.keep}
            onConfirm={() => {
              dialog.close()
              void run(remove)
            }}
            onCancel={dialog.close}
          />
        ))}
    </div>
  )
}
