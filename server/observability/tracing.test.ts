import { globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { Database } from '../db/database.ts'
import { startTracing, type Tracing } from './tracing.ts'

type Span = {
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly traceId: string
}
const received: unknown[] = []
const collector = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    received.push(await json(request))
    response.setHeader('content-type', 'application/json').end('{}')
  }
  void answer()
})
let database: Database
let tracing: Tracing
let shop: Server

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  database = await openTestDatabase()
  tracing = await startTracing(await listen(collector))
  const find = (phone: string) =>
    database.queries.selectFrom('partners').select('uid').where('phone', '=', phone).execute()
  shop = createServer((request, response) => {
    tracing.request(request, response, () => void find('+919812345678').then(() => response.end('ok')))
  })
})
afterAll(async () => {
  for (const server of [shop, collector]) {
    server.closeAllConnections()
    server.close()
  }
  await database.close()
})

test('[SAFE-05] a request and its statements are one trace, and nothing in it is about a person', async () => {
  const origin = await listen(shop)
  await (await fetch(`${origin}/api/orders/9812345678?phone=9812345678`)).text()
  await tracing.stop()
  const text = JSON.stringify(received)
  const batches = received as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }[]
  const spans = batches.flatMap((batch) =>
    batch.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((two) => two.spans)),
  )
  const request = spans.find(({ name }) => name === 'GET /api/orders')
  const statement = spans.find(({ name }) => name === 'SELECT')
  expect(statement?.parentSpanId).toBe(request?.spanId)
  expect(statement?.traceId).toBe(request?.traceId)
  expect(text).toContain('where \\"phone\\" = $1')
  expect(text).not.toContain('9812345678')
})

test('OpenTelemetry is loaded only where a collector is configured', () => {
  const root = path.join(import.meta.dirname, '..')
  const loaders = globSync('server/**/*.ts', { cwd: root }).filter((file) =>
    /^import .*@opentelemetry/m.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(loaders).toEqual([])
})
