import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CommandContext } from '#server/commands/command.ts'
import { payments } from '#server/commands/payments.ts'
import { openMoneyApi, TOTAL, DAY_MS, ravi } from '../../support/api/money-actions.ts'

let shop: Awaited<ReturnType<typeof openMoneyApi>>
beforeAll(async () => {
  shop = await openMoneyApi()
})
afterAll(() => shop.api.close())
beforeEach(() => {
  shop.api.alarms.length = 0
})

describe('[SAFE-04] money for an order that this store does not know', () => {
  const storeNotes = (orderId: string) => ({ store_id: 'store-of-the-test', order_id: orderId })
  const lostOrder = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'

  test('is kept, alarmed once and listed, and staff return it or say that it is not this store’s', async () => {
    const foreign = shop.api.inDashboard({
      action: 'pay-unknown',
      amount: 99_900,
      receipt: 'another-shop-1',
    }).id
    const other = shop.api.inDashboard({ action: 'pay-unknown', amount: 50_000 }).id
    await shop.hear()
    await shop.reconcile()
    for (const paymentId of [foreign, other]) {
      expect(await shop.paymentRow(paymentId)).toMatchObject({
        used_for: 'UNKNOWN',
        order_id: null,
        return_at: null,
      })
      expect(shop.api.alarms.filter((alarm) => alarm.paymentId === paymentId)).toEqual([
        { kind: 'unknown-payment', paymentId, orderId: null },
      ])
      expect(await shop.attentionFor(paymentId)).toEqual(['unknown-payment'])
    }
    // nothing shows that it is this store's, so it never goes back by itself
    shop.api.advanceClock(30 * DAY_MS)
    await shop.api.runJobs()
    expect(await shop.attentionFor(other)).toEqual(['unknown-payment'])
    const { money } = shop.api.services
    await money.dismissPayment(ravi, { paymentId: foreign, note: 'a payment link of the other shop' })
    await money.returnPayment(ravi, { paymentId: other, note: 'nobody knows what for' })
    await expect(money.returnPayment(ravi, { paymentId: foreign, note: 'no' })).rejects.toMatchObject({
      code: 'not-found',
    })
    await shop.api.runJobs()
    expect(await shop.api.payments.fetchRefunds(foreign)).toEqual([])
    expect(await shop.api.payments.fetchRefunds(other)).toMatchObject([{ amount: 50_000 }])
    expect([await shop.attentionFor(foreign), await shop.attentionFor(other)]).toEqual([[], []])
  })

  test('that was paid to this store waits three days for its order, and is then returned, once', async () => {
    const paymentId = shop.api.inDashboard({
      action: 'pay-unknown',
      amount: TOTAL,
      notes: storeNotes(lostOrder),
    }).id
    await shop.hear()
    shop.api.advanceClock(3 * DAY_MS - 60_000)
    await shop.api.runJobs()
    expect(await shop.attentionFor(paymentId)).toEqual(['unknown-payment'])
    shop.api.advanceClock(15 * 60_000)
    await Promise.all([1, 2].map(() => shop.api.runJobs()))
    await shop.api.runJobs()
    expect(await shop.api.payments.fetchRefunds(paymentId)).toMatchObject([{ amount: TOTAL }])
    expect(await shop.paymentRow(paymentId)).toMatchObject({ used_for: 'REFUND', refunded: TOTAL })
    expect(await shop.attentionFor(paymentId)).toEqual([])
  })

  test('pays its order by what the store noted at the provider, after the provider’s order was forgotten', async () => {
    const { orderId, providerOrderId } = await shop.pending()
    const { queries } = shop.api.database
    await queries.deleteFrom('payment_orders').where('provider_order_id', '=', providerOrderId).execute()
    await shop.api.pay(providerOrderId, 'silent-success')
    await shop.hear()
    expect(await shop.shown(orderId)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PAID' })
  })

  test('pays its order when that comes up later, by notice or by the next look', async () => {
    const { orderId, providerOrderId } = await shop.pending()
    const { queries } = shop.api.database
    const [row] = await queries
      .deleteFrom('payment_orders')
      .where('provider_order_id', '=', providerOrderId)
      .returningAll()
      .execute()
    const { storeId } = shop.api
    storeId.current = 'another store, for now'
    await shop.api.pay(providerOrderId, 'silent-success')
    await shop.hear()
    const [payment] = await shop.api.payments.fetchPayments(providerOrderId)
    expect(await shop.attentionFor(payment?.id ?? '')).toEqual(['unknown-payment'])
    storeId.current = 'store-of-the-test'
    if (row) await queries.insertInto('payment_orders').values(row).execute()
    shop.api.advanceClock(11 * 60_000)
    await shop.api.services.jobs.reconcileLedger()
    expect(await shop.shown(orderId)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PAID' })
    expect(await shop.attentionFor(payment?.id ?? '')).toEqual([])
  })

  test('is matched by staff: it pays an order that waits for it, and goes back from any other', async () => {
    const { money } = shop.api.services
    const one = await shop.pending()
    const fitting = shop.api.inDashboard({ action: 'pay-unknown', amount: TOTAL }).id
    const unfitting = shop.api.inDashboard({ action: 'pay-unknown', amount: TOTAL }).id
    await shop.hear()
    await money.matchPayment(ravi, { paymentId: fitting, order: one.orderId })
    await money.matchPayment(ravi, { paymentId: unfitting, order: one.orderId })
    expect(await shop.shown(one.orderId)).toMatchObject({ orderStatus: 'PLACED', paymentId: fitting })
    await shop.api.runJobs()
    expect(await shop.paymentRow(unfitting)).toMatchObject({ used_for: 'REFUND', refunded: TOTAL })
    await expect(money.matchPayment(ravi, { paymentId: fitting, order: one.orderId })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('is accepted from the provider at once, whatever it knows of it: it would send the notice for days', async () => {
    const paymentId = shop.api.inDashboard({ action: 'pay-unknown', amount: 12_345 }).id
    await shop.hear()
    expect(await shop.paymentRow(paymentId)).toMatchObject({ amount: 12_345 })
    const answer = await shop.api.notify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_of_nobody', order_id: 'order_of_nobody' } } },
    })
    expect(answer.status).toBe(204)
    expect(shop.api.alarms).toContainEqual({
      kind: 'unverified-notice',
      paymentId: 'pay_of_nobody',
      orderId: null,
    })
  })

  test('in another currency never pays an order', async () => {
    const { orderId, providerOrderId } = await shop.pending()
    await shop.api.pay(providerOrderId, 'silent-success')
    const [payment] = await shop.api.payments.fetchPayments(providerOrderId)
    shop.api.changePayment(payment?.id ?? '', { currency: 'USD' })
    await shop.hear()
    expect(await shop.shown(orderId)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'PENDING' })
    expect(await shop.paymentRow(payment?.id ?? '')).toMatchObject({ used_for: 'REFUND', currency: 'USD' })
  })

  test('is listed and decided by the command, which refuses what it does not understand', async () => {
    const paymentId = shop.api.inDashboard({ action: 'pay-unknown', amount: 77_700 }).id
    await shop.hear()
    const run = async (...args: string[]): Promise<string[]> => {
      const lines: string[] = []
      const context = {
        store: { services: shop.api.services },
        staffName: 'ravi',
        print: (line: string) => lines.push(line),
      }
      await payments.parse(args)?.(context as unknown as CommandContext)
      return lines
    }
    expect((await run('list')).join('\n')).toMatch(new RegExp(`of no known order {2}${paymentId} {2}₹777.00`))
    for (const args of [['return', paymentId], ['match', paymentId], ['release'], ['burn', paymentId, 'now']])
      expect(payments.parse(args)).toBeNull()
    const after = await run('dismiss', paymentId, 'rent', 'of', 'the', 'shop')
    expect(after.join('\n')).not.toContain(paymentId)
    expect(await shop.paymentRow(paymentId)).toMatchObject({
      used_for: 'FOREIGN',
      staff_note: 'rent of the shop',
    })
  })
})
