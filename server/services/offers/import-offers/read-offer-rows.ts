import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { couponCode } from '#domain/offers/coupon-code.ts'
import {
  MAX_PIECES,
  MAX_PIN_CODES,
  MAX_USES,
  OFFER_NAME_LENGTH,
  offerCodePattern,
  pinBeginningPattern,
} from '#domain/offers/offer-limits.ts'
import type { OfferRow } from '#domain/offers/sheets/offer-rows.ts'
import { MAX_PERCENT_OFF } from '#domain/pricing/price-list.ts'
import { readDay } from '#spreadsheets/files/read-day.ts'
import { readScaled } from '#spreadsheets/products/read-scaled.ts'
import type { SheetTable } from '#spreadsheets/products/sheet-table.ts'
import { holderColumns, readPercent, targetColumns } from '../../pricing/steps/read-target-cells.ts'
import { readTargetRows, type TargetTable } from '../../pricing/steps/read-target-sheet.ts'

const MAX_AMOUNT = 100_000_000_000

/** Heads of the columns, as the export writes them and as shops do; the first that fits is taken. */
const columns = {
  offerId: /^offer id$/u,
  name: /^(?:offer|name|offer name|title)$/u,
  nameHi: /hindi/u,
  code: /coupon|^code$|offer code/u,
  percentOff: /per ?cent|%|^disc/u,
  most: /^(?:at most|max)/u,
  freeDelivery: /free delivery/u,
  amount: /^amount|flat/u,
  buy: /^buy/u,
  get: /^(?:get|free)/u,
  fromValue: /from value|value from|min.*value|order value/u,
  fromQuantity: /from (?:quantity|qty|pieces)|min.*(?:quantity|qty|pieces)/u,
  isFirstOrder: /first order/u,
  pinCodes: /pin/u,
  fromDay: /valid from|^(?:start|effective|from)/u,
  untilDay: /valid (?:un)?til|valid to|^(?:end|last|until|expir)/u,
  budget: /budget/u,
  usesPerPerson: /per (?:person|customer)/u,
  usesInAll: /in all|total (?:uses|orders)/u,
  isCombinable: /combin|other offers/u,
  ...holderColumns,
  ...targetColumns,
} as const

type Text = (
  column: Exclude<keyof typeof columns, keyof typeof holderColumns | keyof typeof targetColumns>,
) => string

/** Reads a sheet of offers. */
export function readOfferRows(
  table: SheetTable,
): TargetTable<Pick<OfferRow, 'id' | 'name' | 'benefit' | 'fields'>> {
  return readTargetRows(table, {
    columns,
    days: ['fromDay', 'untilDay'],
    read: (text: Text) => ({
      id: text('offerId').slice(0, 60),
      name: text('name').slice(0, 200),
      benefit: benefitOf(text),
      fields: fieldsOf(text),
    }),
  })
}

function benefitOf(text: Text): OfferRow['benefit'] {
  const percentOff = readPercent(text('percentOff'), MAX_PERCENT_OFF)
  const [most, amount] = [moneyOf(text('most')), moneyOf(text('amount'))]
  const [buy, get] = [countOf(text('buy'), MAX_PIECES), countOf(text('get'), MAX_PIECES)]
  const isFree = yesOf(text('freeDelivery'))
  const isBuyGet = buy !== null || get !== null
  const said = [percentOff !== null, amount !== null, isBuyGet, isFree === true].filter(Boolean)
  if ([percentOff, amount, buy, get, most].includes(false) || isFree === 'wrong') return 'benefit-wrong'
  if (percentOff === 'unsure') return 'percent-unsure'
  if (said.length > 1) return 'several-benefits'
  if (typeof percentOff === 'number') return { kind: 'percent', percentOff, most: most || null }
  if (most !== null) return 'benefit-wrong'
  if (amount) return { kind: 'amount', amount }
  if (isBuyGet) return buy && get ? { kind: 'buy-get', buy, get } : 'benefit-wrong'
  return isFree === true ? { kind: 'free-delivery' } : null
}

function fieldsOf(text: Text): OfferRow['fields'] {
  return {
    nameHi: nameOf(text('nameHi')),
    code: codeOf(text('code')),
    fromValue: sure(moneyOf(text('fromValue'))),
    fromQuantity: sure(countOf(text('fromQuantity'), MAX_QUANTITY)),
    isFirstOrder: yesOf(text('isFirstOrder')),
    pinCodes: pinsOf(text('pinCodes')),
    fromDay: sure(readDay(text('fromDay'))),
    untilDay: sure(readDay(text('untilDay'))),
    budget: sure(moneyOf(text('budget'))),
    usesPerPerson: sure(countOf(text('usesPerPerson'), MAX_USES)),
    usesInAll: sure(countOf(text('usesInAll'), MAX_USES)),
    isCombinable: yesOf(text('isCombinable')),
  }
}

function sure<Value>(value: Value | false): Value | 'wrong' {
  return value === false ? 'wrong' : value
}

function nameOf(text: string): string | null {
  if (text === '') return null
  return text.length > OFFER_NAME_LENGTH ? 'wrong' : text
}

function codeOf(text: string): string | null {
  if (text === '') return null
  const code = couponCode(text)
  return offerCodePattern.test(code) ? code : 'wrong'
}

function moneyOf(text: string): Paise | false | null {
  const paise = readScaled(text, 2)
  if (typeof paise !== 'number') return paise
  return paise >= 1 && paise <= MAX_AMOUNT ? toPaise(paise) : false
}

function countOf(text: string, most: number): number | false | null {
  const count = readScaled(text, 0)
  if (typeof count !== 'number') return count
  return count >= 1 && count <= most ? count : false
}

function yesOf(text: string): boolean | 'wrong' | null {
  if (text === '') return null
  if (/^(?:y|yes|true|1|हाँ|हां)$/iu.test(text)) return true
  return /^(?:n|no|false|0|नहीं)$/iu.test(text) ? false : 'wrong'
}

/** `122 1100`, `122, 1100`: beginnings of PIN codes. */
function pinsOf(text: string): string[] | 'wrong' | null {
  const pins = text.split(/[\s,;|]+/u).filter((pin) => pin !== '')
  if (pins.length === 0) return null
  const isRight = pins.length <= MAX_PIN_CODES && pins.every((pin) => pinBeginningPattern.test(pin))
  return isRight ? [...new Set(pins)] : 'wrong'
}
