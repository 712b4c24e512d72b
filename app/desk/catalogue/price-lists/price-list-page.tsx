import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { PriceListWire } from '#domain/pricing/wire.ts'
import {
  fetchPriceList,
  removePriceList,
  restorePriceList,
  savePriceList,
} from '#app/api/desk/price-lists.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { SavedForm } from '#app/desk/kit/data/saved-form.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { HolderChoice } from '#app/desk/catalogue/targets/holder-choice.tsx'
import { RemoveButton } from '#app/desk/catalogue/targets/remove-button.tsx'
import { RemovedNote } from '#app/desk/catalogue/targets/removed-note.tsx'
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
  const [typed, setTyped] = useState(() => typedList(list))
  const mayWrite = can('price-lists:write')
  const missing = missingOf(typed)
  const change = (fields: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...fields }))

  return (
    <SavedForm
      texts={t}
      kept={list}
      pages="/desk/catalogue/price-lists"
      mayWrite={mayWrite}
      reading={missing === null ? { value: bodyOf(typed, list?.revision ?? 0) } : { missing }}
      save={savePriceList}
      onSaved={onSaved}
      onStale={onStale}
      actions={
        list !== null &&
        !list.isRemoved && (
          <RemoveButton
            question={t.removeQuestion(list.name)}
            detail={t.removeDetail}
            label={t.remove}
            remove={() => removePriceList(list.id)}
            onRemoved={onSaved}
          />
        )
      }
    >
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
    </SavedForm>
  )
}
