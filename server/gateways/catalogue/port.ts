import type { Finding } from '#domain/problem/findings.ts'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import type { CollectionRows } from '../../catalogue-rows/columns.ts'

/** An issue of a delivered document: why it was rejected (`refused`), or what was repaired or ignored (`noted`). */
export type ImportIssue = {
  readonly kind: 'refused' | 'noted'
  readonly id: string
  readonly finding: Finding
}

/** A batch of delivered documents as rows of a table. */
export type Batch = CollectionRows & { readonly remarks: readonly ImportIssue[] }

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
  readonly write: (folder: string, table: CollectionTable, documents: AsyncIterable<unknown>) => Promise<void>
}
