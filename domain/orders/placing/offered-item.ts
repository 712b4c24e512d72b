import type { Product } from '../../catalogue/product.ts'
import { atPrice } from '../../offers/at-price.ts'
import type { LineAfter } from '../../offers/apply-offers.ts'
import type { OfferLine } from '../../offers/offer-terms.ts'
import { ZERO, add, toPaise, type Paise } from '../../money/paise.ts'
import { prorate, roundHalfUp } from '../../money/largest-remainder.ts'
import type { LineOffer } from '../../pricing/price-source.ts'
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

/**
 * An item with another quantity, at its price; what offers saved on it is that of so many units. It follows from what they saved at
 * first and the quantity alone, whatever it was between: a line that was emptied and filled again saves what it did.
 */
export function ofQuantity(item: OrderItem, quantity: number): OrderItem {
  const { pricing } = item
  if (pricing?.offers === undefined || quantity === item.quantity) return { ...item, quantity }
  return {
    ...item,
    quantity,
    pricing: { ...pricing, offers: savedOn(quantity, pricing.offers, item.quantity) },
  }
}

/** Parts of what offers saved at first, that together come to the part of all of them. */
function savedOn(quantity: number, offers: readonly LineOffer[], units: number): LineOffer[] {
  const known = offers.map((offer) => ({ ...offer, first: offer.first ?? { units, saved: offer.saved } }))
  // all of one line were taken off the same number
  const of = BigInt(Math.max(1, known[0]?.first.units ?? 1))
  const shares = known.map(({ first }) => BigInt(first.saved) * BigInt(quantity))
  const whole = roundHalfUp(
    shares.reduce((total, share) => total + share, 0n),
    of,
  )
  const saved = prorate(whole, shares, of)
  return known.map((offer, index) => ({ ...offer, saved: toPaise(Number(saved[index] ?? 0n)) }))
}

/**
 * Tells whether offers may lower the price of more units: it is known how much they save on them. A line that was emptied before the
 * first numbers were kept does not say it any more.
 */
export function isSavingKnown({ quantity, pricing }: OrderItem): boolean {
  return quantity > 0 || (pricing?.offers ?? []).every(({ first }) => first !== undefined)
}
