import type { Measure } from '../lexicon/measures.ts'
import type { Price } from '../money/price.ts'
import type { Contents } from '../quick-order/convert.ts'
import { sizeKey, type BuiltKind } from './built-kind.ts'
import type { Offer, Size } from './product-kind.ts'

/** A product kind as JSON can hold it, to be used again by the same program. */
export type KeptKind = {
  readonly key: string
  readonly name: string
  readonly image: string | null
  readonly head: string
  readonly lastWord: string
  readonly position: number
  readonly nameWords: readonly string[]
  readonly qualifiers: readonly string[]
  readonly nameMeasures: readonly Measure[]
  readonly softWords: readonly string[]
  readonly words: readonly string[]
  readonly brands: readonly string[]
  readonly offerWords: readonly string[]
  readonly products: readonly KeptProduct[]
  readonly sizes: readonly KeptSize[]
}

/** Its id; and its position, brand, model and their words, where something of it is for sale. */
type KeptProduct =
  | readonly [id: string]
  | readonly [id: string, position: number, brand: string, model: string, words: readonly string[]]

type KeptSize = {
  readonly label: string
  readonly unit: string | null
  readonly words: readonly string[]
  readonly measures: readonly Measure[]
  readonly contents: Contents
  /** Of each offer the place of its product in the list, the variant and the price. */
  readonly offers: readonly number[]
}

/** The product kind without what is found out anew: which of its words are distinctive. */
export function keepKind(kind: BuiltKind): KeptKind {
  const offers = new Map(kind.sizes.flatMap((size) => size.offers).map((offer) => [offer.productId, offer]))
  const places = new Map(Array.from(kind.productIds, (id, place) => [id, place]))
  const products = Array.from(kind.productIds, (id): KeptProduct => {
    const offer = offers.get(id)
    return offer === undefined ? [id] : [id, offer.position, offer.brand, offer.model, [...offer.words]]
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
    softWords: [...kind.softWords],
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
      offers: of.flatMap(({ productId, variantIndex, price }) => [
        places.get(productId) ?? 0,
        variantIndex,
        price,
      ]),
    })),
  }
}

/** The product kind as it was; `sharedWords` holds the words of brands and models that many products have. */
export function restoreKind(kept: KeptKind, sharedWords: Map<string, ReadonlySet<string>>): BuiltKind {
  const products = kept.products.map((product) => offeredProduct(product, sharedWords))
  const sizes = kept.sizes.map((size): Size => ({
    label: size.label,
    unit: size.unit,
    words: new Set(size.words),
    measures: size.measures,
    contents: size.contents,
    offers: offersOf(size.offers, products),
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
    softWords: new Set(kept.softWords),
    words: new Set(kept.words),
    brands: new Set(kept.brands),
    offerWords: new Set(kept.offerWords),
    distinctive: new Set(),
    productIds: new Set(kept.products.map(([id]) => id)),
    sizes,
    sizesByKey: new Map(sizes.map((size) => [sizeKey(size.label, size.unit), size])),
  }
}

function offersOf(kept: readonly number[], products: readonly OfferedProduct[]): Offer[] {
  const offers: Offer[] = []
  for (let at = 0; at + 2 < kept.length; at += 3) {
    const product = products[kept[at] ?? -1]
    if (product === undefined) continue
    const { productId, position, brand, model, words } = product
    const price = (kept[at + 2] ?? 0) as Price
    offers.push({ productId, variantIndex: kept[at + 1] ?? 0, position, brand, model, price, words })
  }
  return offers
}

type OfferedProduct = Omit<Offer, 'variantIndex' | 'price'>

function offeredProduct(
  [productId, position = 0, brand = '', model = '', own = []]: KeptProduct,
  sharedWords: Map<string, ReadonlySet<string>>,
): OfferedProduct {
  const shared = `${brand}\n${model}`
  let words = sharedWords.get(shared)
  if (words === undefined) {
    words = new Set(own)
    sharedWords.set(shared, words)
  }
  return { productId, position, brand, model, words }
}
