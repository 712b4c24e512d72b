import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { formatPaise, formatPrice } from '#domain/money/format.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import type { SiteListWire } from '#domain/site-lists/wire.ts'
import type { CartEntry } from '#app/features/cart/cart-view.ts'
import { quantityRounding } from '#app/features/cart/quantity-rounding.ts'
import { cartMessages } from '#messages/orders/cart.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { Price } from '#app/ui/price.tsx'
import { isOrderable, quantityOf } from './list-draft.ts'

interface ListRowProps {
  kept: SiteListWire['lines'][number]
  cartEntry: CartEntry
  /** It is ordered this time. */
  isWanted: boolean
  mayKeep: boolean
  onChoose: (isWanted: boolean) => void
  onQuantity: (quantity: number) => void
  onTakeOut: () => void
}

/** A line of a list: whether it is ordered, what it costs now, how many, and what has changed since it was kept. */
export function ListRow({
  kept,
  cartEntry,
  isWanted,
  mayKeep,
  onChoose,
  onQuantity,
  onTakeOut,
}: ListRowProps) {
  const t = siteListMessages
  const options = kept.options.join(' · ')
  const name = options === '' ? kept.name : `${kept.name}, ${options}`
  const orderable = isOrderable(cartEntry) ? cartEntry : null
  const listed = orderable?.product.variants[orderable.index]
  return (
    <div className="flex items-start gap-2">
      <CheckboxField
        hideLabel
        className="-mt-2.5"
        label={t.choose(name)}
        checked={orderable !== null && isWanted}
        disabled={orderable === null}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1">
            {orderable === null ? (
              <span className="font-medium text-quiet wrap-anywhere">{kept.name}</span>
            ) : (
              <Link
                to={productPath(orderable.product.id, orderable.index)}
                className="font-medium wrap-anywhere hover:text-accent"
              >
                {orderable.product.name}
              </Link>
            )}
            <Terms cartEntry={cartEntry} options={options} />
          </div>
          {mayKeep && (
            <IconButton label={t.takeOut(name)} onClick={onTakeOut} className="-mt-2 -mr-2 text-quiet">
              <Trash2 size={20} />
            </IconButton>
          )}
        </div>
        <Change cartEntry={cartEntry} />
        {orderable !== null && listed !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Stepper
              quantity={orderable.line.quantity}
              {...quantityRounding(listed)}
              name={name}
              onChange={(quantity) => (quantity < 1 ? onChoose(false) : onQuantity(quantity))}
            />
            {isWanted && (
              <Price
                text={formatPaise(lineTotal(orderable.variant.priceWithGst, quantityOf(orderable)))}
                className="ml-auto text-lg"
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Terms({ cartEntry, options }: { cartEntry: CartEntry; options: string }) {
  if (cartEntry.state === 'pending') return <Skeleton className="h-4 w-1/2" />
  if (!isOrderable(cartEntry)) return <span className="text-sm text-quiet">{options}</span>
  const { variant } = cartEntry
  return (
    <span className="text-sm text-quiet">
      {options !== '' && <>{options} · </>}
      <Price text={formatPrice(variant.priceWithGst)} className="text-ink" />{' '}
      {variant.unit === null ? cartMessages.each : cartMessages.perUnit(variant.unit)}
    </span>
  )
}

/** A change of a line since it was kept: it is gone, sold in other quantities, or has another price. */
function Change({ cartEntry }: { cartEntry: CartEntry }) {
  const t = siteListMessages
  if (cartEntry.state === 'gone')
    return <p className="text-sm font-medium text-bad">{cartEntry.isOutOfStock ? t.outOfStock : t.gone}</p>
  if (cartEntry.state === 'quantity-not-allowed')
    return <p className="text-sm font-medium text-caution tabular-nums">{t.takes(quantityOf(cartEntry))}</p>
  if (cartEntry.state !== 'price-changed') return null
  return (
    <p className="text-sm font-medium text-caution tabular-nums">
      {t.priceWas(formatPrice(toPrice(cartEntry.seenPrice)))}
    </p>
  )
}
