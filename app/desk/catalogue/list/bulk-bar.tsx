import { useState } from 'react'
import type { Collection, EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { changeStatus, deleteEntries } from '#app/api/desk/catalogue.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskPriceMessages } from '#app/messages/desk/catalogue/prices.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { PriceDialog } from '../prices/price-dialog.tsx'

interface BulkBarProps {
  collection: Collection
  /** The selected entries. */
  entries: EntryPageWire['entries']
  onClear: () => void
  onDone: () => void
}

/** Bulk actions for the selected entries. */
export function BulkBar({ collection, entries, onClear, onDone }: BulkBarProps) {
  const t = deskCatalogueMessages
  const prices = deskPriceMessages
  const describe = useDeskError()
  const toast = useToast()
  const { pending, failure, run } = useAction()
  const [openDialog, setOpenDialog] = useState<'removal' | 'prices' | null>(null)
  const ids = entries.map(({ id }) => id)

  async function act(change: () => Promise<string>) {
    await run(async () => {
      toast({ text: await change(), tone: 'good', durationMs: 4_000 })
      onDone()
    })
    setOpenDialog(null)
  }

  const stand = (status: EntryStatus) =>
    void act(async () => t.changed(await changeStatus(collection, ids, status)))

  async function remove(): Promise<string> {
    const { deleted, inUse } = await deleteEntries(collection, ids)
    return inUse.length === 0 ? t.removed(deleted.length) : t.removedSome(deleted.length, inUse.length)
  }

  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 grid gap-2 rounded-card border border-hairline bg-surface p-3 shadow-float wide:bottom-4">
      <div className="flex flex-wrap items-center gap-2" aria-busy={pending}>
        <span className="mr-auto font-medium">{t.selected(entries.length)}</span>
        <Button size="small" variant="secondary" loading={pending} onClick={() => stand('published')}>
          {t.publish}
        </Button>
        <Button size="small" variant="secondary" loading={pending} onClick={() => stand('draft')}>
          {t.unpublish}
        </Button>
        <Button size="small" variant="secondary" loading={pending} onClick={() => stand('archived')}>
          {t.archive}
        </Button>
        {collection === 'products' && (
          <Button size="small" variant="secondary" onClick={() => setOpenDialog('prices')}>
            {t.prices}
          </Button>
        )}
        <Button size="small" variant="danger" loading={pending} onClick={() => setOpenDialog('removal')}>
          {t.remove}
        </Button>
        <Button size="small" variant="quiet" onClick={onClear}>
          {t.unselect}
        </Button>
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
      {openDialog === 'removal' && (
        <ConfirmDialog
          open
          danger
          busy={pending}
          question={t.removeTitle(entries.length)}
          detail={t.removeText}
          confirmLabel={t.remove}
          cancelLabel={t.keep}
          onConfirm={() => void act(remove)}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'prices' && (
        <PriceDialog
          products={entries}
          onClose={(isChanged) => {
            setOpenDialog(null)
            if (isChanged) onDone()
          }}
          onChanged={() => {
            setOpenDialog(null)
            toast({ text: prices.pricesChanged, tone: 'good' })
            onDone()
          }}
        />
      )}
    </div>
  )
}
