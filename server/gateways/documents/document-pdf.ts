import { Worker } from 'node:worker_threads'
import type { RenderDocuments } from './port.ts'
import type { RenderResult, RenderRequest } from './renderer-worker.ts'

type PendingRequest = {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/** Enough for the most lines that are printed at once. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }
let render: RenderDocuments | null = null

/**
 * Renders documents as one PDF (ORD-09, DESK-03) in a worker thread, which is reused, so that other requests are still served.
 * Rejects when a document cannot be rendered or the worker exits.
 */
export const renderDocuments: RenderDocuments = (job) => {
  render ??= startWorker(() => (render = null))
  return render(job)
}

/** Starts a worker; `onExit` is called when it accepts no more requests. */
function startWorker(onExit: () => void): RenderDocuments {
  const pending = new Map<number, PendingRequest>()
  const worker = new Worker(new URL('renderer-worker.ts', import.meta.url), { resourceLimits })
  let lastId = 0
  worker.on('message', (result: RenderResult) => {
    const { resolve, reject } = pending.get(result.id) ?? {}
    pending.delete(result.id)
    // an idle worker must not keep the process alive
    if (pending.size === 0) worker.unref()
    if ('bytes' in result) resolve?.(result.bytes)
    else reject?.(new Error(`a document could not be rendered: ${result.error}`))
  })
  let ended = false
  const end = (reason: Error): void => {
    if (!ended) onExit()
    ended = true
    for (const { reject } of pending.values()) reject(reason)
    pending.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the rendering worker exited')))
  return (job) =>
    new Promise((resolve, reject) => {
      const request: RenderRequest = { id: ++lastId, job }
      pending.set(request.id, { resolve, reject })
      worker.ref()
      worker.postMessage(request)
    })
}
