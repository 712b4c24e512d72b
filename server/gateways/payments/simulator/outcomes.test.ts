import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import { openTestSimulator, type WindowAnswer } from '../../../../tests/support/api/payment-actions.ts'

let simulator: Awaited<ReturnType<typeof openTestSimulator>>
let order: string

beforeEach(async () => {
  simulator = await openTestSimulator()
  order = await simulator.order()
})
afterEach(() => simulator.close())

const payments = () => simulator.provider.fetchPayments(order)
const states = async () => (await payments()).map(({ state }) => state)

function isGenuine({ post }: WindowAnswer): boolean {
  const {
    razorpay_payment_id: paymentId = '',
    razorpay_order_id: orderId = '',
    razorpay_signature: signature = '',
  } = post?.response ?? {}
  return simulator.provider.isGenuine({ orderId, paymentId, signature })
}

describe('[PAY-07] the outcome', () => {
  test('success captures the payment and notifies the page, then the store', async () => {
    const answer = await simulator.pay(order, 'success')
    expect(answer.post?.event).toBe('success')
    expect(isGenuine(answer)).toBe(true)
    expect(await payments()).toMatchObject([
      { id: answer.post?.response?.['razorpay_payment_id'], state: 'captured', amount: 250_000 },
    ])
    await simulator.pass(0)
    expect(simulator.heard).toEqual([])
    await simulator.pass(1)
    expect(simulator.events()).toEqual(['payment.captured', 'order.paid'])
    expect(new Set(simulator.heard.map(({ id }) => id)).size).toBe(2)
  })

  test('failure captures nothing, reports the reason, and allows another attempt', async () => {
    const { post } = await simulator.pay(order, 'failure')
    const [failed] = await payments()
    expect(post).toMatchObject({
      event: 'failed',
      error: {
        code: 'BAD_REQUEST_ERROR',
        reason: 'payment_failed',
        metadata: { order_id: order, payment_id: failed?.id },
      },
    })
    expect(failed?.state).toBe('failed')
    expect((await simulator.pay(order, 'success')).post?.event).toBe('success')
    await simulator.pass(1)
    expect(simulator.events()).toEqual(['payment.failed', 'payment.captured', 'order.paid'])
  })

  test('cancel leaves no trace', async () => {
    expect((await simulator.pay(order, 'cancel')).post).toEqual({ event: 'dismiss' })
    await simulator.pass(1)
    expect([await payments(), simulator.heard]).toEqual([[], []])
  })

  test('slow-success notifies the page at once and captures seconds later', async () => {
    expect(isGenuine(await simulator.pay(order, 'slow-success'))).toBe(true)
    await simulator.pass(4)
    expect([await states(), simulator.heard]).toEqual([['authorized'], []])
    simulator.state.at += 1_000
    expect(await states()).toEqual(['captured'])
    await simulator.pass(0)
    expect(simulator.events()).toEqual(['payment.captured', 'order.paid'])
  })

  test('silent-success notifies only the store', async () => {
    expect(await simulator.pay(order, 'silent-success')).toMatchObject({ status: 200, post: null })
    await simulator.pass(1)
    expect([await states(), simulator.events()]).toEqual([['captured'], ['payment.captured', 'order.paid']])
  })

  test('webhook-first notifies the store before the page', async () => {
    const answer = await simulator.pay(order, 'webhook-first')
    expect(simulator.events()).toEqual(['payment.captured', 'order.paid'])
    expect(isGenuine(answer)).toBe(true)
  })

  test('webhook-twice repeats each event with the same id', async () => {
    await simulator.pay(order, 'webhook-twice')
    await simulator.pass(1)
    expect(simulator.events().toSorted()).toEqual([
      'order.paid',
      'order.paid',
      'payment.captured',
      'payment.captured',
    ])
    expect(new Set(simulator.heard.map(({ id }) => id)).size).toBe(2)
  })

  test('wrong-amount captures one rupee less, which does not pay the order', async () => {
    expect(isGenuine(await simulator.pay(order, 'wrong-amount'))).toBe(true)
    expect(await payments()).toMatchObject([{ state: 'captured', amount: 249_900 }])
    await simulator.pass(1)
    expect(simulator.events()).toEqual(['payment.captured'])
  })

  test('wrong-signature reports a payment to the page that was never made', async () => {
    const answer = await simulator.pay(order, 'wrong-signature')
    expect(answer.post).toMatchObject({
      event: 'success',
      response: { razorpay_order_id: order, razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(isGenuine(answer)).toBe(false)
    await simulator.pass(1)
    expect([await states(), simulator.heard]).toEqual([['created'], []])
  })

  test('success-twice captures two payments and pays the order once', async () => {
    expect(isGenuine(await simulator.pay(order, 'success-twice'))).toBe(true)
    expect(await states()).toEqual(['captured', 'captured'])
    await simulator.pass(1)
    expect(simulator.events()).toEqual(['payment.captured', 'order.paid', 'payment.captured'])
  })

  test('with an unknown name is rejected', async () => {
    expect((await simulator.pay(order, 'free')).status).toBe(400)
    expect((await simulator.pay('order_none', 'success')).status).toBe(400)
    expect(await payments()).toEqual([])
  })
})

test.each(['success', 'slow-success', 'wrong-amount'])(
  'after %s a second payment is rejected',
  async (first) => {
    await simulator.pay(order, first)
    const second = await simulator.pay(order, 'success')
    expect(second).toMatchObject({
      status: 400,
      error: { description: 'Payment already done for this order' },
    })
    expect(await payments()).toHaveLength(1)
  },
)

test('success-twice pays a paid order again', async () => {
  await simulator.pay(order, 'success')
  await simulator.pay(order, 'success-twice')
  expect(await states()).toEqual(['captured', 'captured', 'captured'])
})

test.each(['upi', 'card', 'netbanking'])('the payment has the method %s', async (method) => {
  await simulator.pay(order, 'success', method)
  expect(await payments()).toMatchObject([{ method }])
})

test('the store is notified of a refund', async () => {
  await simulator.pay(order, 'success')
  const [payment] = await payments()
  const request = { paymentId: payment?.id ?? '', key: 'key-of-the-refund' }
  await simulator.provider.refund({ ...request, amount: 250_000 as Paise })
  expect(await payments()).toMatchObject([{ state: 'refunded', amountRefunded: 250_000 }])
  await simulator.pass(1)
  expect(simulator.events()).toContain('refund.processed')
})
