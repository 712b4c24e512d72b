import { parentPort } from 'node:worker_threads'
import type { PrintJob } from '#domain/printing/print-job.ts'
import { serveThread } from '../../workers/serve-thread.ts'
import { renderPdf } from './render-pdf.ts'

/** The one call of the thread that renders documents: a job, answered with the bytes of its PDF. */
export type RenderCalls = { readonly render: { readonly request: PrintJob; readonly answer: Uint8Array } }

if (parentPort === null) throw new Error('Documents are rendered in a worker thread.')

let last: Promise<unknown> = Promise.resolve()
serveThread<RenderCalls>(parentPort, {
  // one after the other
  render: (job) => {
    const rendered = last.then(() => renderPdf(job))
    last = rendered.catch(() => {})
    return rendered
  },
})
