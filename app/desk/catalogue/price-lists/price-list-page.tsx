import { useState } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { PriceListWire } from '#domain/pricing/wire.ts'
import {
  fetchPriceList,
  removePriceList,
  restorePriceList,
  savePriceList,
} from '#app/api/desk/price-lists.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { HoldersSection } from './holders-section.tsx'
import { ListFacts } from './list-facts.tsx'
import { ListSheet } from './list-sheet.tsx'
import { RulesSection } from './rules-section.tsx'
import { bodyOf, missingOf, typedList } from './typed-list.ts'

export const permission = 'price-lists:read'

/** Stands in the address for a list that is not saved yet. */
const NEW = 'new'

export function clientLoader({ params: { id = NEW } }: LoaderFunctionArgs) {
  return id === NEW ? null : fetchPriceList(id)
}

/** One price list: its days, whom it is for and what it gives (PRICE-08). */
export default function PriceListPage() {
  const t = deskPriceListMessages
  const { content: list, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <BackLink to="/desk/catalogue/price-lists" text={t.back} />
      <h1 className="text-xl wrap-anywhere">{list?.name ?? t.add}</h1>
      {list !== null && <ListSheet list={list} onUndone={show} />}
      {list?.isRemoved === true && <Removed list={list} onRestored={show} />}
      <ListForm key={list?.revision ?? 0} list={list} onSaved={show} onStale={refresh} />
    </div>
  )
}

interface ListFormProps {
  list: PriceListWire | null
  onSaved: (list: PriceListWire) => void
  /** Somebody else changed it. */
  onStale: () => void
}

function ListForm({ list, onSaved, onStale }: ListFormProps) {
  const t = deskPriceListMessages
  const { can } = useDesk()
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  // a repeat after a lost answer creates no second one
  const [newId] = useState(uniqueUuid)
  const [typed, setTyped] = useState(() => typedList(list))
  const { pending, failure, run } = useAction()
  const removing = useDialog('remove')
  const mayWrite = can('price-lists:write')
  const change = (fields: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...fields }))

  const save = () =>
    run(async () => {
      try {
        const saved = await savePriceList(list?.id ?? newId, bodyOf(typed, list?.revision ?? 0))
        toast({ text: t.saved, tone: 'good' })
        if (list === null) await navigate(`/desk/catalogue/price-lists/${saved.id}`, { replace: true })
        else onSaved(saved)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'edit-conflict' && list !== null) {
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
        if (missingOf(typed) === null && !pending) void save()
      }}
    >
      {!mayWrite && <p className="text-sm text-quiet">{t.readOnly}</p>}
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        <ListFacts typed={typed} onChange={change} />
        <HoldersSection
          holders={typed.holders}
          isFixed={!mayWrite}
          onChange={(holders) => change({ holders })}
        />
        <RulesSection rules={typed.rules} isFixed={!mayWrite} onChange={(rules) => change({ rules })} />
      </fieldset>
      {failure !== null && <InlineError text={describe(failure)} />}
      {mayWrite && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <WaitingButton type="submit" waitsFor={missingOf(typed)} loading={pending}>
            {t.save}
          </WaitingButton>
          {list !== null && !list.isRemoved && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => removing.open()}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
      {list !== null &&
        removing.show(() => <RemoveDialog list={list} onRemoved={onSaved} onClose={removing.close} />)}
    </form>
  )
}

function RemoveDialog({
  list: { id, name },
  onRemoved,
  onClose,
}: {
  list: PriceListWire
  onRemoved: (list: PriceListWire) => void
  onClose: () => void
}) {
  const t = deskPriceListMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <Dialog
      open
      title={t.removeQuestion(name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {deskMessages.cancel}
          </Button>
          <Button
            className="flex-1"
            loading={pending}
            onClick={() =>
              void run(async () => {
                const removed = await removePriceList(id)
                onClose()
                onRemoved(removed)
              })
            }
          >
            {t.remove}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 p-4">
        <p>{t.removeDetail}</p>
        {failure !== null && <InlineError text={describe(failure)} />}
      </div>
    </Dialog>
  )
}

function Removed({ list, onRestored }: { list: PriceListWire; onRestored: (list: PriceListWire) => void }) {
  const t = deskPriceListMessages
  const { can } = useDesk()
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control bg-caution-soft p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-caution">{t.isRemoved}</p>
        {can('price-lists:write') && (
          <Button
            variant="secondary"
            size="small"
            loading={pending}
            onClick={() => void run(async () => onRestored(await restorePriceList(list.id)))}
          >
            {t.restore}
          </Button>
        )}
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
