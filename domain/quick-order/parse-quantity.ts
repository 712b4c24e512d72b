import { isMeasuredUnit, parseUnit, unitPattern } from './units.ts'

/** The requested product of a line, separated from its quantity. */
export type ParsedQuantity = {
  readonly itemText: string
  readonly quantity: number | null
  readonly unit: string | null
}

const number = '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const boundaryBefore = '(?<![\\p{L}\\p{M}\\p{N}.,/-])'
const boundaryAfter = '(?![\\p{L}\\p{M}\\p{N}])'
const COUNTED = new RegExp(`${boundaryBefore}(${number})\\s*(${unitPattern})\\.?${boundaryAfter}`, 'gu')
const AFTER = new RegExp(`(?:\\s[-–—=x×*]|[:=@,]|\\b(?:qty|quantity|मात्रा)[ .:-]*)\\s*(${number})\\s*$`, 'u')
const LEADING = new RegExp(`^(${number})(?:\\s*[x×*](?=\\s))?\\s+(?=\\p{L})`, 'u')
const TRAILING = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}")\\]])\\s+(${number})$`, 'u')
/** A number next to such a word belongs to the product, not to the quantity. */
const GRADE_AFTER =
  /^(?:grade|grit|gauge|way|pin|star|module|core|mm|cm|in|inch|ft|sq|sqmm|amp|watt|litre|ltr|hp|kva|va|volt)(?!\p{L})/u
const GRADE_BEFORE =
  /(?:^|\s)(?:fe|opc|ppc|grade|sdr|sch|schedule|class|type|no|model|is|zone|cat|rg|size|gauge|m|t|ss|gvt)\.?$/u

/** Extracts the quantity from a normalized line: `50 bag opc cement`, `sariya 12mm - 20`, `20 x elbow`, `aac block, 200`. */
export function parseQuantity(text: string): ParsedQuantity {
  const line = text.trim()
  return (
    withUnit(line, (unit) => !isMeasuredUnit(unit)) ??
    afterSeparator(line, AFTER) ??
    (startsWithUnit(line) ? withUnit(line, isMeasuredUnit) : leading(line)) ??
    trailing(line) ??
    withUnit(line, isMeasuredUnit) ?? { itemText: trimSeparators(line), quantity: null, unit: null }
  )
}

/** A number with an accepted unit; the last of several, unless the line starts with one. */
function withUnit(text: string, isAccepted: (unit: string) => boolean): ParsedQuantity | null {
  const matches = [...text.matchAll(COUNTED)].flatMap((match) => {
    const unit = parseUnit(match[2] ?? '')
    return unit !== null && isAccepted(unit) ? [{ match, unit }] : []
  })
  const selected = matches.find(({ match }) => match.index === 0) ?? matches.at(-1)
  if (selected === undefined) return null
  const { match, unit } = selected
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  if (!/\p{L}/u.test(rest)) return null
  return toQuantity(rest, match[1], unit)
}

function afterSeparator(text: string, pattern: RegExp): ParsedQuantity | null {
  const match = pattern.exec(text)
  return match === null ? null : toQuantity(text.slice(0, match.index), match[1], null)
}

function startsWithUnit(text: string): boolean {
  const [first] = text.matchAll(COUNTED)
  return first?.index === 0
}

function leading(text: string): ParsedQuantity | null {
  const match = LEADING.exec(text)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  return GRADE_AFTER.test(rest) ? null : toQuantity(rest, match[1], null)
}

function trailing(text: string): ParsedQuantity | null {
  const match = TRAILING.exec(text)
  if (match === null) return null
  const rest = text.slice(0, match.index)
  return GRADE_BEFORE.test(rest) ? null : toQuantity(rest, match[1], null)
}

function toQuantity(rest: string, digits: string | undefined, unit: string | null): ParsedQuantity | null {
  const quantity = Number((digits ?? '').replaceAll(',', ''))
  return quantity > 0 ? { itemText: trimSeparators(rest), quantity, unit } : null
}

/** Removes what separated the quantity from the product. */
function trimSeparators(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:=@–—-]+|[\s,;:=@–—-]+$/gu, '')
    .replace(/(?:^|\s)(?:qty|quantity|of)[.:]?$|^of\s+/u, '')
    .trim()
}
