import { pino } from 'pino'
import { Registry } from 'prom-client'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { routeLimits } from '#server/http/guards/limits.ts'
import { noServices } from '../../support/api/no-services.ts'

const limit = routeLimits['GET /*']

let server: Server
let port: number
let rendered: string[]
/** Pages wait for this before they are finished. */
let gate: Promise<void>
let open: () => void
let running: number
let mostRunning: number
let answered: number

beforeEach(async () => {
  rendered = []
  running = 0
  mostRunning = 0
  answered = 0
  ;({ promise: gate, resolve: open } = Promise.withResolvers<void>())
  const app = createApp({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), TRUSTED_PROXIES: 'loopback' }),
    services: noServices,
    simulator: null,
    log: pino({ level: 'silent' }),
    storeMetrics: new Registry(),
    isReady: () => Promise.resolve(true),
    pages: async ({ url }) => {
      const { pathname, search } = new URL(url)
      rendered.push(pathname + search)
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await gate
      running -= 1
      return new Response(`<p>${pathname}</p>`, { headers: { 'content-type': 'text/html' } })
    },
  })
  server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  open()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

const get = (path: string, { from = '192.0.2.1', method = 'GET' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, accept: 'text/html' }
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0
      answered += 1
      void text(answer).then((body) => resolve({ status, headers: answer.headers, body }), reject)
    })
    sent.on('error', reject).end()
  })

const addressOf = (index: number): string => `198.51.100.${index}`

test('[SAFE-01] [SEARCH-08] pages are made a few at a time, wait in a short line, and beyond it say so calmly with 503', async () => {
  const places = limit.atOnce + limit.waiting
  const sent = Array.from({ length: places + 20 }, (_, index) =>
    get(`/search?q=${index}`, { from: addressOf(index) }),
  )
  const first = await Promise.any(sent)
  expect(first.status).toBe(503)
  await expect.poll(() => answered).toBe(20)
  expect(first.headers['retry-after']).toBe('2')
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  expect(first.body).toContain('Your cart and your orders are safe.')
  open()
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(places)
  expect(statuses.filter((status) => status === 503)).toHaveLength(20)
  expect(mostRunning).toBe(limit.atOnce)
})

test('[SAFE-01] one address takes a quarter of the places, so that others get theirs', async () => {
  const share = Math.ceil((limit.atOnce + limit.waiting) / 4)
  const greedy = Array.from({ length: share + 30 }, (_, index) => get(`/search?q=${index}`))
  await expect.poll(() => answered).toBe(30)
  const other = get('/search?q=mine', { from: '192.0.2.2' })
  open()
  expect((await other).status).toBe(200)
  const statuses = (await Promise.all(greedy)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(share)
})

test(
  '[SAFE-01] beyond its rate an address is 429 for new pages, but what is cached is still served',
  { timeout: 60_000 },
  async () => {
    open()
    for (let page = 0; page < limit.perAddress; page += 1) await get(`/search?q=${page}`)
    const refused = await get('/search?q=another')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Many pages were opened from your network')
    expect((await get('/search?q=0')).status).toBe(200)
    expect((await get('/search?q=another', { from: '192.0.2.2' })).status).toBe(200)
  },
)

test('[SAFE-01] a made-up query renders nothing anew', async () => {
  open()
  for (const path of [
    '/?utm_source=a',
    '/?x=1&y=2',
    '/?q=1',
    '/',
    '/subpage?mainCat=c&x=1',
    '/subpage?mainCat=c',
  ])
    expect((await get(path)).status).toBe(200)
  expect(rendered).toEqual(['/', '/subpage?mainCat=c'])
})

test('[SAFE-01] shoppers who want the same new page at once have it made a few times at most', async () => {
  const sent = Array.from({ length: 60 }, (_, index) => get('/', { from: addressOf(index) }))
  await expect.poll(() => running).toBe(limit.atOnce)
  open()
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(rendered.length).toBeLessThanOrEqual(limit.atOnce * 2)
})

test('[SAFE-01] pages and files know GET and HEAD; any other method is 405 with Allow and renders nothing', async () => {
  open()
  for (const path of ['/', '/subpage', '/favicon.svg', '/assets/x.js', '/healthz', '/media/x'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      const { status, headers } = await get(path, { method })
      expect([path, method, status, headers.allow]).toEqual([path, method, 405, 'GET, HEAD'])
    }
  expect(rendered).toEqual([])
})
