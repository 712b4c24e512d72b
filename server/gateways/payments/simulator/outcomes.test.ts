import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import { openPaymentDesk, type WindowAnswer } from '../../../../tests/support/api/payment-actions.ts'

let desk: Awaited<ReturnType<typeof openPaymentDesk>>
let order: string

beforeEach(async () => {
  desk = await openPaymentDesk()
  order = await desk.order()
})
afterEach(() => desk.close())

const payments = () => desk.provider.fetchPayments(order)
const states = async () => (await payments()).map(({ state }) => state)

function isGenuine({ post }: WindowAnswer): boolean {
  const {
    razorpay_payment_id: paymentId = '',
    razorpay_order_id: orderId = '',
    razorpay_signature: signature = '',
  } = post?.response ?? {}
  return desk.provider.isGenuine({ orderId, paymentId, signature })
}

describe('[PAY-07] the outcome', () => {
  test('success captures the order, tells the page, then the store', async () => {
    const answer = await desk.pay(order, 'success')
    expect(answer.post?.event).toBe('success')
    expect(isGenuine(answer)).toBe(true)
    expect(await payments()).toMatchObject([
      { id: answer.post?.response?.['razorpay_payment_id'], state: 'captured', amount: 250_000 },
    ])
    await desk.pass(0)
    expect(desk.heard).toEqual([])
    await desk.pass(1)
    expect(desk.events()).toEqual(['payment.captured', 'order.paid'])
    expect(new Set(desk.heard.map(({ id }) => id)).size).toBe(2)
  })

  test('failure brings no money, tells why, and leaves another try', async () => {
    const { post } = await desk.pay(order, 'failure')
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
    expect((await desk.pay(order, 'success')).post?.event).toBe('success')
    await desk.pass(1)
    expect(desk.events()).toEqual(['payment.failed', 'payment.captured', 'order.paid'])
  })

  test('cancel leaves no trace', async () => {
    expect((await desk.pay(order, 'cancel')).post).toEqual({ event: 'dismiss' })
    await desk.pass(1)
    expect([await payments(), desk.heard]).toEqual([[], []])
  })

  test('slow-success tells the page at once and captures some seconds later', async () => {
    expect(isGenuine(await desk.pay(order, 'slow-success'))).toBe(true)
    await desk.pass(4)
    expect([await states(), desk.heard]).toEqual([['authorized'], []])
    desk.state.at += 1_000
    expect(await states()).toEqual(['captured'])
    await desk.pass(0)
    expect(desk.events()).toEqual(['payment.captured', 'order.paid'])
  })

  test('silent-success tells the store alone', async () => {
    expect(await desk.pay(order, 'silent-success')).toMatchObject({ status: 200, post: null })
    await desk.pass(1)
    expect([await states(), desk.events()]).toEqual([['captured'], ['payment.captured', 'order.paid']])
  })

  test('webhook-first tells the store before the page', async () => {
    const answer = await desk.pay(order, 'webhook-first')
    expect(desk.events()).toEqual(['payment.captured', 'order.paid'])
    expect(isGenuine(answer)).toBe(true)
  })

  test('webhook-twice repeats each event under its one id', async () => {
    await desk.pay(order, 'webhook-twice')
    await desk.pass(1)
    expect(desk.events().toSorted()).toEqual([
      'order.paid',
      'order.paid',
      'payment.captured',
      'payment.captured',
    ])
    expect(new Set(desk.heard.map(({ id }) => id)).size).toBe(2)
  })

  test('wrong-amount captures one rupee less, which does not pay the order', async () => {
    expect(isGenuine(await desk.pay(order, 'wrong-amount'))).toBe(true)
    expect(await payments()).toMatchObject([{ state: 'captured', amount: 249_900 }])
    await desk.pass(1)
    expect(desk.events()).toEqual(['payment.captured'])
  })

  test('wrong-signature tells the page of a payment that was never made', async () => {
    const answer = await desk.pay(order, 'wrong-signature')
    expect(answer.post).toMatchObject({
      event: 'success',
      response: { razorpay_order_id: order, razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(isGenuine(answer)).toBe(false)
    await desk.pass(1)
    expect([await states(), desk.heard]).toEqual([['created'], []])
  })

  test('success-twice captures two payments and pays the order once', async () => {
    expect(isGenuine(await desk.pay(order, 'success-twice'))).toBe(true)
    expect(await states()).toEqual(['captured', 'captured'])
    await desk.pass(1)
    expect(desk.events()).toEqual(['payment.captured', 'order.paid', 'payment.captured'])
  })

  test('of another name is refused', async () => {
    expect((await desk.pay(order, 'free')).status).toBe(400)
    expect((await desk.pay('order_none', 'success')).status).toBe(400)
    expect(await payments()).toEqual([])
  })
})

test.each(['success', 'slow-success', 'wrong-amount'])(
  'after %s no second payment is taken',
  async (first) => {
    await desk.pay(order, first)
    const second = await desk.pay(order, 'success')
    expect(second).toMatchObject({
      status: 400,
      error: { description: 'Payment already done for this order' },
    })
    expect(await payments()).toHaveLength(1)
  },
)

test('a paid order is paid again by the outcome that asks for it', async () => {
  await desk.pay(order, 'success')
  await desk.pay(order, 'success-twice')
  expect(await states()).toEqual(['captured', 'captured', 'captured'])
})

test.each(['upi', 'card', 'netbanking'])('the payment remembers that it was made by %s', async (method) => {
  await desk.pay(order, 'success', method)
  expect(await payments()).toMatchObject([{ method }])
})

test('a refund is told to the store', async () => {
  await desk.pay(order, 'success')
  const [payment] = await payments()
  const back = { paymentId: payment?.id ?? '', key: 'key-of-the-refund' }
  await desk.provider.refund({ ...back, amount: 250_000 as Paise })
  expect(await payments()).toMatchObject([{ state: 'refunded', amountRefunded: 250_000 }])
  await desk.pass(1)
  expect(desk.events()).toContain('refund.processed')
})
