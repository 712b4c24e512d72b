import { parentPort, type MessagePort } from 'node:worker_threads'
import type { PrintJob } from '#domain/printing/print-job.ts'
import { giveWay } from '../../workers/give-way.ts'
import type { ThreadAnswer, ThreadMessage } from '../../workers/thread.ts'
import { renderPdf } from './render-pdf.ts'

const port = parentPort
if (port === null) throw new Error('Documents are rendered in a worker thread.')
serve(port)

/** Answers each job with the bytes of its PDF, one after the other. */
function serve(to: MessagePort): void {
  let last = Promise.resolve()
  to.on('message', ({ id, request }: ThreadMessage<PrintJob>) => {
    if (request === 'ping') to.postMessage({ id: 0 } satisfies ThreadAnswer)
    else last = last.then(async () => to.postMessage(await answer(id, request)))
  })
  giveWay()
  to.postMessage({ id: 0 } satisfies ThreadAnswer)
}

async function answer(id: number, job: PrintJob): Promise<ThreadAnswer> {
  try {
    return { id, answer: await renderPdf(job) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
