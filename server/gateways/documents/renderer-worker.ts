import { parentPort } from 'node:worker_threads'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { renderPdf } from './render-pdf.ts'

/** A request to the worker. */
export type RenderRequest = { readonly id: number; readonly document: TaxDocument }

/** The answer of the worker: the bytes of the PDF, or the error. */
export type RenderResult = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly error: string }
)

// The worker of `invoice-pdf.ts`: answers each request with the PDF of its document.
parentPort?.on('message', (request: RenderRequest) => void answer(request))

async function answer({ id, document }: RenderRequest): Promise<void> {
  let result: RenderResult
  try {
    result = { id, bytes: await renderPdf(document) }
  } catch (error) {
    result = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(result)
}
