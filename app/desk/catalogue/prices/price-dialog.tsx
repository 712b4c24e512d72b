import type { EntryPageWire, RepricedProductsWire } from '#domain/catalogue/entries/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import { deskPriceMessages } from '#app/messages/desk/catalogue/prices.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { RepricedList } from './repriced-list.tsx'
import { countChanges, ruleLimits, usePriceChange } from './use-price-change.ts'

interface PriceDialogProps {
  products: EntryPageWire['entries']
  /** Called with whether prices may have changed. */
  onClose: (isChanged: boolean) => void
  onChanged: () => void
}

const steps = [1, 50, 100, 500, 1_000] as const

/** Changes the prices of the selected products by percent or amount, after a preview. */
export function PriceDialog({ products, onClose, onChanged }: PriceDialogProps) {
  const t = deskPriceMessages
  const change = usePriceChange(products, onChanged)
  const close = () => onClose(change.isSent)
  if (change.done !== null) return <Outcome answer={change.done} onClose={close} />
  return (
    <Dialog open title={t.priceTitle(products.length)} onClose={close}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 overflow-y-auto p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void change.submit()
        }}
      >
        <RuleFields change={change} />
        {change.preview !== null && <RepricedList products={change.preview.products} />}
        <Submit change={change} />
      </form>
    </Dialog>
  )
}

type Change = ReturnType<typeof usePriceChange>

function RuleFields({ change: { rule, typed, isWrong, changeRule, type } }: { change: Change }) {
  const t = deskPriceMessages
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t.by}
          value={rule.by}
          options={[
            ['percent', t.percent],
            ['amount', t.amount],
          ]}
          onChange={(event) =>
            changeRule({ by: event.currentTarget.value === 'amount' ? 'amount' : 'percent' })
          }
        />
        <SelectField
          label={t.round}
          value={rule.roundTo}
          options={steps.map((step) => [String(step), formatRupees(toPaise(step))] as const)}
          onChange={(event) => {
            const chosen = steps.find((step) => step === Number(event.currentTarget.value))
            if (chosen !== undefined) changeRule({ roundTo: chosen })
          }}
        />
      </div>
      <NumberField
        label={t.value}
        hint={t.valueHint}
        error={isWrong && typed.trim() === '' ? t.valueWrong : null}
        prefix={rule.by === 'percent' ? '%' : '₹'}
        limits={ruleLimits}
        value={typed}
        onChange={type}
      />
    </>
  )
}

function Submit({ change: { preview, failure, pending, isUnsure } }: { change: Change }) {
  const t = deskPriceMessages
  const describe = useDeskError()
  const count = preview === null ? 0 : countChanges(preview)
  const isIdle = preview !== null && count === 0
  return (
    <>
      {failure !== null && <InlineError text={isUnsure ? t.pricesUnsure : describe(failure)} />}
      <WaitingButton type="submit" block loading={pending} waitsFor={isIdle ? t.noPriceChanges : null}>
        {preview === null ? t.preview : isUnsure ? t.findOut : t.applyPrices(count)}
      </WaitingButton>
    </>
  )
}

/** Result of a price change, with the products that stayed as they were. */
function Outcome({ answer, onClose }: { answer: RepricedProductsWire; onClose: () => void }) {
  const t = deskPriceMessages
  return (
    <Dialog open title={t.pricesChangedSome(countChanges(answer))} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 overflow-y-auto p-4">
        <RepricedList products={answer.products.filter(({ refused }) => refused !== null)} />
        <Button block onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  )
}
