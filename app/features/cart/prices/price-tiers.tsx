import type { Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { priceTiers, type PriceTier } from '#domain/catalogue/prices/price-tiers.ts'
import { formatPrice } from '#domain/money/format.ts'
import { Price } from '#app/ui/price.tsx'
import { priceBreakMessages } from '#messages/catalogue/price-breaks.ts'

interface PriceTiersProps {
  variant: Tiered
  /** The quantity in the cart, whose price is marked. */
  quantity: number
  /** Other sizes count as well (PRICE-11). */
  isShared: boolean
}

/** The prices of a variant by quantity, side by side; nothing when the quantity does not matter (PRICE-01). */
export function PriceTiers({ variant, quantity, isShared }: PriceTiersProps) {
  const t = priceBreakMessages
  const tiers = priceTiers(variant)
  if (tiers.length === 0) return null
  const reached = tiers.findLastIndex(({ minQuantity }) => minQuantity <= quantity)
  const cheaper = tiers.flatMap(({ minQuantity, cheaperThan }) =>
    cheaperThan === null ? [] : t.costsLess(minQuantity, cheaperThan),
  )
  return (
    <section className="grid gap-2">
      <h2 className="text-sm text-quiet">{t.title}</h2>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-control bg-hairline">
        {tiers.map(({ minQuantity, priceWithGst }, index) => (
          <div
            key={minQuantity}
            data-current={index === reached || undefined}
            className="group grid min-w-20 flex-[1_0_auto] content-start bg-sunken px-3 py-2 data-current:bg-accent-soft"
          >
            <dt className="text-xs text-quiet tabular-nums group-data-current:text-accent">
              {tierRange(t, tiers, index)}
            </dt>
            <dd>
              <Price text={formatPrice(priceWithGst)} className="text-sm" />
            </dd>
          </div>
        ))}
      </dl>
      {isShared && <p className="text-xs text-quiet">{t.sizesTogether}</p>}
      {cheaper.length > 0 && <p className="text-xs text-good">{cheaper.join(' · ')}</p>}
    </section>
  )
}

/** `1–49` for the first one, `50+` for those after it. */
function tierRange(
  t: Pick<typeof priceBreakMessages, 'range' | 'from'>,
  tiers: readonly PriceTier[],
  index: number,
): string {
  const first = tiers[index]?.minQuantity ?? 1
  const next = tiers[index + 1]
  return index > 0 || next === undefined ? t.from(first) : t.range(first, next.minQuantity - 1)
}
