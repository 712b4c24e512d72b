import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { streamJsonDocuments } from './json-documents.ts'
import { readBatches } from './read-batches.ts'

/** The data a worker is started with. */
export type ReaderRequest = {
  readonly table: CollectionTable
  readonly file: string
  readonly categoryTerms: CategoryTerms
  /** Number of batches that the worker may be ahead of the consumer. */
  readonly maxAhead: number
}

// The worker of `read-in-worker.ts`: posts batches and receives a message for each one consumed.
if (parentPort) {
  const { table, file, categoryTerms, maxAhead } = workerData as ReaderRequest
  const consumed = on(parentPort, 'message')
  let posted = 0
  for await (const batch of readBatches(table, streamJsonDocuments(file), { categoryTerms })) {
    parentPort.postMessage(
      batch,
      Object.values(batch.columns).map(({ buffer }) => buffer),
    )
    if (++posted > maxAhead) await consumed.next()
  }
  await consumed.return?.()
  parentPort.close()
}
