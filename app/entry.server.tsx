import { Writable } from 'node:stream'
import { setImmediate as eventsHandled } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Provider } from 'react-redux'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { keepEarlyTap } from '#app/browser/early-tap.ts'
import { htmlContext, nonceContext, reportContext } from '#app/context.ts'
import { anyListFailed } from '#app/state/any-list-failed.ts'
import { storeContext } from '#app/state/store-context.ts'

export { deskTokenContext, htmlContext, nonceContext, reportContext, servicesContext } from '#app/context.ts'

const RENDER_TIMEOUT_MS = 10_000

/** Renders a page completely before it is sent: pages are cached, so streaming gains nothing. */
// oxlint-disable-next-line max-params -- the signature is React Router's
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const store = context.get(storeContext)
  const page = (
    <Provider store={store}>
      <ServerRouter context={entry} url={request.url} nonce={context.get(nonceContext)} />
    </Provider>
  )
  const { html, failed } = await inTurn(() => render(page, context.get(reportContext)))
  headers.set('content-type', 'text/html; charset=utf-8')
  // an incomplete page must not be cached
  if (failed || anyListFailed(store.getState())) headers.set('cache-control', 'no-store')
  context.get(htmlContext)(withEarlyTap(html, context.get(nonceContext)))
  return new Response(null, { status: failed ? 500 : status, headers })
}

/** The page with what keeps a tap until its scripts have arrived: before everything that can be tapped. */
function withEarlyTap(html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  const start = html.indexOf(BODY)
  if (start < 0) return html
  const at = start + BODY.length
  const script = Buffer.from(`<script nonce="${nonce}">${keepEarlyTap}</script>`)
  return Buffer.concat([html.subarray(0, at), script, html.subarray(at)])
}

const BODY = '<body>'

/** Logs loader failures; a missing page or an aborted request is not one. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportContext)(error)
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** Begins one rendering after the other, and handles whatever has arrived in between: a cached page waits for one at most. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(() => eventsHandled())
  lastTurn = turn
  return turn.then(work)
}

/** A page in the bytes that it is sent in: as a text of 16 bits a character it would be copied at every step. */
type Rendered = { readonly html: Buffer<ArrayBuffer>; readonly failed: boolean }

/** Renders a page into one piece: nothing of it is sent before all of it is there. */
function render(page: ReactNode, report: (error: unknown) => void): Promise<Rendered> {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  let failed = false
  const chunks: Buffer[] = []
  const output = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk)
      done()
    },
    final: (done) => {
      resolve({ html: Buffer.concat(chunks), failed })
      done()
    },
  })
  const { pipe, abort } = renderToPipeableStream(page, {
    // no part is sent later, for a script to put in its place
    progressiveChunkSize: Infinity,
    onAllReady: () => pipe(output),
    onShellError: reject,
    onError: (error) => {
      failed = true
      report(error)
    },
  })
  const timer = setTimeout(abort, RENDER_TIMEOUT_MS)
  return promise.finally(() => clearTimeout(timer))
}
