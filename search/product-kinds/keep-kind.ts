import type { Measure } from '../lexicon/numbers/measures.ts'
import type { Price } from '#domain/money/price.ts'
import type { Contents } from './convert.ts'
import { sizeKey, type BuiltKind } from './built-kind.ts'
import type { Offer, OfferedProduct, Size } from './product-kind.ts'

/** A product kind as JSON can hold it, to be used again by the same program. */
export type KindSnapshot = {
  readonly key: string
  readonly name: string
  readonly image: string | null
  readonly head: string
  readonly lastWord: string
  readonly position: number
  readonly nameWords: readonly string[]
  readonly qualifiers: readonly string[]
  readonly nameMeasures: readonly Measure[]
  readonly ownSoftWords: readonly string[]
  readonly subcategoryIds: readonly string[]
  readonly words: readonly string[]
  readonly brands: readonly string[]
  readonly offerWords: readonly string[]
  readonly products: readonly ProductSnapshot[]
  readonly sizes: readonly SizeSnapshot[]
}

/** Its id; and its position, brand, model and their words, where something of it is for sale. */
type ProductSnapshot =
  | readonly [id: string]
  | readonly [id: string, position: number, brand: string, model: string, words: readonly string[]]

type SizeSnapshot = {
  readonly label: string
  readonly unit: string | null
  readonly words: readonly string[]
  readonly measures: readonly Measure[]
  readonly contents: Contents
  /** Of each offer the place of its product in the list, the variant, and the price. */
  readonly offerProducts: readonly number[]
  readonly offerVariants: readonly number[]
  readonly offerPrices: readonly number[]
}

/** The product kind without what is found out anew: which of its words are distinctive, and what its categories are called. */
export function keepKind(kind: BuiltKind): KindSnapshot {
  const offered = new Map(
    kind.sizes.flatMap((size) => size.offers).map(({ product }) => [product.id, product]),
  )
  const places = new Map(Array.from(kind.productIds, (id, place) => [id, place]))
  const products = Array.from(kind.productIds, (id): ProductSnapshot => {
    const product = offered.get(id)
    return product === undefined
      ? [id]
      : [id, product.position, product.brand, product.model, [...product.words]]
  })
  return {
    key: kind.key,
    name: kind.name,
    image: kind.image,
    head: kind.head,
    lastWord: kind.lastWord,
    position: kind.position,
    nameWords: [...kind.nameWords],
    qualifiers: kind.qualifiers,
    nameMeasures: kind.nameMeasures,
    ownSoftWords: [...kind.ownSoftWords],
    subcategoryIds: [...kind.subcategoryIds],
    words: [...kind.words],
    brands: [...kind.brands],
    offerWords: [...kind.offerWords],
    products,
    sizes: kind.sizes.map(({ words, offers: of, label, unit, measures, contents }) => ({
      label,
      unit,
      words: [...words],
      measures,
      contents,
      offerProducts: of.map(({ product }) => places.get(product.id) ?? 0),
      offerVariants: of.map(({ variantIndex }) => variantIndex),
      offerPrices: of.map(({ price }) => price),
    })),
  }
}

/** Texts and words that many product kinds and products share, each stored once. */
type Shared = {
  readonly sharedText: (text: string) => string
  readonly sharedWords: (words: readonly string[]) => ReadonlySet<string>
}

/** The product kind as it was. */
export function restoreKind(kept: KindSnapshot, shared: Shared): BuiltKind {
  const products = kept.products.map((product) => offeredProduct(product, shared))
  const sizes = kept.sizes.map((size): Size => ({
    label: size.label,
    unit: size.unit,
    words: new Set(size.words),
    measures: size.measures,
    contents: size.contents,
    offers: offersOf(size, products),
  }))
  return {
    key: kept.key,
    name: kept.name,
    image: kept.image,
    head: kept.head,
    lastWord: kept.lastWord,
    position: kept.position,
    nameWords: new Set(kept.nameWords),
    qualifiers: kept.qualifiers,
    nameMeasures: kept.nameMeasures,
    ownSoftWords: new Set(kept.ownSoftWords),
    subcategoryIds: new Set(kept.subcategoryIds),
    softWords: new Set(),
    words: new Set(kept.words),
    brands: new Set(kept.brands),
    offerWords: new Set(kept.offerWords),
    toldBy: new Set(),
    distinctive: new Set(),
    productIds: new Set(products.map(({ id }) => id)),
    sizes,
    sizesByKey: new Map(sizes.map((size) => [sizeKey(size.label, size.unit), size])),
  }
}

function offersOf(
  { offerProducts, offerVariants, offerPrices }: SizeSnapshot,
  products: readonly OfferedProduct[],
): Offer[] {
  return offerProducts.flatMap((place, at): Offer[] => {
    const product = products[place]
    const variantIndex = offerVariants[at] ?? 0
    const price = (offerPrices[at] ?? 0) as Price
    return product === undefined ? [] : [{ product, variantIndex, price }]
  })
}

function offeredProduct(
  [id, position = 0, brand = '', model = '', words = []]: ProductSnapshot,
  { sharedText, sharedWords }: Shared,
): OfferedProduct {
  return {
    id: sharedText(id),
    position,
    brand: sharedText(brand),
    model: sharedText(model),
    words: sharedWords(words),
  }
}
