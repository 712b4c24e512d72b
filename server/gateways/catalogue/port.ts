import type { Shelves } from '#domain/search/product-words.ts'
import type { CollectionTable } from './collections.ts'

/** A remark on a delivered document: why it was refused, or what of it was repaired or ignored. */
export type Remark = { readonly kind: 'refused' | 'noted'; readonly id: string; readonly text: string }

/** A document that was read: its columns by name. */
export type Row = {
  readonly id: string
  readonly position: number
  readonly digest: string
  /** JSON text of the document as delivered, and of the record read from it. */
  readonly document: string
  readonly record: string
  readonly product?: ProductColumns
}

/** What a product is listed and found by: the price in rupees, `search` the text of a `tsvector`. */
export type ProductColumns = {
  readonly name: string
  readonly subcategory_ids: readonly string[]
  readonly price_from: string | null
  readonly search: string
}

/** Some documents of a collection, read. */
export type Batch = { readonly rows: readonly Row[]; readonly remarks: readonly Remark[] }

/** A collection of delivered documents; `batches` reads them as a stream, products with the words of their shelves. */
export type DeliveredCollection = {
  readonly table: CollectionTable
  readonly name: string
  readonly batches: (shelves: Shelves) => AsyncIterable<Batch>
}

/** Where catalogues are read from and written to. Both reject with a sentence that names the file and the fault. */
export type CatalogueFiles = {
  readonly read: (folder: string) => Promise<DeliveredCollection[]>
  readonly write: (folder: string, table: CollectionTable, documents: AsyncIterable<unknown>) => Promise<void>
}
