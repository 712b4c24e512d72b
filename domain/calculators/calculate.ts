import type { CompositeId } from '../catalogue/composite-id.ts'
import type { PublicProduct } from '../catalogue/product.ts'
import type { CalculatorInput, Fact, Need } from './calculator.ts'
import { USE_PREFIX, type CalculatorName } from './calculator-names.ts'
import { calculators } from './calculators.ts'
import { coverageOf } from './coverage-of.ts'
import { measures, type Material, type Measure } from '../catalogue/measures/materials.ts'
import {
  findOffer,
  linesFor,
  packedOffers,
  pricedOffer,
  type CalculatedLine,
  type MaterialOffer,
  type PackedOffer,
} from './offers.ts'
import { coatingAmount } from './paint.ts'
import { readInputs, type AnsweredInput, type LinkQuery, type SizeOption } from './read-inputs.ts'
import { adhesiveTypeOf, leastAdhesiveType } from './tile-adhesive.ts'
import type { LengthUnit } from './units.ts'

/** A material that is needed, what it may be bought as, and the packs of what was chosen. */
export type CalculatedNeed = {
  readonly material: Material
  readonly measure: Measure
  readonly amount: number
  readonly offers: readonly MaterialOffer[]
  /** The least type of adhesive by IS 15477, where the material is one. */
  readonly adhesiveType: number | null
  /** The chosen offer; null when nothing that is sold fits. */
  readonly chosen: CompositeId | null
  readonly lines: readonly CalculatedLine[]
}

export type Calculation = {
  readonly name: CalculatorName
  readonly unit: LengthUnit
  readonly inputs: readonly AnsweredInput[]
  readonly facts: readonly Fact[]
  readonly needs: readonly CalculatedNeed[]
}

/** The products that are sold of each material. */
export type ProductsByMaterial = ReadonlyMap<Material, readonly PublicProduct[]>

/** The parameter that names the material whose products a link comes from. */
const FOR = 'for'
/** More offers of a material are not listed. */
const MAX_OFFERS = 60

/**
 * Answer of a calculator to the parameters of a link: its inputs as they were understood, the figures on the way, and for each
 * material the packs to buy, of the variant that `use.{material}` names or of the first that fits (PRICE-05).
 */
export function calculate(name: CalculatorName, query: LinkQuery, sold: ProductsByMaterial): Calculation {
  const { inputs, run } = calculators[name]
  const offersOf = new Map(
    [...sold].map(([material, products]) => [material, packedOffers(material, products)]),
  )
  const wished = withImplied(inputs, query, offersOf)
  const read = readInputs(inputs, wished, (input) => sizesOf(input, offersOf.get(input.material) ?? []))
  const { facts, needs } = run(read.values)
  return {
    name,
    unit: read.unit,
    inputs: read.inputs,
    facts,
    needs: coverNeeds(needs, query, offersOf),
  }
}

/** The needs in their order; what holds tiles follows from the tile that is chosen. */
function coverNeeds(
  needs: readonly Need[],
  query: LinkQuery,
  offersOf: ReadonlyMap<Material, readonly PackedOffer[]>,
): CalculatedNeed[] {
  const wishOf = (material: Material) => query.get(USE_PREFIX + material) ?? null
  const cover = (need: Need, tile: PublicProduct | null) =>
    coverNeed(need, offersOf.get(need.material) ?? [], { wish: wishOf(need.material), tile })
  const tiles = needs.find(({ material }) => material === 'tiles')
  const chosen = tiles === undefined ? null : cover(tiles, null).chosen
  const tile = chosen === null ? null : (findOffer(offersOf.get('tiles') ?? [], chosen)?.record ?? null)
  return needs.map((need) => cover(need, tile))
}

/** The materials that a calculator may need products of. */
export function materialsOf(name: CalculatorName): Material[] {
  return [...materialsByCalculator[name]]
}

const materialsByCalculator: Readonly<Record<CalculatorName, readonly Material[]>> = {
  tiles: ['tiles', 'tile-adhesive', 'tile-grout'],
  paint: ['interior-paint', 'exterior-paint', 'wall-primer', 'wall-putty'],
  bricks: ['bricks', 'blocks', 'block-adhesive', 'cement', 'sand'],
  concrete: ['cement', 'sand', 'aggregate'],
  plaster: ['cement', 'plaster-sand'],
  steel: ['steel-bars', 'binding-wire'],
  wire: ['house-wire'],
}

/** A link from a product or a subcategory names what is sold there, from which choices and size follow unless they are named. */
function withImplied(
  inputs: readonly CalculatorInput[],
  query: LinkQuery,
  offersOf: ReadonlyMap<Material, readonly PackedOffer[]>,
): LinkQuery {
  const next = new Map(query)
  for (const input of inputs) {
    if (next.has(input.name)) continue
    if (input.kind === 'size') {
      const used = query.get(USE_PREFIX + input.material)
      const size = used === undefined ? null : findOffer(offersOf.get(input.material) ?? [], used)?.size
      if (size) next.set(input.name, size)
    } else if (input.kind === 'choice') {
      const implied = impliedChoice(input, query, offersOf)
      if (implied !== undefined) next.set(input.name, implied)
    }
  }
  return next
}

/** The option that the product of a link calls for, or its material; undefined where neither does. */
function impliedChoice(
  { chosenBy = {}, chosenByProduct }: CalculatorInput & { readonly kind: 'choice' },
  query: LinkQuery,
  offersOf: ReadonlyMap<Material, readonly PackedOffer[]>,
): string | undefined {
  if (chosenByProduct !== undefined) {
    const { material, option } = chosenByProduct
    const used = findOffer(offersOf.get(material) ?? [], query.get(USE_PREFIX + material) ?? '')
    return used && (option(used.record) ?? undefined)
  }
  return Object.entries(chosenBy).find(
    ([material]) => query.get(FOR) === material || query.has(USE_PREFIX + material),
  )?.[1]
}

/** The sizes that are sold, smallest first; the usual ones where nothing is. */
function sizesOf(
  input: CalculatorInput & { readonly kind: 'size' },
  offers: readonly PackedOffer[],
): SizeOption[] {
  const found = new Map(
    offers.flatMap(({ packs }) => packs.flatMap(({ size }) => (size ? [[size.value, size] as const] : []))),
  )
  if (found.size === 0) return input.options.map((value) => ({ value, label: value.replaceAll('x', ' × ') }))
  return [...found.values()].toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }))
}

/** The need with its offers, of which the wish is chosen if it fits, otherwise the first. */
function coverNeed(
  need: Need,
  offers: readonly PackedOffer[],
  { wish, tile }: { readonly wish: string | null; readonly tile: PublicProduct | null },
): CalculatedNeed {
  const { material, size, holds } = need
  const adhesiveType = holds ? leastAdhesiveType({ ...holds, product: tile }) : null
  const fitting = holdingOffers(
    offers.filter((offer) => size === undefined || offer.size === size),
    adhesiveType,
  )
  const chosen = (wish === null ? undefined : findOffer(fitting, wish)) ?? fitting[0]
  const listed = fitting.slice(0, MAX_OFFERS)
  if (chosen !== undefined && !listed.includes(chosen)) listed.push(chosen)
  const amountOf = (offer: PackedOffer | undefined) =>
    'amount' in need
      ? need.amount
      : coatingAmount(need.areaSqM, need.coats, coverageOf(material, offer?.record ?? null))
  const linesOf = new Map(listed.map((offer) => [offer, linesFor(amountOf(offer), offer)]))
  return {
    material,
    measure: measures[material],
    amount: amountOf(chosen),
    adhesiveType,
    offers: listed.map((offer) => pricedOffer(offer, linesOf.get(offer) ?? [])),
    chosen: chosen?.value ?? null,
    lines: chosen === undefined ? [] : (linesOf.get(chosen) ?? []),
  }
}

/** The offers of at least a type of adhesive, the least type first; those that name none come last. */
function holdingOffers(offers: readonly PackedOffer[], least: number | null): readonly PackedOffer[] {
  if (least === null) return offers
  const typed = offers.map((offer) => ({
    offer,
    type: adhesiveTypeOf(offer.record, offer.choice) ?? Infinity,
  }))
  return typed
    .filter(({ type }) => type >= least)
    .toSorted((a, b) => (a.type === b.type ? 0 : a.type - b.type))
    .map(({ offer }) => offer)
}
