import type { OfferAtHand, OfferBuyer } from '#domain/offers/offer-terms.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { hasOrders } from '../../../db/offers/offer-uses.ts'
import { findOfferByCode, findOffersInForce } from '../../../db/offers/offers-in-force.ts'

/** Somebody who may have offers, and the coupon that they typed; null for a guest, for oneself, for none. */
export type OfferSeeker = {
  readonly userId: string | null
  readonly firmId: string | null
  readonly code: string | null
  /** Null also for what is taken away. */
  readonly pinCode: string | null
  readonly at: Date
  /** True of somebody without an id who becomes a customer by this order. */
  readonly isNew?: boolean
}

/** Offers that are a buyer's to have at this moment, and what they say about the buyer. */
export type OffersAtHand = {
  readonly offers: readonly OfferAtHand[]
  /** Id of the offer that the coupon is for; null where this buyer has none of that code, or none yet. */
  readonly couponId: string | null
  readonly buyer: OfferBuyer
}

/** Reads the offers of a buyer (OFFER-01). The walk-in customer is many people, of whom nobody is known. */
export async function offersAtHand(
  queries: Queries,
  { userId: uid, firmId, code, pinCode, at, isNew = false }: OfferSeeker,
): Promise<OffersAtHand> {
  const day = istDay(at)
  const isNameless = uid === WALK_IN.uid
  const userId = isNameless ? null : uid
  const who = { userId, firmId }
  const automatic = await findOffersInForce(queries, { ...who, day })
  const found = code === null ? null : await findOfferByCode(queries, { ...who, code })
  // nobody learns of an offer by its code before it begins
  const coupon = found !== null && found.fromDay <= day ? found : null
  const offers = coupon === null ? automatic : [...automatic, coupon]
  const asksForOrders = userId !== null && offers.some(({ isFirstOrder }) => isFirstOrder)
  const hasOrdered = asksForOrders ? await hasOrders(queries, userId) : null
  return {
    offers,
    couponId: coupon?.id ?? null,
    buyer: { hasOrders: isNew ? false : hasOrdered, pinCode, isNameless, day },
  }
}
