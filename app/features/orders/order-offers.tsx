import { formatPaise } from '#domain/money/format.ts'
import { offerTitle, type OrderOffer } from '#domain/orders/offers-of-order.ts'
import { SavingsList } from '#app/ui/savings-list.tsx'
import { language } from '#messages/language.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'

/** Offers of an order, whose prices are after them (OFFER-01). */
export function OrderOffers({ offers }: { offers: readonly OrderOffer[] }) {
  if (offers.length === 0) return null
  const savings = offers.map((offer) => ({
    name: offerTitle(offer, language),
    amount: formatPaise(offer.saved),
  }))
  return <SavingsList title={orderPageMessages.offers} savings={savings} />
}
