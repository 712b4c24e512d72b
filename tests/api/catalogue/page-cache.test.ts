import { pino } from 'pino'
import { createHash } from 'node:crypto'
import { Registry } from 'prom-client'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { noServices } from '../../support/api/no-services.ts'

let server: Server
let address: string
let changed: () => void
let rendered: number
let headers: Record<string, string>
let status: number
let injected: string

beforeEach(async () => {
  rendered = 0
  status = 200
  injected = ''
  headers = { 'content-type': 'text/html; charset=utf-8' }
  const app = createApp({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() }),
    services: noServices,
    simulator: null,
    log: pino({ level: 'silent' }),
    storeMetrics: new Registry(),
    isReady: () => Promise.resolve(true),
    pages: (_, { nonce }) => {
      rendered += 1
      const html = `<p>${rendered}</p><script nonce="${nonce}">start()</script>${injected}`
      return Promise.resolve(new Response(html, { status, headers }))
    },
  })
  changed = app.catalogueChanged
  server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.restoreAllMocks()
  return new Promise((resolve) => server.close(resolve))
})

const text = async (path: string, options?: RequestInit): Promise<string> =>
  (await fetch(address + path, options)).text()

test('a page is rendered once and served again until the catalogue changes', async () => {
  expect([await text('/'), await text('/')]).toEqual(Array(2).fill('<p>1</p><script>start()</script>'))
  expect(await text('/search?page=2')).toContain('<p>2</p>')
  changed()
  expect(await text('/')).toContain('<p>3</p>')
})

test('[SAFE-03] the outdated page stands in while the database is away, for an hour', async () => {
  const first = await text('/')
  changed()
  status = 503
  const away = await fetch(`${address}/`)
  expect([away.status, await away.text()]).toEqual([200, first])
  expect((await fetch(`${address}/never-seen`)).status).toBe(503)
  status = 200
  expect(await text('/')).not.toBe(first)
  changed()
  status = 503
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_001)
  expect((await fetch(`${address}/`)).status).toBe(503)
})

test('a browser that prefetches may keep a page for the tap, whether or not it is cached here; others ask each time', async () => {
  const kept = async (purpose?: string): Promise<string | null> => {
    const answer = await fetch(`${address}/subpage`, { headers: purpose ? { 'sec-purpose': purpose } : {} })
    await answer.text()
    return answer.headers.get('cache-control')
  }
  const revalidated = 'public, max-age=0, must-revalidate'
  expect([await kept('prefetch'), await kept('prefetch;prerender')]).toEqual(
    Array(2).fill('private, max-age=30'),
  )
  expect([await kept(), await kept('other')]).toEqual(Array(2).fill(revalidated))
})

test('what fails or must not be stored is not kept by a browser that prefetches either', async () => {
  const kept = async (): Promise<string | null> =>
    (await fetch(`${address}/x`, { headers: { 'sec-purpose': 'prefetch' } })).headers.get('cache-control')
  status = 404
  expect(await kept()).not.toContain('max-age=30')
  status = 200
  headers = { 'content-type': 'text/html', 'cache-control': 'no-store' }
  expect(await kept()).toBe('no-store')
})

test('failed, missing and no-store pages are not cached', async () => {
  for (const [code, extra] of [
    [404, {}],
    [500, {}],
    [200, { 'cache-control': 'no-store' }],
  ] as const) {
    status = code
    headers = { 'content-type': 'text/html', ...extra }
    const before = rendered
    await text('/x')
    await text('/x')
    expect(rendered).toBe(before + 2)
  }
})

test('a page that was being rendered when the catalogue changed is not cached', async () => {
  const first = text('/')
  await expect.poll(() => rendered).toBe(1)
  changed()
  await first
  await text('/')
  expect(rendered).toBe(2)
})

test('a known page costs no bytes: its etag answers 304', async () => {
  await text('/')
  const first = await fetch(`${address}/`)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${address}/`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('every answer has its own request id and the security headers, cached or not', async () => {
  const plain = { headers: { 'accept-encoding': 'identity' } }
  const answers = [await fetch(`${address}/`, plain), await fetch(`${address}/`, plain)]
  const ids = answers.map((answer) => answer.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers.get('content-length')).toBe(String((await answer.text()).length))
  }
})

test('a page is sent in the encoding that the browser accepts', async () => {
  const answer = await fetch(`${address}/`, { headers: { 'accept-encoding': 'gzip' } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([
    'gzip',
    '<p>1</p><script>start()</script>',
  ])
})

test('a HEAD request is answered without a body', async () => {
  await text('/')
  const answer = await fetch(`${address}/`, { method: 'HEAD' })
  expect([answer.status, await answer.text(), rendered]).toEqual([200, '', 1])
})

test('[SAFE-01] a script that came into a page with its content gets no hash, and the mark of our own scripts is not sent', async () => {
  injected = '<script>steal()</script><script nonce="guessed">steal()</script>'
  const answer = await fetch(`${address}/`)
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(await answer.text()).toBe(`<p>1</p><script>start()</script>${injected}`)
})
