import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { arriving } from './arriving.ts'
import { browserKey } from './browser-key.ts'
import type { ClientAddressReader } from './client-address.ts'
import type { FindRoute, FoundRoute } from './limit-routes.ts'

/**
 * Route whose limits hold a request, and the key that tells its person from others: a browser that the store knows, or an
 * address.
 */
export type LimitedEnv = { Variables: { route: FoundRoute; person: string } }

/**
 * Holds every request to the rate, the body and the answer of its route: 405, 429, 503 and 413 before any work. The work waits
 * for its turn where its body has arrived (`inTurn`).
 */
export function limitRequests(
  findRoute: FindRoute,
  addressOf: ClientAddressReader,
  isGenuine: (token: string) => boolean,
) {
  return createMiddleware<LimitedEnv>(async (context, next) => {
    const found = findRoute(context.req.method, context.req.path)
    if ('allow' in found) {
      context.header('allow', found.allow.join(', '))
      throw new AppError('method-not-allowed')
    }
    context.set('route', found)
    const address = addressOf(context)
    const person = browserKey(context, isGenuine) ?? address
    context.set('person', person)
    const leave = await found.enter(found.limit.byBrowser === true ? person : address, person)
    let isStreaming = false
    try {
      // reads a body whose length nobody has said; what fails further below is answered there
      await arriving(limitBody(found.limit.bodyKb)(context, next))
      isStreaming = found.limit.isStream === true && context.res.ok
      if (isStreaming) await leaveAtEnd(context, leave)
      else await measureAnswer(context, found)
    } finally {
      if (!isStreaming) leave()
    }
  })
}

/** Works on a request when its turn comes, for as long as its route may take. */
export const inTurn = createMiddleware<LimitedEnv>(({ var: { route, person } }, next) =>
  route.work(next, person),
)

const limitBody = (kb: number) =>
  bodyLimit({
    maxSize: kb * 1_000,
    onError: () => {
      throw new AppError('too-large')
    },
  })

/** Gives the place back when a stream has ended, or nobody reads it any more. */
async function leaveAtEnd(context: Context, leave: () => void): Promise<void> {
  const { res } = context
  const reader = res.body?.getReader()
  context.res = undefined
  if (context.req.method === 'HEAD' || reader === undefined) {
    await reader?.cancel()
    leave()
    context.res = new Response(null, res)
    return
  }
  const held = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      leave()
    },
    cancel: async (reason) => {
      leave()
      await reader.cancel(reason)
    },
  })
  context.res = new Response(held, res)
}

/** States the length of an answer, and holds back one that is larger than its route may send: that is a fault of ours. */
async function measureAnswer(context: Context, { name, limit }: FoundRoute): Promise<void> {
  const { res } = context
  let length = Number(res.headers.get('content-length') ?? Number.NaN)
  if (Number.isNaN(length) && res.body !== null) {
    const body = await res.arrayBuffer()
    length = body.byteLength
    context.res = undefined
    const headers = new Headers(res.headers)
    headers.set('content-length', String(length))
    context.res = new Response(body, { status: res.status, headers })
  }
  if (length > limit.answerKb * 1_000) throw new Error(`The answer of ${name} has ${length} bytes.`)
}
