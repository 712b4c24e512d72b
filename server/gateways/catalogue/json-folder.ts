import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { collectionTables, type CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { catalogueFiles } from './collections.ts'
import { streamJsonDocuments } from './json-documents.ts'
import type { CatalogueFiles, CollectionSource } from './port.ts'
import { readBatches } from './read-batches.ts'
import { readInWorker } from './read-in-worker.ts'

/** Smaller files are read faster than a worker starts, in bytes. */
const MIN_WORKER_SIZE = 512 * 1024

/** Catalogues as folders of JSON files, each an array of documents or an object keyed by id (DATA-04). */
export const jsonFolder: CatalogueFiles = { read, listProductIds, write }

async function read(folder: string): Promise<CollectionSource[]> {
  const sources: CollectionSource[] = []
  for (const table of collectionTables) {
    const name = catalogueFiles[table]
    const file = path.join(folder, name)
    const size = await sizeOf(file)
    if (size === null) continue
    const isSmall = size < MIN_WORKER_SIZE
    sources.push({
      table,
      name,
      batches: (categoryTerms) =>
        isSmall
          ? readBatches(table, streamJsonDocuments(file), { categoryTerms })
          : readInWorker({ table, file, categoryTerms }),
    })
  }
  if (sources.length === 0) {
    throw new Error(`${folder} holds none of ${Object.values(catalogueFiles).join(', ')}`)
  }
  return sources
}

async function listProductIds(folder: string): Promise<string[]> {
  const file = path.join(folder, catalogueFiles.products)
  if ((await sizeOf(file)) === null) return []
  const ids: string[] = []
  for await (const { key, document } of streamJsonDocuments(file)) {
    const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : key
    ids.push(String(id))
  }
  return ids
}

async function write(
  folder: string,
  table: CollectionTable,
  documents: AsyncIterable<unknown>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, catalogueFiles[table])
  await pipeline(Readable.from(jsonArray(documents)), createWriteStream(`${file}.part`))
  await rename(`${file}.part`, file)
}

async function* jsonArray(documents: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const document of documents) {
    yield separator + JSON.stringify(document)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  )
}
