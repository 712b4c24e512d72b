import { normalizeText } from '../../text/normalize-text.ts'
import { extractSizes } from '../../text/size.ts'
import { isOriginAttribute, ORIGIN_FACET, originsOf } from '../origin.ts'
import type { AttributeFilter } from '../lists/product-card.ts'

/** Facets of a variant's amounts by which lists are filtered. */
export type MeasuredFacet = 'Capacity' | 'Pack size' | 'Length' | 'Weight'

/** An amount in kilograms, litres or metres, the unit it is written in, and as lists print it. */
type Measured = {
  readonly of: 'mass' | 'volume' | 'length'
  readonly amount: number
  readonly unit: string
  readonly text: string
}

type MeasurableVariant = { readonly options: readonly string[]; readonly unit: string | null }
type Measurable = {
  readonly name: string
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly variants: readonly MeasurableVariant[]
  readonly countryOfOrigin?: string | null
}

const units: Readonly<Record<string, readonly [of: Measured['of'], by: number]>> = {
  kg: ['mass', 1],
  g: ['mass', 0.001],
  l: ['volume', 1],
  ml: ['volume', 0.001],
  m: ['length', 1],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  ft: ['length', 0.3048],
  in: ['length', 0.0254],
}

/** Units of what is sold by the piece: what is written on it is what it can hold or weighs, not what is in it. */
const pieces = new Set(['piece', 'pc', 'no', 'nos', 'unit', 'each', 'number', 'tank'])
/** Text that may stand beside an amount and says no more than that it is one. */
const containers =
  /^(?:(?:bag|bucket|tin|can|pack|packet|pouch|box|carton|bottle|drum|jar|tube|set|tank|cylinder|capacity|length|long|of)s?\s*)*$/

/** Attributes of these names hold amounts, whichever way those are spelt. */
const attributeFacets: readonly (readonly [RegExp, MeasuredFacet, readonly Measured['of'][]])[] = [
  [/^(?:(?:tank|storage|water) )?(?:capacity|volume)$/, 'Capacity', ['volume']],
  [
    /^(?:pack|packing|packaging)(?: ?size)?$|^net (?:weight|quantity|contents?)$/,
    'Pack size',
    ['mass', 'volume'],
  ],
  [/^length$/, 'Length', ['length']],
]

/**
 * Values by which lists filter a product (LIST-08): its attributes as delivered, with the capacity of a tank, the pack of a putty
 * and the length of a pipe as one facet each, whether they are written in attributes, options or the name. `0.5 kg` and `500 gm`
 * are one value.
 */
export function filterValues(product: Measurable): AttributeFilter[] {
  const fromAttributes = product.attributes
    .filter((attribute) => !isOriginAttribute(attribute))
    .flatMap(({ name, values }) => values.map((value) => measuredAttribute(name, value) ?? { name, value }))
  const origins = originsOf(product).map((value) => ({ name: ORIGIN_FACET, value }))
  const found = [...fromAttributes, ...product.variants.flatMap(measuredOptions)]
  const missing = measuredName(product).filter(({ name }) => found.every((each) => each.name !== name))
  return [...new Map([...found, ...missing, ...origins].map((each) => [JSON.stringify(each), each])).values()]
}

/** The amounts of one variant that lists are filtered by; of two of a kind it is open which one is meant. */
export function measuredOptions({ options, unit }: MeasurableVariant): AttributeFilter[] {
  const measured = options
    .flatMap(splitOption)
    .flatMap((part) => readAmount(part) ?? [])
    .filter(isWhole)
  return (['mass', 'volume', 'length'] as const).flatMap((kind) => {
    const [only, ...others] = measured.filter(({ of }) => of === kind)
    if (only === undefined || others.length > 0) return []
    return [{ name: facetOf(kind, unit), value: only.text }]
  })
}

/** Orders two values of amounts by their size, whatever their units; null when one of them is no amount. */
export function compareAmounts(one: string, other: string): number | null {
  const [first, second] = [readAmount(one), readAmount(other)]
  if (first === null || second === null) return null
  return first.of === second.of ? first.amount - second.amount : first.of < second.of ? -1 : 1
}

/** Tells whether values of a facet are amounts, which only its variants tell. */
export function isMeasuredFacet(name: string): boolean {
  return ['Capacity', 'Pack size', 'Length', 'Weight'].includes(name)
}

function measuredAttribute(name: string, value: string): AttributeFilter | null {
  const [, base = '', unit = ''] = /^(.*?)\s*(?:\(([^)]*)\))?$/.exec(name.trim()) ?? []
  const facet = attributeFacets.find(([pattern]) => pattern.test(base.toLowerCase()))
  if (facet === undefined) return null
  const amount = readAmount(/[a-z"'\p{L}]/iu.test(value) ? value : `${value} ${unit}`)
  return amount !== null && facet[2].includes(amount.of) ? { name: facet[1], value: amount.text } : null
}

/** The amounts in a name, where each is the only one of its kind: `Wall Putty 40 kg`, `Garden Hose 30 m`. */
function measuredName({ name, variants }: Measurable): AttributeFilter[] {
  const unit = variants[0]?.unit ?? null
  const { sizes } = extractSizes(normalizeText(withoutGrouping(name)))
  const written = sizes
    .flatMap(({ numbers, unit: of }) => (numbers.length === 1 ? (measuredOf(numbers[0] ?? 0, of) ?? []) : []))
    .filter(isWhole)
  const isOnly = ({ of }: Measured) => written.filter((each) => each.of === of).length === 1
  return written
    .filter(isOnly)
    .map(({ of, text }) => ({ name: facetOf(of, unit), value: text }))
    .filter((each) => each.name !== 'Weight')
}

/** Millimetres and inches are a width, a diameter or a thickness. */
function isWhole({ of, unit }: Measured): boolean {
  return of !== 'length' || unit === 'm' || unit === 'ft'
}

function facetOf(of: Measured['of'], unit: string | null): MeasuredFacet {
  const isPiece = pieces.has(unit?.toLowerCase().replace(/(?<=\wce|pc)s$|\.$/, '') ?? '')
  if (of === 'length') return 'Length'
  if (of === 'mass') return isPiece ? 'Weight' : 'Pack size'
  return isPiece || unit === null ? 'Capacity' : 'Pack size'
}

function splitOption(option: string): string[] {
  return withoutGrouping(option).split(/[,;·|]/)
}

/** `1,000 L` as `1000 L`: the comma parts no options. */
function withoutGrouping(text: string): string {
  return text.replaceAll(/(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g, (grouped) =>
    grouped.replaceAll(',', ''),
  )
}

/** An amount that is all of a text but for the word of its container: `500 Ltr`, `bag of 40 kg`, `20L bucket`. */
function readAmount(text: string): Measured | null {
  const { sizes, rest } = extractSizes(normalizeText(withoutGrouping(text.trim())))
  const [size, ...others] = sizes
  if (size === undefined || others.length > 0 || size.numbers.length !== 1) return null
  return containers.test(rest.replaceAll(/[.\s]+/g, ' ').trim())
    ? measuredOf(size.numbers[0] ?? 0, size.unit)
    : null
}

function measuredOf(value: number, unit: string | null): Measured | null {
  const known = unit === null ? undefined : units[unit]
  if (unit === null || known === undefined || !(value > 0)) return null
  const [of, by] = known
  const amount = value * by
  return { of, amount, unit, text: printAmount(of, amount, { value, unit }) }
}

/** Grams and millilitres below one, feet and inches as they are written. */
function printAmount(
  of: Measured['of'],
  amount: number,
  written: { readonly value: number; readonly unit: string },
): string {
  if (written.unit === 'ft' || written.unit === 'in') return `${figure(written.value)} ${written.unit}`
  const [large, small] = ({ mass: ['kg', 'g'], volume: ['L', 'ml'], length: ['m', 'mm'] } as const)[of]
  return amount < 1 ? `${figure(amount * 1000)} ${small}` : `${figure(amount)} ${large}`
}

function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
