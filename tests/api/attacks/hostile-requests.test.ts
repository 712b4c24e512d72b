import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  const browser = api.asBrowser()
  await browser.send('9812345678')
  const code = /\d{6}/.exec(api.messages.at(-1)?.text ?? '')?.[0] ?? ''
  const session = (await (await browser.verify('9812345678', code)).json()) as { token: string }
  token = session.token
})
afterAll(() => api.close())

test('[SAFE-01] a body that is not JSON is 415, one that is too large 413', async () => {
  const body = JSON.stringify({ text: 'cement' })
  const plain = await api.call('/api/quick-order', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': String(body.length) },
    body,
  })
  expect(plain.status).toBe(415)
  expect(await plain.json()).toMatchObject({ code: 'unsupported-media-type' })
  const empty = await api.call('/api/quick-order', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
  })
  expect(empty.status).toBe(415)
  const large = JSON.stringify({ text: 'x'.repeat(1_000_001) })
  const headers = { 'content-length': String(large.length) }
  expect((await api.call('/api/quick-order', { method: 'POST', headers, body: large })).status).toBe(413)
})

test.each([
  ['a NUL character', 'Asha\u0000'],
  ['an escape sequence', '\u001b[31mAsha'],
  ['half a surrogate pair', 'Asha \ud83d'],
])('[SAFE-01] a text with %s is refused with 422 and nothing is saved', async (_, name) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.call('/api/session/name', { method: 'PUT', headers, body: { name } })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'invalid-text', faults: [{ field: 'name' }] })
})

test('[SAFE-01] a text that is hidden thirty lists deep is found, and what is only spelt like it is taken', async () => {
  const deep = `{"text":${'['.repeat(30)}"\\u0000"${']'.repeat(30)}}`
  const answer = await api.call('/api/quick-order', { method: 'POST', body: deep })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid-text' }])
  const text = '\\u0000 and C:\\new \\f\tcement'
  const spelt = await api.call('/api/quick-order', { method: 'POST', body: { text } })
  expect(spelt.status).toBe(200)
})

test.each<[string, string, (of: string) => string]>([
  ['PUT', '/api/session/name', (deep) => `{"name":${deep}}`],
  ['POST', '/api/quick-order', (deep) => deep],
  ['POST', '/api/quick-order', (deep) => `{"text":"cement","more":${deep}}`],
  [
    'POST',
    '/api/login-codes',
    (deep) =>
      `{"phone":"9812345678","proof":{"challenge":{"parameters":{"salt":${deep}},"signature":"a"},"solution":{"counter":1,"derivedKey":"a"}}}`,
  ],
  ['POST', '/api/payments/webhook', (deep) => deep],
  ['POST', '/api/messages/msg91/reports', (deep) => deep],
])(
  '[SAFE-01] %s %s with a body of 6,000 levels is refused before it is parsed',
  async (method, path, bodyOf) => {
    for (const deep of [
      `${'['.repeat(6_000)}${']'.repeat(6_000)}`,
      `${'{"":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
      '['.repeat(6_000),
    ]) {
      const answer = await api.call(path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: bodyOf(deep),
      })
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'invalid-input', reasons: [{ code: 'body-too-deep', levels: 32 }] },
      ])
    }
  },
)

test.each([
  '/api/products?id=%00',
  '/product/%00',
  '/search?q=%1b',
  '/product/%E0%A4%A',
  ...['%0d%0aX', 'a%0aX', 'a%0D', 'a%09b', 'a%7fb', 'a%C2%85b', 'a%E2%80%A8b', ';a=%0a'].flatMap((path) =>
    ['/', '//', '/api/', '/desk/', '/media/', '/healthz'].map((before) => before + path),
  ),
])('[SAFE-01] %s is a bad request, not a failure of ours', async (path) => {
  expect((await api.call(path)).status).toBe(400)
})

test('[SAFE-01] a search for several lines is a search', async () => {
  expect((await api.call('/api/suggestions?q=cement%0d%0asteel%09bars')).status).toBe(200)
})

test('[SAFE-01] neither a password in the URL nor a token beside a cookie switches off the origin check', async () => {
  const foreign = { origin: 'https://evil.example' }
  const basic = { ...foreign, authorization: 'Basic YTpi', cookie: 'session=x' }
  expect((await api.call('/api/session', { method: 'DELETE', headers: basic })).status).toBe(403)
  const both = { ...foreign, authorization: `Bearer ${token}`, cookie: 'session=x' }
  expect((await api.call('/api/session', { method: 'DELETE', headers: both })).status).toBe(403)
  const bearer = { ...foreign, authorization: `Bearer ${token}` }
  expect((await api.call('/api/session', { method: 'DELETE', headers: bearer })).status).toBe(204)
})

test('[SAFE-01] every answer forbids guessing its type, and unknown methods are no failure of ours', async () => {
  for (const path of ['/healthz', '/api/openapi.json', '/demo/pictures/missing.webp', '/api/no-such-call']) {
    expect((await api.call(path)).headers.get('x-content-type-options')).toBe('nosniff')
  }
  for (const method of ['PATCH', 'PROPFIND', 'OPTIONS']) {
    const { status } = await api.call('/api/quick-order', { method })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})

test.each<[string, number, unknown]>([
  ['five hundred wrong lines', 400, { pin: '122001', lines: Array.from({ length: 500 }, () => ({})) }],
  ['a long name that no field has', 422, { ['\u0001'.padStart(200_000, 'x')]: 1 }],
  [
    'long names in each line',
    400,
    {
      pin: 1,
      lines: Array.from({ length: 90 }, () => ({ product: 'x'.repeat(3_000) })),
    },
  ],
])('[SAFE-01] %s are refused with the first faults, not with a failure', async (_, status, body) => {
  const answer = await api.call('/api/delivery-promise', { method: 'POST', body })
  expect(answer.status).toBe(status)
  const text = await answer.text()
  expect(text.length).toBeLessThan(64_000)
  const { faults } = JSON.parse(text) as { faults: { field: string; message: string }[] }
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.length).toBeLessThanOrEqual(50)
})
