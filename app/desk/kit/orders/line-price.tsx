import { useState } from 'react'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { priceOfMicros, type Price } from '#domain/money/price.ts'
import { MAX_PRICE_REASON } from '#domain/pricing/typed-price-wire.ts'
import { deskLinePriceMessages } from '#app/messages/desk/orders/line-price.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { MoneyField } from '#app/desk/kit/money-field.tsx'
import { readTypedPrice, typedBody, type TypedPriceText } from './typed-price.ts'

interface LinePriceProps {
  /** Name of what is sold. */
  name: string
  typed: TypedPriceText | undefined
  /** Price of one without the typed one. */
  instead: Price
  /** Price of one that everybody pays. */
  publicPrice: Price
  onChange: (typed: TypedPriceText | undefined) => void
}

/** Lets staff type the price of a line, with the reason. */
export function LinePrice({ name, typed, onChange, ...prices }: LinePriceProps) {
  const t = deskLinePriceMessages
  if (typed === undefined)
    return (
      <div>
        <Button
          size="small"
          variant="secondary"
          aria-label={t.changeOf(name)}
          onClick={() => onChange({ price: '', reason: '', belowCost: false })}
        >
          {t.change}
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-3">
      <PriceFields name={name} typed={typed} {...prices} onChange={onChange} />
      <div>
        <Button
          size="small"
          variant="secondary"
          aria-label={t.removeOf(name)}
          onClick={() => onChange(undefined)}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  )
}

/** Form for the price of a line, where a bill has complete ones alone; without one it has the price that it had. */
export function LinePriceForm({ typed, onChange, ...line }: LinePriceProps) {
  const t = deskLinePriceMessages
  const [draft, setDraft] = useState(typed ?? { price: '', reason: '', belowCost: false })
  const price = readTypedPrice(draft)
  const isTooHigh = price !== null && price > line.publicPrice
  const missing = isTooHigh
    ? t.aboveAll(formatUnitPrice(line.publicPrice))
    : typedBody(draft) === null
      ? t.missing
      : null
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === null) onChange(draft)
      }}
    >
      <PriceFields {...line} typed={draft} onChange={setDraft} />
      <WaitingButton type="submit" waitsFor={missing}>
        {t.use}
      </WaitingButton>
      {typed !== undefined && (
        <Button variant="secondary" onClick={() => onChange(undefined)}>
          {t.remove}
        </Button>
      )}
    </form>
  )
}

interface PriceFieldsProps extends Omit<LinePriceProps, 'typed' | 'onChange'> {
  typed: TypedPriceText
  onChange: (typed: TypedPriceText) => void
}

function PriceFields({ name, typed, instead, publicPrice, onChange }: PriceFieldsProps) {
  const t = deskLinePriceMessages
  const { can } = useDesk()
  const set = (fields: Partial<TypedPriceText>) => onChange({ ...typed, ...fields })
  return (
    <>
      <MoneyField
        label={t.price(name)}
        hint={t.priceHint(formatUnitPrice(instead))}
        value={typed.price}
        onChange={(price) => set({ price })}
      />
      <Effect price={readTypedPrice(typed)} publicPrice={publicPrice} />
      <Field
        label={t.reason}
        hint={t.reasonHint}
        maxLength={MAX_PRICE_REASON}
        value={typed.reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-2">
        {t.reasons.map((reason) => (
          <Button
            key={reason}
            size="small"
            variant="secondary"
            aria-pressed={typed.reason === reason}
            onClick={() => set({ reason })}
          >
            {reason}
          </Button>
        ))}
      </div>
      {can('prices:below-cost') && (
        <CheckboxField
          label={`${t.belowCost}. ${t.belowCostHint}`}
          checked={typed.belowCost}
          onChange={(event) => set({ belowCost: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

/** Says what a typed price gives away, or that it is too high. */
function Effect({ price, publicPrice }: { price: Price | null; publicPrice: Price }) {
  const t = deskLinePriceMessages
  if (price === null || price === publicPrice) return null
  if (price > publicPrice)
    return <p className="text-sm text-bad">{t.aboveAll(formatUnitPrice(publicPrice))}</p>
  const away = priceOfMicros(publicPrice - price)
  const off = (away / publicPrice).toLocaleString('en-IN', { style: 'percent', maximumFractionDigits: 1 })
  return <p className="text-sm text-quiet tabular-nums">{t.givesAway(formatUnitPrice(away), off)}</p>
}
