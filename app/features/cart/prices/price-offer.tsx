import type { Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { nextPriceBreak } from '#domain/catalogue/prices/price-tiers.ts'
import { formatPrice } from '#domain/money/format.ts'
import { priceBreakMessages } from '#messages/catalogue/price-breaks.ts'

/** Offer of the next price break above the quantity of a line; nothing beyond the last one (PRICE-01). */
export function PriceOffer({ variant, quantity }: { variant: Tiered; quantity: number }) {
  const t = priceBreakMessages
  const offer = nextPriceBreak(variant, quantity)
  if (offer === null) return null
  return (
    <p className="text-xs text-quiet tabular-nums">
      {offer.costsLess && (
        <span className="font-medium text-good">{t.costsLess(offer.minQuantity, quantity)}. </span>
      )}
      <span key={`${offer.add} ${offer.priceWithGst}`}>
        {t.offer(offer.add, formatPrice(offer.priceWithGst))}
      </span>
    </p>
  )
}
