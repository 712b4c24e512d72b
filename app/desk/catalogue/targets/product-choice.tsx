import { useState } from 'react'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import { findItems } from '#app/api/desk/new-order.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import type { Chosen } from './chosen.ts'

interface ProductChoiceProps {
  /** Asks for one size instead of all of them. */
  isSize: boolean
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Finds a product, or one size of it, as the counter finds what is sold. */
export function ProductChoice({ isSize, chosen, onChoose }: ProductChoiceProps) {
  const t = deskTargetMessages
  const describe = useDeskError()
  const { failure, run } = useAction()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Chosen[] | null>(null)
  const choices = found ?? (chosen.key === '' ? [] : [chosen])

  function search(q: string) {
    setText(q)
    if (q === '') return
    void run(async () => {
      const { items } = await findItems(q)
      const all = items.map((item) => choiceOf(item, isSize))
      setFound(all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index))
      onChoose({ key: '', uid: null, label: null })
    })
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label={t.findProduct} hint={t.findProductHint} value={text} onSearch={search} />
      {failure !== null && <InlineError text={describe(failure)} />}
      {found?.length === 0 && <output className="text-sm text-quiet">{t.notFound}</output>}
      {choices.length > 0 && (
        <PickerField
          label={t.product}
          options={[['', t.choose], ...choices.map(({ key, label }) => [key, label ?? key] as const)]}
          value={chosen.key}
          onChange={(key) =>
            onChoose(choices.find((one) => one.key === key) ?? { key: '', uid: null, label: null })
          }
        />
      )}
    </div>
  )
}

function choiceOf({ productId, variantIndex, uid, name, options }: CounterItem, isSize: boolean): Chosen {
  return isSize
    ? { key: compositeId(productId, variantIndex), uid, label: [name, ...options].join(', ') }
    : { key: productId, uid: null, label: name }
}
