import { createHash } from 'node:crypto'
import { parseBanner } from '#domain/catalogue/banner.ts'
import { parseMainCategory } from '#domain/catalogue/main-category.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { isRawDocument, parseId, type RawDocument, type ParseResult } from '#domain/catalogue/parse-result.ts'
import { parseShop } from '#domain/catalogue/shop.ts'
import { parseSubcategory } from '#domain/catalogue/subcategory.ts'
import { priceText } from '#domain/money/price.ts'
import { productSearchVector, type CategoryTerms } from '#domain/search/search-document.ts'
import type { CollectionTable } from './collections.ts'
import type { ColumnValue } from './encode-column.ts'
import type { RawEntry } from './json-documents.ts'

/** Part of every digest: raise it when what is read from a document changes, so that a re-import reads it anew. */
const READERS = 1

const readers: Record<CollectionTable, (document: RawDocument) => ParseResult<{ readonly id: string }>> = {
  main_categories: parseMainCategory,
  subcategories: parseSubcategory,
  shops: parseShop,
  banners: parseBanner,
  products: parseProduct,
}

/** The columns of a row; `document` and `record` are JSON, the document as delivered. */
export type Row = Readonly<Record<string, ColumnValue>> & {
  readonly id: string
  readonly document: Uint8Array
}

/** Where a document stands: its place in the collection, and the words of the shelves. */
export type Place = { readonly position: number; readonly shelves: CategoryTerms }

/** Reads one document: a whole row with notes on what was repaired or ignored, or why it is refused. */
export function readRow(
  table: CollectionTable,
  { key, document: delivered }: RawEntry,
  { position, shelves }: Place,
): { readonly row: Row; readonly notes: readonly string[] } | { readonly refused: string } {
  if (!isRawDocument(delivered)) return { refused: 'is not an object' }
  // in an object keyed by id the key is the id of a document that does not repeat it
  const document =
    typeof key === 'string' && parseId(delivered.id) === null ? { ...delivered, id: key } : delivered
  const reading = readers[table](document)
  if ('refused' in reading) return reading
  const { record, notes } = reading
  const bytes = Buffer.from(JSON.stringify(document))
  const row: Row = {
    id: record.id,
    position: String(position),
    digest: createHash('sha256').update(`${READERS}\n`).update(bytes).digest('base64url'),
    document: bytes,
    record: JSON.stringify(record),
    ...(table === 'products' && productColumns(record as Product, shelves)),
  }
  return { row, notes }
}

/** What a product is listed and found by: the price in rupees, `search` the text of a `tsvector`. */
function productColumns(product: Product, shelves: CategoryTerms): Record<string, ColumnValue> {
  const cheapest = product.variants.toSorted((a, b) => a.priceWithGst - b.priceWithGst)[0]
  return {
    name: product.name,
    subcategory_ids: arrayText(product.subcategoryIds),
    price_from: cheapest === undefined ? null : priceText(cheapest.priceWithGst),
    search: productSearchVector(product, shelves),
  }
}

/** Texts as PostgreSQL writes an array of them. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
