import type { OpenAPIHono } from '@hono/zod-openapi'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { todayCalls } from '#domain/orders/desk-calls.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { streamOf } from '../stream-of.ts'
import { currentStaff, requireStaff } from './desk-session.ts'

const tags = ['desk']
/** Interval of reading the numbers while somebody looks, and the number of readings after which the session is checked. */
const EVERY_MS = 2_000
const READINGS_PER_CHECK = 10
/** After how long a browser comes back when a stream has ended. */
const COME_BACK_MS = 3_000

const readToday = routeOf(todayCalls.read, {
  summary: 'Get what waits for somebody today',
  tags,
  answers: 'The numbers of the first page.',
})

const watchToday = routeOf(todayCalls.watch, {
  summary: 'Be told what waits for somebody today, whenever it changes',
  description:
    'Server-sent events named `today`, each with the numbers as JSON; the first one comes at once. The stream ends by itself, and with ' +
    'the session.',
  tags,
  answers: 'The stream.',
})

/** Routes of the numbers of the desk's first page (DESK-01). */
export function deskTodayRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(readToday, async (context) =>
      context.json(await context.var.services.desk.readToday(await requireStaff(context)), 200),
    )
    .openapi(watchToday, async (context) => {
      const actor = await requireStaff(context)
      const read = () => context.var.services.desk.watchToday(actor)
      // a role without the permission is refused before the stream begins
      const first = await read()
      const { seconds } = context.req.valid('query')
      const stream = streamOf(changes(context, { first, read, seconds }))
      return context.body(stream, 200, {
        'content-type': 'text/event-stream',
        // a proxy that collects an answer before it passes it on would hold back every event
        'x-accel-buffering': 'no',
      })
    })
}

type Watching<T> = { readonly first: T; readonly read: () => Promise<T>; readonly seconds: number }

const utf8 = new TextEncoder()

/** The events; a comment now and then keeps proxies from closing a quiet connection. */
async function* changes<T>(context: Context<ApiEnv>, { first, read, seconds }: Watching<T>) {
  const { stopping } = context.env
  const until = performance.now() + seconds * 1_000
  let told = JSON.stringify(first)
  yield utf8.encode(`retry: ${COME_BACK_MS}\nevent: today\ndata: ${told}\n\n`)
  for (let readings = 1; performance.now() < until && !stopping.aborted; readings += 1) {
    await pause(EVERY_MS, null, { signal: stopping, ref: false }).catch(() => {})
    // without a database the stream ends, and the browser comes back
    const now = await read().then(JSON.stringify, () => null)
    if (now === null) return
    const isQuiet = readings % READINGS_PER_CHECK === 0
    // nothing is told to a session that has ended
    if ((now !== told || isQuiet) && (await currentStaff(context)) === null) return
    if (now !== told) yield utf8.encode(`event: today\ndata: ${now}\n\n`)
    else if (isQuiet) yield utf8.encode(':\n\n')
    told = now
  }
}
