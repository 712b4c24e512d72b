import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'
import { parseProduct, type Attribute, type Description, type Product } from '../product.ts'
import type { Variant } from '../variants/variant.ts'
import { isSame } from './is-same.ts'
import { variantDocument } from './variant-document.ts'
import { jsonOr, likeFormer, plain, writeFields, type Delivered, type Spellings } from './write-fields.ts'
import { writeTranslations } from './write-translations.ts'

const spellings: Spellings<Product> = {
  rowId: plain('rowId'),
  name: plain('productName'),
  subcategoryIds: jsonOr('subCategoryRow'),
  searchWords: plain('searchWords'),
  hsn: plain('hsn'),
  gstRate: plain('gstRate'),
  countryOfOrigin: plain('countryOfOrigin'),
}

const descriptionSpellings: Spellings<Description> = {
  images: plain('images'),
  drawings: plain('drawings'),
  short: plain('shortDescription'),
  long: plain('longDescription'),
  features: plain('features'),
}

/** The document of a product in the historical spellings: as it was delivered, but for what its record says otherwise. */
export function productDocument(product: Product, document: RawDocument): RawDocument {
  const parsed = parseProduct(document)
  const reads = 'record' in parsed ? parsed.record : null
  const written = writeFields(product, spellings, { document, reads })
  if (product.gstRate !== reads?.gstRate) written.gstRate = numberOr(written.gstRate)
  const differs = (field: 'description' | 'attributes' | 'variants'): boolean =>
    !isSame(product[field], reads?.[field])
  if (differs('description'))
    written.ProductDescription = writeDescription(product.description, {
      original: document.ProductDescription,
      reads: reads?.description ?? null,
    })
  if (differs('attributes')) {
    const name = attributesName(document)
    written[name] = writeAttributes(product.attributes, document[name], reads?.attributes ?? null)
  }
  if (differs('variants'))
    written.variants = writeVariants(product.variants, document.variants, reads?.variants ?? [])
  return writeTranslations(written, product, reads)
}

/** A rate is a number, as it usually is in delivered documents, where its text is one. */
function numberOr(text: unknown): unknown {
  return typeof text === 'string' && String(Number(text)) === text ? Number(text) : text
}

function attributesName(document: RawDocument): string {
  const isSpeltRight = 'ProductSpecification' in document && !('ProductSpectification' in document)
  return isSpeltRight ? 'ProductSpecification' : 'ProductSpectification'
}

function writeDescription(
  description: Description,
  { original, reads }: { readonly original: unknown; readonly reads: Description | null },
): unknown {
  const content = parseJsonField(original, 'ProductDescription', [])
  const document = isRawDocument(content) ? content : {}
  return likeFormer(original, writeFields(description, descriptionSpellings, { document, reads }))
}

/** Attributes in their order, behind what was delivered among them and has no value that can be read. */
function writeAttributes(
  attributes: readonly Attribute[],
  original: unknown,
  reads: readonly Attribute[] | null,
): unknown {
  const content = parseJsonField(original, 'ProductSpectification', [])
  const known = new Map(isRawDocument(content) ? Object.entries(content) : [])
  const read = new Map(reads?.map(({ name, values }) => [name, values]))
  const taken = new Set(attributes.map(({ name }) => name))
  const unread = reads === null ? [] : [...known].filter(([name]) => !read.has(name) && !taken.has(name))
  const entries = attributes.map(({ name, values }): [string, unknown] => [
    name,
    isSame(values, read.get(name)) ? known.get(name) : values,
  ])
  return likeFormer(original, Object.fromEntries([...unread, ...entries]))
}

function writeVariants(variants: readonly Variant[], original: unknown, reads: readonly Variant[]): unknown {
  const content = parseJsonField(original, 'variants', [])
  const raws = isRawDocument(content) || Array.isArray(content) ? Object.values(content) : []
  const former = pairVariants(variants, reads)
  const list = variants.map((variant, index) => {
    const place = former[index]
    const [document, read] = place === undefined ? [] : [raws[place], reads[place]]
    const delivered: Delivered<Variant> =
      isRawDocument(document) && read !== undefined ? { document, reads: read } : unknown
    return variantDocument(variant, delivered)
  })
  return likeFormer(original, list)
}

const unknown: Delivered<Variant> = { document: {}, reads: null }

/** For each variant the place of the same one among the former ones: by its uid, and where it has none by its options, else by its place. */
function pairVariants(variants: readonly Variant[], former: readonly Variant[]): (number | undefined)[] {
  const free = new Set(former.keys())
  const places: (number | undefined)[] = variants.map(() => undefined)
  for (const isSameVariant of pairings)
    for (const [index, variant] of variants.entries()) {
      if (places[index] !== undefined) continue
      const place = [...free].find((at) => {
        const other = former[at]
        return other !== undefined && isSameVariant(variant, other, index === at)
      })
      if (place === undefined) continue
      places[index] = place
      free.delete(place)
    }
  return places
}

type Pairing = (variant: Variant, other: Variant, isInPlace: boolean) => boolean

const pairings: readonly Pairing[] = [
  ({ uid }, other) => uid !== null && uid === other.uid,
  ({ uid, options }, other) => uid === null && other.uid === null && isSame(options, other.options),
  ({ uid }, other, isInPlace) => uid === null && other.uid === null && isInPlace,
]
