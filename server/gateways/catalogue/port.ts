import type { CategoryTerms } from '#domain/search/search-document.ts'
import type { CollectionTable } from './collections.ts'

/** A remark on a delivered document: why it was refused, or what of it was repaired or ignored. */
export type ImportIssue = { readonly kind: 'refused' | 'noted'; readonly id: string; readonly text: string }

/**
 * Some documents of a collection that were read, as rows of its table. Each column is one piece of memory, which goes
 * from thread to thread and on to the database without being read again: the values as text that PostgreSQL reads as
 * the column's type, in UTF-8, each after its length in bytes as a big-endian 32-bit integer, -1 where it is null.
 */
export type Batch = {
  readonly count: number
  readonly columns: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
  readonly remarks: readonly ImportIssue[]
}

/** A collection of delivered documents; `batches` reads them as a stream, products with the words of their shelves. */
export type CollectionSource = {
  readonly table: CollectionTable
  readonly name: string
  readonly batches: (shelves: CategoryTerms) => AsyncIterable<Batch>
}

/** Where catalogues are read from and written to. Both reject with a sentence that names the file and the fault. */
export type CatalogueFiles = {
  readonly read: (folder: string) => Promise<CollectionSource[]>
  readonly write: (folder: string, table: CollectionTable, documents: AsyncIterable<unknown>) => Promise<void>
}
