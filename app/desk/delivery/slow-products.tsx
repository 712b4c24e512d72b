import { useState } from 'react'
import { fetchStock } from '#app/api/desk/stock.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import type { SlowProductForm } from './plan-form.ts'

const dayLimits = { most: 90 }

interface SlowProductsProps {
  slow: readonly SlowProductForm[]
  isFixed: boolean
  onChange: (slow: readonly SlowProductForm[]) => void
}

/** The products that take longer than their area. */
export function SlowProducts({ slow, isFixed, onChange }: SlowProductsProps) {
  const t = deskDeliveryMessages
  return (
    <Section title={t.slow}>
      <p className="text-sm text-quiet">{t.slowText}</p>
      <ul className="divide-y divide-hairline empty:hidden">
        {slow.map(({ productId, name, days }) => {
          const shown = name ?? t.gone(productId)
          return (
            <li key={productId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-40 font-medium break-words">{shown}</span>
              <NumberField
                className="w-44 [&_label]:sr-only"
                label={t.daysOf(shown)}
                limits={dayLimits}
                after={<span className="pr-3 text-sm text-quiet">{t.workingDaysUnit}</span>}
                value={days}
                onChange={(typed) =>
                  onChange(slow.map((one) => (one.productId === productId ? { ...one, days: typed } : one)))
                }
              />
              <IconButton
                label={t.removeSlow(shown)}
                className="text-quiet"
                onClick={() => onChange(slow.filter((one) => one.productId !== productId))}
              >
                <Trash2 size={20} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {!isFixed && (
        <FindProduct
          taken={slow.map(({ productId }) => productId)}
          onFound={(found) => onChange([...slow, { ...found, days: '' }])}
        />
      )}
    </Section>
  )
}

type Found = { readonly productId: string; readonly name: string }

function FindProduct({ taken, onFound }: { taken: readonly string[]; onFound: (found: Found) => void }) {
  const t = deskDeliveryMessages
  const describe = useDeskError()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ readonly q: string; readonly products: readonly Found[] } | null>(null)
  const { pending, failure, run } = useAction()

  const find = () =>
    void run(async () => {
      const q = typed.trim()
      if (q === '') return
      const { rows } = await fetchStock(new URLSearchParams({ filter: 'all', q }))
      const names = new Map(rows.map(({ productId, name }) => [productId, name]))
      for (const id of taken) names.delete(id)
      setFound({ q, products: [...names].slice(0, 8).map(([productId, name]) => ({ productId, name })) })
    })

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label={t.findSlow}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // the form around it would be saved
            event.preventDefault()
            find()
          }}
        />
        <Button variant="secondary" className="h-12" loading={pending} onClick={find}>
          {t.find}
        </Button>
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
      <output className="grid gap-1">
        {found?.products.length === 0 && <span className="text-sm">{t.notFound(found.q)}</span>}
        {found?.products.map((product) => (
          <button
            key={product.productId}
            type="button"
            className="min-h-11 rounded-control border border-hairline bg-surface px-3 py-2 text-left hover:border-accent"
            onClick={() => {
              onFound(product)
              setFound(null)
              setTyped('')
            }}
          >
            {product.name}
          </button>
        ))}
      </output>
    </div>
  )
}
