import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import type { OfferWire } from '#domain/offers/desk-wire.ts'
import { MAX_PIECES, MAX_USES } from '#domain/offers/offer-limits.ts'
import type { OfferBenefit } from '#domain/offers/offer.ts'
import { MAX_PERCENT_OFF } from '#domain/pricing/price-list.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { nothing, type ChosenTarget } from '#app/desk/catalogue/targets/chosen.ts'
import type { Holder } from '#app/desk/catalogue/targets/holder-choice.tsx'

/** An offer as it is being typed. */
export interface TypedOffer {
  readonly name: string
  readonly nameHi: string
  readonly isCoupon: boolean
  readonly code: string
  readonly kind: OfferBenefit['kind']
  readonly percent: string
  readonly most: string
  readonly amount: string
  readonly buy: string
  readonly get: string
  readonly reach: readonly ChosenTarget[]
  readonly fromValue: string
  readonly fromQuantity: string
  readonly fromDay: string
  readonly untilDay: string
  readonly isForEverybody: boolean
  readonly holders: readonly Holder[]
  readonly isFirstOrder: boolean
  readonly pinCodes: string
  readonly budget: string
  readonly usesPerPerson: string
  readonly usesInAll: string
  readonly isCombinable: boolean
}

export const percentLimits = { least: 0.01, most: MAX_PERCENT_OFF / 100, decimals: 2 }
export const pieceLimits = { least: 1, most: MAX_PIECES }
export const quantityLimits = { least: 1, most: MAX_QUANTITY }
export const limitsOfUses = { least: 1, most: MAX_USES }

const empty: TypedOffer = {
  name: '',
  nameHi: '',
  isCoupon: false,
  code: '',
  kind: 'percent',
  percent: '',
  most: '',
  amount: '',
  buy: '',
  get: '',
  reach: [{ target: 'all', ...nothing }],
  fromValue: '',
  fromQuantity: '',
  fromDay: '',
  untilDay: '',
  isForEverybody: true,
  holders: [],
  isFirstOrder: false,
  pinCodes: '',
  budget: '',
  usesPerPerson: '',
  usesInAll: '',
  isCombinable: false,
}

/** An offer as it is typed first: as it is saved, or a new one for everything from today on. */
export function typedOffer(offer: OfferWire | null): TypedOffer {
  if (offer === null) return { ...empty, fromDay: istDay(new Date()) }
  return {
    ...empty,
    ...typedBenefit(offer.benefit),
    name: offer.name,
    nameHi: offer.nameHi ?? '',
    isCoupon: offer.code !== null,
    code: offer.code ?? '',
    reach: offer.reach,
    fromValue: typedMoney(offer.fromValue),
    fromQuantity: typedCount(offer.fromQuantity),
    fromDay: offer.fromDay,
    untilDay: offer.untilDay ?? '',
    isForEverybody: offer.isForEverybody,
    holders: offer.holders,
    isFirstOrder: offer.isFirstOrder,
    pinCodes: offer.pinCodes.join(' '),
    budget: typedMoney(offer.budget),
    usesPerPerson: typedCount(offer.usesPerPerson),
    usesInAll: typedCount(offer.usesInAll),
    isCombinable: offer.isCombinable,
  }
}

/** A copy to begin a new offer with: a code is of one offer alone. */
export function copiedOffer(offer: OfferWire): TypedOffer {
  return { ...typedOffer(offer), name: deskOfferMessages.copied(offer.name), code: '' }
}

function typedBenefit(benefit: OfferBenefit): Partial<TypedOffer> {
  const { kind } = benefit
  if (kind === 'percent')
    return { kind, percent: String(benefit.percentOff / 100), most: typedMoney(benefit.most) }
  if (kind === 'amount') return { kind, amount: typedMoney(benefit.amount) }
  if (kind === 'buy-get') return { kind, buy: String(benefit.buy), get: String(benefit.get) }
  return { kind }
}

function typedMoney(amount: Paise | null): string {
  return amount === null ? '' : String(paiseToRupees(amount))
}

function typedCount(count: number | null): string {
  return count === null ? '' : String(count)
}
