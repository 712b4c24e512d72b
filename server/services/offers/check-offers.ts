import type { CompositeId } from '#domain/catalogue/composite-id.ts'
import { feeToAddress } from '#domain/delivery/fee-to-address.ts'
import { sum } from '#domain/money/paise.ts'
import { applyOffers, type MissedOffer } from '#domain/offers/apply-offers.ts'
import type { CheckedOffers } from '#domain/offers/check-wire.ts'
import { requireCountable, type OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { offerLine } from '#domain/orders/placing/offered-item.ts'
import type { Database } from '../../db/database.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'
import { offersAtHand } from './steps/offers-at-hand.ts'
import { frozenItem, findPricedLines } from '../orders/steps/price-lines.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly orderLimits: Pick<OrderLimits, 'maxTotal'>
}

/** A cart whose offers somebody asks for. */
export type OffersQuestion = {
  /** Null for a guest. */
  readonly userId: string | null
  readonly firmId: string | null
  readonly code: string | null
  readonly pinCode: string | null
  readonly lines: readonly {
    readonly product: CompositeId
    readonly variantUid?: string | undefined
    readonly quantity: number
  }[]
}

/** Misses that the cart can still change; others are told of a coupon that was typed alone. */
const changeable: readonly MissedOffer['miss']['kind'][] = ['value', 'quantity', 'sign-in', 'pin-code']

/**
 * Tells which offers a cart has, and what keeps others from it (OFFER-01). Lines that cannot be ordered as they are count for nothing.
 * A coupon that is not this buyer's to have is as unknown as one that nobody has. Throws `order-too-large` for goods
 * beyond what can be counted.
 */
export async function checkOffers(
  { database: { queries }, now, orderLimits }: Dependencies,
  { userId, firmId, code, pinCode, lines }: OffersQuestion,
): Promise<CheckedOffers> {
  const at = now()
  const asked = lines.map((line) => ({ ...line, addedDate: '', active: true }))
  const buyer = userId === null ? null : { uid: userId, firmId, at }
  const priced = (await findPricedLines(queries, asked, buyer)).filter(({ state }) => state === 'ready')
  const offerLines = priced.flatMap((line) =>
    line.state === 'ready' ? [offerLine(line, frozenItem(line))] : [],
  )
  const value = sum(offerLines.map((line) => line.value))
  requireCountable(value, orderLimits)
  const deliveryFee =
    pinCode === null ? null : feeToAddress((await readPlan(queries)).plan, { zipcode: pinCode }, value)
  const hand = await offersAtHand(queries, { userId, firmId, code, pinCode, at })
  const after = applyOffers(hand.offers, { lines: offerLines, deliveryFee, buyer: hand.buyer })
  return {
    applied: after.applied,
    missed: after.missed.filter(
      ({ offerId, miss }) => offerId === hand.couponId || changeable.includes(miss.kind),
    ),
    isCouponKnown: hand.couponId !== null,
    lines: after.lines.flatMap(({ price, saved }, index) => {
      const line = priced[index]?.line
      const before = offerLines[index]?.price
      if (line === undefined || before === undefined || saved === 0) return []
      return [{ product: line.product, quantity: line.quantity, before, price, saved }]
    }),
    goodsSaved: after.goodsSaved,
    deliverySaved: after.deliverySaved,
  }
}
