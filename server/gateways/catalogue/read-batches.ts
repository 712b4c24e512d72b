import { hash } from 'node:crypto'
import { readBanner } from '#domain/catalogue/banner.ts'
import { readMainCategory } from '#domain/catalogue/main-category.ts'
import { readProduct, type Product } from '#domain/catalogue/product.ts'
import { isDocument, readId, type Document, type Reading } from '#domain/catalogue/reading.ts'
import { readShop } from '#domain/catalogue/shop.ts'
import { readSubcategory } from '#domain/catalogue/subcategory.ts'
import { priceText } from '#domain/money/price.ts'
import { productSearch, type Shelves } from '#domain/search/product-words.ts'
import type { CollectionTable } from './collections.ts'
import type { Delivered } from './json-documents.ts'
import type { Batch, ProductColumns, Remark, Row } from './port.ts'

/** Part of every digest: raise it when what is read from a document changes, so that a re-import reads it anew. */
const READERS = 1
const BATCH = 250

const readers: Record<CollectionTable, (document: Document) => Reading<{ readonly id: string }>> = {
  main_categories: readMainCategory,
  subcategories: readSubcategory,
  shops: readShop,
  banners: readBanner,
  products: readProduct,
}

/** Reads the documents of a collection: good ones become rows, refused ones remarks, never half of one. */
export async function* readBatches(
  table: CollectionTable,
  documents: AsyncIterable<Delivered>,
  shelves: Shelves,
): AsyncGenerator<Batch> {
  const seen = new Set<string>()
  let rows: Row[] = []
  let remarks: Remark[] = []
  let position = 0
  for await (const delivered of documents) {
    const reading = readRow(table, delivered, { position: position++, shelves })
    if ('refused' in reading) {
      remarks.push({ kind: 'refused', id: nameOf(delivered), text: reading.refused })
    } else if (seen.has(reading.row.id)) {
      remarks.push({ kind: 'refused', id: reading.row.id, text: 'repeats an id of this file' })
    } else {
      seen.add(reading.row.id)
      for (const text of reading.notes) remarks.push({ kind: 'noted', id: reading.row.id, text })
      rows.push(reading.row)
    }
    if (rows.length === BATCH || remarks.length >= BATCH) {
      yield { rows, remarks }
      rows = []
      remarks = []
    }
  }
  if (rows.length + remarks.length > 0) yield { rows, remarks }
}

type Place = { readonly position: number; readonly shelves: Shelves }

function readRow(
  table: CollectionTable,
  { key, document: delivered }: Delivered,
  { position, shelves }: Place,
): { readonly row: Row; readonly notes: readonly string[] } | { readonly refused: string } {
  if (!isDocument(delivered)) return { refused: 'is not an object' }
  // in an object keyed by id the key is the id of a document that does not repeat it
  const document =
    typeof key === 'string' && readId(delivered.id) === null ? { ...delivered, id: key } : delivered
  const reading = readers[table](document)
  if ('refused' in reading) return reading
  const { record, notes } = reading
  const text = JSON.stringify(document)
  const row: Row = {
    id: record.id,
    position,
    digest: hash('sha256', `${READERS}\n${text}`, 'base64url'),
    document: text,
    record: JSON.stringify(record),
    ...(table === 'products' && { product: productColumns(record as Product, shelves) }),
  }
  return { row, notes }
}

function productColumns(product: Product, shelves: Shelves): ProductColumns {
  const cheapest = product.variants.toSorted((a, b) => a.priceWithGst - b.priceWithGst)[0]
  return {
    name: product.name,
    subcategory_ids: product.subcategoryIds,
    price_from: cheapest === undefined ? null : priceText(cheapest.priceWithGst),
    search: productSearch(product, shelves),
  }
}

function nameOf({ key, document }: Delivered): string {
  const id = isDocument(document) ? readId(document.id) : null
  return id ?? (typeof key === 'string' ? key : `number ${key + 1}`)
}
