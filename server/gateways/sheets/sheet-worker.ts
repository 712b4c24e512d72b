import { parentPort, workerData } from 'node:worker_threads'
import { SheetError } from './limits.ts'
import { readUpload } from './read-upload.ts'

// Reads one upload in a thread of its own, so that a large one delays nobody.
try {
  parentPort?.postMessage({ upload: readUpload(Buffer.from(workerData as Uint8Array)) })
} catch (error) {
  if (!(error instanceof SheetError)) throw error
  parentPort?.postMessage({ refused: error.message })
}
