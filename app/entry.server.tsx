import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Provider } from 'react-redux'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { nonceContext, reportContext } from '#app/context.ts'
import { anyListFailed } from '#app/state/any-list-failed.ts'
import { storeContext } from '#app/state/store-context.ts'

export { nonceContext, reportContext, servicesContext } from '#app/context.ts'

const RENDER_TIMEOUT_MS = 10_000

/** Renders a page completely before sending it: pages are cached, so streaming gains nothing. */
// oxlint-disable-next-line max-params -- the signature is React Router's
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const store = context.get(storeContext)
  const { html, failed } = await render(
    <Provider store={store}>
      <ServerRouter context={entry} url={request.url} nonce={context.get(nonceContext)} />
    </Provider>,
    context.get(reportContext),
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // an incomplete page must not be cached
  if (failed || anyListFailed(store.getState())) headers.set('cache-control', 'no-store')
  return new Response(new Uint8Array(html), { status: failed ? 500 : status, headers })
}

/** Logs loader failures; a missing page or an aborted request is not one. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportContext)(error)
}

async function render(
  page: ReactNode,
  report: (error: unknown) => void,
): Promise<{ html: Buffer; failed: boolean }> {
  let failed = false
  const output = new PassThrough()
  const { pipe, abort } = renderToPipeableStream(page, {
    onAllReady: () => pipe(output),
    onShellError: (error) => output.destroy(error instanceof Error ? error : new Error(String(error))),
    onError: (error) => {
      failed = true
      report(error)
    },
  })
  const timer = setTimeout(abort, RENDER_TIMEOUT_MS)
  try {
    return { html: await buffer(output), failed }
  } finally {
    clearTimeout(timer)
  }
}
