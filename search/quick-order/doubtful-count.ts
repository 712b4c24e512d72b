import { isGroupedNumber } from '#domain/text/grouped-number.ts'
import { withAsciiDigits } from '#domain/text/ascii-digits.ts'

/** A number that is grouped as nobody groups, and how many it may mean. */
export type DoubtfulCount = { readonly written: string; readonly mayBe: readonly number[] }

const GROUPED =
  /(?<![\d.,'’])\d+(?:,\d+)+(?:\.\d+)?(?!,?\d)|(?<![\d.,'’])\d{1,3}(?:['’]\d{3}|\.? 0\d{2})+(?!\d)/gu
const DECIMAL_COMMA = /^\d+,\d{1,2}$/

/**
 * The number that a quantity was read from, if it may mean another one: the `10,00` of `10,00 bag` is 1,000 to one and 10 to another.
 * Nothing of anything is no quantity either.
 */
export function doubtfulCount(text: string, quantity: number): DoubtfulCount | null {
  const written = withAsciiDigits(text)
  for (const [found] of written.matchAll(GROUPED)) {
    const joined = Number(found.replaceAll(/[^\d.]|\. /gu, ''))
    const last = Number(found.split(/\D+/u).at(-1))
    const isRead = quantity === joined || (quantity === last && !standsIn(written.replace(found, ' '), last))
    if (isGroupedNumber(found) || !isRead) continue
    const decimal = DECIMAL_COMMA.test(found) ? [Number(found.replace(',', '.'))] : []
    const isGrouped = quantity === joined || !found.includes(',')
    return { written: found, mayBe: [...(isGrouped ? [joined] : []), ...decimal].filter((each) => each > 0) }
  }
  return quantity > 0 ? null : { written: '0', mayBe: [] }
}

function standsIn(text: string, number: number): boolean {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).some((each) => Number(each) === number)
}
