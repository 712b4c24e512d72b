import type { PriceFall } from '#domain/catalogue/prices/price-falls.ts'
import type { Finding } from '#domain/problem/findings.ts'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CatalogueFiles, CollectionSource } from '../../gateways/catalogue/port.ts'
import {
  bumpCatalogueVersion,
  catalogueVersion,
  lockCatalogue,
} from '../../db/catalogue/catalogue-version.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { findFormerRecords } from '../../db/catalogue/collections.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { indexCategoryChanges, readCategoryTerms } from './steps/index-catalogue.ts'
import { writeRows } from './steps/write-rows.ts'
import { movesToConfirm, newRateIssue } from '#spreadsheets/products/import-rules.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { omitRows, readColumn, type CollectionRows } from '../../catalogue-rows/columns.ts'

/** Counts of an import for one collection. */
export type ImportCount = {
  readonly collection: string
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
  /** Products left unchanged until a price that falls or rises by more than half is confirmed. */
  readonly held: number
}

/** A remark on a document: the reasons of its refusal, or notes on repaired or ignored fields. */
export type ImportRemark = {
  readonly collection: string
  readonly id: string
  readonly findings: readonly Finding[]
}

export type ImportRequest = {
  readonly folder: string
  /** True to do nothing and return null if there is a catalogue already. */
  readonly onlyIfEmpty?: boolean
  readonly onRefused?: (remark: ImportRemark) => void
  readonly onNoted?: (remark: ImportRemark) => void
  readonly onPriceMove?: (remark: ImportRemark) => void
  /** Confirms prices that fall or rise by more than half: all, or those of the products with these ids. */
  readonly confirmPrices?: boolean | readonly string[]
  /** Called after each batch with the number of documents of a collection read so far. */
  readonly onProgress?: (collection: string, documents: number) => void
  /** Aborts the import between two batches; the catalogue is then unchanged. */
  readonly signal?: AbortSignal
}

type Dependencies = { readonly database: Database; readonly catalogueFiles: CatalogueFiles }

/**
 * Imports a folder of catalogue files in one transaction (DATA-04): writes valid documents, and reports refused ones with the
 * reason. Documents that are not in the files stay; importing the same files again changes nothing. A product with a price
 * that falls or rises by more than half is held back and reported until it is confirmed (PRICE-07); one whose GST rate changes
 * to none of the seller's is refused. Rejects, with the catalogue unchanged, if a file cannot be read.
 */
export async function importCatalogue(
  { database, catalogueFiles }: Dependencies,
  request: ImportRequest,
): Promise<ImportCount[] | null> {
  // without a lock: a restart never waits behind a running import
  if (request.onlyIfEmpty === true && (await catalogueVersion(database.queries)) > 0) return null
  const collections = await catalogueFiles.read(request.folder)
  return database.queries.transaction().execute(async (queries) => {
    const version = await lockCatalogue(queries)
    if (request.onlyIfEmpty === true && version > 0) return null
    const counts = await importCollections(queries, collections, request)
    const haveChanged = counts.some((count) => count.added + count.changed > 0)
    if (version === 0 || haveChanged) await bumpCatalogueVersion(queries)
    return counts
  })
}

/** Imports categories before products, which are found by the names of their categories too. */
async function importCollections(
  queries: Queries,
  collections: readonly CollectionSource[],
  request: ImportRequest,
): Promise<ImportCount[]> {
  const counts: ImportCount[] = []
  const before = await readCategoryTerms(queries)
  const { gstRates: rates } = await readSeller(queries)
  const run = async (isWanted: (table: CollectionTable) => boolean, terms: CategoryTerms): Promise<void> => {
    for (const collection of collections.filter(({ table }) => isWanted(table))) {
      counts.push(await importCollection({ queries, terms, rates }, collection, request))
    }
  }
  await run((table) => table !== 'products', before)
  const haveChanged = counts.some((count) => count.added + count.changed > 0)
  const terms = haveChanged ? await indexCategoryChanges(queries, before) : before
  await run((table) => table === 'products', terms)
  return counts
}

type Target = {
  readonly queries: Queries
  readonly terms: CategoryTerms
  readonly rates: readonly number[]
}

async function importCollection(
  { queries, terms, rates }: Target,
  { table, name, batches }: CollectionSource,
  request: ImportRequest,
): Promise<ImportCount> {
  const count = { added: 0, changed: 0, unchanged: 0, refused: 0, held: 0 }
  let documents = 0
  for await (const { remarks, ...delivered } of batches(terms)) {
    request.signal?.throwIfAborted()
    for (const { kind, id, finding } of remarks) {
      if (kind === 'refused') count.refused += 1
      const report = kind === 'refused' ? request.onRefused : request.onNoted
      report?.({ collection: name, id, findings: [finding] })
    }
    const { rows, held, refused } =
      table === 'products'
        ? await checkProducts(queries, delivered, { confirmed: confirmedOf(request), rates })
        : { rows: delivered, held: [], refused: [] }
    for (const { id, finding } of refused) request.onRefused?.({ collection: name, id, findings: [finding] })
    for (const { id, moves } of held)
      request.onPriceMove?.({ collection: name, id, findings: moves.map(moveFinding) })
    count.refused += refused.length
    count.held += held.length
    const written = await writeRows(queries, table, rows)
    count.added += written.added
    count.changed += written.changed
    count.unchanged += rows.count - written.added - written.changed
    documents += delivered.count
    request.onProgress?.(name, documents)
  }
  return { collection: name, ...count }
}

function confirmedOf({ confirmPrices = false }: ImportRequest): true | readonly string[] {
  return confirmPrices === false ? [] : confirmPrices
}

/** A price that falls or rises by more than half. */
function moveFinding(move: PriceFall): Finding {
  return { code: 'price-moves', ...move }
}

type Options = {
  /** Ids of products whose prices are confirmed, or true for all. */
  readonly confirmed: readonly string[] | true
  /** The seller's rates of GST. */
  readonly rates: readonly number[]
}

/** A batch divided into the products to write, those held back, and those refused. */
type Checked = {
  readonly rows: CollectionRows
  readonly held: readonly { readonly id: string; readonly moves: readonly PriceFall[] }[]
  readonly refused: readonly { readonly id: string; readonly finding: Finding }[]
}

/**
 * Omits the products of a batch whose price falls or rises by more than half (PRICE-07), and those whose GST rate changes to
 * one that the seller does not have. Their records are unchanged, so the next import of the same files omits them again.
 */
async function checkProducts(
  queries: Queries,
  rows: CollectionRows,
  { confirmed, rates }: Options,
): Promise<Checked> {
  const formers = await findFormerRecords(queries, 'products', rows)
  const given = readColumn(rows, 'gst_rate')
  const records = formers.size === 0 ? [] : readColumn(rows, 'record')
  const isConfirmed = (id: string): boolean => confirmed === true || confirmed.includes(id)
  const omitted = new Set<number>()
  const held: Checked['held'][number][] = []
  const refused: Checked['refused'][number][] = []
  for (const [index, id] of readColumn(rows, 'id').entries()) {
    if (id === null) continue
    const before = formers.get(id) as Product | null | undefined
    // an unchanged product has passed the check before
    if (before === null) continue
    const wrongRate = newRateIssue(given[index] ?? null, before?.gstRate ?? null, rates)
    const isAsked = before !== undefined && !isConfirmed(id)
    const moves = isAsked ? movesToConfirm(before, JSON.parse(records[index] ?? '') as Product) : []
    if (wrongRate !== null) refused.push({ id, finding: wrongRate })
    else if (moves.length > 0) held.push({ id, moves })
    else continue
    omitted.add(index)
  }
  return { rows: omitted.size === 0 ? rows : omitRows(rows, omitted), held, refused }
}
