import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import {
  collectionTables,
  readDocuments,
  type CollectionTable,
  type Cursor,
} from '../../db/catalogue/collections.ts'
import { readHiddenDocuments } from '../../db/catalogue/hidden-entries.ts'
import type { Database } from '../../db/database.ts'

const BATCH = 500

type Dependencies = { readonly database: Database; readonly catalogueFiles: CatalogueFiles }

export type ExportOptions = {
  /** Told, now and then, how many documents of a collection are written. */
  readonly onProgress?: (collection: CollectionTable, documents: number) => void
  readonly signal?: AbortSignal
}

/** Writes the whole catalogue to a folder, each document as it was delivered (DATA-05), those that are not in the shop with their status, and returns the counts. */
export async function exportCatalogue(
  { database, catalogueFiles }: Dependencies,
  folder: string,
  { onProgress, signal }: ExportOptions = {},
): Promise<{ collection: CollectionTable; documents: number }[]> {
  const counts: { collection: CollectionTable; documents: number }[] = []
  for (const table of collectionTables) {
    let documents = 0
    await catalogueFiles.write(folder, table, counted())
    counts.push({ collection: table, documents })

    async function* counted(): AsyncGenerator {
      for await (const document of documentsOf(database, table)) {
        signal?.throwIfAborted()
        documents += 1
        if (documents % BATCH === 0) onProgress?.(table, documents)
        yield document
      }
    }
  }
  return counts
}

async function* documentsOf(database: Database, table: CollectionTable): AsyncGenerator {
  const hidden = (await readHiddenDocuments(database.queries, table)).map(
    ({ position, document, status }) => ({
      position,
      document: isRawDocument(document) ? { ...document, status } : document,
    }),
  )
  let cursor: Cursor | null = null
  for (;;) {
    const batch: (Cursor & { document: unknown })[] = await readDocuments(database.queries, table, {
      cursor,
      limit: BATCH,
    })
    for (const row of batch) {
      // in catalogue order: an import of the export finds everything at its place
      while ((hidden[0]?.position ?? Infinity) < row.position) yield hidden.shift()?.document
      yield row.document
    }
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) break
    cursor = { position: last.position, id: last.id }
  }
  for (const { document } of hidden) yield document
}
