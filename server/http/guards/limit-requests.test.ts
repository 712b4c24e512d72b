import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitRoutes } from './limit-routes.ts'
import { limitRequests } from './limit-requests.ts'
import { routeLimits } from './limits.ts'
import { streamOf } from '../stream-of.ts'

const path = '/api/desk/today/events'

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield await Promise.resolve(new TextEncoder().encode(':'))
}

test('[SAFE-01] an address has so many streams, and their places again when nobody reads them any more', async () => {
  const app = new Hono()
  app.use(
    limitRequests(
      limitRoutes({ rateFactor: 1, apiBase: '/api' }),
      () => '192.0.2.1',
      () => false,
    ),
  )
  app.get(path, (context) => context.body(streamOf(endless())))
  app.onError((error, context) => context.text(error.message, 503))
  const { atOnce, waiting } = routeLimits[`GET ${path}`]
  const most = Math.ceil((atOnce + waiting) / 4)
  const streams = await Promise.all(Array.from({ length: most }, async () => app.request(path)))
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(most)
  expect((await app.request(path)).status).toBe(503)
  await streams[0]?.body?.cancel()
  expect((await app.request(path, { method: 'HEAD' })).status).toBe(200)
  expect((await app.request(path)).status).toBe(200)
  expect((await app.request(path)).status).toBe(503)
})
