import type { Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { nextPriceBreak } from '#domain/catalogue/prices/next-price-break.ts'
import { formatPrice } from '#domain/money/format.ts'
import { priceBreakMessages } from '#messages/catalogue/price-breaks.ts'
import { priceOfferMessages } from '#messages/orders/price-offers.ts'

interface PriceOfferProps {
  variant: Tiered
  quantity: number
  /** Units of other sizes that share its price breaks. */
  others?: number
  /** It comes in other sizes that do. */
  isShared?: boolean
}

/** Offer of the next price break above the quantity of a line; nothing beyond the last one (PRICE-01, PRICE-11). */
export function PriceOffer({ variant, quantity, others = 0, isShared = false }: PriceOfferProps) {
  const t = priceOfferMessages
  const offer = nextPriceBreak(variant, quantity, others)
  if (offer === null) return null
  const price = formatPrice(offer.priceWithGst)
  return (
    <p className="text-xs text-quiet tabular-nums">
      {offer.costsLess && (
        <span className="font-medium text-good">
          {priceBreakMessages.costsLess(offer.minQuantity, quantity)}.{' '}
        </span>
      )}
      <span key={`${offer.add} ${offer.priceWithGst}`}>
        {isShared ? t.offerAnySize(offer.add, price) : t.offer(offer.add, price)}
      </span>
    </p>
  )
}
