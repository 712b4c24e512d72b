import { z } from 'zod'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'
import { toPaise, type Paise } from '../money/paise.ts'
import { MAX_HOLDERS, MAX_PERCENT_OFF } from '../pricing/price-list.ts'
import { holder, namedHolder, hasFittingBrand, ruleTarget } from '../pricing/wire.ts'
import { day, idParams, paise, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import {
  MAX_PIECES,
  MAX_PIN_CODES,
  MAX_REACH,
  MAX_USES,
  OFFER_NAME_LENGTH,
  offerCodePattern,
  pinBeginningPattern,
} from './offer-limits.ts'

/** An amount that is something, up to ₹100 crore. */
const someMoney = z.int().min(1).max(100_000_000_000).transform(toPaise).meta({ description: 'Paise.' })

const pieces = z.number().int().min(1).max(MAX_PIECES)
const uses = z.number().int().min(1).max(MAX_USES)

/** Benefit of an offer, with amounts as requests or answers have them. */
export function benefitOf<Money extends z.ZodType<Paise, number>>(money: Money) {
  return z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percentOff: z
        .number()
        .int()
        .min(1)
        .max(MAX_PERCENT_OFF)
        .meta({ description: 'In hundredths of a per cent.' }),
      most: money.nullable().meta({ description: 'The most that an order gets, in paise.' }),
    }),
    z.object({ kind: z.literal('amount'), amount: money }),
    z.object({
      kind: z.literal('buy-get'),
      buy: pieces,
      get: pieces.meta({ description: 'Free of one size for every `buy` + `get` of it.' }),
    }),
    z.object({ kind: z.literal('free-delivery') }),
  ])
}

function contentOf<Money extends z.ZodType<Paise, number>>(money: Money) {
  return {
    name: z.string().trim().min(1).max(OFFER_NAME_LENGTH).meta({ description: 'Shown to customers.' }),
    nameHi: z.string().trim().min(1).max(OFFER_NAME_LENGTH).nullable(),
    code: z
      .string()
      .regex(offerCodePattern, 'not-an-offer-code')
      .nullable()
      .meta({ description: 'A coupon; null for an offer that applies by itself.' }),
    benefit: benefitOf(money),
    fromValue: money.nullable().meta({ description: 'Least value of the goods it is for, with GST.' }),
    fromQuantity: z.number().int().min(1).max(MAX_QUANTITY).nullable(),
    isFirstOrder: z.boolean(),
    pinCodes: z
      .array(z.string().regex(pinBeginningPattern, 'not-a-pin-beginning'))
      .max(MAX_PIN_CODES)
      .readonly()
      .meta({ description: 'Beginnings of PIN codes; everywhere where there are none.' }),
    fromDay: day,
    untilDay: day.nullable().meta({ description: 'The last day; null for no end.' }),
    budget: money.nullable().meta({ description: 'The most that it gives away in all.' }),
    usesPerPerson: uses.nullable(),
    usesInAll: uses.nullable(),
    isCombinable: z.boolean().meta({ description: 'It may stand beside other combinable ones.' }),
  }
}

const reach = z
  .object(ruleTarget)
  .refine((one) => (one.key === '') === (one.target === 'all'), {
    path: ['key'],
    message: 'rule-without-target',
  })
  .refine(hasFittingBrand, { path: ['brand'], message: 'brand-not-of-category' })

const saveOfferRequest = z
  .object({
    ...contentOf(someMoney),
    reach: z.array(reach).min(1).max(MAX_REACH).meta({ description: 'Any of them.' }),
    holders: z.array(holder).max(MAX_HOLDERS).meta({ description: 'Everybody where there are none.' }),
    revision: z.number().int().min(0).meta({ description: 'As it was seen; 0 for a new offer.' }),
  })
  .refine(({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay, {
    path: ['untilDay'],
    message: 'ends-before-start',
  })
  .meta({ id: 'SaveOfferRequest' })

const offerPauseRequest = z.object({ isPaused: z.boolean() }).meta({ id: 'OfferPauseRequest' })

const used = {
  id: z.uuid(),
  isPaused: z.boolean(),
  isRemoved: z.boolean(),
  uses: z.number().int().meta({ description: 'Orders that had it and were not cancelled.' }),
  given: paise.meta({ description: 'What it gave away so far.' }),
}

const offerRow = z.object({ ...used, ...contentOf(paise) }).meta({ id: 'OfferRow' })

const offer = z
  .object({
    ...used,
    ...contentOf(paise),
    revision: z.number().int(),
    lastImport: z.object({ id: z.uuid(), file: z.string(), by: z.string(), at: timestamp }).nullable().meta({
      description: 'The file that it is as, which can be undone; null once anything else changed it.',
    }),
    reach: z
      .array(
        z.object({
          ...ruleTarget,
          label: z.string().nullable().meta({ description: 'Null for what is no longer in the catalogue.' }),
        }),
      )
      .readonly(),
    holders: z.array(namedHolder).readonly(),
    isForEverybody: z
      .boolean()
      .meta({ description: 'False also where all those whom it was for are gone: then nobody has it.' }),
  })
  .meta({ id: 'Offer' })

const offers = z
  .object({ offers: z.array(offerRow).readonly() })
  .meta({ id: 'Offers', description: 'The newest first, those that were removed last.' })

export type OfferWire = z.infer<typeof offer>
export type OfferRowWire = z.infer<typeof offerRow>
export type SaveOfferRequest = z.input<typeof saveOfferRequest>

export const deskOfferCalls = defineCalls({
  list: { method: 'get', path: '/desk/offers', answer: offers },
  one: { method: 'get', path: '/desk/offers/{id}', params: idParams, answer: offer },
  save: { method: 'put', path: '/desk/offers/{id}', params: idParams, body: saveOfferRequest, answer: offer },
  remove: { method: 'delete', path: '/desk/offers/{id}', params: idParams, answer: offer },
  restore: { method: 'post', path: '/desk/offers/{id}/restore', params: idParams, answer: offer },
  pause: {
    method: 'post',
    path: '/desk/offers/{id}/pause',
    params: idParams,
    body: offerPauseRequest,
    answer: offer,
  },
})
