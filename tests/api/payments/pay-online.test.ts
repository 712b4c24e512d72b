import { afterAll, beforeAll, expect, test } from 'vitest'
import { cementLine, openOrderApi, type Body, type Customer } from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer
let other: Customer

beforeAll(async () => {
  orderApi = await openOrderApi()
  me = await orderApi.customer('9811111111')
  other = await orderApi.customer('9822222222')
})
afterAll(() => orderApi.api.close())

type Waiting = Body & { orderId: string; payment: { orderId: string; amount: number } }

async function waiting(customer = me): Promise<Waiting> {
  return (await customer.order('ONLINE')) as Waiting
}

async function returnFromPayment(
  order: Waiting,
  response: Record<string, string>,
  customer = me,
): Promise<Response> {
  return customer.post(`/api/orders/${order.orderId}/payment`, response)
}

async function paid(order: Waiting, outcome = 'success'): Promise<Record<string, string>> {
  return (await orderApi.api.pay(order.payment.orderId, outcome))?.response ?? {}
}

/** The payments and refunds that the store has booked for an order. */
async function readPayments(orderId: string) {
  const { queries } = orderApi.api.database
  const payments = await queries.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()
  const refunds = await queries.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()
  return {
    used: payments.map((payment) => payment.used_for).toSorted(),
    refunds: refunds.map(({ state, reason, amount }) => ({ state, reason, amount })),
  }
}

test('[PAY-02] [ORD-04] a returned payment makes the waiting order a placed and paid one', async () => {
  const order = await waiting()
  expect(order).toMatchObject({ orderStatus: 'INITIATED', paymentStatus: 'PENDING', paymentMode: 'ONLINE' })
  expect(order.payment).toMatchObject({ amount: 35_400, currency: 'INR', script: '/simulator/checkout.js' })
  expect(((await me.json('/api/orders')) as unknown as Body[]).map((one) => one.orderId)).not.toContain(
    order.orderId,
  )
  const answer = await returnFromPayment(order, await paid(order))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PAID' })
  expect(((await me.json('/api/orders')) as unknown as Body[])[0]?.orderId).toBe(order.orderId)
  expect(await readPayments(order.orderId)).toEqual({ used: ['ORDER'], refunds: [] })
})

test('[PAY-04] return, webhook and reconciliation together place one order', async () => {
  const order = await waiting()
  const response = await paid(order, 'webhook-twice')
  orderApi.api.advanceClock(2_000)
  await Promise.all([
    returnFromPayment(order, response),
    returnFromPayment(order, response),
    orderApi.api.deliverWebhooks(),
    orderApi.api.runJobs(),
  ])
  const shown = await me.json(`/api/orders/${order.orderId}`)
  expect((shown.history as Body[]).map((event) => event.status)).toEqual(['INITIATED', 'PLACED'])
  expect(await readPayments(order.orderId)).toEqual({ used: ['ORDER'], refunds: [] })
})

test('[PAY-04] a payment from which nobody comes back is found by the notice', async () => {
  const order = await waiting()
  await paid(order, 'silent-success')
  orderApi.api.advanceClock(2_000)
  await orderApi.api.deliverWebhooks()
  expect(await me.json(`/api/orders/${order.orderId}`)).toMatchObject({ orderStatus: 'PLACED' })
})

test('[PAY-04] and by reconciliation, when the webhook is lost too', async () => {
  const order = await waiting()
  await paid(order)
  orderApi.api.advanceClock(61_000)
  await orderApi.api.services.jobs.reconcilePayments()
  expect(await me.json(`/api/orders/${order.orderId}`)).toMatchObject({ orderStatus: 'PLACED' })
})

test('[PAY-03] a signature for another payment or another order changes nothing', async () => {
  const [one, two] = [await waiting(), await waiting()]
  const response = await paid(one)
  for (const forged of [
    { ...response, razorpay_signature: `${'0'.repeat(63)}1` },
    { ...response, razorpay_payment_id: 'pay_of_somebody' },
  ]) {
    const answer = await returnFromPayment(one, forged)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'payment-not-genuine' })
  }
  // the signature of one order is no proof for another, whatever order it names
  for (const replayed of [response, { ...response, razorpay_order_id: two.payment.orderId }])
    expect((await returnFromPayment(two, replayed)).status).toBe(422)
  expect(await me.json(`/api/orders/${two.orderId}`)).toMatchObject({ orderStatus: 'INITIATED' })
  expect((await returnFromPayment(one, response)).status).toBe(200)
})

test('[PAY-03] a payment of another amount is refunded, and the order is not placed', async () => {
  const order = await waiting()
  const answer = await returnFromPayment(order, await paid(order, 'wrong-amount'))
  expect(await answer.json()).toMatchObject({ orderStatus: 'CANCELLED', refund: { state: 'DUE' } })
  await orderApi.api.runJobs()
  const shown = await me.json(`/api/orders/${order.orderId}`)
  expect(shown).toMatchObject({ orderStatus: 'CANCELLED', refund: { state: 'DONE' } })
  expect((await readPayments(order.orderId)).used).toEqual(['REFUND'])
})

test('[PAY-04] of two payments for one order one goes back', async () => {
  const order = await waiting()
  await returnFromPayment(order, await paid(order, 'success-twice'))
  orderApi.api.advanceClock(2_000)
  await orderApi.api.deliverWebhooks()
  await orderApi.api.runJobs()
  expect(await me.json(`/api/orders/${order.orderId}`)).toMatchObject({
    orderStatus: 'PLACED',
    paymentStatus: 'PAID',
  })
  expect(await readPayments(order.orderId)).toEqual({
    used: ['ORDER', 'REFUND'],
    refunds: [{ state: 'DONE', reason: 'paid-twice', amount: 35_400 }],
  })
})

test('[PAY-06] a payment that failed, or was given up, leaves the order waiting and places nothing', async () => {
  const order = await waiting()
  await paid(order, 'failure')
  expect(await me.json(`/api/orders/${order.orderId}/payment/check`, {})).toMatchObject({
    orderStatus: 'INITIATED',
  })
  // the same order can be paid after all
  expect(await me.json(`/api/orders/${order.orderId}/payment/start`, {})).toMatchObject({
    orderId: order.payment.orderId,
  })
  expect((await returnFromPayment(order, await paid(order))).status).toBe(200)
})

test('[PAY-04] an order that nobody pays is given up, and money that comes later goes back', async () => {
  const order = await waiting()
  orderApi.api.advanceClock(31 * 60_000)
  await orderApi.api.services.jobs.reconcilePayments()
  const given = await me.json(`/api/orders/${order.orderId}`)
  expect(given).toMatchObject({
    orderStatus: 'CANCELLED',
    cancelledBy: 'system',
    cancellationReason: null,
    history: [{ note: null }, { note: null, by: 'system', cause: { code: 'not-paid-in-time' } }],
  })
  await paid(order)
  orderApi.api.advanceClock(2_000)
  await orderApi.api.deliverWebhooks()
  await orderApi.api.runJobs()
  expect(await readPayments(order.orderId)).toEqual({
    used: ['REFUND'],
    refunds: [{ state: 'DONE', reason: 'order-cancelled', amount: 35_400 }],
  })
})

test('[ORD-09] a paid order that its customer cancels is paid back, once', async () => {
  const order = await waiting()
  await returnFromPayment(order, await paid(order))
  const cancel = { reason: 'Ordered by mistake' }
  await Promise.all([1, 2, 3].map(() => me.post(`/api/orders/${order.orderId}/cancel`, cancel)))
  await orderApi.api.runJobs()
  expect(await me.json(`/api/orders/${order.orderId}`)).toMatchObject({
    orderStatus: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    cancellationReason: 'Ordered by mistake',
    cancelledBy: 'customer',
    refund: { state: 'DONE', amount: 354 },
  })
  expect((await readPayments(order.orderId)).refunds).toHaveLength(1)
})

test('[PAY-04] money has gone back when the provider says so, and what failed on the way is sent anew', async () => {
  const { api } = orderApi
  const order = await waiting()
  const { razorpay_payment_id: paymentId = '', ...rest } = await paid(order)
  await returnFromPayment(order, { razorpay_payment_id: paymentId, ...rest })
  const refunds = () =>
    api.database.queries
      .selectFrom('payment_refunds')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .execute()
  const shown = () => me.json(`/api/orders/${order.orderId}`)
  api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome: 'pending' })
  await me.post(`/api/orders/${order.orderId}/cancel`, { reason: 'Ordered by mistake' })

  // accepted is not sent, and asking again does not send again
  await api.runJobs()
  api.advanceClock(61 * 60_000)
  await api.runJobs()
  const [first, ...more] = await refunds()
  expect([first?.state, more]).toEqual(['pending', []])
  expect(await shown()).toMatchObject({ paymentStatus: 'PAID', refund: { state: 'DUE', amount: 354 } })

  // the provider gives notice of the failure, so nobody waits for the hour to pass
  api.inDashboard({ action: 'finish-refund', refund_id: first?.refund_id ?? '', status: 'failed' })
  api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome: 'processed' })
  await api.deliverWebhooks()
  await api.runJobs()
  const [, second] = (await refunds()).toSorted((one) => (one.state === 'failed' ? -1 : 1))
  expect(second?.state).toBe('processed')
  expect(second?.refund_key).not.toBe(first?.refund_key)
  expect(await shown()).toMatchObject({
    paymentStatus: 'REFUNDED',
    refund: { state: 'DONE', amount: 354 },
  })
})

test('[ORD-09] an order that is cancelled although it is paid becomes a placed order', async () => {
  const order = await waiting()
  await paid(order)
  const answer = await me.json(`/api/orders/${order.orderId}/cancel`, { reason: 'No longer needed' })
  expect(answer).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PAID' })
})

test('[PAY-01] create-order prices the cart itself and refuses another amount', async () => {
  const cart = [cementLine]
  const made = await me.json('/api/create-order', { cart, amount: 354 })
  expect(made).toMatchObject({ amount: 35_400, currency: 'INR' })
  expect(made.orderId).toMatch(/^order_/)
  const cheap = await me.post('/api/create-order', { cart, amount: 1 })
  expect(cheap.status).toBe(409)
  expect(await cheap.json()).toMatchObject({ code: 'amount-changed', amount: 35_400 })
})

test('[PAY-05] one key makes one order and one payment, however often it is sent', async () => {
  const body = { paymentMode: 'ONLINE', addressId: me.addressId, lines: [cementLine] }
  const headers = { 'idempotency-key': 'the same key' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => me.post('/api/orders', body, headers)))
  const made = (await Promise.all(answers.map((answer) => answer.json()))) as Waiting[]
  expect(new Set(made.map((order) => order.orderId)).size).toBe(1)
  expect(new Set(made.map((order) => order.payment.orderId)).size).toBe(1)
})

test('[ORD-07] nobody pays, asks after or cancels the order of somebody else', async () => {
  const order = await waiting()
  const response = await paid(order)
  const path = `/api/orders/${order.orderId}`
  expect((await other.call(path)).status).toBe(404)
  expect((await returnFromPayment(order, response, other)).status).toBe(404)
  for (const call of ['payment/check', 'payment/start', 'reorder'])
    expect((await other.post(`${path}/${call}`, {})).status).toBe(404)
  expect((await other.post(`${path}/cancel`, { reason: 'mine' })).status).toBe(404)
  expect((await other.call(`${path}/invoice`)).status).toBe(404)
})

test('[PAY-03] a notice that the provider has not signed is refused', async () => {
  const body = JSON.stringify({ event: 'order.paid', payload: {} })
  for (const headers of [{}, { 'x-razorpay-signature': 'f'.repeat(64) }] as Record<string, string>[]) {
    const answer = await orderApi.api.call('/api/payments/webhook', { method: 'POST', body, headers })
    expect(answer.status).toBe(422)
  }
})
