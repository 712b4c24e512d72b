import { parentPort } from 'node:worker_threads'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { renderPdf } from './render-pdf.ts'

/** What the thread is asked for. */
export type RenderRequest = { readonly id: number; readonly document: TaxDocument }

/** What it answers: the bytes, or why there are none. */
export type RenderResult = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly fault: string }
)

// The thread of `invoice-pdf.ts`: answers each order with the PDF of its document.
parentPort?.on('message', (order: RenderRequest) => void answer(order))

async function answer({ id, document }: RenderRequest): Promise<void> {
  let rendered: RenderResult
  try {
    rendered = { id, bytes: await renderPdf(document) }
  } catch (error) {
    rendered = { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(rendered)
}
