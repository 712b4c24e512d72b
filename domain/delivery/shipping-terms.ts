import { paiseToRupees, roundToPaise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import { pinRulesOf } from './area-pins.ts'
import { deliveryFeeOf } from './delivery-fee.ts'
import type { DeliveryArea, DeliveryPlan } from './plan.ts'

/** The delivery of a product to some PIN codes. */
export type ShippingTerms = Pick<DeliveryArea, 'cutOff' | 'workingDays'> & {
  /** PIN codes of six digits. */
  readonly pins: readonly string[]
  /** Beginnings of PIN codes. */
  readonly beginnings: readonly string[]
  /** Working days between the order and its delivery at most. */
  readonly days: number
  /** The fee for one piece, in rupees. */
  readonly fee: number
}

/** One piece of a product. */
export type PieceToShip = { readonly productId: string; readonly priceWithGst: Price }

/**
 * The terms of each area of a plan for a piece, as search engines are told them. An area of which PIN codes are left out is itself
 * left out, since that cannot be told.
 */
export function shippingTermsOf(
  plan: DeliveryPlan,
  { productId, priceWithGst }: PieceToShip,
): ShippingTerms[] {
  const own = plan.productLeadDays.find((product) => product.productId === productId)?.days ?? 0
  const goods = roundToPaise(BigInt(priceWithGst))
  return plan.areas.flatMap((area) => {
    const rules = pinRulesOf(plan, area.id)
    if (rules.length === 0 || rules.some(({ isOfArea }) => !isOfArea)) return []
    const pins = rules.map(({ pin }) => pin)
    return {
      pins: pins.filter((pin) => pin.length === PIN_DIGITS),
      beginnings: pins.filter((pin) => pin.length < PIN_DIGITS),
      days: Math.max(area.leadDays, own),
      cutOff: area.cutOff,
      workingDays: area.workingDays,
      fee: paiseToRupees(deliveryFeeOf(area.fee, goods)),
    }
  })
}

const PIN_DIGITS = 6
