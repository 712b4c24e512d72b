import { beforeAll, expect, test } from 'vitest'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'
import { sandLine, sellSand } from '../../support/api/weighed-goods.ts'

const { api, me, as, show } = await deskForTests()
beforeAll(() => sellSand(api))

let slips = 0
const slip = (gross: number, tare: number, number = `S${(slips += 1)}`) => ({ gross, tare, slip: number })

const sell = (weighing: Body, more: Body = {}, key = freshKey()) =>
  as('counter').call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: {
      lines: [{ ...sandLine(12_220), weighing }],
      seenTotal: 1_441_960,
      method: 'UPI',
      name: 'Asha Rao',
      address: { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' },
      ...more,
    },
  })

async function order(quantity: number, paymentMode: 'COD' | 'ONLINE' = 'COD'): Promise<string> {
  const placed = await me.order(paymentMode, { lines: [sandLine(quantity)] })
  const payment = placed.payment as { orderId: string } | undefined
  if (payment !== undefined) {
    const paid = await api.pay(payment.orderId, 'success')
    await me.post(`/api/orders/${String(placed.orderId)}/payment`, paid?.response)
  }
  return String(placed.orderId)
}

const weigh = (orderId: string, weighing: Body, more: Body = {}) =>
  as('packer').post(`/api/desk/orders/${orderId}/weights`, { lines: [{ line: 0, weighing }], ...more })
const weighed = (...of: Parameters<typeof weigh>) => read<DeskOrderDetailWire>(weigh(...of))

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const { faults, reasons, code } = (await (await answer).json()) as Record<string, { code: string }[]>
  return faults?.[0]?.code ?? reasons?.[0]?.code ?? code
}

const invoiceOf = async (orderId: string) => {
  const row = await api.database.queries
    .selectFrom('tax_documents')
    .select('document')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.document as Invoice
}

test('[COUNTER-05] a load at the counter is billed for gross less tare, and its bill says the slip', async () => {
  const weighing = slip(18_340, 6_120)
  const sold = await read<CounterSaleWire>(sell(weighing))
  expect(sold.total).toBe(1_441_960)
  expect((await show(sold.orderId)).orderItems[0]).toMatchObject({ quantity: 12_220, weighing })
  const { lines, totals } = await invoiceOf(sold.orderId)
  expect(lines[0]).toMatchObject({ quantity: 12_220, unit: 'KGS', weighing })
  expect(totals.grandTotal).toBe(1_441_960)
})

test('[COUNTER-05] a weight is whole kilograms of what is sold by them, of a full lorry and an empty one', async () => {
  const faults = [
    [sell(slip(6_120, 18_340)), 'tare-not-below-gross'],
    [sell(slip(18_341, 6_120)), 'not-the-weight'],
    [
      sell(slip(9, 6), { lines: [{ ...cementLine, weighing: slip(9, 6) }], seenTotal: 35_400 }),
      'not-sold-by-weight',
    ],
  ] as const
  for (const [answer, fault] of faults) expect(await refusal(answer)).toBe(fault)
  for (const gross of [18_340.5, 1e9, Number.NaN, '१८३४०', -1])
    expect(await errorCodeOf(await sell({ gross, tare: 6_120, slip: 'x' }))).toBe('invalid-input')
  expect(await errorCodeOf(await sell({ gross: 18_340, tare: 6_120, slip: '1'.repeat(31) }))).toBe(
    'invalid-input',
  )
})

test('[COUNTER-05] a slip is billed once; a repeated sale is the same one', async () => {
  const [weighing, key] = [slip(18_340, 6_120), freshKey()]
  const sold = await read<CounterSaleWire>(sell(weighing, {}, key))
  expect(await read<CounterSaleWire>(sell(weighing, {}, key))).toEqual(sold)
  expect(await refusal(sell(weighing))).toBe('slip-taken')
  // another weighbridge has its own numbers
  const other = { ...weighing, gross: weighing.gross + 10, tare: weighing.tare + 10 }
  expect((await sell(other)).status).toBe(200)
})

test('[COUNTER-05] an order is billed on the weight within the tolerance, and keeps what was ordered beside it', async () => {
  const orderId = await order(10_000)
  const after = await weighed(orderId, slip(16_280, 6_120))
  expect(after.grandTotal).toBe(10_160 * 118)
  expect(after.orderItems[0]).toMatchObject({
    quantity: 10_160,
    weighing: { gross: 16_280, ordered: 10_000 },
  })
  // a second weighing counts from what was ordered, not from the first
  const last = await weighed(orderId, slip(15_930, 6_120))
  expect(last).toMatchObject({ grandTotal: 9_810 * 118, cashDue: 9_810 * 118 })
  expect(await refusal(weigh(orderId, slip(15_910, 6_120)))).toBe('weight-beyond-tolerance')
  await as('packer').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
  const { lines } = await invoiceOf(orderId)
  expect(lines[0]).toMatchObject({ quantity: 9_810, weighing: { gross: 15_930, tare: 6_120 } })
  expect(await errorCodeOf(await weigh(orderId, slip(16_000, 6_000)))).toBe('move-not-allowed')
})

test('[COUNTER-05] the same weighing changes nothing, one that meets the order exactly is kept, two at once are one', async () => {
  const orderId = await order(10_000)
  const exact = slip(16_120, 6_120)
  const first = await weighed(orderId, exact)
  expect(first).toMatchObject({ grandTotal: 1_180_000, orderItems: [{ weighing: exact }] })
  expect((await weighed(orderId, exact)).updatedAt).toBe(first.updatedAt)
  const { updatedAt: seenAt } = first
  api.advanceClock(1_000)
  const answers = await Promise.all([
    weigh(orderId, slip(16_130, 6_120), { seenAt }),
    weigh(orderId, slip(16_140, 6_120), { seenAt }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('[COUNTER-05] of what was paid online the rest goes back; more than was paid is refused', async () => {
  const orderId = await order(10_000, 'ONLINE')
  expect(await refusal(weigh(orderId, slip(16_121, 6_120)))).toBe('edit-not-collectable')
  const after = await weighed(orderId, slip(15_920, 6_120))
  expect(after.grandTotal).toBe(9_800 * 118)
  api.advanceClock(61_000)
  await api.runJobs()
  const payment = await api.database.queries
    .selectFrom('payments')
    .select('refunded')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  expect(payment?.refunded).toBe(200 * 118)
})

test('[COUNTER-05] an edit to another quantity forgets the weight, and a store may allow more or nothing', async () => {
  const orderId = await order(10_000)
  const before = await weighed(orderId, slip(16_120, 6_120))
  await as('manager').post(`/api/desk/orders/${orderId}/edits`, {
    id: crypto.randomUUID(),
    lines: [{ line: 0, quantity: 9_000 }],
    added: [],
    seenAt: before.updatedAt,
    seenTotal: 9_000 * 118,
    note: null,
  })
  const edited = await show(orderId)
  expect(edited.orderItems[0]?.quantity).toBe(9_000)
  expect(edited.orderItems[0]?.weighing).toBeUndefined()
  const set = (value: string) =>
    as('owner').call('/api/desk/settings/weightTolerance', { method: 'PUT', body: { value } })
  expect((await set('11')).status).toBe(400)
  const told = async () => (await api.services.store.getSettings()).weightTolerance
  expect(await told()).toBeUndefined()
  expect((await set('0')).status).toBe(200)
  await expect.poll(told).toBe(0)
  expect(await refusal(weigh(orderId, slip(15_121, 6_120)))).toBe('weight-beyond-tolerance')
  expect((await set('2')).status).toBe(200)
})
