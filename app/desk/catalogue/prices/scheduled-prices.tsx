import type { VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'

/** The prices of a variant as they are typed. */
export type TypedPrices = Pick<VariantForm, 'priceWithGst' | 'mrp' | 'priceBreaks'>

interface ScheduledPricesProps {
  variants: readonly VariantForm[]
  typed: readonly TypedPrices[]
  errors: ReadonlyMap<string, string>
  onChange: (typed: readonly TypedPrices[]) => void
}

/** The prices that every size is to have. */
export function ScheduledPrices({ variants, typed, errors, onChange }: ScheduledPricesProps) {
  const t = deskScheduleMessages
  return (
    <ol className="grid grid-cols-1 gap-3">
      {variants.map((variant, index) => {
        const prices = typed[index]
        const name = variant.options.join(' · ') || t.onlySize
        if (prices === undefined) return null
        const change = (changes: Partial<TypedPrices>) =>
          onChange(typed.map((each, at) => (at === index ? { ...each, ...changes } : each)))
        return (
          <li key={`${index} ${name}`} className="grid gap-2 rounded-control border border-hairline p-3">
            <fieldset className="grid grid-cols-2 gap-3">
              <legend className="mb-1 contents">
                <span className="col-span-full flex flex-wrap justify-between gap-x-3 text-sm">
                  <span className="font-medium">{name}</span>
                  <span className="text-quiet tabular-nums">
                    {variant.priceWithGst === ''
                      ? t.noPrice
                      : t.now(formatUnitPrice(toPrice(variant.priceWithGst)))}
                  </span>
                </span>
              </legend>
              <Price
                label={t.newPrice}
                error={errors.get(`variants.${index}.priceWithGst`)}
                value={prices.priceWithGst}
                onChange={(priceWithGst) => change({ priceWithGst })}
              />
              <Price
                label={t.newMrp}
                error={errors.get(`variants.${index}.mrp`)}
                value={prices.mrp}
                onChange={(mrp) => change({ mrp })}
              />
              {prices.priceBreaks.map(({ minQuantity, priceWithGst }, at) => (
                <Price
                  // oxlint-disable-next-line react/no-array-index-key -- price breaks are neither added nor moved here
                  key={at}
                  label={t.newBreak(minQuantity)}
                  error={errors.get(`variants.${index}.priceBreaks.${at}`)}
                  value={priceWithGst}
                  onChange={(price) =>
                    change({
                      priceBreaks: prices.priceBreaks.map((rung, place) =>
                        place === at ? { ...rung, priceWithGst: price } : rung,
                      ),
                    })
                  }
                />
              ))}
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}

interface PriceProps {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

function Price({ label, error, value, onChange }: PriceProps) {
  return (
    <Field
      label={label}
      error={error}
      prefix="₹"
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
