import type { PublicProduct } from '../catalogue/product.ts'
import type { Face } from './tiles.ts'

/** A tile that is laid: its face, its product where one is chosen, and whether it lies outside. */
export type LaidTile = {
  readonly face: Face
  readonly product: PublicProduct | null
  readonly isOutside: boolean
}

/** Sides up to these lengths in millimetres do with an adhesive of type 1, and of type 2 (makers' charts in India). */
const LONGEST_TYPE_1 = 600
const LONGEST_TYPE_2 = 1200
/** Tiles of no stated body are nearly always vitrified from this shorter side on. */
const USUALLY_VITRIFIED = 600
/** Percentage of water absorption up to which a tile counts as dense (IS 15477, IS 15622). */
const DENSE_PERCENT = 3

/**
 * The least type of adhesive that holds a tile, by IS 15477:2019: 1 for ceramic inside, 2 for what hardly drinks inside and for
 * ceramic outside, 3 for what hardly drinks outside. Façades take 3, long sides one type more.
 */
export function leastAdhesiveType({ face, product, isOutside }: LaidTile): number {
  const longest = Math.max(face.lengthMm, face.widthMm)
  const bySize = longest > LONGEST_TYPE_2 ? 3 : longest > LONGEST_TYPE_1 ? 2 : 1
  const outside = isOutside || (product !== null && isForOutside(product))
  const byBody = (isDense(face, product) ? 2 : 1) + (outside ? 1 : 0)
  return product !== null && FACADE.test(product.name) ? 3 : Math.max(bySize, byBody)
}

const FACADE = /\b(?:elevation|cladding|fa[cç]ade)\b/i
const OUTSIDE =
  /\b(?:outdoor|outside|exterior|external|parking|driveway|paver|paving|terrace|balcony|roof|elevation|cladding|fa[cç]ade)\b/i

/** Tells whether a tile is made for outside, as its name says. */
export function isForOutside({ name }: PublicProduct): boolean {
  return OUTSIDE.test(name)
}

const VITRIFIED =
  /(?<!non[- ]?)vitrified|porcelain|\bp?gvt\b|\bdouble[- ]charged?\b|\bfull[- ]body\b|\bgranito\b/i
const STONE = /\b(?:granite|marble|stone|slate|quartz|glass)\b/i
const CERAMIC = /\bceramic\b|non[- ]?vitrified|\bterracotta\b|\bclay\b|\bcement/i

/** Tells whether a tile hardly absorbs water: by its stated absorption, its material, its name, or the size of its face. */
function isDense(face: Face, product: PublicProduct | null): boolean {
  const stated = product === null ? null : statesLowAbsorption(product)
  if (stated !== null) return stated
  const material = (product?.attributes ?? [])
    .filter(({ name }) => /^(?:material|body|tile type|product type)\b/i.test(name))
    .flatMap(({ values }) => values)
    .join(', ')
  if (VITRIFIED.test(material) || STONE.test(material)) return true
  if (CERAMIC.test(material)) return false
  // the names of prints are full of marble and slate
  if (VITRIFIED.test(product?.name ?? '')) return true
  return !CERAMIC.test(product?.name ?? '') && Math.min(face.lengthMm, face.widthMm) >= USUALLY_VITRIFIED
}

/** Tells whether the stated water absorption is low: of a range the upper figure counts; null where none is stated. */
function statesLowAbsorption({ attributes, description }: PublicProduct): boolean | null {
  const stated = [
    ...attributes.flatMap(({ name, values }) => values.map((value) => `${name}: ${value}`)),
    ...description.features,
  ].find((text) => /water absorption/i.test(text))
  const figure = stated === undefined ? undefined : [...stated.matchAll(/\d+(?:\.\d+)?/g)].at(-1)?.[0]
  if (stated === undefined || figure === undefined) return null
  return Number(figure) <= DENSE_PERCENT && !/above|more than|over|>/i.test(stated)
}

/** Types of IS 15477 as `Type 2`, `Type-II`, `T2` and classes of EN 12004 as `C2TE S1`. */
const TYPE = /\btype[\s:–-]*([1-5]|iii|ii|iv|i|v)\b|\bt[\s-]?([1-5])\b/i
const CLASS = /\bc\s?([12])\s?[tfe]*\b(?:[\s-]*(s[12])\b)?/i
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v']

/** The type of adhesive that a text names; null where it names none. */
export function adhesiveTypeIn(text: string): number | null {
  const [, long, short] = TYPE.exec(text) ?? []
  const type = long ?? short
  if (type !== undefined) {
    const roman = ROMAN.indexOf(type.toLowerCase())
    return roman === -1 ? Number(type) : roman + 1
  }
  const [, level, deformable] = CLASS.exec(text) ?? []
  return level === undefined ? null : deformable === undefined ? Number(level) : 3
}

/** The type of an adhesive: as what is chosen of it says, its attributes, its name or its summary. */
export function adhesiveTypeOf(product: PublicProduct, choice: string): number | null {
  const attributes = product.attributes.flatMap(({ values }) => values)
  for (const text of [choice, ...attributes, product.name, product.description.short]) {
    const type = adhesiveTypeIn(text)
    if (type !== null) return type
  }
  return null
}
