import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import { json, openRazorpayFake } from '../../../tests/support/api/razorpay-fake.ts'
import { razorpay, type RazorpayEndpoint } from './razorpay.ts'

const keys = { keyId: 'rzp_test_id', keySecret: 'the-key-secret', webhookSecrets: ['current', 'old'] }
const amount = 100_000 as Paise
const order = { receipt: 'receipt-1', amount, orderId: 'our-order', storeId: 'our-store' }

let double: Awaited<ReturnType<typeof openRazorpayFake>>
const client = (endpoint: RazorpayEndpoint = {}) => razorpay(keys, { baseUrl: double.baseUrl, ...endpoint })

beforeAll(async () => {
  double = await openRazorpayFake(keys.keyId, keys.keySecret)
})
afterAll(() => double.close())
afterEach(() => {
  double.asked.length = 0
  double.state.interfere = null
  double.state.honoursKeys = true
})

test('an order is created in rupees with automatic capture', async () => {
  await client().createOrder(order)
  const basic = Buffer.from('rzp_test_id:the-key-secret').toString('base64')
  expect(double.asked).toMatchObject([
    {
      method: 'POST',
      path: '/v1/orders',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      body: { amount, currency: 'INR', receipt: 'receipt-1', payment_capture: true },
    },
  ])
})

test('a payment with an unknown status counts as created', async () => {
  const { id } = await client().createOrder(order)
  double.pay(id, { status: 'pending', method: null, amount_refunded: null })
  expect(await client().fetchPayments(id)).toMatchObject([
    { state: 'created', method: null, amountRefunded: 0 },
  ])
})

test('an id cannot change the request path', async () => {
  await client()
    .fetchPayment('../orders?x=')
    .catch(() => null)
  expect(double.asked[0]?.path).toBe('/v1/payments/..%2Forders%3Fx%3D')
})

describe('a refund', () => {
  const key = '550e8400-e29b-41d4-a716-446655440000'
  const paid = async () => double.pay((await client().createOrder(order)).id)

  test('is looked up by its key, then requested with it', async () => {
    const paymentId = await paid()
    double.asked.length = 0
    await client().refund({ paymentId, amount, key })
    expect(double.asked).toMatchObject([
      { method: 'GET', path: `/v1/payments/${paymentId}/refunds?count=100&skip=0` },
      {
        method: 'POST',
        path: `/v1/payments/${paymentId}/refund`,
        headers: { 'x-refund-idempotency': key },
        body: { amount, speed: 'normal', receipt: key },
      },
    ])
  })

  test('[PAY-04] whose response was lost is found again although the account ignores idempotency keys', async () => {
    double.state.honoursKeys = false
    const paymentId = await paid()
    double.state.interfere = (asked) =>
      asked.method === 'POST'
        ? (response) => {
            double.answerTo(asked)
            response.destroy()
          }
        : null
    const request = { paymentId, amount: 5_000 as Paise, key: 'key-of-this-refund' }
    await expect(client().refund(request)).rejects.toMatchObject({ code: 'unreachable' })
    double.state.interfere = null
    expect(await client().refund(request)).toMatchObject({ amount: 5_000, state: 'pending' })
    expect(double.refunds.filter((refund) => refund.payment_id === paymentId)).toHaveLength(1)
  })
})

describe('a failure', () => {
  const failureOf = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  test.each([
    ['unreachable', 'fails', json(500, {})],
    ['unreachable', 'is down', json(503, { error: { code: 'x', description: 'y' } })],
    ['unreachable', 'limits the rate', json(429, {})],
    ['unreachable', 'reports a conflict', json(409, {})],
    ['unreachable', 'responds with HTML', (response) => response.end('<html>busy</html>')],
    ['unreachable', 'responds with half of it', (response) => response.end('{"id":"order_1","amou')],
    ['unreachable', 'responds with other data', json(200, { id: 'order_1', amount: 1.5, currency: 'INR' })],
    ['unreachable', 'redirects', (response) => response.writeHead(302, { location: '/v2' }).end()],
    ['unreachable', 'closes the connection', (response) => response.destroy()],
    [
      'refused',
      'does not know the key',
      json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'no' } }),
    ],
    ['refused', 'reports an error', json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'no' } })],
    ['refused', 'rejects without a body', (response) => response.writeHead(403).end()],
  ] satisfies [string, string, ReturnType<typeof json>][])(
    'is %s when the provider %s, and contains no key',
    async (code, _, answer) => {
      double.state.interfere = () => answer
      const error = await failureOf(client().createOrder(order))
      expect(error).toMatchObject({ name: 'PaymentProviderError', code })
      const { message, stack, cause } = error as Error
      const all = [message, stack, String(cause), JSON.stringify(cause)].join()
      expect(all).not.toContain(keys.keySecret)
      expect(all).not.toContain(Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64'))
    },
  )

  test('is unreachable when the provider does not respond in time', async () => {
    double.state.interfere = () => () => {}
    const error = await failureOf(client({ timeoutMs: 100 }).fetchPayment('pay_1'))
    expect(error).toMatchObject({ code: 'unreachable', message: 'Razorpay did not respond in time' })
  })

  test('is unreachable when the response begins in time and never ends', async () => {
    double.state.interfere = () => (response) => response.write('{"id":')
    const error = await failureOf(client({ timeoutMs: 100 }).createOrder(order))
    expect(error).toMatchObject({ code: 'unreachable', message: 'Razorpay did not respond in time' })
  })

  test('is unreachable when there is no provider', async () => {
    const error = await failureOf(client({ baseUrl: 'http://127.0.0.1:1' }).fetchPayment('pay_1'))
    expect(error).toMatchObject({ code: 'unreachable', message: 'Razorpay is unreachable' })
  })

  test('a GET that fails on the network is retried once', async () => {
    const { id } = await client().createOrder(order)
    double.asked.length = 0
    double.state.interfere = () => (double.asked.length === 1 ? (response) => response.destroy() : null)
    expect(await client().fetchPayments(id)).toEqual([])
    expect(double.asked).toHaveLength(2)
  })

  test('an order request that may have taken effect is not retried', async () => {
    double.state.interfere = () => (response) => response.destroy()
    await failureOf(client().createOrder(order))
    expect(double.asked).toHaveLength(1)
  })
})

describe('a webhook', () => {
  const sign = (body: string, secret: string): string =>
    createHmac('sha256', secret).update(body).digest('hex')
  const read = (body: string, secret: string, id?: string) =>
    client().readWebhook({
      body,
      header: (name) => ({ 'x-razorpay-signature': sign(body, secret), 'x-razorpay-event-id': id })[name],
    })
  const refund = { entity: { payment_id: 'pay_1' } }
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund } })

  test.each(['current', 'old'])('is accepted with the %s secret', (secret) => {
    const event = {
      id: 'evt_1',
      name: 'refund.processed',
      orderId: null,
      paymentId: 'pay_1',
      disputeId: null,
    }
    expect(read(body, secret, 'evt_1')).toEqual(event)
  })

  test('is rejected with another secret', () => {
    expect(read(body, 'older', 'evt_1')).toBeNull()
  })

  test('is rejected with an empty secret', () => {
    const open = razorpay({ ...keys, webhookSecrets: [''] })
    expect(open.readWebhook({ body, header: () => sign(body, '') })).toBeNull()
  })

  test('without an id is identified by its body, the same for every redelivery', () => {
    const first = read(body, 'current')
    expect(first?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(read(body, 'current')).toEqual(first)
  })

  test.each(['', 'null', '[]', '{"event":7}', '{"event":"x"}'])('with the body %j is rejected', (empty) => {
    expect(read(empty, 'current', 'evt_1')).toBeNull()
  })

  test('that is not about payments has no ids', () => {
    const other = JSON.stringify({ event: 'settlement.processed', payload: { settlement: {} } })
    expect(read(other, 'current', 'e')).toEqual({
      id: 'e',
      name: 'settlement.processed',
      orderId: null,
      paymentId: null,
      disputeId: null,
    })
  })
})
