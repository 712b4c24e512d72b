import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantRole } from '../support/browser/desk-steps.ts'
import { tinyPicture } from '../support/catalogue/tiny-picture.ts'
import { openDeskOverHttp } from '../support/process/sign-in-over-http.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { onlyInFull } from '../support/in-full.ts'

let store: Store
let cookie: string
beforeAll(async () => {
  store = await startStore({ environment: { CATALOGUE: 'none', REQUEST_RATE_FACTOR: '1' } })
  cookie = await openDeskOverHttp(store, await grantRole(store, 'owner', 'Ravi'))
}, 120_000)
afterAll(() => store.stop())

/** Opens a connection of one's own and sends the beginning of a request. */
function begin(path: string, headers: readonly string[], body = '') {
  const { hostname, port } = new URL(store.baseURL)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write([`POST ${path} HTTP/1.1`, 'Host: store', ...headers, '', body].join('\r\n'))
  return socket
}

const failures = (): string[] =>
  store
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":50') || line.includes('"status":500'))

test.each([
  ['/api/quick-order', ['Content-Type: application/json', 'Content-Length: 100'], '{"te'],
  ['/api/quick-order', ['Content-Type: application/json', 'Transfer-Encoding: chunked'], '5\r\n{"tex'],
  ['/api/quick-order', ['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'zz\r\n{"tex'],
  ['/api/session', ['Content-Type: application/json', 'Content-Length: 100'], '{"te'],
  ['/api/payments/webhook', ['Content-Length: 100'], '{"te'],
])(
  '[SAFE-01] a body that a stranger breaks off is no failure of ours: %s %j',
  async (path, headers, body) => {
    const socket = begin(path, headers, body)
    await setTimeout(300)
    socket.destroy()
    await setTimeout(300)
    expect(failures()).toEqual([])
  },
)

const upload = (length: number) => [
  'Origin: ' + store.baseURL,
  `Cookie: ${cookie}`,
  `Content-Length: ${length}`,
]

test('[SAFE-01] [GOODS-02] slow uploads of one keep nobody else from adding a picture', async () => {
  const slow = [1, 2].map(() => begin('/api/desk/pictures', upload(1_000), 'begins'))
  await setTimeout(300)
  const colleague = await openDeskOverHttp(store, await grantRole(store, 'manager', 'Asha'))
  const begun = performance.now()
  const answer = await fetch(`${store.baseURL}/api/desk/pictures`, {
    method: 'POST',
    headers: { origin: store.baseURL, cookie: colleague, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await tinyPicture()),
  })
  expect(answer.status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5_000)
  for (const socket of slow) socket.destroy()
  await setTimeout(300)
  expect(failures()).toEqual([])
})

test('[SAFE-01] no file is waited for from whoever is not signed in', async () => {
  const socket = begin('/api/desk/pictures', ['Content-Length: 1000'], 'begins')
  socket.setTimeout(5_000, () => socket.destroy())
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
})

// waits for that half a minute
test.each(onlyInFull)(
  '[SAFE-01] a request that does not arrive within half a minute is ended then',
  { timeout: 60_000 },
  async () => {
    const begun = performance.now()
    const socket = begin('/api/quick-order', ['Content-Type: application/json', 'Content-Length: 100'], '{')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - begun).toBeGreaterThan(29_000)
    expect(performance.now() - begun).toBeLessThan(34_000)
    expect(failures()).toEqual([])
  },
)
