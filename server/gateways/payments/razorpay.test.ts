import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import { json, openRazorpayDouble } from '../../../tests/support/api/razorpay-fake.ts'
import { razorpay, type RazorpayEndpoint } from './razorpay.ts'

const keys = { keyId: 'rzp_test_id', keySecret: 'the-key-secret', webhookSecrets: ['current', 'old'] }
const amount = 100_000 as Paise
const order = { receipt: 'receipt-1', amount }

let double: Awaited<ReturnType<typeof openRazorpayDouble>>
const client = (place: RazorpayEndpoint = {}) => razorpay(keys, { baseUrl: double.baseUrl, ...place })

beforeAll(async () => {
  double = await openRazorpayDouble(keys.keyId, keys.keySecret)
})
afterAll(() => double.close())
afterEach(() => {
  double.asked.length = 0
  double.state.interfere = null
  double.state.honoursKeys = true
})

test('an order is asked for in rupees, to be captured at once', async () => {
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

test('a payment in a state that nobody knows has brought no money', async () => {
  const { id } = await client().createOrder(order)
  double.pay(id, { status: 'pending', method: null, amount_refunded: null })
  expect(await client().fetchPayments(id)).toMatchObject([
    { state: 'created', method: null, amountRefunded: 0 },
  ])
})

test('an id cannot lead to another address', async () => {
  await client()
    .fetchPayment('../orders?x=')
    .catch(() => null)
  expect(double.asked[0]?.path).toBe('/v1/payments/..%2Forders%3Fx%3D')
})

describe('a refund', () => {
  const key = '550e8400-e29b-41d4-a716-446655440000'
  const paid = async () => double.pay((await client().createOrder(order)).id)

  test('is looked for by its key, then asked for under it', async () => {
    const paymentId = await paid()
    double.asked.length = 0
    await client().refund({ paymentId, amount, key })
    expect(double.asked).toMatchObject([
      { method: 'GET', path: `/v1/payments/${paymentId}/refunds?count=100` },
      {
        method: 'POST',
        path: `/v1/payments/${paymentId}/refund`,
        headers: { 'x-refund-idempotency': key },
        body: { amount, speed: 'normal', receipt: key },
      },
    ])
  })

  test('[PAY-04] whose answer was lost is found again where the account knows no idempotency keys', async () => {
    double.state.honoursKeys = false
    const paymentId = await paid()
    double.state.interfere = (asked) =>
      asked.method === 'POST'
        ? (response) => {
            double.answerTo(asked)
            response.destroy()
          }
        : null
    const back = { paymentId, amount: 5_000 as Paise, key: 'key-of-this-refund' }
    await expect(client().refund(back)).rejects.toMatchObject({ code: 'unreachable' })
    double.state.interfere = null
    expect(await client().refund(back)).toMatchObject({ amount: 5_000, state: 'pending' })
    expect(double.refunds.filter((refund) => refund.payment_id === paymentId)).toHaveLength(1)
  })
})

describe('what goes wrong', () => {
  const fault = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  test.each([
    ['unreachable', 'fails', json(500, {})],
    ['unreachable', 'is down', json(503, { error: { code: 'x', description: 'y' } })],
    ['unreachable', 'is asked too often', json(429, {})],
    ['unreachable', 'is still at it', json(409, {})],
    ['unreachable', 'answers nonsense', (response) => response.end('<html>busy</html>')],
    ['unreachable', 'answers half of it', (response) => response.end('{"id":"order_1","amou')],
    ['unreachable', 'answers something else', json(200, { id: 'order_1', amount: 1.5, currency: 'INR' })],
    ['unreachable', 'sends elsewhere', (response) => response.writeHead(302, { location: '/v2' }).end()],
    ['unreachable', 'breaks off', (response) => response.destroy()],
    [
      'refused',
      'does not know the key',
      json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'no' } }),
    ],
    ['refused', 'finds a fault', json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'no' } })],
    ['refused', 'refuses without words', (response) => response.writeHead(403).end()],
  ] satisfies [string, string, ReturnType<typeof json>][])(
    'is told as %s when the provider %s, and holds no key',
    async (code, _, answer) => {
      double.state.interfere = () => answer
      const error = await fault(client().createOrder(order))
      expect(error).toMatchObject({ name: 'PaymentFault', code })
      const { message, stack, cause } = error as Error
      const all = [message, stack, String(cause), JSON.stringify(cause)].join()
      expect(all).not.toContain(keys.keySecret)
      expect(all).not.toContain(Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64'))
    },
  )

  test('is told as unreachable when the provider does not answer in the time of the call', async () => {
    double.state.interfere = () => () => {}
    const error = await fault(client({ patienceMs: 100 }).fetchPayment('pay_1'))
    expect(error).toMatchObject({ code: 'unreachable', message: 'Razorpay did not answer in time' })
  })

  test('is told as unreachable when the answer begins in time and never ends', async () => {
    double.state.interfere = () => (response) => response.write('{"id":')
    const error = await fault(client({ patienceMs: 100 }).createOrder(order))
    expect(error).toMatchObject({ code: 'unreachable', message: 'Razorpay did not answer in time' })
  })

  test('is told as unreachable when there is no provider', async () => {
    const error = await fault(client({ baseUrl: 'http://127.0.0.1:1' }).fetchPayment('pay_1'))
    expect(error).toMatchObject({ code: 'unreachable', message: 'Razorpay is out of reach' })
  })

  test('a question that does not get through is asked once more', async () => {
    const { id } = await client().createOrder(order)
    double.asked.length = 0
    double.state.interfere = () => (double.asked.length === 1 ? (response) => response.destroy() : null)
    expect(await client().fetchPayments(id)).toEqual([])
    expect(double.asked).toHaveLength(2)
  })

  test('an order that may not have got through is not asked for again', async () => {
    double.state.interfere = () => (response) => response.destroy()
    await fault(client().createOrder(order))
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

  test.each(['current', 'old'])('is read with the %s secret', (secret) => {
    const event = { id: 'evt_1', name: 'refund.processed', orderId: null, paymentId: 'pay_1' }
    expect(read(body, secret, 'evt_1')).toEqual(event)
  })

  test('is not read with another secret', () => {
    expect(read(body, 'older', 'evt_1')).toBeNull()
  })

  test('nobody signs with an empty secret', () => {
    const open = razorpay({ ...keys, webhookSecrets: [''] })
    expect(open.readWebhook({ body, header: () => sign(body, '') })).toBeNull()
  })

  test('without an id is known by its body, the same for every repeat', () => {
    const first = read(body, 'current')
    expect(first?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(read(body, 'current')).toEqual(first)
  })

  test.each(['', 'null', '[]', '{"event":7}', '{"event":"x"}'])('that says nothing, %j, is none', (empty) => {
    expect(read(empty, 'current', 'evt_1')).toBeNull()
  })

  test('of something else than payments is read without ids', () => {
    const other = JSON.stringify({ event: 'settlement.processed', payload: { settlement: {} } })
    expect(read(other, 'current', 'e')).toEqual({
      id: 'e',
      name: 'settlement.processed',
      orderId: null,
      paymentId: null,
    })
  })
})
