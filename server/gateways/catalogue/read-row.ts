import { createHash } from 'node:crypto'
import { parseStatus } from '#domain/catalogue/entries/collections.ts'
import { parseBanner } from '#domain/catalogue/banner.ts'
import { parseMainCategory } from '#domain/catalogue/main-category.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import {
  isRawDocument,
  parseText,
  type RawDocument,
  type ParseResult,
} from '#domain/catalogue/parse-result.ts'
import { parseShop } from '#domain/catalogue/shop.ts'
import { parseSubcategory } from '#domain/catalogue/subcategory.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { priceText } from '#domain/money/price.ts'
import { productSearchVector, type CategoryTerms } from '#search/queries/search-document.ts'
import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import { filterValues } from '#domain/catalogue/measured-values.ts'
import type { CollectionTable } from './collections.ts'
import type { ColumnValue } from './encode-column.ts'
import type { RawEntry } from './json-documents.ts'

/** Part of every digest: raise it when the parsers change, so that an import parses unchanged documents again. */
const PARSER_VERSION = 8

const parsers: Record<CollectionTable, (document: RawDocument) => ParseResult<{ readonly id: string }>> = {
  main_categories: parseMainCategory,
  subcategories: parseSubcategory,
  shops: parseShop,
  banners: parseBanner,
  products: parseProduct,
}

/**
 * The columns of a row; `document` and `record` are JSON, the document as delivered but for its `status`, which is a column of its
 * own: it says where the entry stands, not what it is.
 */
export type Row = Readonly<Record<string, ColumnValue>> & {
  readonly id: string
  readonly document: Uint8Array
}

/** The position of a document in its collection, and the search terms of the categories. */
export type RowContext = { readonly position: number; readonly categoryTerms: CategoryTerms }

/** Converts a document to a row with its issues, or returns why it is rejected. */
export function readRow(
  table: CollectionTable,
  { key, document: delivered }: RawEntry,
  { position, categoryTerms }: RowContext,
): { readonly row: Row; readonly issues: readonly string[] } | { readonly rejected: string } {
  if (!isRawDocument(delivered)) return { rejected: 'is not an object' }
  // in an object keyed by id the documents need not repeat their id
  const keyed =
    typeof key === 'string' && parseText(delivered.id) === null ? { ...delivered, id: key } : delivered
  const status = parseStatus(keyed.status)
  const { status: _, ...withoutStatus } = keyed
  const { document, text } = wellFormed(status === null ? keyed : withoutStatus)
  const result = parsers[table](document)
  if ('rejected' in result) return result
  const { record, issues } = result
  const bytes = Buffer.from(text)
  const row: Row = {
    id: record.id,
    position: String(position),
    digest: createHash('sha256').update(`${PARSER_VERSION}\n`).update(bytes).digest('base64url'),
    document: bytes,
    record: JSON.stringify(record),
    status,
    ...(table === 'products' && productColumns(record as Product, categoryTerms)),
  }
  return { row, issues }
}

/**
 * A document and its JSON, half characters and NULs replaced: a database takes no text with a surrogate that lost its partner or
 * with a NUL, and one such document would end the whole import.
 */
function wellFormed(document: RawDocument): { readonly document: RawDocument; readonly text: string } {
  const text = JSON.stringify(document)
  // JSON escapes no other surrogates; a pair of backslashes is no escape
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return { document, text }
  const repaired = text.replaceAll(/(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found, backslash?: string) =>
    backslash === undefined ? '\ufffd' : found,
  )
  const parsed: unknown = JSON.parse(repaired)
  return isRawDocument(parsed) ? { document: parsed, text: repaired } : { document, text }
}

/**
 * The list and search columns of a product: `price_from` is rupees, `search` is `tsvector` text; the others as the migration says.
 * `gst_rate` is no column of a table: the rules of imports ask for it.
 */
function productColumns(product: Product, categoryTerms: CategoryTerms): Record<string, ColumnValue> {
  const cheapest = product.variants.filter(isForSale).toSorted((a, b) => a.priceWithGst - b.priceWithGst)[0]
  const prices = product.variants.map(({ priceWithGst }) => priceWithGst).filter((price) => price > 0)
  return {
    name: product.name,
    gst_rate: product.gstRate,
    subcategory_ids: arrayLiteral(product.subcategoryIds),
    price_from: cheapest === undefined ? null : priceText(cheapest.priceWithGst),
    attribute_values: arrayLiteral(filterValues(product).map(attributeKey)),
    variant_prices: `{${[...new Set(prices)].join(',')}}`,
    search: productSearchVector(product, categoryTerms),
  }
}

/** A PostgreSQL array literal. */
function arrayLiteral(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
