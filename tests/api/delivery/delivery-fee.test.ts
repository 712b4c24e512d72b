import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import type { CreditNote } from '#domain/invoices/tax-document.ts'
import type { EditPreviewWire } from '#domain/order-edits/wire.ts'
import { setArea } from '../../support/api/delivery-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'
import { bags, feeActions } from '../../support/api/delivery-fee-actions.ts'

const desk = await deskForTests()
const { api, me, as, show } = desk
const { setFee, place, placed, act, invoiceOf } = feeActions(desk)

beforeEach(() => setFee(50))
afterEach(async () => {
  await api.database.queries.deleteFrom('delivery_days').execute()
})

describe('placing', () => {
  test('[AREA-04] the fee that was shown is charged on top of the goods, and nothing else of the order changes', async () => {
    const { status, body } = await place(3, { deliveryFee: 5_000 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      itemTotal: 300,
      totalTax: 54,
      savedAmount: 60,
      deliveryCharge: 50,
      handlingCharge: 0,
      grandTotal: 404,
    })
    expect(await me.json(`/api/orders/${String(body.orderId)}`)).toMatchObject({
      deliveryCharge: 50,
      grandTotal: 404,
      cashDue: 404,
    })
    // no commission on a fee
    const row = await api.database.queries
      .selectFrom('orders')
      .select(['commission_amount', 'delivery_charge', 'grand_total'])
      .where('order_id', '=', String(body.orderId))
      .executeTakeFirst()
    expect(row).toEqual({ commission_amount: 2_100, delivery_charge: 5_000, grand_total: 40_400 })
  })

  test('[AREA-04] the PIN code tells the fee before anything is ordered', async () => {
    await setFee(50, 500)
    const told = await read<DeliveryPromiseWire>(api.call('/api/delivery-promise?pin=122001'))
    expect(told).toMatchObject({ state: 'promised', fee: { amount: 5_000, freeFrom: 50_000 } })
    const outside = await read<DeliveryPromiseWire>(api.call('/api/delivery-promise?pin=560001'))
    expect(outside).not.toHaveProperty('fee')
    await setArea(api, {})
    expect(await read(api.call('/api/delivery-promise?pin=122001'))).not.toHaveProperty('fee')
  })

  test('[AREA-04] who was shown no fee or another one is told the new one, and the same request with it is placed once', async () => {
    const key = freshKey()
    const refused = { status: 409, body: { code: 'delivery-fee-changed', deliveryFee: 5_000 } }
    expect(await place(3, {}, key)).toMatchObject(refused)
    expect(await place(3, { deliveryFee: 3_000 }, key)).toMatchObject(refused)
    expect(await place(3, { deliveryFee: 3_000, paymentMode: 'ONLINE' })).toMatchObject(refused)
    const { body } = await place(3, { deliveryFee: 5_000 }, key)
    expect(body).toMatchObject({ grandTotal: 404 })
    // the fee changes, and the answer was lost
    await setFee(80)
    expect((await place(3, { deliveryFee: 5_000 }, key)).body.orderId).toBe(body.orderId)
    expect(await place(3, { deliveryFee: 5_000 })).toMatchObject({
      status: 409,
      body: { deliveryFee: 8_000 },
    })
    await setArea(api, {})
    expect(await place(3, { deliveryFee: 5_000 })).toMatchObject({ status: 409, body: { deliveryFee: 0 } })
    expect((await place(3)).body).toMatchObject({ grandTotal: 354, deliveryCharge: 0 })
  })

  test('[AREA-04] from the order value that the area says delivery is free', async () => {
    await setFee(50, 590)
    expect((await place(4, { deliveryFee: 5_000 })).body).toMatchObject({ grandTotal: 522 })
    expect((await place(5)).body).toMatchObject({ grandTotal: 590, deliveryCharge: 0 })
    expect(await place(5, { deliveryFee: 5_000 })).toMatchObject({
      body: { code: 'delivery-fee-changed', deliveryFee: 0 },
    })
  })

  test.each([-1, '50', 50.5, null])(
    '[AREA-04] [SAFE-01] a fee of %j is refused as no amount',
    async (fee) => {
      expect(await place(3, { deliveryFee: fee })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      })
    },
  )

  test('[AREA-04] [PAY-01] what is paid online is the total with the fee', async () => {
    const cart = [{ ...cementLine, quantity: 3 }]
    const cheap = await me.post('/api/create-order', { cart, amount: 354 })
    expect(await cheap.json()).toMatchObject({ code: 'amount-changed', amount: 40_400 })
    expect(await me.json('/api/create-order', { cart, amount: 404 })).toMatchObject({ amount: 40_400 })
  })

  test('[AREA-04] [PAY-08] the fee counts to the limit on cash', async () => {
    await setFee(108)
    // 1,694 bags are ₹1,99,892
    expect(await place(1_694, { deliveryFee: 10_800 })).toMatchObject({ body: { code: 'cash-limit' } })
    await setFee(107)
    expect((await place(1_694, { deliveryFee: 10_700 })).body).toMatchObject({ grandTotal: 199_999 })
  })
})

describe('what is lost of an order', () => {
  const pay = async (quantity: number): Promise<string> => {
    const { body } = await place(quantity, { deliveryFee: 5_000, paymentMode: 'ONLINE' })
    const { orderId, payment } = body as unknown as { orderId: string; payment: { orderId: string } }
    const paid = await api.pay(payment.orderId, 'success')
    await me.post(`/api/orders/${orderId}/payment`, paid?.response)
    return orderId
  }
  const refunded = async (orderId: string): Promise<number> => {
    api.advanceClock(61_000)
    await api.runJobs()
    const row = await api.database.queries
      .selectFrom('payments')
      .select('refunded')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row?.refunded ?? 0
  }

  test('[AREA-04] [ORD-08] cancelling it before it ships refunds the fee with it', async () => {
    const orderId = await pay(3)
    await me.json(`/api/orders/${orderId}/cancel`, { reason: 'no' })
    expect(await refunded(orderId)).toBe(40_400)
  })

  test('[AREA-04] [DESK-03] cancelling a part before it ships leaves the fee, and the last part takes it along', async () => {
    const orderId = await pay(3)
    const left = await act(`${orderId}/cancel-lines`, { lines: bags(1), reason: 'one too many' })
    expect(left).toMatchObject({
      grandTotal: 28_600,
      deliveryCharge: 5_000,
      itemTotal: 20_000,
      totalTax: 3_600,
    })
    expect(await refunded(orderId)).toBe(11_800)
    const none = await act(`${orderId}/cancel-lines`, { lines: bags(2), reason: 'the others too' })
    expect(none).toMatchObject({ orderStatus: 'CANCELLED', grandTotal: 28_600, deliveryCharge: 5_000 })
    expect(await refunded(orderId)).toBe(40_400)
  })

  test('[AREA-04] [DESK-03] returns leave the fee until nothing is kept, and their credit notes add up to the invoice', async () => {
    const orderId = await placed(3)
    await act(`${orderId}/status`, { to: 'SHIPPED' })
    await act(`${orderId}/status`, { to: 'DELIVERED' })
    const invoice = await invoiceOf(orderId)
    expect(invoice.lines).toMatchObject([
      { quantity: 3, taxable: 30_000, total: 35_400 },
      { description: 'Delivery', isDelivery: true, hsn: '2523', gstRate: 18, taxable: 4_237 },
    ])
    expect(invoice.totals.grandTotal).toBe(40_400)
    await as('owner').prove()
    const first = await act(`${orderId}/returns`, { lines: bags(1), reason: 'wet', method: 'CASH' })
    expect(first.reductions).toMatchObject([{ amount: 11_800, givenBack: 11_800 }])
    const last = await act(`${orderId}/returns`, { lines: bags(2), reason: 'wet too', method: 'CASH' })
    expect(last.reductions.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([11_800, 28_600])
    const notes = await Promise.all(
      last.creditNotes.map(
        async ({ number }) =>
          (await me.json(
            `/api/orders/${orderId}/credit-note?number=${encodeURIComponent(number)}`,
          )) as unknown as CreditNote,
      ),
    )
    for (const column of ['taxable', 'cgst', 'sgst', 'igst', 'total', 'roundOff', 'grandTotal'] as const)
      expect([column, notes.reduce((sum, { totals }) => sum + totals[column], 0)]).toEqual([
        column,
        invoice.totals[column],
      ])
  })

  test('[AREA-04] [DESK-03] the first part of a cash order that arrives is paid with the fee, once', async () => {
    const orderId = await placed(3)
    await act(`${orderId}/fulfilments`, { lines: bags(1) })
    await act(`${orderId}/fulfilments/1/status`, { to: 'DELIVERED' })
    const received = async () =>
      (
        await api.database.queries
          .selectFrom('receipts')
          .select('amount')
          .where('order_id', '=', orderId)
          .execute()
      ).reduce((sum, { amount }) => sum + amount, 0)
    expect(await received()).toBe(16_800)
    await act(`${orderId}/fulfilments`, { lines: bags(2) })
    await act(`${orderId}/fulfilments/2/status`, { to: 'DELIVERED', refused: bags(1), note: 'torn' })
    expect(await received()).toBe(28_600)
  })

  test('[AREA-04] [DESK-03] an order of which everything is refused at the door costs nothing', async () => {
    const orderId = await placed(2)
    await act(`${orderId}/fulfilments`, { lines: bags(2) })
    const refused = await act(`${orderId}/fulfilments/1/status`, {
      to: 'DELIVERED',
      refused: bags(2),
      note: null,
    })
    expect(refused).toMatchObject({
      orderStatus: 'CANCELLED',
      cashDue: 0,
      reductions: [{ amount: 28_600, reason: '', cause: { code: 'refused-on-delivery' } }],
    })
    const invoice = await invoiceOf(orderId)
    const note = (await me.json(`/api/orders/${orderId}/credit-note`)) as unknown as CreditNote
    expect(note.totals).toEqual(invoice.totals)
    expect(note.reason).toBe('Refused on delivery')
  })

  test('[AREA-04] [DESK-03] an edit keeps the fee, whatever it adds, takes out or where it goes', async () => {
    const orderId = await placed(3)
    await setFee(80, 100)
    const { updatedAt: seenAt } = await show(orderId)
    const elsewhere = { ...deliveryAddress, zipcode: '122002' }
    const wanted = { lines: [{ line: 0, quantity: 2 }], address: elsewhere, seenAt }
    const shown = await read<EditPreviewWire>(
      as('counter').post(`/api/desk/orders/${orderId}/edits/preview`, wanted),
    )
    expect(shown).toMatchObject({ totalBefore: 40_400, totalAfter: 28_600 })
    const { totalAfter: seenTotal, laterDay } = shown
    const body = { ...wanted, seenTotal, laterDay, id: crypto.randomUUID() }
    expect((await as('counter').post(`/api/desk/orders/${orderId}/edits`, body)).status).toBe(200)
    expect(await show(orderId)).toMatchObject({
      grandTotal: 28_600,
      deliveryCharge: 5_000,
      itemTotal: 20_000,
    })
    await act(`${orderId}/status`, { to: 'SHIPPED' })
    expect((await invoiceOf(orderId)).totals.grandTotal).toBe(28_600)
  })
})
