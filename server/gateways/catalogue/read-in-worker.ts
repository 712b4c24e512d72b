import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Batch } from './port.ts'
import type { ReaderRequest } from './reader-worker.ts'

/** Enough for documents of several megabytes, and little enough that old ones are collected soon. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }

/**
 * Reads a collection in a thread of its own, so that the next documents are read while the database writes the last
 * ones, and so that requests are answered meanwhile. Throws what the reading throws.
 */
export async function* readInWorker(order: Omit<ReaderRequest, 'ahead'>): AsyncGenerator<Batch> {
  const workerData: ReaderRequest = { ...order, ahead: 2 }
  const thread = new Worker(new URL('reader-worker.ts', import.meta.url), { workerData, resourceLimits })
  try {
    for await (const [batch] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[Batch]>) {
      yield batch
      thread.postMessage('taken')
    }
  } finally {
    await thread.terminate()
  }
}
