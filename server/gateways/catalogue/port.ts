import type { CollectionTable } from './collections.ts'

/** A delivered document, under the key or place at which it stands in its collection. */
export type Delivered = { readonly key: string | number; readonly document: unknown }

/** A collection of delivered documents, read as a stream. */
export type DeliveredCollection = {
  readonly table: CollectionTable
  readonly name: string
  readonly documents: AsyncIterable<Delivered>
}

/** Where catalogues are read from and written to. Both reject with a sentence that names the file and the fault. */
export type CatalogueFiles = {
  readonly read: (folder: string) => Promise<DeliveredCollection[]>
  readonly write: (folder: string, table: CollectionTable, documents: AsyncIterable<unknown>) => Promise<void>
}
