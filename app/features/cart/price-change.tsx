import type { PublicProduct } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/money/format.ts'
import { priceText } from '#domain/money/price.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { RepricedLine } from '#domain/orders/priced-line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { cartMessages } from '#app/messages/cart.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { pricesAccepted } from './cart-slice.ts'

/** Says that the price of a line is another than the person saw, and lets them accept it (CART-16). */
export function PriceChange({ entry, name }: { entry: RepricedLine<PublicProduct>; name: string }) {
  const t = useMessages(cartMessages)
  const dispatch = useAppDispatch()
  const { line, seenPrice, variant } = entry
  return (
    <div className="grid gap-2 rounded-control bg-caution-soft p-3 text-sm">
      <p className="font-medium text-caution">{t.priceChanged}</p>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        <div className="flex gap-1.5">
          <dt className="text-quiet">{t.priceWas}</dt>
          <dd className="text-quiet line-through tabular-nums">{shownSeen(seenPrice)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>{t.priceNow}</dt>
          <dd>
            <Price text={formatPrice(variant.priceWithGst)} />
          </dd>
        </div>
      </dl>
      <p className="text-quiet">{t.notBilled}</p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        aria-label={t.acceptOf(name)}
        onClick={() => void dispatch(pricesAccepted({ [line.product]: priceText(variant.priceWithGst) }))}
      >
        {t.accept}
      </Button>
    </div>
  )
}

/** The remembered price comes from the device's storage and may be anything. */
function shownSeen(text: string): string {
  try {
    return formatPrice(toPrice(text))
  } catch {
    return '–'
  }
}
