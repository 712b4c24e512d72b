/** A size: its numbers, largest first, and its canonical unit; `2x2` has none. */
export type Size = { readonly numbers: readonly number[]; readonly unit: string | null }

const unitPatterns: Readonly<Record<string, string>> = {
  mm: 'mm|m\\.m\\.?|millimet(?:er|re)s?|एमएम|मिमी',
  cm: 'cms?|centimet(?:er|re)s?|सेमी',
  m: 'm|mtrs?|met(?:er|re)s?|मीटर',
  in: 'in|inch|inches|inchi|इंच|इंची|"',
  ft: "ft|feet|foot|feets|फुट|फीट|'",
  sqmm: 'sq\\.? ?mm|mm2|sqmm',
  kg: 'kgs?|kilos?|kilograms?|किलो|केजी|किग्रा',
  g: 'g|gms?|grams?|ग्राम',
  l: 'l|lt|ltrs?|lit(?:er|re)s?|लीटर|लिटर',
  ml: 'ml|एमएल',
  w: 'w|watts?|वाट',
  kw: 'kw',
  a: 'a|amps?|amperes?',
  v: 'v|volts?',
  va: 'va',
  hp: 'hp|एचपी',
  gauge: 'gauge|swg|गेज',
  gsm: 'gsm',
}
const unit = Object.values(unitPatterns).join('|')
const number = '(?:\\d+[ -])?\\d*[13579]/(?:2|4|8|16|32)(?!\\d)|\\d+(?:\\.\\d+)?'
const boundary = '(?![\\p{L}\\p{M}\\p{N}])'
const dimension = `(${number})(?: ?(${unit})${boundary})?`
const SIZE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.])${dimension}(?: ?(?:x|×|\\*|by) ?${dimension})*`, 'gu')
const DIMENSION = new RegExp(dimension, 'gu')
const unitMatchers = new Map(
  Object.entries(unitPatterns).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'u')]),
)

/** Extracts the sizes from a normalized text: `12 mm`, `1/2"`, `600 x 200 x 100 mm`, `2x2`. A bare number is not a size. */
export function extractSizes(text: string): { readonly sizes: readonly Size[]; readonly rest: string } {
  if (!/\d/.test(text)) return { sizes: [], rest: text }
  const sizes: Size[] = []
  const rest = text.replaceAll(SIZE, (match, ...[value = '', spelling, further]: (string | undefined)[]) => {
    if (further === undefined && spelling === undefined) return match
    const { size, remaining } = readSize(
      further === undefined ? [readDimension(match, value, spelling)] : readDimensions(match),
    )
    sizes.push(size)
    return remaining
  })
  return { sizes, rest }
}

/** A size in canonical spelling, as one word: `12mm`, `0.5in`, `600x200x100mm`, `2x2`. */
export function formatSize({ numbers, unit: name }: Size): string {
  return numbers.map((value) => String(Math.round(value * 1000) / 1000)).join('x') + (name ?? '')
}

const printedUnits: Readonly<Record<string, string>> = { sqmm: 'sq mm', l: 'litre' }

/** A size as people write it: `12 mm`, `600 × 200 × 100 mm`, `2.5 sq mm`. */
export function printSize({ numbers, unit: name }: Size): string {
  const figures = numbers.map((value) => String(Math.round(value * 1000) / 1000)).join(' × ')
  return name === null ? figures : `${figures} ${printedUnits[name] ?? name}`
}

type Dimension = { readonly text: string; readonly value: number; readonly unit: string | null }

function readSize(dimensions: readonly Dimension[]): { readonly size: Size; readonly remaining: string } {
  const last = dimensions.at(-1)
  // in `12mm x 20` the 20 is a quantity
  const hasQuantity =
    dimensions.length > 1 && last?.unit === null && dimensions.some((each) => each.unit !== null)
  const measured = hasQuantity ? dimensions.slice(0, -1) : dimensions
  const numbers = measured.map((each) => each.value).toSorted((a, b) => b - a)
  return {
    size: { numbers, unit: measured.at(-1)?.unit ?? null },
    remaining: hasQuantity ? ` x ${last?.text}` : ' ',
  }
}

function readDimensions(match: string): Dimension[] {
  return [...match.matchAll(DIMENSION)].map(([text, value = '', spelling]) =>
    readDimension(text, value, spelling),
  )
}

function readDimension(text: string, value: string, spelling: string | undefined): Dimension {
  return { text, value: parseNumber(value), unit: spelling === undefined ? null : parseUnit(spelling) }
}

function parseNumber(text: string): number {
  const [, integer = '0', numerator, denominator] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? []
  return numerator === undefined ? Number(text) : Number(integer) + Number(numerator) / Number(denominator)
}

/** A cache of the units by spelling, bounded by the spellings that the patterns match. */
const unitCache = new Map<string, string | null>()

function parseUnit(spelling: string): string | null {
  const cached = unitCache.get(spelling)
  if (cached !== undefined) return cached
  const name = [...unitMatchers].find(([, matcher]) => matcher.test(spelling))?.[0] ?? null
  unitCache.set(spelling, name)
  return name
}
