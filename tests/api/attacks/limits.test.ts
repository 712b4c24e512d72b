import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#server/http/api.ts'
import { routeLimits } from '#server/http/guards/limits.ts'
import { openDemoApi } from '../../support/api/demo-api.ts'
import type { TestApi } from '../../support/api/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openDemoApi({ REQUEST_RATE_FACTOR: '1', TRUSTED_PROXIES: 'loopback' })
})
afterAll(() => api.close())

/** Long lines of many misspelt words: each is compared with the vocabulary, and few match. */
const worstList = Array.from({ length: 20 }, (_, index) =>
  Array.from({ length: 9 }, (__, word) => `semant${'aeiou'[(index + word) % 5]}${(index * word) % 97}`).join(
    ' ',
  ),
).join('\n')

test('[SAFE-01] [SEARCH-08] the worst lists, sixteen at once, wait or are turned away, and block nobody else', async () => {
  const { atOnce, waiting } = routeLimits['POST /api/quick-order']
  let read = 0
  const answers = Array.from({ length: 16 }, async () => {
    const answer = await api.call('/api/quick-order', { method: 'POST', body: { text: worstList } })
    if (answer.status === 200) read += 1
    return answer
  })
  // somebody else is answered while all of them are still being read
  expect((await api.call('/api/login-codes/challenge')).status).toBe(200)
  expect(read).toBe(0)
  const all = await Promise.all(answers)
  const refused = all.filter(({ status }) => status === 503)
  expect(all.filter(({ status }) => status === 200)).toHaveLength(atOnce + waiting)
  expect(refused).toHaveLength(16 - atOnce - waiting)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ code: 'temporarily-unavailable' })
  }
})

test('[SAFE-01] [DATA-01] the catalogue calls are compressed and have a validator; other calls are not kept', async () => {
  const answer = await api.call('/api/products/getProduct', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const other = await api.call('/api/login-codes/challenge')
  expect(other.headers.get('etag')).toBeNull()
  expect(other.headers.get('cache-control')).toBe('no-store')
})

test('[SAFE-01] every operation of the API has a row of its own in the table of limits', () => {
  const { openAPIRegistry } = createApi({
    services: api.services,
    publicUrl: null,
    apiBase: '/api',
    addressOf: () => 'unknown',
    hasRoom: () => Promise.resolve(true),
    onUnexpected: () => {},
  })
  const operations = openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [`${definition.route.method.toUpperCase()} ${definition.route.path}`] : [],
  )
  expect(operations.length).toBeGreaterThan(30)
  expect(operations.filter((operation) => !(operation in routeLimits))).toEqual([])
})

const quickOrder = (from: string, text: string): Promise<Response> =>
  api.call('/api/quick-order', { method: 'POST', body: { text }, from })

test('[SAFE-01] beyond its rate an address is 429 with the time to wait, and others are served', async () => {
  const { perAddress } = routeLimits['POST /api/quick-order']
  for (let sent = 0; sent < perAddress; sent += 1)
    expect((await quickOrder('203.0.113.7', '')).status).toBe(200)
  const refused = await quickOrder('203.0.113.7', '')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('x-request-id')).not.toBeNull()
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect((await quickOrder('203.0.113.8', '')).status).toBe(200)
})

test('[SAFE-01] one address never fills a queue: the next one is served at once', async () => {
  const many = Array.from({ length: 16 }, () => quickOrder('198.51.100.1', worstList))
  const other = await quickOrder('198.51.100.2', '20 bags cement')
  expect(other.status).toBe(200)
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(statuses.filter((status) => status === 503)).toHaveLength(14)
})

test('[SAFE-01] a partner has a rate of their own, from however many addresses', async () => {
  const me = await api.signedIn('9812345679')
  const { perPartner } = routeLimits['PUT /api/session/name']
  const rename = (count: number): Promise<Response> =>
    me('/api/session/name', {
      method: 'PUT',
      body: { name: 'Asha' },
      from: `192.0.2.${count}`,
    })
  for (let count = 0; count < perPartner; count += 1) expect((await rename(count)).status).toBe(200)
  expect((await rename(perPartner)).status).toBe(429)
  const other = await api.signedIn('9812345680')
  expect((await other('/api/session/name', { method: 'PUT', body: { name: 'B' } })).status).toBe(200)
})

test('[SAFE-01] a body beyond the size of its route is 413', async () => {
  const body = JSON.stringify({ phone: '9812345678', code: '1'.repeat(20_000) })
  const headers = { 'content-length': String(body.length) }
  const answer = await api.call('/api/session', { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too-large' }])
})
