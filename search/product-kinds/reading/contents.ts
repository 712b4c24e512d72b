import type { Measure } from '../../lexicon/numbers/measures.ts'
import { kgPerCubicFoot } from '../../lexicon/trade/facts.ts'
import type { Contents } from '../convert.ts'

/** Units of packs: what is written on one is what it holds; on a tank or a pump it is what the thing can do. */
const packUnits = new Set('bag bucket tin can pack box coil roll set bundle bottle drum tube'.split(' '))
const SQUARE_MM_PER_SQUARE_FOOT = 92_903.04

const BEARS = /\d t\b/

type SizeFacts = {
  readonly variant: { readonly unit: string | null; readonly weightKg?: number }
  readonly label: string
  readonly name: string
  readonly measures: readonly Measure[]
  readonly words: ReadonlySet<string>
}

/** Content of one sales unit of a variant, from its unit, its options, its weight and the density of its material. */
export function contentsOf({ variant, label, name, measures, words }: SizeFacts): Contents {
  const unit = variant.unit ?? 'piece'
  const contents: Record<string, number> = { [unit]: 1 }
  const counted =
    /(\d+) (?:tiles?|planks?|pieces|rods?|sheets|slabs?)\b/.exec(label) ?? /,\s*(\d{2,})$/.exec(label)
  if (unit !== 'kg' && !['sq ft', 'cft', 'tonne', 'metre'].includes(unit)) {
    contents.piece = unit === 'pair' ? 2 : counted === null ? 1 : Number(counted[1])
  }
  const first = (type: string): number | undefined =>
    measures.find((measure) => measure.type === type && measure.values.length === 1)?.values[0]
  if (packUnits.has(unit)) {
    const [kg, litres] = [first('kg'), first('l')]
    if (kg !== undefined) contents.kg = kg
    if (litres !== undefined) contents.litre = litres
  }
  if (unit === 'tonne') contents.kg = 1000
  // the tonnes of a cover are what it bears
  if (!BEARS.test(label)) contents.kg ??= variant.weightKg ?? Number.NaN
  addLength(contents, { unit, measures, name, label })
  addArea(contents, { unit, measures })
  addVolume(contents, { unit, words })
  addBlock(contents, { unit, measures, words })
  return Object.fromEntries(Object.entries(contents).filter(([, value]) => value > 0))
}

function addLength(
  contents: Record<string, number>,
  from: Omit<SizeFacts, 'variant' | 'words'> & { unit: string },
): void {
  if (from.unit === 'metre') contents.metre = 1
  const written = /(\d+(?:\.\d+)?) m\b/.exec(`${from.name}, ${from.label}`)
  if (written !== null && /^(?:coil|roll|box|piece|rod)$/.test(from.unit))
    contents.metre ??= Number(written[1])
  if (from.unit === 'rod' && written !== null) contents.rod = 1
}

function addArea(
  contents: Record<string, number>,
  { unit, measures }: { unit: string; measures: readonly Measure[] },
): void {
  if (!/^(?:box|sheet|piece)$/.test(unit)) return
  const face = measures.find((measure) => measure.type === 'length' && measure.values.length === 2)
  const [width = 0, length = 0] = face?.values ?? []
  // a rod's section is no face
  if (Math.min(width, length) < 70) return
  contents['sq ft'] =
    Math.round(((width * length) / SQUARE_MM_PER_SQUARE_FOOT) * (contents.piece ?? 1) * 1000) / 1000
}

const CUBIC_MM_PER_CUBIC_FOOT = 28_316_846.592

/** Blocks are ordered by volume too, which counts them without their joints. */
function addBlock(
  contents: Record<string, number>,
  { unit, measures, words }: { unit: string; measures: readonly Measure[]; words: ReadonlySet<string> },
): void {
  if (unit !== 'piece' || !words.has('block')) return
  const sides = measures.find(({ type, values }) => type === 'length' && values.length === 3)?.values
  if (sides === undefined) return
  const volume = sides.reduce((product, side) => product * side, 1)
  contents.cft ??= Math.round((volume / CUBIC_MM_PER_CUBIC_FOOT) * 1e9) / 1e9
}

function addVolume(
  contents: Record<string, number>,
  { unit, words }: { unit: string; words: ReadonlySet<string> },
): void {
  const density = kgPerCubicFoot.find(([material]) => words.has(material))?.[1]
  if (density === undefined) return
  if (unit === 'tonne') contents.cft = 1000 / density
  if (unit === 'cft') contents.kg = density
}
