import type { FieldFault } from '../problem/faults.ts'
import type { Finding } from '../problem/findings.ts'
import {
  isRawDocument,
  parseId,
  parseIds,
  parseJsonField,
  parseText,
  parseTexts,
  type RawDocument,
  type ParseResult,
  withoutId,
} from './parse-result.ts'
import { findBreakFault } from './prices/parse-price-breaks.ts'
import { english, translateWord, translationIn, type Glossary } from './translations/glossary.ts'
import { translateDescription, withOptions } from './translations/translate.ts'
import { parseTranslations, type Translated, type Words } from './translations/translation.ts'
import { parseVariant, type PublicVariant, type Variant } from './variants/variant.ts'

/** The texts and images of a product. Missing values are empty, and drawings absent. */
export type Description = {
  readonly images: readonly string[]
  /** Pictures with measures, shown beside the dimensions (PRICE-04). */
  readonly drawings?: readonly string[]
  readonly short: string
  readonly long: string
  readonly features: readonly string[]
}

/** An attribute such as Brand or Sizes(mm), spelt as delivered, with its values. */
export type Attribute = { readonly name: string; readonly values: readonly string[] }

type ProductOf<V> = {
  readonly id: string
  readonly rowId: string | null
  readonly name: string
  readonly subcategoryIds: readonly string[]
  readonly description: Description
  readonly attributes: readonly Attribute[]
  readonly searchWords: readonly string[]
  readonly hsn: string | null
  /** The rate of GST in percent, as delivered. */
  readonly gstRate: string | null
  readonly countryOfOrigin: string | null
  /** Identified by index. A product without variants is shown as unavailable (PROD-08). */
  readonly variants: readonly V[]
}

/** A product with everything the store knows about it. */
export type Product = ProductOf<Variant> & Translated

/** The public part of a product in one language: everything except commissions. */
export type PublicProduct = ProductOf<PublicVariant> & {
  /** Labels of its attributes and their values, which stay English; absent in English. */
  readonly labels?: Words
}

/**
 * Parses a document of the collection `products`. Fields may hold JSON text and historical spellings; invalid JSON in a
 * field is an issue and treated as empty. Rejects a document without an id, or with a price that is negative, not a
 * number, or missing although the variant cannot be sold without it.
 */
export function parseProduct(document: RawDocument): ParseResult<Product> {
  const id = parseId(document.id)
  if (id === null) return withoutId(document)
  const issues: Finding[] = []
  const name = parseText(document.productName)
  if (name === null) issues.push({ code: 'name-from-id', field: 'productName' })
  const variants: Variant[] = []
  for (const [index, value] of parseVariants(document.variants, issues).entries()) {
    const variant = parseVariant(value, `variants.${index}`, issues)
    if ('rejected' in variant) return variant
    variants.push(variant)
  }
  return {
    record: {
      id,
      rowId: parseText(document.rowId),
      name: name ?? id,
      subcategoryIds: parseIds(document.subCategoryRow, 'subCategoryRow', issues),
      description: parseDescription(document.ProductDescription, issues),
      attributes: parseAttributes(document.ProductSpectification ?? document.ProductSpecification, issues),
      searchWords: parseTexts(document.searchWords),
      hsn: parseText(document.hsn),
      gstRate: parseText(document.gstRate),
      countryOfOrigin: parseText(document.countryOfOrigin),
      variants,
      ...parseTranslations(document, ['name', 'short', 'long', 'features'], issues),
    },
    issues,
  }
}

/** Fault for which a product of this record would be refused if it were delivered; null for one that would not. */
export function findProductFault({ variants }: Product): FieldFault | null {
  for (const [index, { priceBreaks = [], ...first }] of variants.entries()) {
    const fault = findBreakFault(first, priceBreaks)
    if (fault !== null) return { ...fault, field: `variants.${index}.${fault.field}` }
  }
  return null
}

/** The product in a language, without what only staff and partners may know. */
export function toPublicProduct(product: Product, glossary: Glossary = english): PublicProduct {
  const { translations: _, ...record } = product
  const variants = product.variants.map(({ commission: __, sku: ___, ...variant }) => variant)
  if (glossary.language === 'en') return { ...record, variants }
  const { name = product.name, ...texts } = translationIn(glossary.language, product)
  const words = glossary.wordsOf(product.subcategoryIds)
  return {
    ...record,
    name,
    description: translateDescription(product.description, texts),
    variants: variants.map((variant) => withOptions(variant, words)),
    labels: labelsOf(product, words),
  }
}

function labelsOf({ attributes, countryOfOrigin }: Product, words: Words): Words {
  const shown = [countryOfOrigin ?? '', ...attributes.flatMap(({ name, values }) => [name, ...values])]
  return Object.fromEntries(
    shown.filter((word) => Object.hasOwn(words, word)).map((word) => [word, translateWord(words, word)]),
  )
}

function parseVariants(value: unknown, issues: Finding[]): unknown[] {
  const content = parseJsonField(value, 'variants', issues)
  if (content === null) return []
  if (Array.isArray(content)) return content
  if (isRawDocument(content)) return Object.values(content)
  issues.push({ code: 'counts-as-empty', field: 'variants', expected: 'list' })
  return []
}

function parseDescription(value: unknown, issues: Finding[]): Description {
  const content = parseJsonField(value, 'ProductDescription', issues)
  const description = isRawDocument(content) ? content : {}
  const drawings = parseTexts(description.drawings)
  return {
    images: parseTexts(description.images),
    ...(drawings.length > 0 && { drawings }),
    short: parseText(description.shortDescription) ?? '',
    long: parseText(description.longDescription) ?? '',
    features: parseTexts(description.features),
  }
}

function parseAttributes(value: unknown, issues: Finding[]): Attribute[] {
  const content = parseJsonField(value, 'ProductSpectification', issues)
  if (!isRawDocument(content)) return []
  return Object.entries(content)
    .map(([name, values]) => ({ name, values: parseTexts(values) }))
    .filter(({ values }) => values.length > 0)
}
