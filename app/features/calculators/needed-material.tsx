import { Link, useSubmit } from 'react-router'
import type { CalculatedNeed } from '#domain/calculators/calculate.ts'
import { USE_PREFIX } from '#domain/calculators/calculator-names.ts'
import type { CalculatedLine, MaterialOffer } from '#domain/calculators/offers.ts'
import type { LengthUnit } from '#domain/calculators/units.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { variantLabel } from '#domain/catalogue/variants/variant-label.ts'
import { formatPaise, formatPrice } from '#domain/money/format.ts'
import type { Price as PriceAmount } from '#domain/money/price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { quantityRounding } from '#app/features/cart/quantity-rounding.ts'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'
import { productMessages } from '#messages/catalogue/products.ts'
import { formatAmount } from './format-amount.ts'

interface NeededMaterialProps {
  need: CalculatedNeed
  unit: LengthUnit
  formId: string
  quantityOf: (line: CalculatedLine) => number
  /** Price of one, with all that is bought. */
  priceOf: (line: CalculatedLine) => PriceAmount
  onQuantity: (line: CalculatedLine, quantity: number) => void
}

/** One material: how much of it is needed, the product that it is bought as, and its packs. */
export function NeededMaterial({ need, unit, formId, quantityOf, priceOf, onQuantity }: NeededMaterialProps) {
  const t = calculatorMessages
  const submit = useSubmit()
  const { material, measure, amount, adhesiveType, offers, chosen, lines } = need
  const name = t.material(material)
  /** `9 boxes`; where there are several packs, each with its size: `1 bucket of 4 L`. */
  const packsOf = (variant: PublicVariant, quantity: number) => {
    const packs = t.packs(quantity, variant.unit ?? '')
    return lines.length === 1 ? packs : t.packsOf(packs, variant.options[0] ?? '')
  }
  return (
    <section
      aria-labelledby={`need-${material}`}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-3 wide:p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`need-${material}`} className="text-base">
          {name}
        </h3>
        <p className="text-sm text-quiet tabular-nums">
          {amount > 0 ? t.need(formatAmount(amount, measure, unit)) : t.nothing}
        </p>
      </div>
      {chosen === null ? (
        <p className="text-sm text-quiet">{adhesiveType === null ? t.noOffer : t.noAdhesive}</p>
      ) : (
        <SelectField
          // the platform keeps the choice, and the focus on it, until there are other offers
          key={offers.map(({ value }) => value).join(' ')}
          form={formId}
          name={USE_PREFIX + material}
          label={t.product(name)}
          defaultValue={chosen}
          options={offers.map((offer) => [offer.value, offerLabel(offer, t.perPack)] as const)}
          onChange={({ currentTarget: { form } }) => {
            if (form) void submit(form, { replace: true, preventScrollReset: true })
          }}
        />
      )}
      {adhesiveType !== null && <p className="text-sm text-quiet">{t.adhesiveType(adhesiveType)}</p>}
      {lines.length > 0 && (
        <p className="font-price tabular-nums">
          {lines.map((line) => packsOf(line.variant, quantityOf(line))).join(' + ')}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="grid gap-3">
          {lines.map((line) => (
            <Line
              key={line.product}
              line={line}
              quantity={quantityOf(line)}
              each={priceOf(line)}
              onQuantity={(quantity) => onQuantity(line, quantity)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LineProps {
  line: CalculatedLine
  quantity: number
  /** Price of one. */
  each: PriceAmount
  onQuantity: (quantity: number) => void
}

function Line({ line: { product, name, variant }, quantity, each, onQuantity }: LineProps) {
  const t = calculatorMessages
  const { defaultVariant } = productMessages
  const { productId = '', index = 0 } = parseCompositeId(product) ?? {}
  const label = variantLabel(variant, defaultVariant)
  return (
    <li className="flex gap-3">
      <Picture
        src={variant.image}
        alt=""
        width={72}
        className="w-18 shrink-0 self-start rounded-control p-1"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <Link
          to={productPath(productId, index)}
          className="clamp-2 py-0.5 text-sm font-medium hover:text-accent"
        >
          {name}
        </Link>
        <p className="text-xs text-quiet">
          {label} · {t.each(formatPrice(each), variant.unit ?? '')}
        </p>
        <QuantityRuleNote variant={variant} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Stepper
            name={`${name}, ${label}`}
            quantity={quantity}
            {...quantityRounding(variant)}
            silent
            onChange={onQuantity}
          />
          <Price text={formatPaise(lineTotal(each, quantity))} className="text-base" />
        </div>
      </div>
    </li>
  )
}

function offerLabel(
  { name, choice, price, unit, pack }: MaterialOffer,
  perPack: (price: string, unit: string, pack: string | null) => string,
): string {
  const what = [name, choice].filter(Boolean).join(', ')
  if (price === 0) return what
  return `${what} · ${unit === null ? formatPrice(price) : perPack(formatPrice(price), unit, pack)}`
}
