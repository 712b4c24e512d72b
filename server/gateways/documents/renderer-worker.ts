import { parentPort } from 'node:worker_threads'
import type { PrintJob } from '#domain/printing/print-job.ts'
import { renderPdf } from './render-pdf.ts'

/** A request to the worker. */
export type RenderRequest = { readonly id: number; readonly job: PrintJob }

/** The answer of the worker: the bytes of the PDF, or the error. */
export type RenderResult = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly error: string }
)

// The worker of `document-pdf.ts`: answers each request with the PDF of its documents.
parentPort?.on('message', (request: RenderRequest) => void answer(request))

async function answer({ id, job }: RenderRequest): Promise<void> {
  let result: RenderResult
  try {
    result = { id, bytes: await renderPdf(job) }
  } catch (error) {
    result = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(result)
}
