import type { PublicProduct } from '../catalogue/product.ts'
import { isForSale } from '../catalogue/is-for-sale.ts'
import type { PublicVariant } from '../catalogue/variant.ts'
import type { Item, Vocabulary } from '../lexicon/items.ts'
import { buildLexicon, soundOf } from '../lexicon/lexicon.ts'
import type { Measure } from '../lexicon/measures.ts'
import { readCatalogueText } from '../lexicon/read-text.ts'
import { rawTokens } from '../lexicon/raw-tokens.ts'
import { singular } from '../lexicon/singular.ts'
import { ingredients, nameEndings } from '../lexicon/trade-facts.ts'
import { consonantKey } from '../search/phonetic-key.ts'
import type { Contents } from '../quick-order/convert.ts'
import type { ProductKind, Size } from './product-kind.ts'
import { contentsOf } from './contents.ts'

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

/** What is read of a product. */
export type IndexedProduct = Pick<
  PublicProduct,
  'id' | 'name' | 'subcategoryIds' | 'attributes' | 'searchWords'
> & { readonly variants: readonly IndexedVariant[] }
export type IndexedVariant = Pick<PublicVariant, 'options' | 'unit' | 'weightKg' | 'priceWithGst'>

/** An index in the making: products are added one by one, in catalogue order. */
export type KindIndexBuilder = {
  readonly add: (product: IndexedProduct) => void
  readonly finish: () => KindIndex
}

/** The words of a text, in the singular. */
function plainWords(text: string): string[] {
  return rawTokens(text).flatMap((token) => (token.kind === 'word' ? [singular(token.text)] : []))
}

/** What is read of a product before its variants. */
type ProductFacts = {
  readonly brand: string
  readonly model: string
  /** The name without brand and model. */
  readonly name: string
  readonly nameItems: readonly Item[]
  /** Measures that its attributes state for all variants: grade, schedule, length. */
  readonly codes: readonly Measure[]
}

type Reader = (text: string) => Item[]

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

function factsOf(product: IndexedProduct, read: Reader): ProductFacts {
  const brand = valueOf(product, 'Brand')
  const model = valueOf(product, 'Model Name')
  const name = withoutPhrase(withoutPhrase(product.name, brand), model)
  const codes = describing(product).flatMap(({ name: of, values }) =>
    values.length === 1 && /^(?:grade|schedule|length)$/i.test(of)
      ? measuresOf(read(`${/length/i.test(of) ? '' : of} ${values[0] ?? ''}`))
      : [],
  )
  return { brand, model, name, nameItems: read(name), codes }
}

/** The attributes that describe the product kind rather than its maker, its sizes or its papers. */
function describing({ attributes }: IndexedProduct): IndexedProduct['attributes'] {
  return attributes.filter(({ name }) => !/brand|model|coverage|standard|sizes|warranty/i.test(name))
}

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

function valueOf(product: IndexedProduct, attribute: string): string {
  const found = product.attributes.find(({ name }) => name.toLowerCase() === attribute.toLowerCase())
  return found?.values[0] ?? ''
}

/** A name without the first occurrence of a phrase. */
function withoutPhrase(name: string, phrase: string): string {
  const at = phrase === '' ? -1 : name.toLowerCase().indexOf(phrase.toLowerCase())
  return at < 0
    ? name
    : `${name.slice(0, at)} ${name.slice(at + phrase.length)}`.replaceAll(/\s+/g, ' ').trim()
}

function measuresOf(items: readonly Item[]): Measure[] {
  return items.flatMap((item) => {
    if (item.kind === 'measure') return [item.measure]
    // `100 pieces` of a pack, `10 rods` of a bundle
    return item.kind === 'quantity'
      ? [{ type: item.unit, values: [item.value], unit: item.unit, suffix: '' }]
      : []
  })
}

function readingWords(items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'term' ? [...item.readings.flatMap(({ words }) => words), ...item.hints] : [],
  )
}

function createKind(
  name: string,
  nameItems: readonly Item[],
  position: number,
): Omit<BuiltKind, 'sizesByKey'> {
  // what follows `with` or a comma describes the product kind further
  const main = name.split(/\s(?:with|for|in)\s|,/i)[0] ?? name
  const terms = nameItems.filter((item) => item.kind === 'term')
  const nameWords = new Set(readingWords(nameItems))
  return {
    name,
    head: headOf(main, nameItems),
    nameWords,
    qualifiers: terms
      .filter((term) => term.hints.every((word) => plainWords(main).includes(word)))
      .flatMap((term) => term.readings[0]?.words ?? []),
    nameMeasures: measuresOf(nameItems),
    softWords: new Set<string>(),
    sizes: [],
    position,
  }
}

/** What a product kind is: the last word of its name that names a product, otherwise the last that is not an ending such as `set`. */
function headOf(main: string, items: readonly Item[]): string {
  const inMain = new Set(plainWords(main))
  const capitals = new Set(plainWords((main.match(/(?<![\p{L}-])\p{Lu}{2,}(?![\p{L}-])/gu) ?? []).join(' ')))
  const terms = items.flatMap((item) =>
    item.kind === 'term' && item.hints.every((word) => inMain.has(word)) ? [item] : [],
  )
  const isPlain = ([word = '']: readonly string[]): boolean =>
    word.length > 1 && !nameEndings.has(word) && !capitals.has(word)
  const naming = terms.findLastIndex((term) => term.readings.some(({ namesProduct }) => namesProduct))
  const named = terms[naming]?.readings.find(({ namesProduct }) => namesProduct)?.words.at(-1)
  const later = terms
    .slice(naming + 1)
    .findLast((term) => isPlain(term.hints))
    ?.hints.at(-1)
  if (named !== undefined) return later !== undefined && ingredients.has(named) ? later : named
  return later ?? terms.at(-1)?.hints.at(-1) ?? ''
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

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'a:e b:bi c:si d:di e:i f:ef g:ji h:ech i:ai j:je k:ke l:el m:em n:en o:o p:pi q:kyu r:ar s:es t:ti u:yu v:vi w:dabalyu x:eks y:vai z:jed'
    .split(' ')
    .map((pair) => pair.split(':')),
)

function isAcronym(word: string): boolean {
  return word.length <= 5 && !/[aeiou].*[aeiou]/.test(word)
}

/** An acronym as it is said: cpvc is si pi vi si. */
function spelledOut(word: string): string {
  return Array.from(word, (letter) => LETTERS[letter] ?? letter).join('')
}
