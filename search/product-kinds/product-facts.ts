import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import type { Item } from '../lexicon/items.ts'
import type { Measure } from '../lexicon/numbers/measures.ts'
import { rawTokens } from '../lexicon/raw-tokens.ts'
import { singular } from '../lexicon/singular.ts'

/** Fields that are read of a product. */
export type IndexedProduct = Pick<
  PublicProduct,
  'id' | 'name' | 'subcategoryIds' | 'attributes' | 'searchWords'
> & {
  readonly variants: readonly IndexedVariant[]
  readonly image?: string | null
  /** Its place in the catalogue. */
  readonly position: number
}
export type IndexedVariant = Pick<PublicVariant, 'options' | 'unit' | 'weightKg' | 'priceWithGst'>

/** A text of the catalogue as read, and the words that its terms may mean. */
export type ReadText = { readonly items: readonly Item[]; readonly words: readonly string[] }

/** Reads a text of the catalogue. */
export type Reader = (text: string) => ReadText

/** Facts that are read of a product before its variants. */
export type ProductFacts = {
  readonly brand: string
  readonly model: string
  /** The name without brand and model. */
  readonly name: string
  readonly nameItems: readonly Item[]
  /** Measures that its attributes state for all variants: grade, schedule, length. */
  readonly codes: readonly Measure[]
}

/** Reads a product without its variants. */
export function factsOf(product: Omit<IndexedProduct, 'position'>, read: Reader): ProductFacts {
  const brand = valueOf(product, 'Brand')
  const model = valueOf(product, 'Model Name')
  const name = withoutPhrase(withoutPhrase(product.name, brand), model)
  const codes = describing(product).flatMap(({ name: of, values }) =>
    values.length === 1 && /^(?:grade|schedule|length)$/i.test(of)
      ? measuresOf(read(`${/length/i.test(of) ? '' : of} ${values[0] ?? ''}`).items)
      : [],
  )
  return { brand, model, name, nameItems: read(name).items, codes }
}

/** The attributes that describe the product kind rather than its maker, its sizes or its papers. */
export function describing({ attributes }: Pick<IndexedProduct, 'attributes'>): IndexedProduct['attributes'] {
  return attributes.filter(({ name }) => !/brand|model|coverage|standard|sizes|warranty/i.test(name))
}

function valueOf(product: Pick<IndexedProduct, 'attributes'>, attribute: string): string {
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

/** The measures among the items of a text, packs included. */
export function measuresOf(items: readonly Item[]): Measure[] {
  return items.flatMap((item) => {
    if (item.kind === 'measure') return [item.measure]
    // `100 pieces` of a pack, `10 rods` of a bundle
    return item.kind === 'quantity'
      ? [{ type: item.unit, values: [item.value], unit: item.unit, suffix: '' }]
      : []
  })
}

/** The words that the terms of a text may mean, and those as written. */
export function readingWords(items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'term' ? [...item.readings.flatMap(({ words }) => words), ...item.hints] : [],
  )
}

/** The words of a text, in the singular. */
export function plainWords(text: string): string[] {
  return rawTokens(text).flatMap((token) => (token.kind === 'word' ? [singular(token.text)] : []))
}
