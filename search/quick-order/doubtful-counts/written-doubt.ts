import { isGroupedNumber } from '#domain/text/grouped-number.ts'
import { withAsciiDigits } from '#domain/text/ascii-digits.ts'
import type { CountDoubt } from '../../lexicon/items.ts'

const GROUPED =
  /(?<![\d.,'’])\d+(?:,\d+)+(?:\.\d+)?(?!,?\d)|(?<![\d.,'’])\d{1,3}(?:['’]\d{3}|\.? 0\d{2})+(?!\d)/gu
const DECIMAL_COMMA = /^\d+,\d{1,2}$/
/** `(-5)`, `minus 5` and a real minus sign; a hyphen before a number only leads to it. */
const NEGATIVE = /(?:\(\s*[-–−]\s*|\bminus\s+|−\s?)(\d+(?:\.\d+)?)/giu
/** A number as programs write it, `1e3` or `1E+05`. */
const SCIENTIFIC = /(?<![\p{L}\d.])\d+(?:\.\d+)?e\+?0*[1-9](?![\p{L}\d])/giu
/** A rate between two numbers, either of which may be the count: `380 rate 50 bags`. */
const RATED =
  /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:rs\.?|\/-)?\s*(?:rate|price|bhav|bhaav|daam|cost)\s*[:=]?\s*(\d+(?:\.\d+)?)(?=\s*(?:bags?|bori|katt[ae]|nos?|pcs?|piece|nag|box|peti|coil|bundle|pkt|packet|roll|sheet|dozen)\b)/giu
/** A line that begins with a decimal, which may be the number of the line and a count: `1.50 bags`. */
const NUMBERED = /^\s*(\d{1,3})\.(\d+)(?![\d.])/u

/** Count of a line; of what is whole there are no parts. */
type Count = { readonly value: number; readonly isWhole: boolean }

/** Doubt about a count by the way the number is written; nothing of anything is no count either. */
export function writtenDoubt(text: string, { value, isWhole }: Count): CountDoubt | null {
  const written = withAsciiDigits(text)
  const grouped = groupedDoubt(written, value)
  if (grouped !== null) return grouped
  if (value <= 0) return { written: '0', reason: 'nothing', mayBe: [] }
  for (const [found, number] of written.matchAll(NEGATIVE))
    if (Number(number) === value)
      return { written: found.replace('(', '').trim(), reason: 'negative', mayBe: [value] }
  for (const [found] of written.matchAll(SCIENTIFIC))
    if (Number(found) === value) return { written: found, reason: 'notation', mayBe: [value] }
  for (const [found, ...numbers] of written.matchAll(RATED)) {
    const mayBe = numbers.map(Number)
    if (mayBe.includes(value)) return { written: found, reason: 'several', mayBe }
  }
  const [numbered, , rest] = NUMBERED.exec(written) ?? []
  const isNumbered =
    isWhole && numbered !== undefined && Number(numbered) === value && !Number.isInteger(value)
  return isNumbered
    ? {
        written: numbered.trim(),
        reason: 'numbering',
        mayBe: [Number(rest), value].filter((each) => each > 0),
      }
    : null
}

/** The `10,00` of `10,00 bag` is 1,000 to one and 10 to another. */
function groupedDoubt(written: string, value: number): CountDoubt | null {
  for (const [found] of written.matchAll(GROUPED)) {
    const joined = Number(found.replaceAll(/[^\d.]|\. /gu, ''))
    const last = Number(found.split(/\D+/u).at(-1))
    const isRead = value === joined || (value === last && !standsIn(written.replace(found, ' '), last))
    if (isGroupedNumber(found) || !isRead) continue
    const decimal = DECIMAL_COMMA.test(found) ? [Number(found.replace(',', '.'))] : []
    const isGrouped = value === joined || !found.includes(',')
    const mayBe = [...(isGrouped ? [joined] : []), ...decimal].filter((each) => each > 0)
    return { written: found, reason: 'grouping', mayBe }
  }
  return null
}

function standsIn(text: string, number: number): boolean {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).some((each) => Number(each) === number)
}
