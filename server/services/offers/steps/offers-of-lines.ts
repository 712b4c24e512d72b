import type { CompositeId } from '#domain/catalogue/composite-id.ts'
import { feeToAddress } from '#domain/delivery/fee-to-address.ts'
import { ZERO, sum, type Paise } from '#domain/money/paise.ts'
import { applyOffers, type MissedOffer } from '#domain/offers/apply-offers.ts'
import type { CheckedOffers } from '#domain/offers/check-wire.ts'
import { requireCountable, type OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { offerLine } from '#domain/orders/placing/offered-item.ts'
import { atTypedPrice } from '#domain/orders/placing/typed-line.ts'
import { readPlan } from '../../../db/delivery/delivery-plan.ts'
import type { Database } from '../../../db/database.ts'
import { frozenItem, findPricedLines } from '../../orders/steps/price-lines.ts'
import { offersAtHand, type OfferSeeker } from './offers-at-hand.ts'

export type OffersDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly orderLimits: Pick<OrderLimits, 'maxTotal'>
}

/** A line whose offers somebody asks for. */
export type QuestionLine = {
  readonly product: CompositeId
  readonly variantUid?: string | undefined
  readonly quantity: number
  /** The price of one that staff typed. */
  readonly typedPrice?: Paise | undefined
}

/** Lines whose offers somebody asks for. */
export type OffersQuestion = Omit<OfferSeeker, 'at'> & {
  readonly lines: readonly QuestionLine[]
  /** True at the counter, where nothing is delivered. */
  readonly isTakenAway?: boolean | undefined
}

/** Misses that the cart can still change; others are told of a coupon that was typed alone. */
const changeable: readonly MissedOffer['miss']['kind'][] = ['value', 'quantity', 'sign-in']

/**
 * Finds the offers of lines, and what keeps others from them (OFFER-01). Lines that cannot be ordered as they are count for nothing. A
 * coupon that is not this buyer's to have is as unknown as one that nobody has. Throws `order-too-large` for goods beyond what can be
 * counted.
 */
export async function offersOfLines(
  { database: { queries }, now, orderLimits }: OffersDependencies,
  { lines, isTakenAway = false, ...seeker }: OffersQuestion,
): Promise<CheckedOffers> {
  const at = now()
  const { userId, firmId, pinCode } = seeker
  const asked = lines.map((line) => ({ ...line, addedDate: '', active: true }))
  const buyer = userId === null ? null : { uid: userId, firmId, at }
  const all = await findPricedLines(queries, asked, buyer)
  const priced = all.flatMap((line, index) =>
    line.state === 'ready' ? [{ line, typedPrice: lines[index]?.typedPrice }] : [],
  )
  const offerLines = priced.map(({ line, typedPrice }) => {
    const item = frozenItem(line)
    const typed = typedPrice === undefined ? null : { price: typedPrice, reason: '' }
    return offerLine(line, typed === null ? item : atTypedPrice(item, typed, ''))
  })
  const value = sum(offerLines.map((line) => line.value))
  requireCountable(value, orderLimits)
  const known =
    pinCode === null ? null : feeToAddress((await readPlan(queries)).plan, { zipcode: pinCode }, value)
  const hand = await offersAtHand(queries, { ...seeker, at })
  const after = applyOffers(hand.offers, {
    lines: offerLines,
    deliveryFee: isTakenAway ? ZERO : known,
    buyer: hand.buyer,
  })
  return {
    applied: after.applied,
    missed: after.missed.filter(
      ({ offerId, miss: { kind } }) =>
        offerId === hand.couponId || changeable.includes(kind) || (kind === 'pin-code' && !isTakenAway),
    ),
    isCouponKnown: hand.couponId !== null,
    lines: after.lines.flatMap(({ price, saved }, index) => {
      const line = priced[index]?.line.line
      const before = offerLines[index]?.price
      if (line === undefined || before === undefined || saved === 0) return []
      return [{ product: line.product, quantity: line.quantity, before, price, saved }]
    }),
    goodsSaved: after.goodsSaved,
    deliverySaved: after.deliverySaved,
  }
}
