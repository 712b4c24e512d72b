import { toMeasure, type Measure } from '../lexicon/numbers/measures.ts'
import { calledByInches, usualSizes } from '../lexicon/trade/facts.ts'
import { contentsOf } from './reading/contents.ts'
import {
  measuresOf,
  readingWords,
  type IndexedVariant,
  type ProductFacts,
  type Reader,
} from './product-facts.ts'
import type { Offer, ProductKind, Size } from './product-kind.ts'

/** A product kind in the making. */
export type BuiltKind = ProductKind & {
  position: number
  readonly key: string
  /** Its soft words but those of its categories' names, which may be renamed; all of them are put together when the index is finished. */
  readonly ownSoftWords: Set<string>
  readonly subcategoryIds: Set<string>
  softWords: ReadonlySet<string>
  toldBy: ReadonlySet<string>
  readonly distinctive: Set<string>
  readonly sizes: Size[]
  readonly sizesByKey: Map<string, Size>
  readonly productIds: Set<string>
  /** The words that it brings into the vocabulary, and those of its brands and models. */
  readonly words: Set<string>
  readonly brands: Set<string>
  readonly offerWords: Set<string>
}

/** The options of a variant as one text. */
function labelOf({ options }: IndexedVariant): string {
  return options.join(', ')
}

/** Key that tells the sizes of a product kind apart. */
export function sizeKey(label: string, unit: string | null): string {
  return `${label} ${unit ?? ''}`
}

/** The size of a product kind that a variant is. */
export function sizeOf(
  productKind: BuiltKind,
  { facts, variant, read }: { facts: ProductFacts; variant: IndexedVariant; read: Reader },
): Size {
  const label = labelOf(variant)
  const key = sizeKey(label, variant.unit)
  const known = productKind.sizesByKey.get(key)
  if (known !== undefined) return known
  const of = sizeFacts(facts, variant, read)
  const size: Size = {
    label,
    unit: variant.unit,
    words: new Set(readingWords(read(label).items)),
    measures: of.measures,
    contents: contentsOf(of),
    offers: [],
  }
  productKind.sizesByKey.set(key, size)
  productKind.sizes.push(size)
  return size
}

/** Reads the facts of a size. */
export function sizeFacts({ name, nameItems, codes }: ProductFacts, variant: IndexedVariant, read: Reader) {
  const label = labelOf(variant)
  const words = new Set(readingWords(nameItems))
  const measures = [...measuresOf(read(label).items), ...measuresOf(nameItems), ...codes]
  return {
    variant,
    label,
    name,
    measures: [...measures, ...usualMeasures(measures, words)].flatMap((measure) => inInches(measure, words)),
    words,
  }
}

/** Marks a size that all of a product kind have. */
export const USUAL = 'usual'

/** The size that a product kind has where no length is written on it: a bib cock is of 15 mm. */
function usualMeasures(written: readonly Measure[], words: ReadonlySet<string>): Measure[] {
  if (written.some(({ type }) => type === 'length')) return []
  return usualSizes.flatMap(([of, mm]) =>
    words.has(of) ? [{ ...toMeasure([mm], 'mm'), suffix: USUAL }] : [],
  )
}

/** The largest first dimension that is in inches where a product kind is called by them. */
const MOST_INCHES = 8

/** A hinge of `4 x 3 mm` is one of 4 inches, 3 mm thick. */
function inInches(measure: Measure, words: ReadonlySet<string>): Measure[] {
  const [inches = 0, thickness = 0, ...others] = measure.values
  const isCalledSo = [...calledByInches].some((word) => words.has(word))
  const isPair = measure.type === 'length' && measure.values.length === 2 && others.length === 0
  if (!isCalledSo || !isPair || inches > MOST_INCHES || thickness > inches) return [measure]
  return [measure, toMeasure([inches], 'in'), toMeasure([thickness], 'mm')]
}

/** Sorts sizes and offers as in the catalogue, whichever way the products came. */
export function inCatalogueOrder({ sizes }: BuiltKind): void {
  for (const { offers } of sizes) offers.sort(order)
  sizes.sort(({ offers: [a] }, { offers: [b] }) => (a === undefined || b === undefined ? 0 : order(a, b)))
}

function order(a: Offer, b: Offer): number {
  const [one, other] = [a.product, b.product]
  const byId = one.id < other.id ? -1 : Number(one.id > other.id)
  return one.position - other.position || byId || a.variantIndex - b.variantIndex
}
