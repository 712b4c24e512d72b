import type { Paise } from '#domain/money/paise.ts'
import type { SaveOfferRequest } from '#domain/offers/desk-wire.ts'
import { MAX_PIN_CODES, offerCodePattern, pinBeginningPattern } from '#domain/offers/offer-limits.ts'
import type { OfferBenefit } from '#domain/offers/offer.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { hundredthsOf, numberOf, readNumber, type NumberLimits } from '#app/ui/forms/read-number.ts'
import { readMoney } from '#app/desk/kit/money-field.tsx'
import { percentLimits, pieceLimits, quantityLimits, limitsOfUses, type TypedOffer } from './typed-offer.ts'

/** A value, or what is missing of it, in a sentence. */
type Reading<T> = { readonly value: T } | { readonly missing: string }

/** The offer that was typed as the store takes it, or what is missing of it, in a sentence; `revision` is the one that was seen. */
export function readOffer(typed: TypedOffer, revision: number): Reading<SaveOfferRequest> {
  const missing = missingOf(typed)
  const benefit = readBenefit(typed)
  const numbers = readNumbers(typed)
  const pins = readPins(typed.pinCodes)
  if (missing !== null) return { missing }
  if ('missing' in benefit) return benefit
  if ('missing' in numbers) return numbers
  if ('missing' in pins) return pins
  const { isFirstOrder, isCombinable, fromDay, untilDay } = typed
  return {
    value: {
      name: typed.name.trim(),
      nameHi: orNull(typed.nameHi),
      code: typed.isCoupon ? typed.code : null,
      benefit: benefit.value,
      ...numbers.value,
      isFirstOrder,
      pinCodes: pins.value,
      fromDay,
      untilDay: orNull(untilDay),
      isCombinable,
      reach: typed.reach.map(({ label: _, ...goods }) => goods),
      holders: typed.isForEverybody ? [] : typed.holders.map(({ kind, id }) => ({ kind, id })),
      revision,
    },
  }
}

function missingOf({
  name,
  isCoupon,
  code,
  reach,
  isForEverybody,
  holders,
  ...days
}: TypedOffer): string | null {
  const t = deskOfferMessages
  if (name.trim() === '') return t.needsName
  if (isCoupon && !offerCodePattern.test(code)) return t.needsCode
  if (reach.length === 0) return t.needsGoods
  return missingOfDays(days) ?? (!isForEverybody && holders.length === 0 ? t.needsHolders : null)
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

/** A code as it is typed, written as codes are written: capitals and digits without anything between them. */
export function codeOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

function missingOfDays({ fromDay, untilDay }: Pick<TypedOffer, 'fromDay' | 'untilDay'>): string | null {
  if (fromDay === '') return deskOfferMessages.needsFrom
  return untilDay !== '' && untilDay < fromDay ? deskOfferMessages.needsOrder : null
}

/** Benefit of an offer, as it was typed. */
export function readBenefit({ kind, percent, most, amount, buy, get }: TypedOffer): Reading<OfferBenefit> {
  const t = deskOfferMessages
  switch (kind) {
    case 'percent': {
      const reading = readNumber(percent, percentLimits)
      const limit = readSome(most)
      if ('issue' in reading) return { missing: t.needsPercent }
      if (limit === undefined) return { missing: t.wrongNumber(t.most) }
      return { value: { kind, percentOff: hundredthsOf(reading.plain), most: limit } }
    }
    case 'amount': {
      const off = readSome(amount)
      return off ? { value: { kind, amount: off } } : { missing: t.needsAmount }
    }
    case 'buy-get': {
      const [bought, free] = [numberOf(buy, pieceLimits), numberOf(get, pieceLimits)]
      return bought === null || free === null
        ? { missing: t.needsPieces }
        : { value: { kind, buy: bought, get: free } }
    }
    case 'free-delivery':
      return { value: { kind } }
  }
}

type Numbers = {
  readonly fromValue: Paise | null
  readonly fromQuantity: number | null
  readonly budget: Paise | null
  readonly usesPerPerson: number | null
  readonly usesInAll: number | null
}

function readNumbers(typed: TypedOffer): Reading<Numbers> {
  const t = deskOfferMessages
  const fromValue = readSome(typed.fromValue)
  const fromQuantity = readCount(typed.fromQuantity, quantityLimits)
  const budget = readSome(typed.budget)
  const usesPerPerson = readCount(typed.usesPerPerson, limitsOfUses)
  const usesInAll = readCount(typed.usesInAll, limitsOfUses)
  if (fromValue === undefined) return { missing: t.wrongNumber(t.fromValue) }
  if (fromQuantity === undefined) return { missing: t.wrongNumber(t.fromQuantity) }
  if (budget === undefined) return { missing: t.wrongNumber(t.budget) }
  if (usesPerPerson === undefined) return { missing: t.wrongNumber(t.usesPerPerson) }
  if (usesInAll === undefined) return { missing: t.wrongNumber(t.usesInAll) }
  return { value: { fromValue, fromQuantity, budget, usesPerPerson, usesInAll } }
}

/** An amount that may be left empty, which is null; undefined for what is none, or nothing. */
export function readSome(typed: string): Paise | null | undefined {
  if (typed.trim() === '') return null
  const amount = readMoney(typed)
  return amount === null || amount === 0 ? undefined : amount
}

/** A number that may be left empty, which is null; undefined for what is none. */
export function readCount(typed: string, limits: NumberLimits): number | null | undefined {
  return typed.trim() === '' ? null : (numberOf(typed, limits) ?? undefined)
}

/** PIN codes and beginnings of them, each once. */
export function readPins(typed: string): Reading<readonly string[]> {
  const t = deskOfferMessages
  const pins = [...new Set(typed.split(/[\s,;]+/).filter((each) => each !== ''))]
  const wrong = pins.find((each) => !pinBeginningPattern.test(each))
  if (wrong !== undefined) return { missing: t.wrongPin(wrong) }
  return pins.length > MAX_PIN_CODES ? { missing: t.tooManyPins(MAX_PIN_CODES) } : { value: pins }
}
