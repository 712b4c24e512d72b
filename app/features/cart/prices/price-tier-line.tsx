import type { Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { priceTiers } from '#domain/catalogue/prices/price-tiers.ts'
import { formatPrice } from '#domain/money/format.ts'
import { priceBreakMessages } from '#messages/catalogue/price-breaks.ts'

/** The prices of larger quantities on one line: `50+ ₹397.98 · 200+ ₹393.96` (PRICE-01). */
export function PriceTierLine({ variant }: { variant: Tiered }) {
  const t = priceBreakMessages
  const [, ...larger] = priceTiers(variant)
  if (larger.length === 0) return null
  return (
    <ul aria-label={t.title} className="flex flex-wrap gap-x-2.5 pt-0.5 text-xs text-quiet tabular-nums">
      {larger.map(({ minQuantity, priceWithGst, cheaperThan }) => (
        <li key={minQuantity}>
          <span className="whitespace-nowrap">
            {t.from(minQuantity)} <span className="text-ink">{formatPrice(priceWithGst)}</span>
          </span>
          {cheaperThan !== null && (
            <span className="block text-good">{t.costsLess(minQuantity, cheaperThan)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
