import { Agent } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import type { FuzzRequest } from './fuzz/draw-requests.ts'
import { judgeAnswer } from './fuzz/judge-answer.ts'
import { isInFull } from '../support/in-full.ts'
import { ownerAtDesk, signUp } from './fuzz/people.ts'
import { sendRequest } from './fuzz/send-request.ts'
import {
  strangeApiRequests,
  strangeMethods,
  strangePageRequests,
  type Described,
} from './strange/strange-requests.ts'

let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let store: Store
let described: Described
let headersFor: (path: string) => Record<string, string>
/** Length of the log that was looked at. */
let read = 0

beforeAll(async () => {
  catalogue = await catalogueFolder({
    maincategory: [{ id: 'cements', mainCategory_Name: 'Cements', mainCategory_Image: '/c.svg' }],
    subcategory: [{ id: 'opc', subCategory_Name: 'Cement, OPC', mainCategoryRow: ['cements'] }],
    products: [productDocument('cement')],
  })
  store = await startStore({ environment: { CATALOGUE: catalogue.folder, SECONDS_BETWEEN_CODES: '0' } })
  const { token } = await signUp(store, '9812350007', 'Golf Course Road')
  const { cookie } = await ownerAtDesk(store, null)
  headersFor = (path) =>
    path.startsWith('/api/desk')
      ? { cookie, origin: store.baseURL }
      : { authorization: `Bearer ${token}`, origin: store.baseURL }
  described = (await (await fetch(`${store.baseURL}/api/openapi.json`)).json()) as Described
}, 120_000)
afterAll(async () => {
  await store.stop()
  await catalogue.remove()
})

/** A share of the requests, another one for each route; all of them in full. A prime number lets every value meet some route. */
const someOf = (requests: readonly FuzzRequest[]): FuzzRequest[] =>
  requests.filter((_, index) => isInFull || index % 11 === 0)

/** Lines of the log since the last look that are errors or failures of ours. */
function failures(): string[] {
  const log = store.log()
  const lines = log.slice(read).split('\n')
  read = log.length
  return lines.filter((line) => /"level":(?:50|60)|"status":500/.test(line))
}

/** Sessions that were closed meanwhile: the routes behind them were not reached. */
async function closed(): Promise<string[]> {
  const paths = ['/auth/verify', '/api/desk/staff', '/readyz']
  const answers = await Promise.all(
    paths.map((path) => fetch(store.baseURL + path, { headers: headersFor(path) })),
  )
  return paths.filter((_, index) => answers[index]?.ok !== true)
}

/** Fault of a refusal by the API that has no reason, or another form than all refusals have. */
function refusalFault(
  { path, method }: FuzzRequest,
  { status, body }: { status: number; body: string },
): string | null {
  if (
    status < 400 ||
    status === 431 ||
    method === 'HEAD' ||
    method === 'TRACE' ||
    !/^\/(?:api|auth)\//.test(path)
  )
    return null
  try {
    const { code, title } = JSON.parse(body) as Record<string, unknown>
    return typeof code === 'string' && typeof title === 'string'
      ? null
      : `a refusal without code: ${body.slice(0, 200)}`
  } catch {
    return `no problem document: ${status} ${body.slice(0, 200)}`
  }
}

/** Faults of the answers, and of the store after them; they are asked for eight at a time. */
async function faultsOf(requests: readonly FuzzRequest[]): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const waiting = [...requests]
  const faults: string[] = []
  const worker = async (): Promise<void> => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const answer = await sendRequest(store.baseURL, agent, request)
      const fault = judgeAnswer(request.path, answer, []) ?? refusalFault(request, answer)
      if (fault !== null)
        faults.push(
          `${fault}: ${request.method} ${request.path.slice(0, 150)} ${JSON.stringify(request.headers['content-type'])} ${String(request.body).slice(0, 150)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  agent.destroy()
  return [...faults, ...failures(), ...(await closed())].slice(0, 20)
}

test('[SAFE-01] strange ids, queries and bodies are answered by every route of the API, or refused with a reason', async () => {
  expect(await faultsOf(someOf(strangeApiRequests(described, headersFor)))).toEqual([])
})

test('[SAFE-01] strange ids and queries are answered by every page and its data', async () => {
  expect(await faultsOf(someOf(strangePageRequests(headersFor)))).toEqual([])
})

test('[SAFE-01] methods that a route does not have are refused', async () => {
  const paths = Object.keys(described.paths).map((path) => path.replaceAll(/\{\w+\}/g, 'none'))
  expect(await faultsOf(someOf(strangeMethods(paths, headersFor)))).toEqual([])
})

const json = ['Content-Type: application/json']

/** Requests that no library would send, as they go over the wire, and the statuses that may answer them. */
const raw: Readonly<
  Record<string, readonly [lines: readonly string[], body: string, statuses: readonly number[]]>
> = {
  'a length without end': [
    ['POST /api/quick-order HTTP/1.1', ...json, `Content-Length: ${'9'.repeat(30)}`],
    '{}',
    [400, 413],
  ],
  'a length that is too large': [
    ['POST /api/quick-order HTTP/1.1', ...json, 'Content-Length: 999999999999'],
    '{}',
    [413],
  ],
  'a length below nothing': [['POST /api/quick-order HTTP/1.1', ...json, 'Content-Length: -1'], '', [400]],
  'two lengths': [
    ['POST /api/quick-order HTTP/1.1', ...json, 'Content-Length: 2', 'Content-Length: 3'],
    '{}',
    [400],
  ],
  'a length and chunks': [
    ['POST /api/quick-order HTTP/1.1', ...json, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    '2\r\n{}\r\n0\r\n\r\n',
    [400],
  ],
  'a chunk of no size': [
    ['POST /api/quick-order HTTP/1.1', ...json, 'Transfer-Encoding: chunked'],
    'xyz\r\n',
    [400],
  ],
  'an unknown coding': [
    ['POST /api/quick-order HTTP/1.1', ...json, 'Transfer-Encoding: compress'],
    '{}',
    [400, 501],
  ],
  'a whole address': [
    ['GET http://elsewhere.example/api/products?id=a HTTP/1.1', 'Connection: close'],
    '',
    [200, 400],
  ],
  'an address without a path': [['GET * HTTP/1.1', 'Connection: close'], '', [400, 404]],
  'an address of nothing': [['GET // HTTP/1.1', 'Connection: close'], '', [200, 301, 308, 400, 404]],
  'options of all': [['OPTIONS * HTTP/1.1', 'Connection: close'], '', [200, 204, 400, 404, 405]],
  'headers of 40 kB': [['GET / HTTP/1.1', `X-A: ${'a'.repeat(40_000)}`], '', [431]],
  'an address of 40 kB': [[`GET /${'a'.repeat(40_000)} HTTP/1.1`], '', [414, 431]],
  'raw bytes in the address': [['GET /product/\u00ff\u00fe HTTP/1.1', 'Connection: close'], '', [400, 404]],
  'an upgrade': [['GET / HTTP/1.1', 'Connection: Upgrade, close', 'Upgrade: websocket'], '', [200, 400, 426]],
}

test.each(Object.entries(raw))(
  '[SAFE-01] %s is answered at once, and clearly',
  async (_, [lines, body, statuses]) => {
    const { hostname, port } = new URL(store.baseURL)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.setTimeout(10_000, () => socket.destroy())
    // what came before a reset counts: the store closes where more of a refused request is on its way
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.write(Buffer.from([lines[0], 'Host: store', ...lines.slice(1), '', body].join('\r\n'), 'latin1'))
    await new Promise((resolve) => socket.once('close', resolve))
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
    expect(statuses).toContain(status)
    expect(failures()).toEqual([])
  },
)
