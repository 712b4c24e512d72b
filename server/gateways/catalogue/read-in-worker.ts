import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Batch } from './port.ts'
import type { ReaderRequest } from './reader-worker.ts'

/** Enough for documents of several megabytes, and little enough that memory is collected early. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }

/**
 * Reads a collection in a worker thread, so that documents are parsed while the database writes the previous batch, and
 * requests are still served. Rethrows errors of the worker.
 */
export async function* readInWorker(request: Omit<ReaderRequest, 'maxAhead'>): AsyncGenerator<Batch> {
  const workerData: ReaderRequest = { ...request, maxAhead: 2 }
  const worker = new Worker(new URL('reader-worker.ts', import.meta.url), { workerData, resourceLimits })
  try {
    for await (const [batch] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[Batch]>) {
      yield batch
      worker.postMessage('consumed')
    }
  } finally {
    await worker.terminate()
  }
}
