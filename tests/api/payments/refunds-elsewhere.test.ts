import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import type { Body } from '../../support/api/order-actions.ts'
import { openMoneyApi, TOTAL, DAY_MS, ravi } from '../../support/api/money-actions.ts'

let shop: Awaited<ReturnType<typeof openMoneyApi>>
beforeAll(async () => {
  shop = await openMoneyApi()
})
afterAll(() => shop.api.close())
beforeEach(() => {
  shop.api.alarms.length = 0
})

async function messagesOf(orderId: string): Promise<string[]> {
  await shop.api.services.jobs.sendOrderNotifications()
  const number = String((await shop.shown(orderId)).orderNumber)
  return shop.api.messages.filter(({ text }) => text.includes(number)).map(({ text }) => text)
}

describe('[SAFE-04] a full refund made in the dashboard', () => {
  const learns = {
    'by notice': () => shop.hear(),
    'by the daily comparison, when every notice was lost': async () => {
      await shop.api.loseWebhooks()
      await shop.reconcile()
    },
  }
  test.each(Object.entries(learns))('before shipping cancels the order once, learnt %s', async (_, learn) => {
    const { orderId, paymentId } = await shop.paid()
    shop.refund(paymentId)
    await learn()
    await shop.api.runJobs()
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      cancelledBy: 'system',
      refund: { state: 'DONE', amount: 354 },
    })
    expect(await shop.paymentRow(paymentId)).toMatchObject({
      amount: TOTAL,
      refunded: TOTAL,
      used_for: 'ORDER',
    })
    // notices repeated and comparisons made again change nothing and send nothing
    await shop.reconcile()
    await shop.api.runJobs()
    const texts = await messagesOf(orderId)
    expect(texts.filter((text) => text.includes('cancelled'))).toHaveLength(1)
    expect((await shop.shown(orderId)).history).toHaveLength(3)
    expect(await shop.api.payments.fetchRefunds(paymentId)).toHaveLength(1)
    expect(shop.api.alarms.filter((alarm) => alarm.paymentId === paymentId)).toEqual([
      { kind: 'refunded-elsewhere', paymentId, orderId },
    ])
  })

  test('is not shipped, even when the store has not heard of the refund yet', async () => {
    const { orderId, paymentId } = await shop.paid()
    shop.refund(paymentId)
    await shop.api.loseWebhooks()
    await expect(shop.ship(orderId)).rejects.toMatchObject({ code: 'move-not-allowed' })
    expect(await shop.shown(orderId)).toMatchObject({ orderStatus: 'CANCELLED', invoice: null })
  })

  test('after shipping is shown and gets its credit note, and the order stays', async () => {
    const { orderId, paymentId } = await shop.paid()
    await shop.ship(orderId)
    shop.refund(paymentId)
    await shop.hear()
    await shop.api.runJobs()
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'SHIPPED',
      paymentStatus: 'REFUNDED',
      refund: { state: 'DONE', amount: 354 },
      creditNote: { number: expect.any(String) },
      history: expect.arrayContaining([
        expect.objectContaining({ note: null, cause: { code: 'payment-refunded' } }),
      ]),
    })
    const forward = shop.api.services.operator.changeOrderStatus('ravi', {
      orderId,
      to: 'OUT_FOR_DELIVERY',
      note: null,
    })
    await expect(forward).rejects.toMatchObject({ details: { hold: 'refunded' } })
  })

  test('that a bank rejects later is sent again by the store: the order is cancelled and the money is owed', async () => {
    const { orderId, paymentId } = await shop.paid()
    shop.api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome: 'pending' })
    const { id } = shop.refund(paymentId)
    await shop.hear()
    await shop.api.runJobs()
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'CANCELLED',
      refund: { state: 'DUE', amount: 354 },
    })
    shop.api.inDashboard({ action: 'set-refunds', payment_id: paymentId, outcome: 'processed' })
    shop.api.inDashboard({ action: 'finish-refund', refund_id: id, status: 'failed' })
    await shop.hear()
    await shop.api.runJobs()
    expect(await shop.shown(orderId)).toMatchObject({ refund: { state: 'DONE', amount: 354 } })
    expect((await shop.api.payments.fetchRefunds(paymentId)).map(({ state }) => state).toSorted()).toEqual([
      'failed',
      'processed',
    ])
  })
})

describe('[SAFE-04] a partial refund made in the dashboard', () => {
  test('before shipping is shown, and holds the order until staff release it', async () => {
    const { orderId, paymentId } = await shop.paid()
    shop.refund(paymentId, 5_000)
    await shop.hear()
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'PLACED',
      paymentStatus: 'PAID',
      refund: { state: 'DONE', amount: 50 },
    })
    await expect(shop.ship(orderId)).rejects.toMatchObject({
      code: 'move-not-allowed',
      details: { hold: 'partly-refunded' },
    })
    expect(await shop.attentionFor(paymentId)).toEqual(['partly-refunded'])
    const { money } = shop.api.services
    await money.releaseOrder(ravi, { orderId, note: 'one bag less' })
    expect(await shop.attentionFor(paymentId)).toEqual([])
    // a further refund holds it again
    shop.refund(paymentId, 5_000)
    await shop.hear()
    await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'partly-refunded' } })
    await money.releaseOrder(ravi, { orderId, note: 'two bags less' })
    await shop.ship(orderId)
    expect(await shop.shown(orderId)).toMatchObject({
      orderStatus: 'SHIPPED',
      refund: { amount: 100 },
      history: expect.arrayContaining([
        expect.objectContaining({ note: 'two bags less', cause: { code: 'released' } }),
      ]),
    })
  })

  test('holds the order also while a part that the store refunds itself is on its way, or has arrived', async () => {
    const { orderId, paymentId } = await shop.paid()
    shop.refund(paymentId, 5_000)
    await shop.hear()
    await shop.api.services.desk.refundPartially(ravi, { orderId, amount: 9_000 as Paise, reason: 'late' })
    await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'partly-refunded' } })
    expect(await shop.attentionFor(paymentId)).toEqual(['partly-refunded'])
    await shop.api.runJobs()
    expect(await shop.paymentRow(paymentId)).toMatchObject({ refunded: 14_000 })
    await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'partly-refunded' } })
    await shop.api.services.money.releaseOrder(ravi, { orderId, note: 'one bag less' })
    expect(await shop.attentionFor(paymentId)).toEqual([])
    // what the store itself sends needs no release, what went back elsewhere does
    await shop.api.services.desk.refundPartially(ravi, { orderId, amount: 1_000 as Paise, reason: 'late' })
    await shop.api.runJobs()
    shop.refund(paymentId, 100)
    await shop.hear()
    await expect(shop.ship(orderId)).rejects.toMatchObject({ details: { hold: 'partly-refunded' } })
    await shop.api.services.money.releaseOrder(ravi, { orderId, note: 'and a rupee' })
    await shop.ship(orderId)
  })

  test('and a cancellation by the customer return the payment once', async () => {
    const { orderId, paymentId } = await shop.paid()
    shop.refund(paymentId, 5_000)
    await shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' })
    await shop.api.runJobs()
    await shop.hear()
    await shop.api.runJobs()
    const amounts = (await shop.api.payments.fetchRefunds(paymentId)).map(({ amount }) => amount)
    expect(amounts.toSorted((one, other) => one - other)).toEqual([5_000, TOTAL - 5_000])
    expect(await shop.shown(orderId)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refund: { state: 'DONE', amount: 354 },
    })
  })

  test('of which nothing is left to release is no release', async () => {
    const { orderId } = await shop.paid()
    const release = shop.api.services.money.releaseOrder(ravi, { orderId, note: 'why not' })
    await expect(release).rejects.toMatchObject({ code: 'move-not-allowed' })
  })
})

describe('[SAFE-04] a payment of which something was refunded before the store knew it', () => {
  test.each([
    ['a part', 5_000],
    ['everything', TOTAL],
  ])('pays nothing: %s was refunded, and the rest goes back', async (_, amount) => {
    const order = await shop.pending()
    const response = (await shop.api.pay(order.providerOrderId, 'silent-success'))?.response
    expect(response).toBeUndefined()
    const [payment] = await shop.api.payments.fetchPayments(order.providerOrderId)
    shop.refund(payment?.id ?? '', amount)
    await shop.hear()
    await shop.api.runJobs()
    expect(await shop.shown(order.orderId)).toMatchObject({
      orderStatus: 'CANCELLED',
      refund: { state: 'DONE' },
    })
    expect(await shop.paymentRow(payment?.id ?? '')).toMatchObject({ used_for: 'REFUND', refunded: TOTAL })
  })
})

describe('[SAFE-04] whatever the order in which the news arrive', () => {
  test('an answer that was slow never replaces a newer one', async () => {
    const { orderId, providerOrderId, paymentId } = await shop.paid()
    const slow = Promise.withResolvers<undefined>()
    const reached = Promise.withResolvers<undefined>()
    const fetchPayments = shop.api.payments.fetchPayments
    shop.api.replacePayments({
      fetchPayments: async (id) => {
        const answer = await fetchPayments(id)
        reached.resolve(undefined)
        await slow.promise
        return answer
      },
    })
    const check = shop.me.post(`/api/orders/${orderId}/payment/check`, {})
    await reached.promise
    shop.api.replacePayments({ fetchPayments })
    shop.refund(paymentId)
    await shop.hear()
    slow.resolve(undefined)
    await check
    expect(await shop.paymentRow(paymentId)).toMatchObject({
      refunded: TOTAL,
      provider_order_id: providerOrderId,
    })
    expect(await shop.shown(orderId)).toMatchObject({ orderStatus: 'CANCELLED' })
  })

  test('a notice and the comparison at once, a cancellation and a dashboard refund at once, refund once', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => shop.paid()))
    const { services } = shop.api
    await Promise.all(
      orders.flatMap(({ orderId, paymentId }, index) => [
        shop.me.post(`/api/orders/${orderId}/cancel`, { reason: 'No longer needed' }),
        Promise.resolve().then(() => shop.refund(paymentId, index % 2 === 0 ? undefined : 10_000)),
        services.jobs.sendRefunds().catch(() => {}),
        services.jobs.sendRefunds().catch(() => {}),
        shop.hear(),
      ]),
    )
    shop.api.advanceClock(DAY_MS + 60_000)
    await Promise.all([services.jobs.reconcileLedger(), services.jobs.reconcileLedger(), shop.hear()])
    await shop.api.runJobs()
    for (const { orderId, paymentId } of orders) {
      const sent = await shop.api.payments.fetchRefunds(paymentId)
      expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL)
      expect(await shop.paymentRow(paymentId)).toMatchObject({ refunded: TOTAL })
      expect(await shop.shown(orderId)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' })
      const events = (await shop.shown(orderId)).history as Body[]
      expect(events.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)
    }
  })
})
