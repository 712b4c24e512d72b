import { describe, expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { bags, orderInParts } from '../../support/orders/order-in-parts.ts'

const desk = await deskForTests()
const { api, me, as, show } = desk
const { act, deliver, done, order, returnBags, ship } = orderInParts(desk)

async function receipts(orderId: string): Promise<number> {
  const rows = await api.database.queries
    .selectFrom('receipts')
    .select('amount')
    .where('order_id', '=', orderId)
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** What went back of the payment of an order at the provider, in paise. */
async function refundedOnline(orderId: string): Promise<number> {
  api.advanceClock(61_000)
  await api.runJobs()
  const row = await api.database.queries
    .selectFrom('payments')
    .select('refunded')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.refunded ?? 0
}

describe('an order in parts', () => {
  test('[DESK-03] [PAY-08] it leaves and is paid part by part, and its customer sees what is still to come', async () => {
    const orderId = await order(10)
    const first = await ship(orderId, 6)
    expect(first).toMatchObject({ orderStatus: 'SHIPPED', cashDue: 118_000 })
    expect(first.lines[0]).toMatchObject({ ordered: 10, shipped: 6, open: 4 })
    await deliver(orderId, 1, { cash: 70_000 })
    const seen = (await me.json(`/api/orders/${orderId}`)) as unknown as DeskOrderDetailWire
    expect(seen).toMatchObject({ orderStatus: 'SHIPPED', paymentStatus: 'PENDING', cancellable: false })
    expect(seen.fulfilments).toMatchObject([{ number: 1, status: 'DELIVERED', lines: bags(6) }])
    expect(seen.lines[0]).toMatchObject({ ordered: 10, delivered: 6, open: 4 })
    expect(await receipts(orderId)).toBe(6 * 11_800)
    await ship(orderId, 4)
    const last = await deliver(orderId, 2)
    expect(last).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID', cashDue: 0 })
    expect(await receipts(orderId)).toBe(10 * 11_800)
    expect(last.invoice).toEqual(first.invoice)
    const { changes } = await show(orderId)
    expect(changes.map(({ action }) => action)).toEqual([
      'fulfilment.status',
      'order.ship',
      'fulfilment.status',
      'order.ship',
    ])
  })

  test('[DESK-03] a refused bag is credited and not paid; what came back whole may leave again', async () => {
    const orderId = await order(3)
    await ship(orderId, 2)
    const refused = await deliver(orderId, 1, { refused: bags(1), note: 'torn' })
    expect(refused.lines[0]).toMatchObject({ delivered: 1, cancelled: 1, open: 1 })
    expect(refused.reductions).toMatchObject([
      {
        kind: 'CANCEL',
        amount: 11_800,
        givenBack: 0,
        creditNote: refused.creditNote?.number,
        reason: 'torn',
      },
    ])
    expect(await receipts(orderId)).toBe(11_800)
    await ship(orderId, 1)
    await done(act('packer', `${orderId}/fulfilments/2/status`, { to: 'RETURNED', note: 'nobody there' }))
    expect((await show(orderId)).lines[0]).toMatchObject({ open: 1 })
    await ship(orderId, 1)
    expect(await deliver(orderId, 3)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID' })
    expect(await receipts(orderId)).toBe(2 * 11_800)
  })

  test('[DESK-03] an order of which everything is refused at the door is cancelled, and nothing is paid', async () => {
    const orderId = await order(2)
    await ship(orderId, 2)
    const refused = await deliver(orderId, 1, { refused: bags(2), note: 'not wanted' })
    expect(refused).toMatchObject({ orderStatus: 'CANCELLED', cashDue: 0 })
    expect(refused.creditNotes).toHaveLength(1)
    expect(await receipts(orderId)).toBe(0)
  })

  test('[DESK-03] no more leaves than was ordered, twice at once neither, and what changed since is told', async () => {
    const orderId = await order(5)
    const { updatedAt } = await show(orderId)
    api.advanceClock(1_000)
    const both = await Promise.all(
      [4, 4].map((quantity) => act('packer', `${orderId}/fulfilments`, { lines: bags(quantity) })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const late = await act('counter', `${orderId}/cancel-lines`, {
      lines: bags(1),
      reason: 'x',
      seenAt: updatedAt,
    })
    expect(await errorCodeOf(late)).toBe('edit-conflict')
    for (const lines of [[], bags(0), bags(2), [{ line: 7, quantity: 1 }], [...bags(1), ...bags(1)]])
      expect([lines, (await act('packer', `${orderId}/fulfilments`, { lines })).status]).toEqual([lines, 400])
  })

  test('[DESK-03] as a whole it arrives only once all has left, and is cancelled only while nothing has arrived', async () => {
    const orderId = await order(4)
    await ship(orderId, 2)
    const early = await act('owner', `${orderId}/status`, { to: 'DELIVERED' })
    expect(await errorCodeOf(early)).toBe('move-not-allowed')
    await deliver(orderId, 1)
    const late = await act('owner', `${orderId}/status`, { to: 'CANCELLED', note: 'x' })
    expect(await errorCodeOf(late)).toBe('move-not-allowed')
    const rest = await done(
      act('counter', `${orderId}/cancel-lines`, { lines: bags(2), reason: 'out of stock' }),
    )
    expect(rest).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID' })
    expect(rest.creditNotes).toHaveLength(1)
    expect(await receipts(orderId)).toBe(2 * 11_800)
  })
})

describe('less of an order', () => {
  test('[DESK-03] a cancelled bag leaves the bill before the invoice, and the refund of it holds nothing up', async () => {
    const cash = await order(4)
    const less = await done(
      act('counter', `${cash}/cancel-lines`, { lines: bags(1), reason: 'one too many' }),
    )
    expect(less).toMatchObject({
      orderStatus: 'PLACED',
      grandTotal: 35_400,
      totalTax: 5_400,
      creditNotes: [],
    })
    expect(less.lines[0]).toMatchObject({ ordered: 4, cancelled: 1, open: 3 })
    const online = await order(4, 'ONLINE')
    await as('manager').prove()
    const paid = await done(
      act('manager', `${online}/cancel-lines`, { lines: bags(1), reason: 'one too many' }),
    )
    expect(paid).toMatchObject({
      grandTotal: 35_400,
      refund: { amount: 11_800, state: 'DUE' },
      refundLeft: 35_400,
    })
    expect(await refundedOnline(online)).toBe(11_800)
    await as('packer').post(`/api/desk/orders/${online}/status`, { to: 'SHIPPED' })
    expect(await show(online)).toMatchObject({
      orderStatus: 'SHIPPED',
      paymentStatus: 'PAID',
      refund: { amount: 11_800, state: 'DONE' },
    })
    const all = await done(act('counter', `${cash}/cancel-lines`, { lines: bags(3), reason: 'not at all' }))
    expect(all).toMatchObject({ orderStatus: 'CANCELLED', creditNotes: [] })
  })

  test('[DESK-03] each return of a cash order has a credit note of its own, and cash goes back', async () => {
    const orderId = await order(5)
    await ship(orderId, 5)
    await deliver(orderId, 1)
    const first = await returnBags(orderId, 2)
    expect(first).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID', grandTotal: 59_000 })
    expect(first.reductions).toMatchObject([
      { kind: 'RETURN', amount: 23_600, givenBack: 23_600, method: 'CASH' },
    ])
    const second = await returnBags(orderId, 3, { method: 'UPI', references: { UPI: 'rev 77' } })
    expect(second).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'REFUNDED' })
    expect(second.reductions[1]).toMatchObject({
      amount: 35_400,
      givenBack: 35_400,
      method: 'UPI',
      reference: 'REV77',
    })
    expect(second.creditNotes).toHaveLength(2)
    const totals: number[] = []
    for (const { number } of second.creditNotes) {
      const query = `?number=${encodeURIComponent(number)}`
      const note = await me.json(`/api/orders/${orderId}/credit-note${query}`)
      totals.push((note as { totals: { grandTotal: number } }).totals.grandTotal)
      const pdf = await as('accountant').call(`/api/desk/orders/${orderId}/credit-note.pdf${query}`)
      expect(pdf.headers.get('content-disposition')).toContain(number.replaceAll('/', '-'))
    }
    expect(totals).toEqual([23_600, 35_400])
    await as('manager').prove()
    const more = await act('manager', `${orderId}/returns`, { lines: bags(1), reason: 'wet' })
    expect(more.status).toBe(400)
  })

  test('[DESK-03] [SAFE-04] returns of an order that was paid online go back there, each once, and end it as refunded', async () => {
    const orderId = await order(3, 'ONLINE')
    await ship(orderId, 3)
    await deliver(orderId, 1)
    await returnBags(orderId, 1)
    await returnBags(orderId, 1)
    expect(await refundedOnline(orderId)).toBe(2 * 11_800)
    expect(await refundedOnline(orderId)).toBe(2 * 11_800)
    expect(await show(orderId)).toMatchObject({
      paymentStatus: 'PAID',
      refund: { amount: 23_600, state: 'DONE' },
    })
    await returnBags(orderId, 1)
    expect(await refundedOnline(orderId)).toBe(3 * 11_800)
    expect(await show(orderId)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'REFUNDED' })
    expect((await show(orderId)).creditNotes).toHaveLength(3)
    const rows = await api.database.queries
      .selectFrom('refunds')
      .select('reason')
      .where('order_id', '=', orderId)
      .execute()
    expect(rows).toEqual([])
  })

  test('[SAFE-06] an account is not erased while a part of a payment is on its way back', async () => {
    const orderId = await order(2, 'ONLINE')
    await ship(orderId, 2)
    await deliver(orderId, 1)
    const isOpen = async () => {
      const plan = (await (await me.call('/api/account/erasure')).json()) as { openOrders: string[] }
      return plan.openOrders.includes((await show(orderId)).orderNumber)
    }
    expect(await isOpen()).toBe(false)
    await returnBags(orderId, 1)
    expect(await isOpen()).toBe(true)
    expect(await refundedOnline(orderId)).toBe(11_800)
    expect(await isOpen()).toBe(false)
  })

  test('[DESK-03] a part is refunded as goodwill, the rest with the order, and never more than was paid', async () => {
    const orderId = await order(2, 'ONLINE')
    await as('manager').prove()
    const refund = (body: object) => act('manager', `${orderId}/refund`, { reason: 'torn', ...body })
    for (const amount of [0, -1, 23_601, 0.5, 'all'])
      expect([amount, (await refund({ amount })).status]).toEqual([amount, 400])
    expect(await done(refund({ amount: 3_650 }))).toMatchObject({ refundLeft: 19_950, creditNotes: [] })
    expect((await refund({ amount: 20_000 })).status).toBe(400)
    expect(await refundedOnline(orderId)).toBe(3_650)
    await as('manager').prove()
    await done(act('manager', `${orderId}/status`, { to: 'CANCELLED', note: 'x' }))
    expect(await refundedOnline(orderId)).toBe(23_600)
    expect(await show(orderId)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' })
  })

  test('[DESK-03] [SAFE-04] what was given back in cash of an online payment never goes back online as well', async () => {
    const orderId = await order(3, 'ONLINE')
    await ship(orderId, 3)
    await deliver(orderId, 1)
    await returnBags(orderId, 1, { method: 'CASH' })
    expect(await show(orderId)).toMatchObject({ refundLeft: 23_600 })
    const refund = (body: object) => act('manager', `${orderId}/refund`, { reason: 'torn', ...body })
    expect((await refund({ amount: 23_700 })).status).toBe(400)
    await done(refund({}))
    expect(await refundedOnline(orderId)).toBe(2 * 11_800)
    expect((await refund({})).status).toBe(409)
    const { creditNotes } = await show(orderId)
    expect(creditNotes).toHaveLength(2)
  })

  test('[DESK-03] a refund of a part that was not sent yet is superseded when the whole payment goes back', async () => {
    const orderId = await order(2, 'ONLINE')
    await as('manager').prove()
    await done(act('manager', `${orderId}/cancel-lines`, { lines: bags(1), reason: 'x' }))
    await done(act('manager', `${orderId}/status`, { to: 'CANCELLED', note: 'x' }))
    expect(await refundedOnline(orderId)).toBe(23_600)
    expect(await refundedOnline(orderId)).toBe(23_600)
    expect(await show(orderId)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refund: { state: 'DONE', amount: 23_600 },
    })
  })

  test('[STAFF-01] [STAFF-03] parts are for those whose work they are, and a return asks for a proof', async () => {
    const orderId = await order(2)
    const codes = async (action: string, body: object) =>
      Promise.all(
        (['packer', 'accountant', 'driver'] as const).map(async (role) =>
          errorCodeOf(await act(role, `${orderId}/${action}`, body)),
        ),
      )
    const denied = ['not-permitted', 'not-permitted', 'not-permitted']
    expect(await codes('cancel-lines', { lines: bags(1), reason: 'x' })).toEqual(denied)
    expect(await codes('returns', { lines: bags(1), reason: 'x' })).toEqual(denied)
    const shipped = await act('accountant', `${orderId}/fulfilments`, { lines: bags(1) })
    expect(await errorCodeOf(shipped)).toBe('not-permitted')
    api.advanceClock(11 * 60_000)
    const unproved = await act('manager', `${orderId}/returns`, { lines: bags(1), reason: 'x' })
    expect(await errorCodeOf(unproved)).toBe('proof-required')
  })
})
