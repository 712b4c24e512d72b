import { compositeId, type CompositeId } from '../catalogue/composite-id.ts'
import { isForSale } from '../catalogue/is-for-sale.ts'
import type { PublicProduct } from '../catalogue/product.ts'
import { roundQuantityUp } from '../catalogue/quantity-rule.ts'
import type { PublicVariant } from '../catalogue/variant.ts'
import type { Price } from '../money/price.ts'
import type { CalculatorInput, Fact, Need } from './calculator.ts'
import { USE_PREFIX, type CalculatorName } from './calculator-names.ts'
import { calculators } from './calculators.ts'
import { choosePacks } from './choose-packs.ts'
import { coverageOf } from './coverage-of.ts'
import { measures, type Material, type Measure } from './materials.ts'
import { coatingAmount } from './paint.ts'
import { readInputs, type AnsweredInput, type LinkQuery, type SizeOption } from './read-inputs.ts'
import { supplyOf, type Supply } from './supply.ts'
import type { LengthUnit } from './units.ts'

/** A quantity of a variant that a need is covered with, rounded to what is sold. */
export type CalculatedLine = {
  readonly product: CompositeId
  readonly name: string
  readonly variant: PublicVariant
  readonly quantity: number
}

/** What a material may be bought as: a product in one colour or finish, in all packs that it comes in. */
export type MaterialOffer = {
  /** The composite id of its first pack. */
  readonly value: CompositeId
  readonly name: string
  readonly choice: string
  /** The price of its first pack, with GST, and what that is sold by. */
  readonly price: Price
  readonly unit: string | null
}

/** A material that is needed, what it may be bought as, and the packs of what was chosen. */
export type CalculatedNeed = {
  readonly material: Material
  readonly measure: Measure
  readonly amount: number
  readonly offers: readonly MaterialOffer[]
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

type Pack = Supply & { readonly product: CompositeId; readonly variant: PublicVariant }
type PackedOffer = {
  readonly offer: MaterialOffer
  readonly record: PublicProduct
  readonly size: string | null
  readonly packs: readonly Pack[]
}

/**
 * What a calculator answers to the parameters of a link: its inputs as they were understood, the figures on the way, and for
 * each material the packs to buy, of the variant that `use.{material}` names or of the first that fits (PRICE-05).
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
    needs: needs.map((need) =>
      coverNeed(need, offersOf.get(need.material) ?? [], query.get(USE_PREFIX + need.material) ?? null),
    ),
  }
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
      const implied = Object.entries(input.chosenBy ?? {}).find(
        ([material]) => query.get(FOR) === material || query.has(USE_PREFIX + material),
      )
      if (implied) next.set(input.name, implied[1])
    }
  }
  return next
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

/** The offers of a material: every product by what is chosen beside the pack, with its packs. */
function packedOffers(material: Material, products: readonly PublicProduct[]): PackedOffer[] {
  return products.flatMap((record) => {
    const groups = new Map<string, Pack[]>()
    for (const [index, variant] of record.variants.entries()) {
      const supply = isForSale(variant) ? supplyOf(material, variant, record) : null
      if (supply === null) continue
      const key = JSON.stringify([supply.size?.value ?? null, supply.choice])
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { ...supply, variant, product: compositeId(record.id, index) },
      ])
    }
    return [...groups.values()].flatMap((packs) => {
      const [first] = packs
      if (first === undefined) return []
      const { product, variant, choice, size } = first
      const offer = {
        value: product,
        name: record.name,
        choice,
        price: variant.priceWithGst,
        unit: variant.unit,
      }
      return [{ offer, record, size: size?.value ?? null, packs }]
    })
  })
}

function findOffer(offers: readonly PackedOffer[], product: CompositeId): PackedOffer | undefined {
  return offers.find(({ packs }) => packs.some((pack) => pack.product === product))
}

function coverNeed(need: Need, offers: readonly PackedOffer[], wish: string | null): CalculatedNeed {
  const { material, size } = need
  const exact = offers.filter((offer) => size === undefined || offer.size === size)
  const chosen = (wish === null ? undefined : findOffer(exact, wish)) ?? exact[0]
  const amount =
    'amount' in need
      ? need.amount
      : coatingAmount(need.areaSqM, need.coats, coverageOf(material, chosen?.record ?? null))
  const listed = exact.slice(0, MAX_OFFERS)
  if (chosen !== undefined && !listed.includes(chosen)) listed.push(chosen)
  return {
    material,
    measure: measures[material],
    amount,
    offers: listed.map(({ offer }) => offer),
    chosen: chosen?.offer.value ?? null,
    lines: chosen === undefined ? [] : linesFor(amount, chosen),
  }
}

function linesFor(amount: number, { record, packs }: PackedOffer): CalculatedLine[] {
  const counts = choosePacks(
    amount,
    packs.map(({ amount: content, variant }) => ({ amount: content, price: variant.priceWithGst })),
  )
  return packs.flatMap(({ product, variant }, index) => {
    const count = counts[index] ?? 0
    return count === 0
      ? []
      : [{ product, name: record.name, variant, quantity: roundQuantityUp(variant, count) }]
  })
}
