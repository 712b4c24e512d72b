import { useId } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import { offerTitle, type OrderOffer } from '#domain/orders/offers-of-order.ts'
import { language } from '#messages/language.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'

/** Offers of an order, whose prices are after them (OFFER-01). */
export function OrderOffers({ offers }: { offers: readonly OrderOffer[] }) {
  const id = useId()
  if (offers.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-1 border-t border-hairline pt-3 text-sm">
      <h3 id={id} className="text-quiet">
        {orderPageMessages.offers}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-1 gap-1">
        {offers.map((offer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two offers may have one name
          <li key={index} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{offerTitle(offer, language)}</span>
            <span translate="no" className="shrink-0 text-good tabular-nums">
              – {formatPaise(offer.saved)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
