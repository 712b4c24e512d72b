import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { CategoryTerms } from '#domain/search/search-document.ts'
import type { CollectionTable } from './collections.ts'
import { streamJsonDocuments } from './json-documents.ts'
import { readBatches } from './read-batches.ts'

/** What the thread is started with. */
export type ReaderRequest = {
  readonly table: CollectionTable
  readonly file: string
  readonly shelves: CategoryTerms
  /** How many batches it may be ahead of those that were taken. */
  readonly ahead: number
}

// The thread of `read-in-worker.ts`: posts batches, and hears a message for each one that was taken.
if (parentPort) {
  const { table, file, shelves, ahead } = workerData as ReaderRequest
  const taken = on(parentPort, 'message')
  let posted = 0
  for await (const batch of readBatches(table, streamJsonDocuments(file), shelves)) {
    parentPort.postMessage(
      batch,
      Object.values(batch.columns).map(({ buffer }) => buffer),
    )
    if (++posted > ahead) await taken.next()
  }
  await taken.return?.()
  parentPort.close()
}
