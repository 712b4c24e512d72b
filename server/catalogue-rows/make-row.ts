import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { filterValues } from '#domain/catalogue/measures/measured-values.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { priceText } from '#domain/money/price.ts'
import { productSearchVector, type CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from './collection-table.ts'
import type { ColumnValue } from './columns.ts'
import { digestOf } from './read-document.ts'

/** An entry to be written: its record, the document as JSON that has what the record does not know, and where it stands. */
export type NewRow = {
  readonly record: EntryRecord
  readonly text: string
  readonly position: number
  /** Null where nothing is said of it: an entry that is there stays where it is. */
  readonly status: EntryStatus | null
}

/** The columns of a row; `document` and `record` are JSON. */
export type Row = Readonly<Record<string, ColumnValue>> & {
  readonly id: string
  readonly digest: string
  readonly document: Uint8Array
}

/** The row of an entry; a product is found by the search terms of its categories too. */
export function makeRow(
  table: CollectionTable,
  { record, text, position, status }: NewRow,
  categoryTerms: CategoryTerms,
): Row {
  const document = Buffer.from(text)
  return {
    id: record.id,
    position: String(position),
    digest: digestOf(document),
    document,
    record: JSON.stringify(record),
    status,
    ...(table === 'products' && productColumns(record as Product, categoryTerms)),
  }
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
