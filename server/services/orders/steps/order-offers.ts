import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import { add, ZERO, type Paise } from '#domain/money/paise.ts'
import { applyOffers, type AppliedOffer } from '#domain/offers/apply-offers.ts'
import type { SeenOffers } from '#domain/offers/seen-offers.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import { offerLine, savedByOffer, withOffers } from '#domain/orders/placing/offered-item.ts'
import type { ReadyLine } from '#domain/orders/placing/priced-line.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { raiseUses, takeOffers } from '../../../db/offers/offer-uses.ts'
import { offersAtHand, type OfferSeeker } from '../../offers/steps/offers-at-hand.ts'

/** Items at the prices that offers leave, and what they take off the delivery fee. */
export type OfferedItems = {
  readonly items: readonly OrderItem[]
  readonly offers: readonly AppliedOffer[]
  readonly deliverySaved: Paise
}

/** Priced lines with the items that are made of them. */
export type ItemsToOffer = {
  readonly items: readonly OrderItem[]
  readonly priced: readonly ReadyLine<Product>[]
  /** By the value before offers. */
  readonly deliveryFee: Paise
}

/**
 * Applies the offers of this moment to the items of an order (OFFER-01). Throws `offers-changed` when they save something else than was
 * shown, or a coupon that was shown does not hold, unless the total is compared anyway; staff are told of offers first.
 */
export async function applyOrderOffers(
  queries: Queries,
  { items, priced, deliveryFee }: ItemsToOffer,
  {
    seen,
    isTotalSeen,
    ...seeker
  }: OfferSeeker & { readonly seen: SeenOffers; readonly isTotalSeen: boolean },
): Promise<OfferedItems> {
  const { offers, couponId, buyer } = await offersAtHand(queries, seeker)
  const lines = priced.flatMap((line, index) => {
    const item = items[index]
    return item === undefined ? [] : [offerLine(line, item)]
  })
  const after = applyOffers(offers, { lines, deliveryFee, buyer })
  const saved = add(after.goodsSaved, after.deliverySaved)
  const holds = seeker.code === null || after.applied.some(({ offerId }) => offerId === couponId)
  if (!(isTotalSeen || (holds && saved === seen.saved))) throw new AppError('offers-changed', { saved })
  return {
    items: items.map((item, index) => {
      const line = after.lines[index]
      return line === undefined ? item : withOffers(item, line)
    }),
    offers: after.applied,
    deliverySaved: after.deliverySaved,
  }
}

/** Counts the offers of a new order as used. Throws `offers-changed` where one of them has less left than it takes, unless it was quoted. */
export async function takeOrderOffers(queries: Queries, order: Order, isQuoted: boolean): Promise<void> {
  const { offers, createdAt } = order
  if (offers === undefined) return
  const day = istDay(new Date(createdAt))
  if (!(await takeOffers(queries, order, { offers, day, isPromised: isQuoted })))
    throw new AppError('offers-changed')
}

/**
 * Counts what offers save on the units that an edit adds at their price. Throws `invalid-input` where the budget of one has not so much
 * left, but for a load that weighs more: that is on the lorry.
 */
export async function takeMoreOfOffers(
  queries: Queries,
  orderId: string,
  { items, isWeighed }: { readonly items: readonly OrderItem[]; readonly isWeighed: boolean },
): Promise<void> {
  const short = await raiseUses(queries, orderId, savedByOffer(items))
  if (short.length > 0 && !isWeighed)
    throw new AppError('invalid-input', { reasons: short.map((name) => ({ code: 'offer-used-up', name })) })
}

/** Items without offers. */
export function withoutOffers(items: readonly OrderItem[]): OfferedItems {
  return { items, offers: [], deliverySaved: ZERO }
}
