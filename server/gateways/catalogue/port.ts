import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from './collections.ts'

/** An issue of a delivered document: why it was rejected (`refused`), or what was repaired or ignored (`noted`). */
export type ImportIssue = { readonly kind: 'refused' | 'noted'; readonly id: string; readonly text: string }

/**
 * A batch of documents as rows of a table. Each column is one buffer that is passed between threads and to the database
 * without being parsed again: every value is its length in bytes as a big-endian 32-bit integer, -1 for null, followed
 * by UTF-8 text that PostgreSQL can cast to the type of the column.
 */
export type Batch = {
  readonly count: number
  readonly columns: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
  readonly remarks: readonly ImportIssue[]
}

/** A collection of delivered documents; `batches` streams them, products with the search terms of their categories. */
export type CollectionSource = {
  readonly table: CollectionTable
  readonly name: string
  readonly batches: (categoryTerms: CategoryTerms) => AsyncIterable<Batch>
}

/** Reads and writes catalogues. All reject with an Error that names the file and the problem. */
export type CatalogueFiles = {
  readonly read: (folder: string) => Promise<CollectionSource[]>
  /** The ids of the products in a folder; none when it has no such file. */
  readonly listProductIds: (folder: string) => Promise<string[]>
  /** Documents as batches, each at its place in the collection. */
  readonly encode: (
    table: CollectionTable,
    delivered: readonly { readonly document: unknown; readonly position: number }[],
    categoryTerms: CategoryTerms,
  ) => AsyncIterable<Batch>
  readonly write: (folder: string, table: CollectionTable, documents: AsyncIterable<unknown>) => Promise<void>
}
