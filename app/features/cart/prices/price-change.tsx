import type { PublicProduct } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/money/format.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { RepricedLine } from '#domain/orders/placing/priced-line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { pricesAccepted } from '../cart-slice.ts'
import { priceAlone } from '../cart-view.ts'

/** Shows the old and the new price of a line and lets the customer accept the new one (CART-16). */
export function PriceChange({ entry, name }: { entry: RepricedLine<PublicProduct>; name: string }) {
  const t = cartMessages
  const dispatch = useAppDispatch()
  const { line, seenPrice, variant } = entry
  return (
    <div className="grid gap-2 rounded-control bg-caution-soft p-3 text-sm">
      <p className="font-medium text-caution">{t.priceChanged}</p>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        <div className="flex gap-1.5">
          <dt className="text-quiet">{t.oldPrice}</dt>
          <dd className="text-quiet line-through tabular-nums">{formatSeenPrice(seenPrice)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>{t.newPrice}</dt>
          <dd>
            <Price text={formatPrice(variant.priceWithGst)} />
          </dd>
        </div>
      </dl>
      <p className="text-quiet">{t.notInTotal}</p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        aria-label={t.acceptLabel(name)}
        onClick={() => void dispatch(pricesAccepted({ [line.product]: priceAlone(entry) }))}
      >
        {t.accept}
      </Button>
    </div>
  )
}

/** The stored price comes from local storage and may not parse. */
function formatSeenPrice(text: string): string {
  try {
    return formatPrice(toPrice(text))
  } catch {
    return '–'
  }
}
