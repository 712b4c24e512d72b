import { isMeasuredUnit, parseUnit, unitPattern } from './units.ts'

/** What a line says, apart from its wording. */
export type ParsedQuantity = {
  readonly wanted: string
  readonly quantity: number | null
  readonly unit: string | null
}

const number = '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const alone = '(?<![\\p{L}\\p{M}\\p{N}.,/-])'
const ends = '(?![\\p{L}\\p{M}\\p{N}])'
const COUNTED = new RegExp(`${alone}(${number})\\s*(${unitPattern})\\.?${ends}`, 'gu')
const AFTER = new RegExp(`(?:\\s[-–—=x×*]|[:=@,]|\\b(?:qty|quantity|मात्रा)[ .:-]*)\\s*(${number})\\s*$`, 'u')
const LEADING = new RegExp(`^(${number})(?:\\s*[x×*](?=\\s))?\\s+(?=\\p{L})`, 'u')
const TRAILING = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}")\\]])\\s+(${number})$`, 'u')
/** A number that belongs to the goods when it stands before or after such a word. */
const GRADE_AFTER =
  /^(?:grade|grit|gauge|way|pin|star|module|core|mm|cm|in|inch|ft|sq|sqmm|amp|watt|litre|ltr|hp|kva|va|volt)(?!\p{L})/u
const GRADE_BEFORE =
  /(?:^|\s)(?:fe|opc|ppc|grade|sdr|sch|schedule|class|type|no|model|is|zone|cat|rg|size|gauge|m|t|ss|gvt)\.?$/u

/** Takes the quantity out of a plain line: `50 bag opc cement`, `sariya 12mm - 20`, `20 x elbow`, `aac block, 200`. */
export function parseQuantity(text: string): ParsedQuantity {
  const whole = text.trim()
  return (
    counted(whole, (unit) => !isMeasuredUnit(unit)) ??
    bare(whole, AFTER) ??
    (startsWithMeasure(whole) ? counted(whole, isMeasuredUnit) : leading(whole)) ??
    trailing(whole) ??
    counted(whole, isMeasuredUnit) ?? { wanted: tidy(whole), quantity: null, unit: null }
  )
}

/** A number with a unit of the wanted kind; of several the last, unless the line begins with one. */
function counted(text: string, isWanted: (unit: string) => boolean): ParsedQuantity | null {
  const found = [...text.matchAll(COUNTED)].flatMap((match) => {
    const unit = parseUnit(match[2] ?? '')
    return unit !== null && isWanted(unit) ? [{ match, unit }] : []
  })
  const chosen = found.find(({ match }) => match.index === 0) ?? found.at(-1)
  if (chosen === undefined) return null
  const { match, unit } = chosen
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  if (!/\p{L}/u.test(rest)) return null
  return amount(rest, match[1], unit)
}

function bare(text: string, pattern: RegExp): ParsedQuantity | null {
  const match = pattern.exec(text)
  return match === null ? null : amount(text.slice(0, match.index), match[1], null)
}

function startsWithMeasure(text: string): boolean {
  const [first] = text.matchAll(COUNTED)
  return first?.index === 0
}

function leading(text: string): ParsedQuantity | null {
  const match = LEADING.exec(text)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  return GRADE_AFTER.test(rest) ? null : amount(rest, match[1], null)
}

function trailing(text: string): ParsedQuantity | null {
  const match = TRAILING.exec(text)
  if (match === null) return null
  const rest = text.slice(0, match.index)
  return GRADE_BEFORE.test(rest) ? null : amount(rest, match[1], null)
}

function amount(rest: string, digits: string | undefined, unit: string | null): ParsedQuantity | null {
  const quantity = Number((digits ?? '').replaceAll(',', ''))
  return quantity > 0 ? { wanted: tidy(rest), quantity, unit } : null
}

/** Without what parted the quantity from the goods. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:=@–—-]+|[\s,;:=@–—-]+$/gu, '')
    .replace(/(?:^|\s)(?:qty|quantity|of)[.:]?$|^of\s+/u, '')
    .trim()
}
