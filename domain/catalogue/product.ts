import {
  isRawDocument,
  parseId,
  parseIds,
  parseJsonField,
  parseText,
  parseTexts,
  type RawDocument,
  type ParseResult,
} from './parse-result.ts'
import { parseVariant, type PublicVariant, type Variant } from './variant.ts'

/** What a product says of itself. Missing parts are empty, never absent. */
export type Description = {
  readonly images: readonly string[]
  readonly short: string
  readonly long: string
  readonly features: readonly string[]
}

/** A named attribute such as Brand or Sizes(mm), spelt as it was delivered, with its values. */
export type Attribute = { readonly name: string; readonly values: readonly string[] }

type Sellable<V> = {
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
  /** Addressed by their index. Without any the product is shown as not available (PROD-08). */
  readonly variants: readonly V[]
}

/** A product as the store knows it. */
export type Product = Sellable<Variant>

/** What of a product anybody may see: everything but commissions. */
export type PublicProduct = Sellable<PublicVariant>

/**
 * Reads a document of the collection `products`. JSON may stand in strings, spellings may be historical; invalid
 * JSON in a field is noted and counts as empty. Refused is a document without an id, or with a price that is
 * negative, not a number, or missing where the variant could not be sold without it.
 */
export function parseProduct(document: RawDocument): ParseResult<Product> {
  const id = parseId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const name = parseText(document.productName)
  if (name === null) notes.push('productName is missing; the id is shown instead')
  const variants: Variant[] = []
  for (const [index, value] of readVariants(document.variants, notes).entries()) {
    const variant = parseVariant(value, `variant ${index}`, notes)
    if (typeof variant === 'string') return { refused: variant }
    variants.push(variant)
  }
  return {
    record: {
      id,
      rowId: parseText(document.rowId),
      name: name ?? id,
      subcategoryIds: parseIds(document.subCategoryRow, 'subCategoryRow', notes),
      description: readDescription(document.ProductDescription, notes),
      attributes: readAttributes(document.ProductSpectification ?? document.ProductSpecification, notes),
      searchWords: parseTexts(document.searchWords),
      hsn: parseText(document.hsn),
      gstRate: parseText(document.gstRate),
      countryOfOrigin: parseText(document.countryOfOrigin),
      variants,
    },
    notes,
  }
}

/** The product without what only staff and partners may know. */
export function toPublicProduct(product: Product): PublicProduct {
  return {
    ...product,
    variants: product.variants.map(({ commission: _, ...variant }) => variant),
  }
}

function readVariants(value: unknown, notes: string[]): unknown[] {
  const content = parseJsonField(value, 'variants', notes)
  if (content === null) return []
  if (Array.isArray(content)) return content
  if (isRawDocument(content)) return Object.values(content)
  notes.push('variants is not a list and counts as empty')
  return []
}

function readDescription(value: unknown, notes: string[]): Description {
  const content = parseJsonField(value, 'ProductDescription', notes)
  const description = isRawDocument(content) ? content : {}
  return {
    images: parseTexts(description.images),
    short: parseText(description.shortDescription) ?? '',
    long: parseText(description.longDescription) ?? '',
    features: parseTexts(description.features),
  }
}

function readAttributes(value: unknown, notes: string[]): Attribute[] {
  const content = parseJsonField(value, 'ProductSpectification', notes)
  if (!isRawDocument(content)) return []
  return Object.entries(content)
    .map(([name, values]) => ({ name, values: parseTexts(values) }))
    .filter(({ values }) => values.length > 0)
}
