import { createHash } from 'node:crypto'
import { readBanner } from '#domain/catalogue/banner.ts'
import { readMainCategory } from '#domain/catalogue/main-category.ts'
import { readProduct, type Product } from '#domain/catalogue/product.ts'
import { isDocument, readId, type Document, type Reading } from '#domain/catalogue/reading.ts'
import { readShop } from '#domain/catalogue/shop.ts'
import { readSubcategory } from '#domain/catalogue/subcategory.ts'
import { priceText } from '#domain/money/price.ts'
import type { CatalogueFiles, Delivered, DeliveredCollection } from '../../gateways/catalogue/port.ts'
import { lockCatalogue, raiseCatalogueVersion } from '../../store/catalogue-state.ts'
import { writeRows, type CollectionRow, type CollectionTable } from '../../store/collections.ts'
import type { Database, Queries } from '../../store/database.ts'
import {
  indexCategories,
  indexProducts,
  productSearch,
  readShelves,
  type Shelves,
} from '../../store/search-index.ts'
import { remakeSearchWords } from '../../store/search-words.ts'

/** What an import did with one collection. */
export type ImportCount = {
  readonly collection: string
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
}

/** A remark on a document: why it was refused, or what of it was repaired or ignored. */
export type ImportRemark = { readonly collection: string; readonly id: string; readonly text: string }

export type ImportRequest = {
  readonly folder: string
  /** Do nothing, and return null, when there is a catalogue already. */
  readonly onlyIfEmpty?: boolean
  readonly onRefused?: (remark: ImportRemark) => void
  readonly onNoted?: (remark: ImportRemark) => void
}

type Dependencies = { readonly database: Database; readonly catalogueFiles: CatalogueFiles }

const BATCH = 250
/** Part of every digest: raise it when what is read from a document changes, so that a re-import reads it anew. */
const READERS = 1

/**
 * Imports a folder of catalogue files in one transaction (DATA-04): good documents go in, refused ones are named
 * with their reason, and a second run of the same files changes nothing. Documents that are not in the files stay.
 * Rejects, and leaves the catalogue as it was, when a file cannot be read.
 */
export async function importCatalogue(
  { database, catalogueFiles }: Dependencies,
  request: ImportRequest,
): Promise<ImportCount[] | null> {
  const collections = await catalogueFiles.read(request.folder)
  return database.queries.transaction().execute(async (queries) => {
    const version = await lockCatalogue(queries)
    if (request.onlyIfEmpty === true && version > 0) return null
    const counts = await importCollections(queries, collections, request)
    const changed = counts.some((count) => count.added + count.changed > 0)
    if (changed) await remakeSearchWords(queries)
    if (version === 0 || changed) await raiseCatalogueVersion(queries)
    return counts
  })
}

/** Categories first: products are found by the names of the shelves that they stand on. */
async function importCollections(
  queries: Queries,
  collections: readonly DeliveredCollection[],
  request: ImportRequest,
): Promise<ImportCount[]> {
  const counts: ImportCount[] = []
  const before = await readShelves(queries)
  const run = async (isWanted: (table: CollectionTable) => boolean, shelves: Shelves): Promise<void> => {
    for (const collection of collections.filter(({ table }) => isWanted(table))) {
      counts.push(await importCollection({ queries, shelves }, collection, request))
    }
  }
  await run((table) => table !== 'products', before)
  if (counts.some((count) => count.added + count.changed > 0)) await indexCategories(queries)
  const shelves = await readShelves(queries)
  const renamed = [...shelves.keys()].filter((id) => String(shelves.get(id)) !== String(before.get(id)))
  if (renamed.length > 0) await indexProducts(queries, shelves, renamed)
  await run((table) => table === 'products', shelves)
  return counts
}

type Target = { readonly queries: Queries; readonly shelves: Shelves }

async function importCollection(
  { queries, shelves }: Target,
  collection: DeliveredCollection,
  request: ImportRequest,
): Promise<ImportCount> {
  const seen = new Set<string>()
  const count = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  let batch: CollectionRow[] = []
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    const written = await writeRows(queries, collection.table, batch)
    count.added += written.added
    count.changed += written.changed
    count.unchanged += batch.length - written.added - written.changed
    batch = []
  }
  let position = 0
  for await (const delivered of collection.documents) {
    const row = readRow(collection.table, delivered, position++)
    const refusal = 'refused' in row ? row.refused : seen.has(row.id) ? 'repeats an id of this file' : null
    if (refusal !== null) {
      count.refused += 1
      request.onRefused?.({ collection: collection.name, id: nameOf(delivered), text: refusal })
    } else if (!('refused' in row)) {
      seen.add(row.id)
      for (const text of row.notes) request.onNoted?.({ collection: collection.name, id: row.id, text })
      batch.push(
        collection.table === 'products'
          ? { ...row.row, ...productColumns(row.record as Product, shelves) }
          : row.row,
      )
      if (batch.length === BATCH) await flush()
    }
  }
  await flush()
  return { collection: collection.name, ...count }
}

type Row = { id: string; record: unknown; row: CollectionRow; notes: readonly string[] } | { refused: string }

const readers: Record<CollectionTable, (document: Document) => Reading<{ readonly id: string }>> = {
  main_categories: readMainCategory,
  subcategories: readSubcategory,
  shops: readShop,
  banners: readBanner,
  products: readProduct,
}

function readRow(table: CollectionTable, { key, document: delivered }: Delivered, position: number): Row {
  if (!isDocument(delivered)) return { refused: 'is not an object' }
  // in an object keyed by id the key is the id of a document that does not repeat it
  const document =
    typeof key === 'string' && readId(delivered.id) === null ? { ...delivered, id: key } : delivered
  const reading = readers[table](document)
  if ('refused' in reading) return reading
  const { record, notes } = reading
  const digest = createHash('sha256')
    .update(`${READERS}\n${JSON.stringify(document)}`)
    .digest('base64url')
  return { id: record.id, record, notes, row: { id: record.id, position, digest, document, record } }
}

function productColumns(product: Product, shelves: Shelves): Record<string, unknown> {
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
