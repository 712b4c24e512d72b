import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPaymentDesk } from '../../../../tests/support/api/payment-actions.ts'
import type { CallFault, WebhookFault } from './fault-injection.ts'
import { seededFaults } from './fault-injection.ts'

let desk: Awaited<ReturnType<typeof openPaymentDesk>>
beforeEach(async () => {
  desk = await openPaymentDesk()
})
afterEach(() => desk.close())

type Answer = {
  readonly id: string
  readonly items: readonly unknown[]
  readonly count: number
  readonly error: unknown
}

/** Asks as the provider's own account does, and gives status and body. */
async function ask(path: string, body?: unknown, password = desk.keys.keySecret) {
  const response = await desk.app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${desk.keys.keyId}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

describe('the calls', () => {
  test('are closed without the key', async () => {
    const { status, body } = await ask('/v1/orders', undefined, 'guess')
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
  })

  test('an order is found by id and by receipt, the newest first', async () => {
    const order = {
      amount: 10_000,
      currency: 'INR',
      receipt: 'r-1',
      payment_capture: true,
      notes: { site: 'A' },
    }
    const { body: first } = await ask('/v1/orders', order)
    const { body: second } = await ask('/v1/orders', order)
    await ask('/v1/orders', { ...order, receipt: 'r-2' })
    expect(await ask(`/v1/orders/${first.id}`)).toEqual({ status: 200, body: first })
    expect((await ask('/v1/orders?receipt=r-1')).body).toEqual({
      entity: 'collection',
      count: 2,
      items: [second, first],
    })
    expect((await ask('/v1/orders?count=1&skip=1')).body.items).toEqual([second])
  })

  test.each([
    { amount: 99, currency: 'INR' },
    { amount: 100.5, currency: 'INR' },
    { amount: 10_000, currency: 'USD' },
    { amount: 10_000, currency: 'INR', receipt: 'x'.repeat(41) },
  ])('the order %j is refused in the form of Razorpay', async (order) => {
    const { status, body } = await ask('/v1/orders', order)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      description: expect.stringContaining('invalid'),
    })
  })

  test('an authorized payment is captured by hand, once, and in full alone', async () => {
    const order = await desk.order()
    const { post } = await desk.pay(order, 'slow-success')
    const capture = `/v1/payments/${post?.response?.['razorpay_payment_id']}/capture`
    expect((await ask(capture, { amount: 1_000, currency: 'INR' })).status).toBe(400)
    expect(await ask(capture, { amount: 250_000, currency: 'INR' })).toMatchObject({
      status: 200,
      body: { captured: true },
    })
    expect((await ask(capture, { amount: 250_000, currency: 'INR' })).status).toBe(400)
    await desk.pass(10)
    expect(desk.events()).toEqual(['payment.captured', 'order.paid'])
  })

  test('a payment and its refunds carry what Razorpay gives', async () => {
    const order = await desk.order()
    const { post } = await desk.pay(order, 'success')
    const id = post?.response?.['razorpay_payment_id']
    const { body: refund } = await ask(`/v1/payments/${id}/refund`, { amount: 1_000, receipt: 'part' })
    expect(refund).toMatchObject({
      entity: 'refund',
      payment_id: id,
      amount: 1_000,
      receipt: 'part',
      speed_processed: 'normal',
    })
    expect((await ask(`/v1/refunds/${refund.id}`)).body).toEqual(refund)
    expect((await ask(`/v1/payments/${id}/refunds`)).body).toMatchObject({ count: 1, items: [refund] })
    expect((await ask(`/v1/payments/${id}`)).body).toMatchObject({
      refund_status: 'partial',
      amount_refunded: 1_000,
      status: 'captured',
    })
    expect((await ask(`/v1/orders/${order}`)).body).toMatchObject({
      status: 'paid',
      amount_due: 0,
      attempts: 1,
    })
    expect((await ask('/v1/refunds/rfnd_none')).status).toBe(400)
    expect((await ask('/v1/customers')).status).toBe(404)
  })
})

describe('the window', () => {
  const window = async (order: string, key = desk.keys.keyId) =>
    desk.app.request(`/window?${new URLSearchParams({ order_id: order, key_id: key }).toString()}`)

  test('[PAY-07] says that it is a test, what is paid, and offers the three ends by their words', async () => {
    const page = await (await window(await desk.order(12_345_678))).text()
    expect(page).toContain('Test payment')
    expect(page).toContain('₹1,23,456.78')
    for (const word of ['Success', 'Failure', 'Cancel'])
      expect(page.split(`>${word}</button>`)).toHaveLength(2)
  })

  test('has no script and no style inside of its page, and is framed by its own origin alone', async () => {
    const response = await window(await desk.order())
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(await response.text()).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/)
  })

  test.each([
    ['an order that is paid', async () => window(await paidOrder()), 'paid already'],
    ['an order that is none', async () => window('"><script>'), 'no such order'],
    [
      'the key of somebody else',
      async () => window(await desk.order(), 'rzp_test_other'),
      'key of another account',
    ],
  ])('offers nothing for %s', async (_, open, words) => {
    const page = await (await open()).text()
    expect(page).toContain(words)
    expect(page).not.toContain('data-outcome')
    expect(page).not.toContain('"><script>')
  })

  const paidOrder = async (): Promise<string> => {
    const order = await desk.order()
    await desk.pay(order, 'success')
    return order
  }

  test('is not pressed by a form of another site', async () => {
    const order = await desk.order()
    const body = JSON.stringify({ order_id: order, outcome: 'success' })
    const response = await desk.app.request('/window/pay', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await desk.provider.fetchPayments(order)).toEqual([])
  })

  test.each(['checkout.js', 'window.js', 'window.css'])('%s is served', async (file) => {
    const response = await desk.app.request(`/${file}`)
    expect(response.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/)
    expect((await response.text()).length).toBeGreaterThan(1_000)
  })
})

describe('trouble', () => {
  const troubled = (call: CallFault | null, webhook: WebhookFault | null = null) => {
    let calls = call
    const once = () => {
      const now = calls
      calls = null
      return now
    }
    return openPaymentDesk({ misbehave: { call: once, webhook: () => webhook } })
  }
  const orders = async ({ app, keys }: typeof desk): Promise<unknown> => {
    const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
    const answer = await app.request('/v1/orders', { headers: { authorization } })
    return ((await answer.json()) as Answer).count
  }

  test.each<[CallFault['kind'], CallFault, number]>([
    ['fail', { kind: 'fail' }, 0],
    ['break', { kind: 'break' }, 1],
  ])('%s leaves the caller without an answer', async (_, call, made) => {
    const storm = await troubled(call)
    await expect(storm.order()).rejects.toMatchObject({ code: 'unreachable' })
    expect(await orders(storm)).toBe(made)
    await storm.close()
  })

  test('late answers, only later', async () => {
    const storm = await troubled({ kind: 'late', ms: 5 })
    expect(await storm.order()).toMatch(/^order_/)
    await storm.close()
  })

  test.each<[WebhookFault, number, string[]]>([
    [{ kind: 'lose' }, 1, []],
    [{ kind: 'twice' }, 1, ['payment.failed', 'payment.failed']],
    [{ kind: 'late', ms: 8_000 }, 1, []],
    [{ kind: 'late', ms: 8_000 }, 9, ['payment.failed']],
  ])('a webhook with %j after %i s', async (webhook, seconds, heard) => {
    const storm = await troubled(null, webhook)
    await storm.pay(await storm.order(), 'failure')
    await storm.pass(seconds)
    expect(storm.events()).toEqual(heard)
    await storm.close()
  })

  test('comes as often as its rate says, of every kind, and the same for the same seed', () => {
    const draw = (seed: number) => {
      const { call, webhook } = seededFaults({ seed, rate: 0.3 })
      return Array.from({ length: 3_000 }, () => [call()?.kind, webhook()?.kind])
    }
    const drawn = draw(42).flat()
    expect(draw(42).flat()).toEqual(drawn)
    expect(draw(43).flat()).not.toEqual(drawn)
    const troubles = drawn.filter((kind) => kind !== undefined)
    expect(troubles.length / drawn.length).toBeCloseTo(0.3, 1)
    expect(new Set(troubles)).toEqual(new Set(['fail', 'late', 'break', 'lose', 'twice']))
  })

  test('of rate 0 never comes, of rate 1 always', () => {
    const kinds = (rate: number) => Array.from({ length: 100 }, seededFaults({ seed: 1, rate }).call)
    expect(new Set(kinds(0))).toEqual(new Set([null]))
    expect(kinds(1)).not.toContain(null)
  })
})
