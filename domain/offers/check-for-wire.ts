import { z } from 'zod'
import { MAX_CART_LINES } from '../cart/line.ts'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'
import { phoneInput } from '../identity/wire.ts'
import { typedPrice } from '../pricing/typed-price-wire.ts'
import { pinCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { checkAnswer, coupon } from './check-wire.ts'

const checkForRequest = z
  .object({
    lines: z
      .array(
        z.object({
          product: z.string().min(1).max(300).meta({ description: 'The composite id of the variant.' }),
          variantUid: z.string().max(200).optional(),
          quantity: z.number().int().min(1).max(MAX_QUANTITY),
          typedPrice: typedPrice.shape.price
            .optional()
            .meta({ description: 'With GST, in paise, where staff typed one: no offer lowers it.' }),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES)
      .readonly(),
    phone: phoneInput.nullish().meta({
      description: 'The customer’s. Without it, offers that are counted by person do not hold.',
    }),
    firm: z.uuid().nullish().meta({ description: 'The firm that is bought for.' }),
    code: coupon.nullish(),
    pinCode: pinCode.nullish().meta({ description: 'Of the address that it goes to, once it is known.' }),
    isTakenAway: z.boolean().optional().meta({
      description: 'True at the counter: nothing is delivered, and offers of an area do not hold.',
    }),
  })
  .meta({ id: 'OffersCheckForRequest' })

/** Goods that staff sell, whose offers are asked for, as they are sent. */
export type OffersQuestionForWire = z.input<typeof checkForRequest>

export const offersForCalls = defineCalls({
  check: { method: 'post', path: '/desk/offers/check', body: checkForRequest, answer: checkAnswer },
})
