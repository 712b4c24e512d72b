import { paiseToRupees, toPaise } from '#domain/money/paise.ts'
import {
  MAX_DIFFERENCE,
  MAX_FACTOR,
  memberPrice,
  WHOLE_FACTOR,
  type RateMember,
} from '#domain/pricing/day-rates/day-rate.ts'
import type { DayRateWire, SaveDayRateRequest } from '#domain/pricing/day-rates/wire.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { hundredthsOf, readNumber } from '#app/ui/forms/read-number.ts'

/** A size of a rate as it is being typed. */
export interface TypedMember {
  readonly key: string
  readonly uid: string | null
  readonly label: string | null
  /** Its price in the catalogue; null where it has none. */
  readonly price: DayRateWire['members'][number]['price']
  readonly factor: string
  readonly difference: string
}

/** A rate as it is being typed. */
export interface TypedRate {
  readonly name: string
  readonly unit: string
  readonly members: readonly TypedMember[]
}

export const factorLimits = { least: 1 / WHOLE_FACTOR, most: MAX_FACTOR / WHOLE_FACTOR, decimals: 3 }
export const differenceLimits = { least: -MAX_DIFFERENCE / 100, most: MAX_DIFFERENCE / 100, decimals: 2 }

/** A rate as it is typed first: as it is saved, or an empty one. */
export function typedRate(rate: DayRateWire | null): TypedRate {
  if (rate === null) return { name: '', unit: 'kg', members: [] }
  const { name, unit, members } = rate
  return {
    name,
    unit,
    members: members.map(({ factor, difference, ...member }) => ({
      ...member,
      factor: String(factor / WHOLE_FACTOR),
      difference: String(paiseToRupees(difference)),
    })),
  }
}

/** The sizes that are being typed at the prices that they have by now. */
export function withPrices(members: readonly TypedMember[], rate: DayRateWire | null): TypedMember[] {
  return members.map((member) => {
    const held = rate?.members.find(({ key, uid }) => key === member.key && uid === member.uid)
    return held === undefined ? member : { ...member, price: held.price }
  })
}

/** The figures of a size; null where one of them is none. */
function readMember({ factor, difference }: TypedMember): Pick<RateMember, 'factor' | 'difference'> | null {
  const times = readNumber(factor, factorLimits)
  const more = readNumber(difference === '' ? '0' : difference, differenceLimits)
  if ('issue' in times || 'issue' in more) return null
  return {
    factor: Math.round(times.number * WHOLE_FACTOR),
    difference: toPaise(hundredthsOf(more.plain)),
  }
}

/** Price of a size at a base; null while a figure is missing. */
export function priceAt(base: DayRateWire['base'], member: TypedMember) {
  const figures = readMember(member)
  return base === null || figures === null ? null : memberPrice(base, figures)
}

/** Says in a sentence what a rate still lacks; null when it can be saved. */
export function missingOf({ name, unit, members }: TypedRate): string | null {
  const t = deskDayRateMessages
  if (name.trim() === '') return t.needsName
  if (unit.trim() === '') return t.needsUnit
  if (members.length === 0) return t.needsSize
  return members.some((member) => readMember(member) === null) ? t.needsFigures : null
}

/** A typed rate as the store takes it; `revision` is the one that was seen. */
export function bodyOf({ name, unit, members }: TypedRate, revision: number): SaveDayRateRequest {
  return {
    name: name.trim(),
    unit: unit.trim(),
    members: members.flatMap((member) => {
      const figures = readMember(member)
      return figures === null ? [] : [{ key: member.key, uid: member.uid, ...figures }]
    }),
    revision,
  }
}
