/** A size in a text: its numbers, largest first, and its unit in one spelling; `2x2` alone has none. */
export type Size = { readonly numbers: readonly number[]; readonly unit: string | null }

const units: Readonly<Record<string, string>> = {
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
const unit = Object.values(units).join('|')
const number = '(?:\\d+[ -])?\\d*[13579]/(?:2|4|8|16|32)(?!\\d)|\\d+(?:\\.\\d+)?'
const ends = '(?![\\p{L}\\p{M}\\p{N}])'
const one = `(${number})(?: ?(${unit})${ends})?`
const SIZE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.])${one}(?: ?(?:x|×|\\*|by) ?${one})*`, 'gu')
const PART = new RegExp(one, 'gu')
const spelling = new Map(
  Object.entries(units).map(([name, forms]) => [name, new RegExp(`^(?:${forms})$`, 'u')]),
)

/** Takes the sizes out of a plain text: `12 mm`, `1/2"`, `600 x 200 x 100 mm`, `2x2`. A bare number is not one. */
export function extractSizes(text: string): { readonly sizes: readonly Size[]; readonly rest: string } {
  if (!/\d/.test(text)) return { sizes: [], rest: text }
  const sizes: Size[] = []
  const rest = text.replaceAll(SIZE, (found) => {
    const { taken, left } = readSize(found)
    sizes.push(...taken)
    return left
  })
  return { sizes, rest }
}

/** A size in one spelling, as one word: `12mm`, `0.5in`, `600x200x100mm`, `2x2`. */
export function formatSize({ numbers, unit: name }: Size): string {
  return numbers.map((value) => String(Math.round(value * 1000) / 1000)).join('x') + (name ?? '')
}

function readSize(found: string): { taken: Size[]; left: string } {
  const parts = [...found.matchAll(PART)].map(([whole, value = '', named]) => ({
    whole,
    value: numberOf(value),
    unit: named === undefined ? null : unitOf(named),
  }))
  const last = parts.at(-1)
  // in `12mm x 20` the 20 counts pieces
  const counted = parts.length > 1 && last?.unit === null && parts.some((part) => part.unit !== null)
  const own = counted ? parts.slice(0, -1) : parts
  const name = own.at(-1)?.unit ?? null
  if (own.length === 1 && name === null) return { taken: [], left: found }
  const numbers = own.map((part) => part.value).toSorted((a, b) => b - a)
  return { taken: [{ numbers, unit: name }], left: counted ? ` x ${last?.whole}` : ' ' }
}

function numberOf(text: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? []
  return above === undefined ? Number(text) : Number(whole) + Number(above) / Number(below)
}

/** The unit of each way of writing one that was met; there are only as many as `units` has spellings. */
const known = new Map<string, string | null>()

function unitOf(named: string): string | null {
  const met = known.get(named)
  if (met !== undefined) return met
  const name = [...spelling].find(([, form]) => form.test(named))?.[0] ?? null
  known.set(named, name)
  return name
}
