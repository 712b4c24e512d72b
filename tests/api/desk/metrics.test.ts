import { pino } from 'pino'
import { Registry } from 'prom-client'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { noServices } from '../../support/api/no-services.ts'

async function statusOf(
  environment: Record<string, string>,
  headers: Record<string, string>,
  host = '127.0.0.1',
) {
  const app = createApp({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), ...environment }),
    services: noServices,
    simulator: null,
    log: pino({ level: 'silent' }),
    isReady: () => Promise.resolve(true),
    storeMetrics: new Registry(),
    pages: () => Promise.resolve(new Response('page')),
  })
  const server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`, { headers })
  await answer.arrayBuffer()
  await new Promise((resolve) => server.close(resolve))
  return answer.status
}

const token = 'a token of the test'
const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('[SAFE-01] metrics are for this machine, and for whoever brings the token', async () => {
  expect(await statusOf({}, {})).toBe(200)
  expect(await statusOf({}, {}, '::1')).toBe(200)
  expect(await statusOf({}, forwarded)).toBe(404)
  expect(await statusOf({ TRUSTED_PROXIES: 'loopback' }, forwarded)).toBe(404)
  expect(await statusOf({ METRICS_TOKEN: token }, forwarded)).toBe(404)
  expect(
    await statusOf({ METRICS_TOKEN: token }, { ...forwarded, authorization: 'Bearer a token of another' }),
  ).toBe(404)
  expect(await statusOf({ METRICS_TOKEN: token }, { ...forwarded, authorization: `Bearer ${token}` })).toBe(
    200,
  )
})
