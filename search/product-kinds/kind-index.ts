import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import type { Vocabulary } from '../lexicon/items.ts'
import { buildLexicon, type Lexicon } from '../lexicon/lexicon.ts'
import { englishSound, loanWords } from '../lexicon/reading/english-sound.ts'
import type { OwnWord } from '../lexicon/own-words.ts'
import { nameNeighbours } from '../lexicon/names/name-neighbours.ts'
import { initialsOf } from '../lexicon/reading/initials.ts'
import { spokenNames, type SpokenNames } from '../lexicon/spoken-names.ts'
import { materials, nameEndings, places } from '../lexicon/trade/facts.ts'
import { otherKindNames } from '../lexicon/words/products/other-kinds.ts'
import type { Contents } from './convert.ts'
import { cachedReader } from './cached-reader.ts'
import { contentsOf } from './reading/contents.ts'
import { createKind } from './create-kind.ts'
import {
  describing,
  factsOf,
  plainWords,
  type IndexedProduct,
  type ProductFacts,
  type Reader,
} from './product-facts.ts'
import { inCatalogueOrder, sizeFacts, sizeOf, type BuiltKind } from './built-kind.ts'
import { keepKind, restoreKind, type KindSnapshot } from './keep-kind.ts'
import type { ProductKind } from './product-kind.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

/** The catalogue read as product kinds, found by what they are. */
export type KindIndex = {
  readonly vocabulary: Vocabulary
  readonly productKinds: readonly ProductKind[]
  readonly byHead: ReadonlyMap<string, readonly ProductKind[]>
  /** The product kinds that have a word in their name, or in a brand or model. */
  readonly byWord: ReadonlyMap<string, readonly ProductKind[]>
  /** The product kind that a product is of. */
  readonly kindOfProduct: (productId: string) => ProductKind | undefined
  /** Content of one unit of each of a product's variants. */
  readonly contentsOfVariants: (product: Omit<IndexedProduct, 'position'>) => Contents[]
}

/** An index that is kept up to date. */
export type KindIndexBuilder = {
  /** Adds a product that is not in the index. */
  readonly add: (product: IndexedProduct) => void
  /** The products of the kinds that these products belong to, themselves included. */
  readonly siblings: (productIds: Iterable<string>) => string[]
  /** Removes the kinds that these products belong to, with all their products. */
  readonly remove: (productIds: Iterable<string>) => void
  /** The index of what was added so far; earlier ones must not be used any more. `categoryNames` are the subcategories' by id. */
  readonly finish: (categoryNames: ReadonlyMap<string, string>) => KindIndex
  /** The product kinds as they can be kept, one after the other. */
  readonly keep: () => Generator<KindSnapshot>
  /** Adds a product kind that was kept, with all its products; `sharedText` answers the same text wherever it was read. */
  readonly restore: (kept: KindSnapshot, sharedText: (text: string) => string) => void
}

/** Starts an index; `ownWords` are what the shop calls things. */
export function startKindIndex(ownWords: readonly OwnWord[] = []): KindIndexBuilder {
  const words = createWordIndex()
  const brands = createWordIndex()
  const vocabulary = emptyVocabulary(ownWords, { words: words.all, brands: brands.all })
  const productKinds = new Map<string, BuiltKind>()
  const kindOfProduct = new Map<string, BuiltKind>()
  let tradeNames: SpokenNames | null = null
  const read = cachedReader(vocabulary)
  const shared = sharedWords()

  function kindOf(product: IndexedProduct, { name, nameItems }: ProductFacts): BuiltKind {
    const key = `${product.subcategoryIds[0] ?? ''} ${name.toLowerCase()}`
    let productKind = productKinds.get(key)
    if (productKind === undefined) {
      productKind = {
        ...createKind({ name, image: product.image ?? null }, nameItems, product.position),
        key,
        sizesByKey: new Map(),
        productIds: new Set(),
        ownSoftWords: new Set(),
        subcategoryIds: new Set(),
        words: new Set(),
        brands: new Set(),
      }
      productKinds.set(key, productKind)
      know(name, { known: productKind.words, all: words })
    }
    return productKind
  }

  function add(product: IndexedProduct): void {
    const facts = factsOf(product, read)
    const productKind = kindOf(product, facts)
    productKind.productIds.add(product.id)
    productKind.position = Math.min(productKind.position, product.position)
    kindOfProduct.set(product.id, productKind)
    for (const id of product.subcategoryIds) productKind.subcategoryIds.add(id)
    const softTexts = [...describing(product).flatMap(({ values }) => values), ...product.searchWords]
    for (const text of softTexts) for (const word of read(text).words) productKind.ownSoftWords.add(word)
    know(facts.brand, { known: productKind.brands, all: brands })
    know(facts.model, { known: productKind.words, all: words })
    addOffers(productKind, product, { facts, read, said: shared(saidBy(facts)), words })
  }

  function restore(kept: KindSnapshot, sharedText: (text: string) => string): void {
    const productKind = restoreKind(kept, { sharedText, sharedWords: shared })
    productKinds.set(productKind.key, productKind)
    for (const id of productKind.productIds) kindOfProduct.set(id, productKind)
    for (const word of productKind.words) words.hold(word)
    for (const word of productKind.brands) brands.hold(word)
  }

  const kindsOf = (productIds: Iterable<string>): Set<BuiltKind> =>
    new Set(Array.from(productIds, (id) => kindOfProduct.get(id)).filter((each) => each !== undefined))

  function remove(productIds: Iterable<string>): void {
    for (const productKind of kindsOf(productIds)) {
      productKinds.delete(productKind.key)
      for (const id of productKind.productIds) kindOfProduct.delete(id)
      for (const word of productKind.words) words.release(word)
      for (const word of productKind.brands) brands.release(word)
    }
  }

  const contents = (product: Omit<IndexedProduct, 'position'>): Contents[] => {
    const facts = factsOf(product, read)
    return product.variants.map((variant) => contentsOf(sizeFacts(facts, variant, read)))
  }
  return {
    add,
    siblings: (productIds) => [...kindsOf(productIds)].flatMap((productKind) => [...productKind.productIds]),
    remove,
    restore,
    *keep() {
      for (const productKind of productKinds.values()) yield keepKind(productKind)
    },
    finish: (categoryNames) => {
      const all = [...productKinds.values()]
      for (const productKind of all) {
        inCatalogueOrder(productKind)
        const categories = Array.from(productKind.subcategoryIds, (id) => categoryNames.get(id) ?? '')
        productKind.softWords = new Set([
          ...productKind.ownSoftWords,
          ...categories.flatMap((name) => read(name).words),
        ])
      }
      tradeNames ??= spokenNames(namesOf(vocabulary.lexicon))
      return {
        ...byTheirWords(all, { ...vocabulary, ...words.spellings(), spoken: [tradeNames] }),
        kindOfProduct: (id) => kindOfProduct.get(id),
        contentsOfVariants: contents,
      }
    },
  }
}

/** Vocabulary that texts are read with before any words that sound alike are known. */
function emptyVocabulary(
  ownWords: readonly OwnWord[],
  known: Pick<Vocabulary, 'words' | 'brands'>,
): Vocabulary {
  return {
    lexicon: buildLexicon(ownWords),
    ...known,
    sounds: new Map(),
    skeletons: new Map(),
    voiceless: new Map(),
    loans: loanWords([], englishSound),
    spoken: [],
    acronyms: new Map(),
    beginnings: new Map(),
    guesses: new Map(),
    sold: new Set(),
  }
}

/** The product kinds by their words, and what texts are read with. */
function byTheirWords(all: readonly BuiltKind[], vocabulary: Omit<Vocabulary, 'guesses' | 'sold'>) {
  const byWord = nameDistinctly(indexByWord(all), vocabulary.lexicon)
  const byHead = Map.groupBy(all, ({ head }) => head)
  for (const alike of byHead.values()) {
    const ofSizes = alike.flatMap(({ sizes }) => sizes.flatMap(({ words }) => [...words]))
    const ofNames = alike.flatMap(({ nameWords }) => [...nameWords])
    const words = new Set([...ofNames, ...ofSizes.filter((word) => !materials.has(word))])
    for (const productKind of alike) productKind.toldBy = words
  }
  const pairs = all.flatMap(({ name }) => pairsOf(name))
  return {
    // the words that were guessed with other words are guessed again
    vocabulary: {
      ...vocabulary,
      guesses: new Map<string, string | null>(),
      sold: byWord,
      pairs: new Set(pairs.map((pair) => pair.join(' '))),
      initials: initialsOf(pairs),
      neighbours: nameNeighbours(pairs),
      spoken: [...vocabulary.spoken, spokenNames(pairs)],
    },
    productKinds: all,
    byHead,
    byWord,
  }
}

/** The names of several words that the trade has for what is bought. */
function namesOf({ phrases }: Lexicon): (readonly string[])[] {
  return [...phrases.values()].flatMap((of) =>
    of.flatMap(({ words, meanings }) =>
      words.length > 1 &&
      !otherKindNames.has(words.join(' ')) &&
      meanings.some((meaning) => meaning.kind === 'product' && !isReversed(words, meaning.words))
        ? [words]
        : [],
    ),
  )
}

/** Tells whether a name is only another's words the other way round, as nobody says them in another script. */
function isReversed(words: readonly string[], [meant = '']: readonly string[]): boolean {
  return meant === words.toReversed().join('_') && meant !== words.join('_')
}

/** The words of a name with those after them. */
function pairsOf(name: string): (readonly string[])[] {
  const words = plainWords(name)
  return words.slice(1).map((word, at) => [words[at] ?? '', word])
}

type OfferFacts = {
  readonly facts: ProductFacts
  readonly read: Reader
  /** The words of brand and model. */
  readonly said: ReadonlySet<string>
  readonly words: WordIndex
}

function addOffers(
  productKind: BuiltKind,
  { id, position, variants }: IndexedProduct,
  { facts, read, said, words }: OfferFacts,
): void {
  for (const word of said) productKind.offerWords.add(word)
  const { brand, model } = facts
  const product = { id, position, brand, model, words: said }
  for (const [variantIndex, variant] of variants.entries()) {
    if (!isForSale(variant)) continue
    const known = productKind.sizes.length
    const { label, offers } = sizeOf(productKind, { facts, variant, read })
    if (productKind.sizes.length > known) know(label, { known: productKind.words, all: words })
    offers.push({ product, variantIndex, price: variant.priceWithGst })
  }
}

/** The words of brand and model. */
function saidBy({ brand, model }: ProductFacts): string[] {
  return [...plainWords(brand), ...plainWords(model)]
}

/** Sets of words; those with the same words are one. */
function sharedWords(): (words: readonly string[]) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (words) => {
    const key = words.join(' ')
    const set = known.get(key) ?? new Set(words)
    known.set(key, set)
    return set
  }
}

function know(text: string, { known, all }: { readonly known: Set<string>; readonly all: WordIndex }): void {
  for (const word of plainWords(text)) {
    if (known.has(word)) continue
    known.add(word)
    all.hold(word)
  }
}

/** Tells product kinds which words of their names no other name has, but for those that only describe. */
function nameDistinctly(byWord: Map<string, BuiltKind[]>, { phrases }: Lexicon): Map<string, BuiltKind[]> {
  for (const [word, [first, ...others]] of byWord) {
    if (first === undefined || word.length < 4 || materials.has(word) || places.has(word)) continue
    const describes = phrases.get(word)?.some(({ words }) => words.length === 1) ?? false
    if (describes || nameEndings.has(word)) continue
    for (const each of [first, ...others])
      if (others.length === 0 && each.nameWords.has(word)) each.distinctive.add(word)
      else each.distinctive.delete(word)
  }
  return byWord
}

function indexByWord(productKinds: readonly BuiltKind[]): Map<string, BuiltKind[]> {
  const byWord = new Map<string, BuiltKind[]>()
  for (const productKind of productKinds) {
    for (const word of new Set([...productKind.nameWords, ...productKind.offerWords])) {
      const found = byWord.get(word)
      if (found === undefined) byWord.set(word, [productKind])
      else found.push(productKind)
    }
  }
  return byWord
}
