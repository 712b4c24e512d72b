import { formatPaise, formatPrice } from '#domain/money/format.ts'
import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import type { Price as PriceAmount } from '#domain/money/price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import type { VariantOptionWire } from '#search/quick-order/wire.ts'
import { parseOption } from '#search/quick-order/parse-option.ts'
import { quantityRounding } from '#app/features/cart/quantity-rounding.ts'
import { roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { PriceOffer } from '#app/features/cart/prices/price-offer.tsx'
import { PriceTierLine } from '#app/features/cart/prices/price-tier-line.tsx'
import { NotifyMe } from '#app/features/cart/stock-alerts/notify-me.tsx'
import { publicPriceAt } from '#app/features/cart/own-prices/use-own-prices.ts'
import { YourPrice } from '#app/features/cart/own-prices/your-price.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { QuantityNotes } from './quantity-notes.tsx'
import {
  isTooMany,
  setQuantity,
  settleDoubt,
  variantOf,
  isAnySize,
  ownOption,
  type Selection,
  type ProductsById,
  type ReviewLine,
} from './review-lines.ts'
import { VariantSelect } from './variant-select.tsx'

interface SelectedVariantProps {
  line: ReviewLine & { selection: Selection }
  products: ProductsById
  /** The quantity that chooses its price break (PRICE-11). */
  breakQuantity: number
  onChange: (line: ReviewLine) => void
}

/** The selected product of an open line: variant, quantity and line total. */
export function SelectedVariant({ line, products, breakQuantity, onChange }: SelectedVariantProps) {
  const t = quickOrderMessages
  const { selection, pieces } = line
  const product = products[selection.productId]
  const variant = variantOf(products, selection)
  if (!product || !variant) return null
  const priced = parseOption(variant)
  const price = unitPriceAt(priced, breakQuantity)
  const instead = publicPriceAt(ownOption(variant), breakQuantity)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <Picture src={product.image} alt="" width={56} className="w-14 shrink-0 rounded-control p-1" />
        <div className="grid min-w-0 flex-1 gap-1">
          <span className="leading-snug font-medium">{product.name}</span>
          {product.variants.length > 1 ? (
            <VariantSelect line={line} product={product} products={products} onChange={onChange} />
          ) : (
            <span className="text-sm text-quiet">{variant.options.join(' · ')}</span>
          )}
          <span className="text-xs text-quiet">
            <Price text={formatPrice(price)} className="text-sm text-ink" />{' '}
            {variant.unit === null ? t.each : t.perUnit(variant.unit)}
          </span>
          {instead !== null && <YourPrice instead={instead} />}
          <QuantityNotes line={line} variant={variant} />
          {pieces === null || line.isOut ? (
            <PriceTierLine variant={priced} />
          ) : (
            <PriceOffer
              variant={priced}
              quantity={pieces}
              others={breakQuantity - pieces}
              isShared={isAnySize(product)}
            />
          )}
        </div>
      </div>
      <Amount
        line={line}
        priced={priced}
        price={price}
        name={product.name}
        options={variant.options}
        onChange={onChange}
      />
      <QuantityQuestion line={line} variant={variant} onChange={onChange} />
      {line.doubt && pieces === null && (
        <DoubtQuestion line={line} doubt={line.doubt} products={products} onChange={onChange} />
      )}
    </div>
  )
}

interface QuestionProps {
  line: ReviewLine
  variant: VariantOptionWire
  onChange: (line: ReviewLine) => void
}

/** Asks how many are meant where the written quantity does not tell, or is more than an order may have. */
function QuantityQuestion({ line, variant, onChange }: QuestionProps) {
  const t = quickOrderMessages
  const { quantity, unit, pieces } = line
  if (pieces !== null || quantity === null) return null
  if (isTooMany(line, variant))
    return (
      <p className="w-full rounded-control bg-caution-soft px-3 py-2 text-sm text-caution">
        {t.tooMany(quantity, MAX_QUANTITY)}
      </p>
    )
  if (unit === null) return null
  const priced = parseOption(variant)
  const salesUnit = variant.unit ?? t.piece
  return (
    <p className="flex w-full flex-wrap items-center gap-2 rounded-control bg-caution-soft px-3 py-2 text-sm text-caution">
      {t.unitDiffers(`${quantity} ${unit}`, salesUnit)}
      <Button
        variant="secondary"
        size="small"
        onClick={() => onChange({ ...setQuantity(line, roundQuantityUp(priced, quantity)), isPending: true })}
      >
        {`${roundQuantityUp(priced, Math.ceil(quantity))} × ${salesUnit}`}
      </Button>
    </p>
  )
}

interface DoubtProps extends Omit<SelectedVariantProps, 'breakQuantity'> {
  doubt: NonNullable<ReviewLine['doubt']>
}

/** Asks how many are meant where what is written is no certain number. */
function DoubtQuestion({ line, doubt: { written, reason, mayBe }, products, onChange }: DoubtProps) {
  const t = quickOrderMessages
  return (
    <p className="flex w-full flex-wrap items-center gap-2 rounded-control bg-caution-soft px-3 py-2 text-sm text-caution">
      {t[`count-${reason}`](written)}
      {mayBe.map((quantity) => (
        <Button
          key={quantity}
          variant="secondary"
          size="small"
          onClick={() => onChange(settleDoubt(line, quantity, products))}
        >
          {countedText(quantity, line.unit)}
        </Button>
      ))}
    </p>
  )
}

function countedText(quantity: number, unit: string | null): string {
  const count = quantity.toLocaleString('en-IN')
  return unit === null ? count : quickOrderMessages.counted(count, unit, quantity > 1)
}

interface AmountProps {
  line: ReviewLine & { selection: Selection }
  priced: ReturnType<typeof parseOption>
  /** Of one. */
  price: PriceAmount
  name: string
  options: readonly string[]
  onChange: (line: ReviewLine) => void
}

/** Quantity and price; for a variant that is out of stock, a way to be told when it is back. */
function Amount({ line, priced, price, name, options, onChange }: AmountProps) {
  const { selection, pieces, isOut } = line
  if (isOut)
    return (
      <span className="ml-auto">
        <NotifyMe
          compositeId={compositeId(selection.productId, selection.variantIndex)}
          variant={priced}
          name={[name, ...options].join(', ')}
        />
      </span>
    )
  return (
    <div className="ml-auto flex items-center gap-4">
      <Stepper
        quantity={pieces ?? 0}
        {...quantityRounding(priced)}
        name={name}
        onChange={(next) => onChange({ ...setQuantity(line, next), isPending: true })}
      />
      <span className="w-28 text-right">
        {pieces !== null && <Price text={formatPaise(lineTotal(price, pieces))} />}
      </span>
    </div>
  )
}
