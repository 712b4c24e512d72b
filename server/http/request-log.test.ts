import { pino } from 'pino'
import { expect, test } from 'vitest'
import { requestLog } from './request-log.ts'

const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
const { logRequest } = requestLog(log, () => () => {})

test.each([
  ['/pay/secret', '/pay/•'],
  ['/pay-account/secret', '/pay-account/•'],
  ['/api/account-links/secret/start', '/api/account-links/•'],
  ['/pay/secret.data', '/pay/•'],
  ['/api/payment-links/secret/start', '/api/payment-links/•'],
  ['/quotation/secret', '/quotation/•'],
  ['/hi/quotation/secret', '/hi/quotation/•'],
  ['/api/quotations/secret/payment', '/api/quotations/•'],
  ['/order-change/secret', '/order-change/•'],
  ['/hi/approval/secret', '/hi/approval/•'],
  ['/api/payments/webhook', '/api/payments/webhook'],
  ['/search/9812345678', '/search/•'],
])('[SAFE-05] %s is logged as %s', (path, logged) => {
  logRequest({ requestId: 'r', method: 'GET', path, status: 200, startedAt: 0 })
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ path: logged })
})

test('a request is logged with its id, status and time, on a line that is JSON whatever its path holds', () => {
  const path = '/search/"a\\b\u2028'
  logRequest({ requestId: 'an-id', method: 'HEAD', path, status: 404, startedAt: performance.now() })
  expect(JSON.parse(lines.at(-1) ?? '{}')).toEqual({
    level: 30,
    time: expect.any(Number) as number,
    requestId: 'an-id',
    method: 'HEAD',
    path,
    status: 404,
    ms: expect.any(Number) as number,
    msg: 'request',
  })
})
