import { isForSale } from '../catalogue/is-for-sale.ts'
import type { Item, Vocabulary } from '../lexicon/items.ts'
import { buildLexicon, soundOf } from '../lexicon/lexicon.ts'
import { readCatalogueText } from '../lexicon/read-text.ts'
import type { Contents } from '../quick-order/convert.ts'
import { consonantKey } from '../search/phonetic-key.ts'
import { isAcronym, spelledOut } from './acronym.ts'
import { contentsOf } from './contents.ts'
import { createKind } from './create-kind.ts'
import {
  describing,
  factsOf,
  measuresOf,
  plainWords,
  readingWords,
  type IndexedProduct,
  type IndexedVariant,
  type ProductFacts,
  type Reader,
} from './product-facts.ts'
import type { ProductKind, Size } from './product-kind.ts'

/** The catalogue read as product kinds, found by what they are. */
export type KindIndex = {
  readonly vocabulary: Vocabulary
  readonly productKinds: readonly ProductKind[]
  readonly byHead: ReadonlyMap<string, readonly ProductKind[]>
  /** The product kinds that have a word in their name, or in a brand or model. */
  readonly byWord: ReadonlyMap<string, readonly ProductKind[]>
  /** How much one unit of each of a product's variants holds. */
  readonly contentsOfVariants: (product: IndexedProduct) => Contents[]
}

/** An index in the making: products are added one by one, in catalogue order. */
export type KindIndexBuilder = {
  readonly add: (product: IndexedProduct) => void
  readonly finish: () => KindIndex
}

/** Starts an index; `categoryNames` are the names of the subcategories by id. */
export function startKindIndex(categoryNames: ReadonlyMap<string, string>): KindIndexBuilder {
  const words = new Set<string>()
  const brands = new Set<string>()
  const vocabulary: Vocabulary = {
    lexicon: buildLexicon(),
    words,
    brands,
    sounds: new Map(),
    skeletons: new Map(),
    guesses: new Map(),
  }
  const productKinds = new Map<string, BuiltKind>()
  const read = cachedReader(vocabulary)

  function kindOf(product: IndexedProduct, { name, nameItems }: ProductFacts): BuiltKind {
    const key = `${product.subcategoryIds[0] ?? ''} ${name.toLowerCase()}`
    let productKind = productKinds.get(key)
    if (productKind === undefined) {
      productKind = { ...createKind(name, nameItems, productKinds.size), sizesByKey: new Map() }
      productKinds.set(key, productKind)
      know(name, words)
    }
    return productKind
  }

  function add(product: IndexedProduct): void {
    const facts = factsOf(product, read)
    const productKind = kindOf(product, facts)
    const softTexts = [
      ...describing(product).flatMap(({ values }) => values),
      ...product.searchWords,
      ...product.subcategoryIds.map((id) => categoryNames.get(id) ?? ''),
    ]
    for (const word of softTexts.flatMap((text) => readingWords(read(text)))) productKind.softWords.add(word)
    know(facts.brand, brands)
    know(facts.model, words)
    const offerWords = new Set([...plainWords(facts.brand), ...plainWords(facts.model)])
    for (const [variantIndex, variant] of product.variants.entries()) {
      if (!isForSale(variant)) continue
      const label = labelOf(variant)
      know(label, words)
      sizeOf(productKind, { facts, variant, read }).offers.push({
        productId: product.id,
        variantIndex,
        brand: facts.brand,
        model: facts.model,
        words: offerWords,
      })
    }
  }

  const contents = (product: IndexedProduct): Contents[] => {
    const facts = factsOf(product, read)
    return product.variants.map((variant) => contentsOf(sizeFacts(facts, variant, read)))
  }
  return { add, finish: () => finishIndex(vocabulary, [...productKinds.values()], contents) }
}

function know(text: string, known: Set<string>): void {
  for (const word of plainWords(text)) known.add(word)
}

type BuiltKind = ProductKind & { readonly softWords: Set<string>; readonly sizesByKey: Map<string, Size> }

function labelOf({ options }: IndexedVariant): string {
  return options.join(', ')
}

/** The size of a product kind that a variant is. */
function sizeOf(
  productKind: BuiltKind,
  { facts, variant, read }: { facts: ProductFacts; variant: IndexedVariant; read: Reader },
): Size {
  const label = labelOf(variant)
  const key = `${label} ${variant.unit ?? ''}`
  const known = productKind.sizesByKey.get(key)
  if (known !== undefined) return known
  const of = sizeFacts(facts, variant, read)
  const size: Size = {
    label,
    unit: variant.unit,
    words: new Set(readingWords(read(label))),
    measures: of.measures,
    contents: contentsOf(of),
    offers: [],
  }
  productKind.sizesByKey.set(key, size)
  productKind.sizes.push(size)
  return size
}

function sizeFacts({ name, nameItems, codes }: ProductFacts, variant: IndexedVariant, read: Reader) {
  const label = labelOf(variant)
  return {
    variant,
    label,
    name,
    measures: [...measuresOf(read(label)), ...measuresOf(nameItems), ...codes],
    words: new Set(readingWords(nameItems)),
  }
}

const MAX_CACHED = 50_000

/** Texts repeat a great deal: options, attributes and search words are read once. */
function cachedReader(vocabulary: Vocabulary): Reader {
  const cache = new Map<string, Item[]>()
  return (text) => {
    let items = cache.get(text)
    if (items === undefined) {
      if (cache.size > MAX_CACHED) cache.clear()
      items = readCatalogueText(text, vocabulary)
      cache.set(text, items)
    }
    return items
  }
}

function finishIndex(
  vocabulary: Vocabulary,
  productKinds: readonly ProductKind[],
  contentsOfVariants: KindIndex['contentsOfVariants'],
): KindIndex {
  const latin = [...vocabulary.words].filter((word) => /^[a-z]{3,}$/.test(word))
  const acronyms = new Map(latin.filter(isAcronym).map((word) => [soundOf(spelledOut(word)), [word]]))
  const byWord = new Map<string, ProductKind[]>()
  for (const productKind of productKinds) {
    const offered = productKind.sizes.flatMap(({ offers }) => offers.flatMap(({ words }) => [...words]))
    for (const word of new Set([...productKind.nameWords, ...offered])) {
      const found = byWord.get(word)
      if (found === undefined) byWord.set(word, [productKind])
      else found.push(productKind)
    }
  }
  return {
    vocabulary: {
      ...vocabulary,
      sounds: new Map([...Map.groupBy(latin, (word) => soundOf(word)), ...acronyms]),
      skeletons: Map.groupBy(latin, (word) => consonantKey(soundOf(word))),
    },
    productKinds,
    byHead: Map.groupBy(productKinds, ({ head }) => head),
    byWord,
    contentsOfVariants,
  }
}
