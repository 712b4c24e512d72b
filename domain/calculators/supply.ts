import { contentOf } from '../catalogue/prices/comparable-price.ts'
import type { PublicProduct } from '../catalogue/product.ts'
import type { PublicVariant } from '../catalogue/variants/variant.ts'
import type { Material } from '../catalogue/measures/materials.ts'
import { translateWord } from '../catalogue/translations/glossary.ts'
import type { Words } from '../catalogue/translations/translation.ts'
import type { SizeOption } from './read-inputs.ts'
import { adhesiveTypeIn } from './tile-adhesive.ts'
import { CUBIC_METRES_PER_CUBIC_FOOT } from './units.ts'

/** Amount of a material that one unit of a variant brings, in the measure of the material. */
export type Supply = {
  readonly amount: number
  /** The size that decides whether it is what was asked for; null where none does. */
  readonly size: SizeOption | null
  /** Choice beside the content of a pack: the colour of a paint, the finish of a tile. */
  readonly choice: string
}

type Reader = (variant: PublicVariant, product: PublicProduct) => Omit<Supply, 'choice'> | null

/** Loose weights in kg/m³: dry river sand 1,450 to 1,600, aggregate of 20 mm 1,460 (IS 875 Part 1, tests of mixes). */
const SAND_KG_PER_M3 = 1600
const AGGREGATE_KG_PER_M3 = 1460
const KG_PER_TONNE = 1000

const readers: Readonly<Record<Material, Reader>> = {
  tiles: (variant) => {
    const pieces = /\b(\d+) (?:tiles|planks)\b/i.exec(textOf(variant))?.[1]
    const size = sizeIn(variant, 2)
    return pieces === undefined || size === null ? null : { amount: Number(pieces), size }
  },
  bricks: (variant) => pieceOf(variant),
  blocks: (variant) => pieceOf(variant),
  'tile-adhesive': packed('kg'),
  'tile-grout': packed('kg'),
  'interior-paint': packed('litre'),
  'exterior-paint': packed('litre'),
  'wall-primer': packed('litre'),
  'wall-putty': packed('kg'),
  'block-adhesive': packed('kg'),
  cement: packed('kg'),
  'binding-wire': packed('kg'),
  sand: loose(SAND_KG_PER_M3),
  'plaster-sand': loose(SAND_KG_PER_M3),
  aggregate: (variant, product) => {
    const amount = loose(AGGREGATE_KG_PER_M3)(variant, product)?.amount
    const sizes = valuesOf(product, /^sizes?\s*\(mm\)$/i)
    const [value] = sizes
    if (amount === undefined) return null
    return { amount, size: value === undefined || sizes.length > 1 ? null : { value, label: `${value} mm` } }
  },
  'steel-bars': (variant, product) => {
    const metres = metresOf(variant, product)
    const value = /(?:^|\s)([\d.]+) mm\b/.exec(textOf(variant))?.[1]
    return metres === null || value === undefined
      ? null
      : { amount: metres, size: { value, label: `${value} mm` } }
  },
  'house-wire': (variant, product) => {
    const metres = metresOf(variant, product)
    const value = /(?:^|\s)([\d.]+) sq mm\b/.exec(textOf(variant))?.[1]
    return metres === null || value === undefined
      ? null
      : { amount: metres, size: { value, label: `${value} sq mm` } }
  },
}

/** Supply of a material by a variant; null where the data does not give the amount. */
export function supplyOf(material: Material, variant: PublicVariant, product: PublicProduct): Supply | null {
  const supply = readers[material](variant, product)
  if (supply === null || !(supply.amount > 0)) return null
  return { ...supply, choice: choiceOf(variant.options) }
}

/**
 * Choice that options name beside measures and counts: `20 kg, white` is white. A type of adhesive is a choice too. In another
 * language it is what stands at the same place in the words for the whole option.
 */
export function choiceOf(options: readonly string[], words: Words = {}): string {
  return options
    .flatMap((option) => {
      const said = piecesOf(translateWord(words, option))
      const pieces = piecesOf(option)
      return pieces.flatMap((piece, place) =>
        isChoice(piece) ? (said.length === pieces.length ? said[place] : translateWord(words, piece)) : [],
      )
    })
    .join(', ')
}

function piecesOf(option: string): readonly string[] {
  return option.split(',').map((piece) => piece.trim())
}

function isChoice(piece: string): boolean {
  return piece !== '' && (!/\d/.test(piece) || adhesiveTypeIn(piece) !== null)
}

function packed(unit: 'kg' | 'litre'): Reader {
  return (variant) => {
    const [measure, amount] = contentOf(variant) ?? []
    return measure === unit && amount !== undefined ? { amount, size: null } : null
  }
}

/** Sold by the cubic foot, by the tonne, or in bags of a weight. */
function loose(kgPerM3: number): Reader {
  return (variant) => {
    const [measure, weight] = contentOf(variant) ?? []
    const kg = variant.unit === 'tonne' ? KG_PER_TONNE : measure === 'kg' ? weight : undefined
    if (variant.unit === 'cft') return { amount: CUBIC_METRES_PER_CUBIC_FOOT, size: null }
    return kg === undefined ? null : { amount: kg / kgPerM3, size: null }
  }
}

function pieceOf(variant: PublicVariant): Omit<Supply, 'choice'> | null {
  const size = sizeIn(variant, 3)
  return variant.unit === 'piece' && size !== null ? { amount: 1, size } : null
}

const MM_PER_INCH = 25.4

/** The size among the options with so many measures: `600 x 600 mm, 4 tiles` is `600x600`; inches become millimetres. */
function sizeIn(variant: PublicVariant, count: 2 | 3): SizeOption | null {
  const pattern = count === 2 ? /^([\d.]+) x ([\d.]+) (mm|in)\b/ : /^([\d.]+) x ([\d.]+) x ([\d.]+) (mm|in)\b/
  for (const option of variant.options) {
    const match = pattern.exec(option)
    if (match === null) continue
    const unit = match.at(-1)
    const measures = match
      .slice(1, -1)
      .map((text) => Math.round(Number(text) * (unit === 'in' ? MM_PER_INCH : 1)))
    return { value: measures.join('x'), label: match[0].replaceAll(' x ', ' × ') }
  }
  return null
}

function metresOf(variant: PublicVariant, product: PublicProduct): number | null {
  const own = /(?:^|\s)([\d.]+) m\b/.exec(textOf(variant))?.[1]
  const lengths = valuesOf(product, /^length$/i)
  const stated = lengths.length === 1 ? /^([\d.]+) m$/.exec(lengths[0] ?? '')?.[1] : undefined
  const metres = Number(own ?? stated)
  return metres > 0 ? metres : null
}

function valuesOf({ attributes }: PublicProduct, name: RegExp): readonly string[] {
  return attributes.find((attribute) => name.test(attribute.name))?.values ?? []
}

function textOf({ options }: PublicVariant): string {
  return options.join(', ')
}
