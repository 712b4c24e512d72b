import { add } from '#domain/money/paise.ts'
import type { Price } from '#domain/money/price.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'

/** A line of the cart, order or bill whose offers were checked. */
export interface OfferedLine {
  readonly product: string
  readonly quantity: number
  /** The price of one without offers. */
  readonly price: Price
}

export type LoweredLine = OffersCheckWire['lines'][number]

/** Prices that offers leave of lines; null where they take nothing off, or a line is not as they saw it. */
export function loweredLines(
  lines: readonly OfferedLine[],
  found: OffersCheckWire | null,
): (LoweredLine | null)[] {
  // the same goods may stand on several lines
  const left = [...(found?.lines ?? [])]
  return lines.map(({ product, quantity, price }) => {
    const at = left.findIndex(
      (each) => each.product === product && each.quantity === quantity && each.before === price,
    )
    return at === -1 ? null : (left.splice(at, 1)[0] ?? null)
  })
}

/** Offers that something is sold with, as they are on screen; nothing of a coupon that does not hold. */
export function shownOffers(found: OffersCheckWire | null, coupon: string | null) {
  if (found === null) return {}
  const holds = coupon !== null && found.applied.some(({ code }) => code === coupon)
  return { offers: { saved: add(found.goodsSaved, found.deliverySaved), ...(holds && { code: coupon }) } }
}
