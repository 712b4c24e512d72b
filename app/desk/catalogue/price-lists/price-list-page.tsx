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
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { HolderChoice } from '#app/desk/catalogue/targets/holder-choice.tsx'
import { RemoveDialog } from '#app/desk/catalogue/targets/remove-dialog.tsx'
import { RemovedNote } from '#app/desk/catalogue/targets/removed-note.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
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
      {list?.isRemoved === true && (
        <RemovedNote
          text={t.isRemoved}
          label={t.restore}
          onRestore={async () => show(await restorePriceList(list.id))}
        />
      )}
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
        <Section title={t.holders}>
          <p className="text-sm text-quiet">{typed.holders.length === 0 ? t.noHolders : t.holdersHint}</p>
          <HolderChoice
            holders={typed.holders}
            isFixed={!mayWrite}
            onChange={(holders) => change({ holders })}
          />
        </Section>
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
        removing.show(() => (
          <RemoveDialog
            question={t.removeQuestion(list.name)}
            detail={t.removeDetail}
            label={t.remove}
            onRemove={async () => {
              const removed = await removePriceList(list.id)
              removing.close()
              onSaved(removed)
            }}
            onClose={removing.close}
          />
        ))}
    </form>
  )
}
