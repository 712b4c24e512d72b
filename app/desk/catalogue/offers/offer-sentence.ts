import { formatPaise } from '#domain/money/format.ts'
import type { Paise } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { targetText, type ChosenTarget } from '#app/desk/catalogue/targets/chosen.ts'
import { readBenefit, readCount, readPins, readSome } from './read-offer.ts'
import { quantityLimits, limitsOfUses, type TypedOffer } from './typed-offer.ts'

/** Goods and PIN codes that the sentence names one by one. */
const MOST_NAMED = 3

/** The whole offer in a sentence, as far as it is typed; empty while it is not said what it gives. */
export function offerSentence(typed: TypedOffer): string {
  const start = benefitText(typed)
  if (start === null) return ''
  const t = deskOfferMessages
  const pins = readPins(typed.pinCodes)
  const most = typed.kind === 'percent' ? readSome(typed.most) : null
  const parts = [
    start,
    said(readSome(typed.fromValue), (amount) => t.fromAmount(shortMoney(amount))),
    said(readCount(typed.fromQuantity, quantityLimits), t.fromPieces),
    typed.isCoupon && typed.code !== '' ? t.withCode(typed.code) : null,
    typed.isFirstOrder ? t.onFirstOrder : null,
    typed.isForEverybody ? null : t.forHolders(typed.holders.length),
    'value' in pins && pins.value.length > 0 ? t.toPins(shorten(pins.value)) : null,
    said(readCount(typed.usesPerPerson, limitsOfUses), t.perPerson),
    said(readCount(typed.usesInAll, limitsOfUses), t.forOrders),
    typed.fromDay > istDay(new Date()) ? t.starting(formatDay(typed.fromDay)) : null,
    typed.untilDay === '' ? null : t.ending(formatDay(typed.untilDay)),
    said(most, (amount) => t.atMost(shortMoney(amount))),
    said(readSome(typed.budget), (amount) => t.inAll(shortMoney(amount))),
    typed.isCombinable ? null : t.alone,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function benefitText(typed: TypedOffer): string | null {
  const t = deskOfferMessages
  const reading = readBenefit(typed)
  if ('missing' in reading) return null
  const { value: benefit } = reading
  const goods = goodsText(typed.reach)
  switch (benefit.kind) {
    case 'percent':
      return t.percentOff(String(benefit.percentOff / 100), goods)
    case 'amount':
      return t.amountOff(shortMoney(benefit.amount), goods)
    case 'buy-get':
      return t.buyGet(benefit.buy, benefit.get, goods)
    case 'free-delivery':
      return goods === t.everything ? t.freeDelivery : t.freeDeliveryWith(goods)
  }
}

function goodsText(reach: readonly ChosenTarget[]): string {
  if (reach.length === 0 || reach.some(({ target }) => target === 'all')) return deskOfferMessages.everything
  return shorten(reach.map(targetText))
}

function shorten(texts: readonly string[]): string {
  const some = texts.slice(0, MOST_NAMED).join(', ')
  return texts.length > MOST_NAMED ? deskOfferMessages.goodsMore(some, texts.length - MOST_NAMED) : some
}

function said<T>(value: T | null | undefined, say: (value: T) => string): string | null {
  return value === null || value === undefined ? null : say(value)
}

/** An amount as people say it: whole rupees without their paise. */
export function shortMoney(amount: Paise): string {
  return formatPaise(amount).replace(/\.00$/, '')
}
