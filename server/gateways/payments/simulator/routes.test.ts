import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestSimulator } from '../../../../tests/support/api/payment-actions.ts'
import type { CallFault, WebhookFault } from './fault-injection.ts'
import { seededFaults } from './fault-injection.ts'

let simulator: Awaited<ReturnType<typeof openTestSimulator>>
beforeEach(async () => {
  simulator = await openTestSimulator()
})
afterEach(() => simulator.close())

type Answer = {
  readonly id: string
  readonly items: readonly unknown[]
  readonly count: number
  readonly error: unknown
}

/** Sends a request with the account's credentials and returns status and body. */
async function send(path: string, body?: unknown, password = simulator.keys.keySecret) {
  const response = await simulator.app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${simulator.keys.keyId}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

describe('the API', () => {
  test('requires the key', async () => {
    const { status, body } = await send('/v1/orders', undefined, 'guess')
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
  })

  test('an order is found by id and by receipt, newest first', async () => {
    const order = {
      amount: 10_000,
      currency: 'INR',
      receipt: 'r-1',
      payment_capture: true,
      notes: { site: 'A' },
    }
    const { body: first } = await send('/v1/orders', order)
    const { body: second } = await send('/v1/orders', order)
    await send('/v1/orders', { ...order, receipt: 'r-2' })
    expect(await send(`/v1/orders/${first.id}`)).toEqual({ status: 200, body: first })
    expect((await send('/v1/orders?receipt=r-1')).body).toEqual({
      entity: 'collection',
      count: 2,
      items: [second, first],
    })
    expect((await send('/v1/orders?count=1&skip=1')).body.items).toEqual([second])
  })

  test.each([
    { amount: 99, currency: 'INR' },
    { amount: 100.5, currency: 'INR' },
    { amount: 10_000, currency: 'USD' },
    { amount: 10_000, currency: 'INR', receipt: 'x'.repeat(41) },
  ])('the order %j is rejected in the format of Razorpay', async (order) => {
    const { status, body } = await send('/v1/orders', order)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      description: expect.stringContaining('invalid'),
    })
  })

  test('an authorized payment is captured manually once, and only in full', async () => {
    const order = await simulator.order()
    const { post } = await simulator.pay(order, 'slow-success')
    const capture = `/v1/payments/${post?.response?.['razorpay_payment_id']}/capture`
    expect((await send(capture, { amount: 1_000, currency: 'INR' })).status).toBe(400)
    expect(await send(capture, { amount: 250_000, currency: 'INR' })).toMatchObject({
      status: 200,
      body: { captured: true },
    })
    expect((await send(capture, { amount: 250_000, currency: 'INR' })).status).toBe(400)
    await simulator.pass(10)
    expect(simulator.events()).toEqual(['payment.captured', 'order.paid'])
  })

  test('a payment and its refunds have the fields of Razorpay', async () => {
    const order = await simulator.order()
    const { post } = await simulator.pay(order, 'success')
    const id = post?.response?.['razorpay_payment_id']
    const { body: refund } = await send(`/v1/payments/${id}/refund`, { amount: 1_000, receipt: 'part' })
    expect(refund).toMatchObject({
      entity: 'refund',
      payment_id: id,
      amount: 1_000,
      receipt: 'part',
      speed_processed: 'normal',
    })
    expect((await send(`/v1/refunds/${refund.id}`)).body).toEqual(refund)
    expect((await send(`/v1/payments/${id}/refunds`)).body).toMatchObject({ count: 1, items: [refund] })
    expect((await send(`/v1/payments/${id}`)).body).toMatchObject({
      refund_status: 'partial',
      amount_refunded: 1_000,
      status: 'captured',
    })
    expect((await send(`/v1/orders/${order}`)).body).toMatchObject({
      status: 'paid',
      amount_due: 0,
      attempts: 1,
    })
    expect((await send('/v1/refunds/rfnd_none')).status).toBe(400)
    expect((await send('/v1/customers')).status).toBe(404)
  })
})

describe('the window', () => {
  const window = async (order: string, key = simulator.keys.keyId) =>
    simulator.app.request(`/window?${new URLSearchParams({ order_id: order, key_id: key }).toString()}`)

  test('[PAY-07] says that it is a test, shows the amount, and offers the three common outcomes', async () => {
    const page = await (await window(await simulator.order(12_345_678))).text()
    expect(page).toContain('Test payment')
    expect(page).toContain('₹1,23,456.78')
    for (const word of ['Success', 'Failure', 'Cancel'])
      expect(page.split(`>${word}</button>`)).toHaveLength(2)
  })

  test('has no inline scripts or styles, and only its own origin may frame it', async () => {
    const response = await window(await simulator.order())
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(await response.text()).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/)
  })

  test.each([
    ['a paid order', async () => window(await paidOrder()), 'paid already'],
    ['an unknown order', async () => window('"><script>'), 'no such order'],
    [
      'the key of another account',
      async () => window(await simulator.order(), 'rzp_test_other'),
      'key of another account',
    ],
  ])('offers nothing for %s', async (_, open, message) => {
    const page = await (await open()).text()
    expect(page).toContain(message)
    expect(page).not.toContain('data-outcome')
    expect(page).not.toContain('"><script>')
  })

  const paidOrder = async (): Promise<string> => {
    const order = await simulator.order()
    await simulator.pay(order, 'success')
    return order
  }

  test('rejects a cross-site form', async () => {
    const order = await simulator.order()
    const body = JSON.stringify({ order_id: order, outcome: 'success' })
    const response = await simulator.app.request('/window/pay', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await simulator.provider.fetchPayments(order)).toEqual([])
  })

  test.each(['checkout.js', 'window.js', 'window.css'])('%s is served', async (file) => {
    const response = await simulator.app.request(`/${file}`)
    expect(response.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/)
    expect((await response.text()).length).toBeGreaterThan(1_000)
  })
})

describe('fault injection', () => {
  const openWithFault = (call: CallFault | null, webhook: WebhookFault | null = null) => {
    let pending = call
    const once = () => {
      const fault = pending
      pending = null
      return fault
    }
    return openTestSimulator({ faults: { call: once, webhook: () => webhook } })
  }
  const orders = async ({ app, keys }: typeof simulator): Promise<unknown> => {
    const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
    const answer = await app.request('/v1/orders', { headers: { authorization } })
    return ((await answer.json()) as Answer).count
  }

  test.each<[CallFault['kind'], CallFault, number]>([
    ['fail', { kind: 'fail' }, 0],
    ['break', { kind: 'break' }, 1],
  ])('%s leaves the caller without a response', async (_, call, count) => {
    const faulty = await openWithFault(call)
    await expect(faulty.order()).rejects.toMatchObject({ code: 'unreachable' })
    expect(await orders(faulty)).toBe(count)
    await faulty.close()
  })

  test('late responds with a delay', async () => {
    const faulty = await openWithFault({ kind: 'late', ms: 5 })
    expect(await faulty.order()).toMatch(/^order_/)
    await faulty.close()
  })

  test.each<[WebhookFault, number, string[]]>([
    [{ kind: 'lose' }, 1, []],
    [{ kind: 'twice' }, 1, ['payment.failed', 'payment.failed']],
    [{ kind: 'late', ms: 8_000 }, 1, []],
    [{ kind: 'late', ms: 8_000 }, 9, ['payment.failed']],
  ])('a webhook with %j after %i s', async (webhook, seconds, heard) => {
    const faulty = await openWithFault(null, webhook)
    await faulty.pay(await faulty.order(), 'failure')
    await faulty.pass(seconds)
    expect(faulty.events()).toEqual(heard)
    await faulty.close()
  })

  test('has the configured rate, all kinds, and the same sequence for the same seed', () => {
    const draw = (seed: number) => {
      const { call, webhook } = seededFaults({ seed, rate: 0.3 })
      return Array.from({ length: 3_000 }, () => [call()?.kind, webhook()?.kind])
    }
    const drawn = draw(42).flat()
    expect(draw(42).flat()).toEqual(drawn)
    expect(draw(43).flat()).not.toEqual(drawn)
    const faults = drawn.filter((kind) => kind !== undefined)
    expect(faults.length / drawn.length).toBeCloseTo(0.3, 1)
    expect(new Set(faults)).toEqual(new Set(['fail', 'late', 'break', 'lose', 'twice']))
  })

  test('with rate 0 never happens, with rate 1 always', () => {
    const kinds = (rate: number) => Array.from({ length: 100 }, seededFaults({ seed: 1, rate }).call)
    expect(new Set(kinds(0))).toEqual(new Set([null]))
    expect(kinds(1)).not.toContain(null)
  })
})
