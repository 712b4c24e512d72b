import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import { findMoneyMovements } from '#server/db/invoices/accounts.ts'
import { PaymentProviderError } from '#server/gateways/payments/port.ts'
import { openMoneyApi, TOTAL, DAY_MS, type Paid, ravi } from '../../support/api/money-actions.ts'

let shop: Awaited<ReturnType<typeof openMoneyApi>>
beforeAll(async () => {
  shop = await openMoneyApi()
})
afterAll(() => shop.api.close())
beforeEach(() => {
  shop.api.alarms.length = 0
})

describe('[SAFE-04] a dispute', () => {
  const dispute = (paymentId: string, amount?: number) =>
    shop.api.inDashboard({
      action: 'dispute',
      payment_id: paymentId,
      ...(amount !== undefined && { amount }),
    }).id
  const finish = (id: string, status: 'won' | 'lost' | 'closed' | 'under_review') =>
    shop.api.inDashboard({ action: 'finish-dispute', dispute_id: id, status })

  test('holds shipping while it is open, and no longer when it is won', async () => {
    const { orderId, paymentId } = await shop.paid()
    const id = dispute(paymentId)
    await shop.hear()
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'PLACED',
      dispute: { state: 'open', amount: 354 },
    })
    expect(await shop.attentionFor(paymentId)).toEqual(['disputed'])
    expect(shop.api.alarms).toContainEqual({ kind: 'disputed', paymentId, orderId })
    await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'disputed' } })
    finish(id, 'under_review')
    await shop.hear()
    await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'disputed' } })
    finish(id, 'won')
    await shop.hear()
    expect(await shop.shown(orderId)).toMatchObject({ dispute: null })
    await shop.ship(orderId)
  })

  test('holds shipping from the moment it is read, though what is left of the notice fails', async () => {
    const { orderId, paymentId } = await shop.paid()
    dispute(paymentId, 10_000)
    const { fetchPayments } = shop.api.payments
    shop.api.replacePayments({
      fetchPayments: () => Promise.reject(new PaymentProviderError('unreachable', 'the provider is away')),
    })
    try {
      await shop.hear().catch(() => {})
      await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'disputed' } })
    } finally {
      shop.api.replacePayments({ fetchPayments })
    }
  })

  test('that is lost before shipping cancels the order, and nothing is refunded on top', async () => {
    const { orderId, paymentId } = await shop.paid()
    const id = dispute(paymentId)
    finish(id, 'lost')
    await shop.hear()
    await shop.api.runJobs()
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'CANCELLED',
      refund: null,
      dispute: { state: 'lost', amount: 354 },
    })
    expect(await shop.api.payments.fetchRefunds(paymentId)).toEqual([])
    expect(await shop.paymentRow(paymentId)).toMatchObject({ refunded: 0, disputed: 0, lost: TOTAL })
  })

  test('keeps a refund waiting; won, it is sent; lost in part, the rest is', async () => {
    const { orderId, paymentId } = await shop.paid()
    const id = dispute(paymentId, 10_000)
    await shop.hear()
    await shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    await shop.api.runJobs()
    expect(await shop.api.payments.fetchRefunds(paymentId)).toEqual([])
    finish(id, 'lost')
    await shop.hear()
    shop.api.advanceClock(61 * 60_000)
    await shop.api.runJobs()
    expect((await shop.api.payments.fetchRefunds(paymentId)).map(({ amount }) => amount)).toEqual([
      TOTAL - 10_000,
    ])
    expect(await shop.shown(orderId)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refund: { state: 'DONE', amount: 254 },
      dispute: { state: 'lost', amount: 100 },
    })
  })

  test('of which no notice arrived is learnt before a refund is sent: won, all of it is', async () => {
    const { orderId, paymentId } = await shop.paid()
    const id = dispute(paymentId)
    await shop.api.loseWebhooks()
    await shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    await shop.api.runJobs()
    expect(await shop.api.payments.fetchRefunds(paymentId)).toEqual([])
    expect(await shop.refundRow(paymentId)).toMatchObject({ state: 'DUE' })
    expect(await shop.attentionFor(paymentId)).toEqual(['disputed'])
    finish(id, 'won')
    await shop.hear()
    await shop.api.runJobs()
    expect((await shop.api.payments.fetchRefunds(paymentId)).map(({ amount }) => amount)).toEqual([TOTAL])
    expect(await shop.shown(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', refund: { state: 'DONE' } })
    expect(await shop.attentionFor(paymentId)).toEqual([])
  })

  test('of what was refunded before stays where staff see it, and so does its loss', async () => {
    const { orderId, paymentId } = await shop.paid()
    await shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    await shop.api.runJobs()
    const id = dispute(paymentId)
    await shop.hear()
    expect(await shop.attentionFor(paymentId)).toEqual(['disputed'])
    finish(id, 'lost')
    await shop.hear()
    expect(await shop.attentionFor(paymentId)).toEqual(['returned-twice'])
    expect(await shop.shown(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', refund: { state: 'DONE' } })
  })

  test('is learnt by the daily comparison, and so is its end, when every notice was lost', async () => {
    const { orderId, paymentId } = await shop.paid()
    const id = dispute(paymentId)
    await shop.api.loseWebhooks()
    await shop.reconcile()
    expect(await shop.shown(orderId)).toMatchObject({ dispute: { state: 'open' } })
    finish(id, 'closed')
    await shop.api.loseWebhooks()
    // long after the dispute was opened
    shop.api.advanceClock(20 * DAY_MS)
    await shop.reconcile()
    expect(await shop.shown(orderId)).toMatchObject({ dispute: null })
  })
})

describe('[SAFE-04] a refund that the provider refuses', () => {
  async function cancelled(outcome: 'no-balance' | 'too-old'): Promise<Paid> {
    const order = await shop.paid()
    shop.api.inDashboard({ action: 'set-refunds', payment_id: order.paymentId, outcome })
    await shop.me.post(`/api/orders/${order.orderId}/cancel`, { reason: 'No longer needed' })
    await shop.api.services.jobs.sendRefunds().catch(() => {})
    return order
  }

  const faultOf = async (paymentId: string) =>
    (await shop.api.services.money.readAttention(ravi)).find((one) => one.paymentId === paymentId)?.fault

  test('for good ends where staff see it, and is not tried again', async () => {
    const { orderId, paymentId } = await cancelled('too-old')
    expect(await shop.refundRow(paymentId)).toMatchObject({ state: 'REFUSED', tries: 1 })
    expect(await shop.attentionFor(paymentId)).toEqual(['refund-refused'])
    expect(await faultOf(paymentId)).toEqual({
      code: 'provider-refused',
      said: expect.stringMatching(/6 months/),
    })
    expect(shop.api.alarms).toEqual([{ kind: 'refund-refused', paymentId, orderId }])
    const metrics = await (await shop.api.call('/metrics')).text()
    expect(metrics).toContain('payments_needing_attention{kind="refund-refused"} 1')
    expect(metrics).toContain('payments_needing_attention{kind="unknown-payment"} 0')
    expect(await shop.shown(orderId)).toMatchObject({ refund: { state: 'REFUSED', amount: 354 } })
    shop.api.advanceClock(30 * DAY_MS)
    await shop.api.runJobs()
    expect(await shop.refundRow(paymentId)).toMatchObject({ state: 'REFUSED', tries: 1 })
    // staff return the money by bank transfer
    await shop.api.services.money.finishRefund(ravi, { paymentId: paymentId, note: 'by bank transfer' })
    await shop.reconcile()
    expect(await shop.shown(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', refund: { state: 'DONE' } })
    expect(await shop.attentionFor(paymentId)).toEqual([])
  })

  test('for good can be tried again by staff, and ends when they refund it in the dashboard', async () => {
    const one = await cancelled('too-old')
    shop.api.inDashboard({ action: 'set-refunds', payment_id: one.paymentId, outcome: 'processed' })
    await shop.api.services.money.retryRefund(ravi, one.paymentId)
    await shop.api.runJobs()
    expect(await shop.shown(one.orderId)).toMatchObject({ refund: { state: 'DONE' } })

    const other = await cancelled('too-old')
    shop.api.inDashboard({ action: 'set-refunds', payment_id: other.paymentId, outcome: 'processed' })
    shop.refund(other.paymentId)
    await shop.hear()
    expect(await shop.shown(other.orderId)).toMatchObject({
      refund: { state: 'DONE' },
      paymentStatus: 'REFUNDED',
    })
  })

  test('for want of balance is tried every hour, shown to staff after a day, and given to them after a week', async () => {
    const { paymentId } = await cancelled('no-balance')
    expect(await shop.refundRow(paymentId)).toMatchObject({ state: 'DUE', tries: 1 })
    const { sendRefunds } = shop.api.services.jobs
    shop.api.advanceClock(59 * 60_000)
    await sendRefunds()
    expect(await shop.refundRow(paymentId)).toMatchObject({ tries: 1 })
    shop.api.advanceClock(DAY_MS)
    await expect(sendRefunds()).rejects.toMatchObject({ code: 'postponed' })
    expect(await shop.attentionFor(paymentId)).toEqual(['refund-waiting'])
    expect(await faultOf(paymentId)).toMatchObject({ code: 'provider-postponed' })
    shop.api.advanceClock(7 * DAY_MS)
    await sendRefunds()
    expect(await shop.attentionFor(paymentId)).toEqual(['refund-refused'])
  })
  test('keeps no refund of a part from being sent', async () => {
    await cancelled('no-balance')
    const { orderId, paymentId } = await shop.paid()
    await shop.api.services.desk.refundPartially(ravi, {
      orderId,
      amount: toPaise(1_000),
      reason: 'torn bag',
    })
    shop.api.advanceClock(2 * 60 * 60_000)
    await expect(shop.api.services.jobs.sendRefunds()).rejects.toMatchObject({ code: 'postponed' })
    expect(await shop.api.payments.fetchRefunds(paymentId)).toMatchObject([{ amount: 1_000 }])
  })
})

describe('[SAFE-04] [DESK-03] what the provider refused to return of a part goes back once', () => {
  const settle = (paymentId: string, outcome: 'processed' | 'too-old') =>
    shop.api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome })
  const byHand = (paymentId: string) =>
    shop.api.services.money.finishRefund(ravi, { paymentId, note: 'UTR 1' })

  /** An order of which the provider refused to return a part, and would return anything now. */
  async function refused(amount: number): Promise<Paid> {
    const order = await shop.paid()
    settle(order.paymentId, 'too-old')
    const part = { orderId: order.orderId, amount: toPaise(amount), reason: 'torn bag' }
    await shop.api.services.desk.refundPartially(ravi, part)
    await shop.api.services.jobs.sendRefunds().catch(() => {})
    expect(await shop.attentionFor(order.paymentId)).toEqual(['refund-refused'])
    settle(order.paymentId, 'processed')
    return order
  }

  /** All that went back of a payment, by the provider or by hand, in paise. */
  async function wentBack(paymentId: string): Promise<number> {
    const own = shop.api.database.queries
      .selectFrom('part_refunds')
      .selectAll()
      .where('payment_id', '=', paymentId)
    const parts = (await own.execute()).filter((part) => part.by_hand && part.state === 'DONE')
    const sent = await shop.api.payments.fetchRefunds(paymentId)
    return [...parts, ...sent].reduce((sum, { amount }) => sum + amount, 0)
  }

  const booked = async (orderId: string) => {
    const within = { from: new Date(0), before: new Date(shop.api.now().getTime() + DAY_MS) }
    const { orderNumber } = await shop.shown(orderId)
    const movements = await findMoneyMovements(shop.api.database.queries, within)
    return movements.filter((one) => one.orderNumber === orderNumber).map(({ amount }) => amount)
  }

  test('with the whole payment, when the order is cancelled afterwards', async () => {
    const { orderId, paymentId } = await refused(1_000)
    await shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    expect(await shop.attentionFor(paymentId)).toEqual([])
    await shop.api.runJobs()
    await expect(byHand(paymentId)).rejects.toMatchObject({ code: 'not-found' })
    expect(await wentBack(paymentId)).toBe(TOTAL)
    expect(await booked(orderId)).toEqual([TOTAL, -TOTAL])
    expect(await shop.shown(orderId)).toMatchObject({ refund: { state: 'DONE', amount: 354 } })
  })

  test('in the dashboard, when nothing of the payment is left there', async () => {
    const { orderId, paymentId } = await refused(TOTAL)
    shop.refund(paymentId)
    await shop.hear()
    expect(await shop.attentionFor(paymentId)).toEqual([])
    await expect(byHand(paymentId)).rejects.toMatchObject({ code: 'not-found' })
    expect(await wentBack(paymentId)).toBe(TOTAL)
    expect(await shop.shown(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', refund: { state: 'DONE' } })
  })

  test('by hand or with the whole payment, when both happen at the same moment', async () => {
    const { orderId, paymentId } = await refused(1_000)
    const cancel = shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    await Promise.allSettled([byHand(paymentId), cancel])
    await shop.api.runJobs()
    await byHand(paymentId).catch(() => {})
    expect(await wentBack(paymentId)).toBe(TOTAL)
  })

  test('is in the books once, when an amount went back before all the rest did', async () => {
    const { orderId } = await shop.paid()
    const part = { orderId, amount: toPaise(1_000), reason: 'torn bag' }
    await shop.api.services.desk.refundPartially(ravi, part)
    await shop.api.runJobs()
    await shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    await shop.api.runJobs()
    expect((await booked(orderId)).toSorted((a, b) => a - b)).toEqual([1_000 - TOTAL, -1_000, TOTAL])
  })
})
