import { useState } from 'react'
import type { RefusedLine } from '#domain/cart/lines.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { canBeAdded } from '#domain/catalogue/is-for-sale.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { priceLabels, variantLabel } from '#domain/catalogue/variants/variant-label.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { formatPaise, formatPrice } from '#domain/money/format.ts'
import { sum } from '#domain/money/paise.ts'
import type { Price as PriceAmount } from '#domain/money/price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { quantitiesForBreaks } from '#domain/pricing/quantities-for-breaks.ts'
import { addToCart } from '#app/features/cart/cart-slice.ts'
import { createCartLine } from '#app/features/cart/create-cart-line.ts'
import { quantityRounding } from '#app/features/cart/quantity-rounding.ts'
import { RefusedLines } from '#app/features/cart/refused-lines.tsx'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Price } from '#app/ui/price.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import { sizeTableMessages } from '#messages/catalogue/size-table.ts'
import type { SizesProps, VariantFacts } from './sizes-props.ts'

/** All sizes with price, weight and what each covers, to add several at once (PRICE-04). Import lazily. */
export function SizeTable({ product, facts }: SizesProps) {
  const t = sizeTableMessages
  const dispatch = useAppDispatch()
  const [quantities, setQuantities] = useState<readonly number[]>([])
  const [added, setAdded] = useState<{ count: number; refused: readonly RefusedLine[] } | null>(null)
  const sizes = product.variants.map((variant, index) => ({
    variant,
    index,
    quantity: quantities[index] ?? 0,
  }))
  const forBreaks = quantitiesForBreaks(sizes.map((size) => ({ ...size, productId: product.id })))
  const priceOf = (index: number, variant: PublicVariant) => unitPriceAt(variant, forBreaks[index] ?? 0)
  const chosen = sizes.filter(({ quantity }) => quantity > 0)
  const total = sum(
    chosen.map(({ variant, index, quantity }) => lineTotal(priceOf(index, variant), quantity)),
  )

  function set(index: number, quantity: number) {
    setAdded(null)
    setQuantities(product.variants.map((_, at) => (at === index ? quantity : (quantities[at] ?? 0))))
  }

  function add() {
    const refused = dispatch(
      addToCart(
        chosen.map(({ variant, index, quantity }) =>
          createCartLine(compositeId(product.id, index), variant, quantity),
        ),
      ),
    )
    setAdded({ count: chosen.length - refused.length, refused })
    // what was refused stays in the table
    const left = new Map(refused.map(({ line }) => [line.product, line.quantity]))
    setQuantities(product.variants.map((_, index) => left.get(compositeId(product.id, index)) ?? 0))
  }

  function sizeName({ line }: RefusedLine): string | null {
    const variant = product.variants.find((_, index) => line.product === compositeId(product.id, index))
    return variant === undefined ? null : variantLabel(variant, product.name)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {/* large text widens the table beyond narrow columns */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable table must be reachable by keyboard */}
      <section aria-label={t.caption(product.name)} tabIndex={0} className="-mx-3 overflow-x-auto px-3">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t.caption(product.name)}</caption>
          <thead>
            <tr className="border-b border-hairline text-left text-xs text-quiet">
              <th scope="col" className="py-2 font-normal">
                {t.size}
              </th>
              <th scope="col" className="px-2 py-2 font-normal">
                {t.price}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t.quantity}
              </th>
            </tr>
          </thead>
          <tbody>
            {product.variants.map((variant, index) => (
              <SizeRow
                key={variant.uid ?? index}
                variant={variant}
                name={product.name}
                facts={facts[index]}
                price={priceOf(index, variant)}
                quantity={quantities[index] ?? 0}
                onQuantity={(quantity) => set(index, quantity)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {added !== null && <RefusedLines refused={added.refused} nameOf={sizeName} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="grid">
          <span className="text-xs text-quiet">{added === null ? t.total : t.added(added.count)}</span>
          {added === null && <Price text={formatPaise(total)} className="text-lg" />}
        </output>
        {added === null ? (
          <Button onClick={add} disabled={chosen.length === 0}>
            {t.add(chosen.length)}
          </Button>
        ) : (
          <LinkButton to="/cart">{t.viewCart}</LinkButton>
        )}
      </div>
    </div>
  )
}

interface SizeRowProps {
  variant: PublicVariant
  name: string
  facts: VariantFacts | undefined
  /** Of one, with what is chosen of all sizes. */
  price: PriceAmount
  quantity: number
  onQuantity: (quantity: number) => void
}

function SizeRow({ variant, name, facts, price, quantity, onQuantity }: SizeRowProps) {
  const { defaultVariant } = productMessages
  const label = variantLabel(variant, defaultVariant)
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-2.5 text-left font-medium">
        {label}
        <span className="grid text-xs font-normal text-quiet">
          {facts?.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          <QuantityRuleNote variant={variant} />
        </span>
      </th>
      <td className="px-2 py-2.5">
        <SizePrice variant={variant} price={price} measure={facts?.measure} />
      </td>
      <td className="py-1.5 text-right">
        {canBeAdded(variant) && (
          <Stepper
            name={`${name}, ${label}`}
            quantity={quantity}
            {...quantityRounding(variant)}
            silent
            onChange={onQuantity}
          />
        )}
      </td>
    </tr>
  )
}

interface SizePriceProps {
  variant: PublicVariant
  price: PriceAmount
  measure: VariantFacts['measure'] | undefined
}

/** The price of one at the quantity that is chosen, and per measure. */
function SizePrice({ variant, price, measure }: SizePriceProps) {
  const t = sizeTableMessages
  const { selling } = priceLabels(variant)
  return (
    <span className="grid">
      <Price text={selling && formatPrice(price)} />
      {measure && (
        <span className="text-xs text-quiet">{t.perMeasure(formatPrice(measure.price), measure.unit)}</span>
      )}
    </span>
  )
}
