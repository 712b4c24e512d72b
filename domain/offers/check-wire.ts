import { z } from 'zod'
import { MAX_CART_LINES } from '../cart/line.ts'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'
import { amountInPaise, paise, pinCode, price } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import type { AppliedOffer, MissedOffer } from './apply-offers.ts'
import { couponCode } from './coupon-code.ts'

/** A coupon as somebody types it. */
export const coupon = z
  .string()
  .min(1)
  .max(40)
  .transform(couponCode)
  .meta({ description: 'A coupon, in any case; spaces and hyphens count for nothing.', example: 'DIWALI10' })

/** Offers as a customer was shown them, with the order that they place. */
export const seenOffers = z
  .object({
    code: coupon.nullish(),
    saved: amountInPaise.meta({
      description: 'What they save on goods and delivery; something else is refused as offers-changed.',
    }),
  })
  .meta({ id: 'SeenOffers' })

const checkRequest = z
  .object({
    lines: z
      .array(
        z.object({
          product: z.string().min(1).max(300).meta({ description: 'The composite id of the variant.' }),
          variantUid: z.string().max(200).optional(),
          quantity: z.number().int().min(1).max(MAX_QUANTITY),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES)
      .readonly(),
    code: coupon.nullish(),
    pinCode: pinCode.nullish().meta({ description: 'Of the address that it goes to, once it is known.' }),
    firm: z.uuid().nullish().meta({ description: 'The firm that is bought for; oneself without it.' }),
  })
  .meta({ id: 'OffersCheckRequest' })

const name = {
  name: z.string(),
  nameHi: z.string().nullable(),
  code: z.string().nullable(),
  kind: z.enum(['percent', 'amount', 'buy-get', 'free-delivery']),
}

/** Reasons that an offer does not hold; a later version of the store may have others. */
const missKinds = [
  'value',
  'quantity',
  'goods',
  'first-order',
  'sign-in',
  'place',
  'pin-code',
  'ended',
  'used',
  'beaten',
] as const

const appliedOffer = z
  .object({
    ...name,
    saved: paise.meta({ description: 'On goods and delivery; 0 where the delivery fee is not known yet.' }),
  })
  .meta({ id: 'AppliedOffer' })

const missedOffer = z
  .object({
    ...name,
    miss: z.enum(missKinds).meta({
      description:
        'value, quantity: so much is missing; goods: nothing that it is for; beaten: others that cannot stand beside it save more.',
    }),
    missing: z.int().nullable().meta({ description: 'Paise of value, or pieces.' }),
  })
  .meta({ id: 'MissedOffer' })

export const checkAnswer = z
  .object({
    applied: z.array(appliedOffer).readonly(),
    missed: z.array(missedOffer).readonly().meta({
      description: 'Offers that something in the cart could still make hold, and the coupon if it does not.',
    }),
    isCouponKnown: z.boolean().meta({ description: 'False for a code that is none of this buyer’s.' }),
    lines: z
      .array(
        z.object({
          product: z.string(),
          quantity: z.int(),
          before: price.meta({ description: 'Of one without offers, in millionths of a rupee.' }),
          price: price.meta({ description: 'Of one, in millionths of a rupee.' }),
          saved: paise.meta({ description: 'Of all units, in paise.' }),
        }),
      )
      .readonly()
      .meta({ description: 'Lines on which something is saved.' }),
    goodsSaved: paise,
    deliverySaved: paise,
  })
  .meta({ id: 'OffersCheck' })

export type OffersCheckWire = z.infer<typeof checkAnswer>

/** A cart whose offers are asked for, as it is sent. */
export type OffersQuestionWire = z.input<typeof checkRequest>

export const offerCalls = defineCalls({
  check: { method: 'post', path: '/offers/check', body: checkRequest, answer: checkAnswer },
})

/** Offers of a cart as they were found. */
export type CheckedOffers = Omit<OffersCheckWire, 'applied' | 'missed'> & {
  readonly applied: readonly AppliedOffer[]
  readonly missed: readonly MissedOffer[]
}

export function serializeCheckedOffers({ missed, applied, ...checked }: CheckedOffers): OffersCheckWire {
  return {
    ...checked,
    applied: applied.map(({ offerId: _, ...offer }) => offer),
    missed: missed.map(({ offerId: _, miss, ...offer }) => ({
      ...offer,
      miss: miss.kind,
      missing: 'missing' in miss ? miss.missing : null,
    })),
  }
}
