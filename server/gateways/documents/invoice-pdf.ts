import { Worker } from 'node:worker_threads'
import type { RenderInvoice } from './port.ts'
import type { RenderResult, RenderRequest } from './renderer-worker.ts'

type Waiting = { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (reason: Error) => void }

/** Enough for documents of a thousand lines. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }
let render: RenderInvoice | null = null

/**
 * The document as PDF, made in a thread that is kept for the next one, so that requests are answered meanwhile.
 * Rejects when the document cannot be set or the thread ends before.
 */
export const renderInvoice: RenderInvoice = (document) => {
  render ??= startThread(() => (render = null))
  return render(document)
}

/** Starts a thread; `gone` is called when it takes no more orders. */
function startThread(gone: () => void): RenderInvoice {
  const waiting = new Map<number, Waiting>()
  const thread = new Worker(new URL('renderer-worker.ts', import.meta.url), { resourceLimits })
  let orders = 0
  thread.on('message', (rendered: RenderResult) => {
    const { resolve, reject } = waiting.get(rendered.id) ?? {}
    waiting.delete(rendered.id)
    // a thread that nobody waits for does not keep the process alive
    if (waiting.size === 0) thread.unref()
    if ('bytes' in rendered) resolve?.(rendered.bytes)
    else reject?.(new Error(`a document could not be set: ${rendered.fault}`))
  })
  let ended = false
  const end = (reason: Error): void => {
    if (!ended) gone()
    ended = true
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', () => end(new Error('the thread that sets documents ended')))
  return (document) =>
    new Promise((resolve, reject) => {
      const order: RenderRequest = { id: ++orders, document }
      waiting.set(order.id, { resolve, reject })
      thread.ref()
      thread.postMessage(order)
    })
}
