import type { Price } from '../../money/price.ts'
import type { Size } from '../../text/size.ts'
import { tokenize } from '../../text/tokenize.ts'
import { unitPriceAt, type Tiered } from './price-breaks.ts'

/** A measure that the prices of different packs are compared by (PRICE-04). */
export type ComparableUnit = 'kg' | 'litre' | 'metre' | 'sq ft'

/** The price of one kilogram, litre, metre or square foot, with GST. */
export type ComparablePrice = { readonly price: Price; readonly unit: ComparableUnit }

type Comparable = Tiered & {
  readonly options: readonly string[]
  readonly readAs?: readonly string[]
  readonly unit: string | null
  readonly weightKg?: number
}

/** Amount of a measure in one unit of a variant. */
export type Content = readonly [unit: ComparableUnit, amount: number]

const SQUARE_MM_PER_SQUARE_FOOT = 304.8 ** 2

/** Units sold as a pack, so that a measure among the options is the content. */
const packs = new Set(['bag', 'bucket', 'tin', 'can', 'pack', 'coil', 'roll'])
/** Units sold by the piece and compared by weight. */
const bars = new Set(['rod', 'bundle'])

const measures: Readonly<Record<string, Content>> = {
  kg: ['kg', 1],
  g: ['kg', 0.001],
  l: ['litre', 1],
  ml: ['litre', 0.001],
  m: ['metre', 1],
}

/**
 * The price of a measure of a variant, at the price of a quantity: 40 kg of putty for ₹880 are ₹22 a kg, a rod of 10.65 kg
 * for ₹692.25 is ₹65 a kg, a box of 4 tiles of 600 x 600 mm is 15.5 sq ft. Null where the data does not give it.
 */
export function comparablePrice(variant: Comparable, quantity = 1): ComparablePrice | null {
  const content = contentOf(variant)
  if (content === null) return null
  const [unit, amount] = content
  return { price: Math.round(unitPriceAt(variant, quantity) / amount) as Price, unit }
}

/**
 * Content of one unit of a variant, by its pack, weight or size: 40 kg of putty, 15.5 sq ft of tiles; null where the data does not
 * give it.
 */
export function contentOf({
  options: shown,
  readAs: options = shown,
  unit,
  weightKg,
}: Omit<Comparable, keyof Tiered>): Content | null {
  if (unit === null) return null
  if (bars.has(unit)) return weightKg === undefined ? null : ['kg', weightKg]
  const sizes = options.flatMap((option) => tokenize(option).sizes)
  const pieces = /\b(\d+) (?:tiles|planks)\b/i.exec(options.join(', '))?.[1]
  const found = packs.has(unit)
    ? sizes.flatMap(packed)
    : unit === 'box' && pieces !== undefined
      ? sizes.flatMap((size) => area(size, 'mm', Number(pieces) / SQUARE_MM_PER_SQUARE_FOOT))
      : unit === 'sheet'
        ? sizes.flatMap((size) => area(size, 'ft', 1))
        : []
  // two measures would leave it open which one is the content
  return found.length === 1 ? (found[0] ?? null) : null
}

function packed({ numbers: [amount, ...others], unit }: Size): Content[] {
  const [measure, factor] = measures[unit ?? ''] ?? []
  return measure && factor && amount && others.length === 0 ? [[measure, amount * factor]] : []
}

function area(
  { numbers: [length, width, ...others], unit }: Size,
  wanted: string,
  factor: number,
): Content[] {
  const isArea = unit === wanted && length && width && others.length === 0
  return isArea ? [['sq ft', length * width * factor]] : []
}
