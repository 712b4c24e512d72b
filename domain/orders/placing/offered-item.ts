import type { Product } from '../../catalogue/product.ts'
import { atPrice } from '../../offers/at-price.ts'
import type { LineAfter } from '../../offers/apply-offers.ts'
import type { OfferLine } from '../../offers/offer-terms.ts'
import { ZERO, add, toPaise, type Paise } from '../../money/paise.ts'
import { lineTotal } from '../bill.ts'
import type { OrderItem } from '../order.ts'
import type { ReadyLine } from './priced-line.ts'

/** A priced line as offers look at it. */
export function offerLine({ line, product, variant, index }: ReadyLine<Product>, item: OrderItem): OfferLine {
  return {
    product,
    index,
    uid: variant.uid,
    quantity: line.quantity,
    price: item.priceWithGst,
    value: lineTotal(item.priceWithGst, line.quantity),
    isBargained: item.pricing?.source.kind === 'line',
  }
}

/** An item at the price that offers leave of it, with the offers that it had. */
export function withOffers(item: OrderItem, { price, offers }: LineAfter): OrderItem {
  if (offers.length === 0) return item
  const { productDiscount, priceWithGst, variantSpecs, pricing } = item
  const { discount, priceWithoutGst, gst } = atPrice(
    { ...variantSpecs, priceWithGst, discount: productDiscount },
    price,
  )
  return {
    ...item,
    priceWithGst: price,
    productDiscount: discount,
    variantSpecs: { ...variantSpecs, priceWithoutGst, gst },
    ...(pricing && { pricing: { ...pricing, offers } }),
  }
}

/** Savings of each offer on items, by its id. */
export function savedByOffer(items: readonly OrderItem[]): ReadonlyMap<string, Paise> {
  const saved = new Map<string, Paise>()
  for (const offer of items.flatMap(({ pricing }) => pricing?.offers ?? []))
    saved.set(offer.offerId, add(saved.get(offer.offerId) ?? ZERO, offer.saved))
  return saved
}

/** An item with another quantity, at its price; what offers saved on it is that of so many units. */
export function ofQuantity(item: OrderItem, quantity: number): OrderItem {
  const { pricing } = item
  if (pricing?.offers === undefined) return { ...item, quantity }
  const offers = pricing.offers.map((offer) => ({
    ...offer,
    saved: toPaise(Math.round((offer.saved * quantity) / Math.max(1, item.quantity))),
  }))
  return { ...item, quantity, pricing: { ...pricing, offers } }
}
