import { ZERO, add, type Paise } from '#domain/money/paise.ts'
import { atPrice } from '#domain/offers/at-price.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { computeBill } from '#domain/orders/bill.ts'
import type { Cart } from '#app/features/cart/use-cart.ts'
import type { OrderContent } from '../payment/order-attempt.ts'
import type { CheckoutOffers } from './use-offers.ts'

/** A cart with what its offers save. */
export type OfferedCart = Cart & {
  /** Savings of a line, by composite id. */
  readonly savedByLine: Readonly<Record<string, Paise>>
  /** On the goods alone. */
  readonly offersSaved: Paise
  /** The goods before offers, by which the fee of delivery goes. */
  readonly goodsBefore: Paise
  readonly deliverySaved: Paise
}

/** A cart at the prices that offers leave of it; a line that is not as the offers saw it keeps its own. */
export function withOffers(cart: Cart, offers: CheckoutOffers | null): OfferedCart {
  const goodsBefore = cart.bill.grandTotal
  const found = offers?.found ?? null
  if (found === null) return { ...cart, savedByLine: {}, offersSaved: ZERO, goodsBefore, deliverySaved: ZERO }
  const lowered = new Map(found.lines.map((line) => [line.product, line]))
  const savedByLine: Record<string, Paise> = {}
  const billed = cart.cartEntries.flatMap((entry) => {
    if (entry.state !== 'ready') return []
    const { line, variant } = entry
    const after = lowered.get(line.product)
    if (!isOf(after, line.quantity, variant.priceWithGst)) return [{ ...variant, quantity: line.quantity }]
    savedByLine[line.product] = after.saved
    return [{ ...atPrice(variant, after.price), quantity: line.quantity }]
  })
  const { goodsSaved: offersSaved, deliverySaved } = found
  return { ...cart, bill: computeBill(billed), savedByLine, offersSaved, goodsBefore, deliverySaved }
}

type LoweredLine = OffersCheckWire['lines'][number]

function isOf(after: LoweredLine | undefined, quantity: number, price: number): after is LoweredLine {
  return after?.quantity === quantity && after.before === price
}

/** Offers that an order is placed with, as they are on screen; nothing of a coupon that does not hold. */
export function shownOffers(offers: CheckoutOffers | null): Pick<OrderContent, 'offers'> {
  if (offers === null || offers.found === null) return {}
  const { coupon, found } = offers
  const holds = coupon !== null && found.applied.some(({ code }) => code === coupon)
  return {
    offers: { saved: add(found.goodsSaved, found.deliverySaved), ...(holds && { code: coupon }) },
  }
}
