import { useState } from 'react'
import type { EntryPageWire, RepricedProductsWire, RepriceRequest } from '#domain/catalogue/entries/wire.ts'
import { repriceProducts } from '#app/api/desk-catalogue.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCatalogueMessages } from '#app/messages/desk-catalogue.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { useDeskError } from '../use-desk-error.ts'

interface PriceDialogProps {
  products: EntryPageWire['entries']
  onClose: () => void
  onChanged: () => void
}

type Rule = Pick<RepriceRequest, 'by' | 'roundTo'>

const steps = [1, 50, 100, 500, 1_000] as const

/** Changes the prices of the selected products by percent or amount, after a preview. */
export function PriceDialog({ products, onClose, onChanged }: PriceDialogProps) {
  const words = useMessages(deskCatalogueMessages)
  const describe = useDeskError()
  const [rule, setRule] = useState<Rule>({ by: 'percent', roundTo: 100 })
  const [typed, setTyped] = useState('')
  const { pending, failure, run } = useAction()
  const [isWrong, setWrong] = useState(false)
  const [preview, setPreview] = useState<RepricedProductsWire | null>(null)

  function change(next: Partial<Rule>) {
    setPreview(null)
    setRule({ ...rule, ...next })
  }

  async function send(apply: boolean) {
    const value = Math.round(Number(typed.replace(',', '.')) * 100)
    setWrong(typed.trim() === '' || !Number.isFinite(value))
    if (typed.trim() === '' || !Number.isFinite(value)) return
    await run(async () => {
      const versions = products.map(({ id, digest }) => ({ id, digest }))
      const answer = await repriceProducts({ products: versions, ...rule, value, apply })
      if (apply) onChanged()
      else setPreview(answer)
    })
  }

  const count = preview?.products.flatMap(({ rows }) => rows).filter(({ kept }) => kept === null).length ?? 0
  return (
    <Dialog open title={words.priceTitle(products.length)} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 overflow-y-auto p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(preview !== null)
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={words.by}
            value={rule.by}
            options={[
              ['percent', words.percent],
              ['amount', words.amount],
            ]}
            onChange={(event) =>
              change({ by: event.currentTarget.value === 'amount' ? 'amount' : 'percent' })
            }
          />
          <SelectField
            label={words.round}
            value={rule.roundTo}
            options={steps.map((step) => [String(step), formatRupees(step / 100)] as const)}
            onChange={(event) => {
              const chosen = steps.find((step) => step === Number(event.currentTarget.value))
              if (chosen !== undefined) change({ roundTo: chosen })
            }}
          />
        </div>
        <Field
          label={words.value}
          hint={words.valueHint}
          error={isWrong ? words.valueWrong : null}
          prefix={rule.by === 'percent' ? '%' : '₹'}
          inputMode="decimal"
          maxLength={10}
          value={typed}
          onChange={(event) => {
            setPreview(null)
            setTyped(event.currentTarget.value)
          }}
        />
        {preview !== null && <Preview products={preview.products} />}
        {failure !== null && <InlineError text={describe(failure)} />}
        <Button type="submit" block loading={pending} disabled={preview !== null && count === 0}>
          {preview === null ? words.preview : words.applyPrices(count)}
        </Button>
      </form>
    </Dialog>
  )
}

function Preview({ products }: RepricedProductsWire) {
  const words = useMessages(deskCatalogueMessages)
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline text-sm">
      {products.map(({ id, name, rows }) => (
        <li key={id} className="p-3">
          <p className="font-medium">{name}</p>
          {rows.map(({ index, variant, before, after, kept }) => (
            <p key={index} className="flex flex-wrap justify-between gap-x-3 text-quiet tabular-nums">
              <span>{variant || words.onlySize}</span>
              <span>
                {kept === null
                  ? words.priceChange(formatRupees(Number(before)), formatRupees(Number(after)))
                  : words[`kept-${kept}`]}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
