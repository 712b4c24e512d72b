import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderStatus } from '#domain/orders/order.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { changeOrderStatus } from '#server/services/orders/change-order-status.ts'
import {
  cementLine,
  deliveryAddress,
  freshKey,
  openOrderApi,
  type Body,
  type Customer,
} from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer
let phone = 9_830_000_000

beforeAll(async () => {
  orderApi = await openOrderApi()
})
afterAll(() => orderApi.api.close())
beforeEach(async () => {
  me = await orderApi.customer(String((phone += 1)))
  orderApi.api.advanceClock(60_000)
  await orderApi.api.runJobs()
  orderApi.api.messages.length = 0
})

async function placed(more: Body = {}): Promise<string> {
  return String((await me.order('COD', more)).orderId)
}

function move(orderId: string, to: OrderStatus, note: string | null = null) {
  return orderApi.api.services.operator.changeOrderStatus('ravi', { orderId, to, note })
}

const shown = (orderId: string): Promise<Body> => me.json(`/api/orders/${orderId}`)

test('[ORD-08] an order moves through its statuses, each recorded with time, actor and note', async () => {
  const orderId = await placed()
  for (const to of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    orderApi.api.advanceClock(60_000)
    await move(orderId, to, to === 'SHIPPED' ? 'Lorry HR 55 1234' : null)
  }
  const order = await shown(orderId)
  expect(order).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID', cancellable: false })
  const history = order.history as { status: string; by: string; note: string | null; at: string }[]
  expect(history.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'PLACED you',
    'SHIPPED store',
    'OUT_FOR_DELIVERY store',
    'DELIVERED store',
  ])
  expect(history[1]?.note).toBe('Lorry HR 55 1234')
  expect(Date.parse(history[2]?.at ?? '') - Date.parse(history[1]?.at ?? '')).toBe(60_000)
})

test('[ORD-08] what is not allowed does not happen, and what is asked twice happens once', async () => {
  const orderId = await placed()
  await expect(move(orderId, 'DELIVERED')).rejects.toMatchObject({
    code: 'move-not-allowed',
    details: { allowed: ['SHIPPED', 'CANCELLED'] },
  })
  await Promise.all([move(orderId, 'SHIPPED'), move(orderId, 'SHIPPED'), move(orderId, 'SHIPPED')])
  expect((await shown(orderId)).history).toHaveLength(2)
  const late = await me.post(`/api/orders/${orderId}/cancel`, { reason: 'too late' })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'order-not-cancellable', orderStatus: 'SHIPPED' })
})

test('[ORD-08] [CART-15] the customer is notified of each step once, even when sending fails at first', async () => {
  const orderId = await placed()
  orderApi.api.advanceClock(30_000)
  orderApi.api.refuseMessages(true)
  await expect(orderApi.api.services.jobs.sendOrderNotifications()).rejects.toThrow('the provider is down')
  orderApi.api.refuseMessages(false)
  await orderApi.api.services.jobs.sendOrderNotifications()
  expect(orderApi.api.messages).toEqual([])
  orderApi.api.advanceClock(61_000)
  await Promise.all([
    orderApi.api.services.jobs.sendOrderNotifications(),
    orderApi.api.services.jobs.sendOrderNotifications(),
  ])
  await move(orderId, 'SHIPPED')
  await orderApi.api.services.jobs.sendOrderNotifications()
  await move(orderId, 'OUT_FOR_DELIVERY')
  // a second shipment after a failed delivery is not notified again
  await move(orderId, 'SHIPPED')
  await move(orderId, 'OUT_FOR_DELIVERY')
  await orderApi.api.services.jobs.sendOrderNotifications()
  await orderApi.api.services.jobs.sendOrderNotifications()
  const number = String((await shown(orderId)).orderNumber)
  expect(orderApi.api.messages.map(({ text }) => text)).toEqual([
    `Neev: your order ${number} is placed. We'll notify you when it ships.`,
    `Neev: your order ${number} has been shipped.`,
    `Neev: your order ${number} is out for delivery today.`,
  ])
})

test('[ORD-09] a customer cancels with a reason while the order is placed', async () => {
  const orderId = await placed()
  expect((await me.post(`/api/orders/${orderId}/cancel`, { reason: ' ' })).status).toBe(400)
  const answer = await me.json(`/api/orders/${orderId}/cancel`, { reason: 'Found it nearer' })
  expect(answer).toMatchObject({
    orderStatus: 'CANCELLED',
    cancellationReason: 'Found it nearer',
    cancelledBy: 'customer',
    paymentStatus: 'PENDING',
    refund: null,
  })
})

test('[ORD-08] [SAFE-01] who places and cancels at once gets one message, who cancels later two', async () => {
  const texts = async (waitMs: number): Promise<string[]> => {
    orderApi.api.messages.length = 0
    const orderId = await placed()
    orderApi.api.advanceClock(waitMs)
    await orderApi.api.services.jobs.sendOrderNotifications()
    await me.json(`/api/orders/${orderId}/cancel`, { reason: 'no' })
    orderApi.api.advanceClock(60_000)
    await orderApi.api.services.jobs.sendOrderNotifications()
    return orderApi.api.messages.map(({ text }) => text.replace(/.*\d{4}-\d{4}-\d /, ''))
  }
  const placedText = "is placed. We'll notify you when it ships."
  expect(await texts(29_000)).toEqual(['has been cancelled.'])
  expect(await texts(31_000)).toEqual([placedText, 'has been cancelled.'])
})

test('[ORD-08] [SAFE-01] who pays and cancels at once gets one message, which tells of the refund as well', async () => {
  const texts = async (waitMs: number): Promise<string[]> => {
    const order = (await me.order('ONLINE')) as Body & { orderId: string; payment: { orderId: string } }
    const { orderId } = order
    const payment = (await orderApi.api.pay(order.payment.orderId, 'success'))?.response ?? {}
    await me.post(`/api/orders/${orderId}/payment`, payment)
    orderApi.api.messages.length = 0
    orderApi.api.advanceClock(waitMs)
    await orderApi.api.services.jobs.sendOrderNotifications()
    await me.json(`/api/orders/${orderId}/cancel`, { reason: 'no' })
    await orderApi.api.runJobs()
    orderApi.api.advanceClock(60_000)
    await orderApi.api.runJobs()
    expect(await shown(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' })
    return orderApi.api.messages.map(({ text }) => text.replace(/.*\d{4}-\d{4}-\d /, ''))
  }
  const both = 'has been cancelled. Your money is on its way back to you.'
  expect(await texts(20_000)).toEqual([both])
  expect(await texts(31_000)).toEqual(["is placed. We'll notify you when it ships.", both])
})

test('[ORD-09] an invoice is issued when the order is shipped, frozen, and its numbers have no gap', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => placed()))
  const refused = await placed()
  await me.json(`/api/orders/${refused}/cancel`, { reason: 'no' })
  expect((await shown(ids[0] ?? '')).invoice).toBe(null)
  const moves = [...ids, refused].map((orderId) => move(orderId, 'SHIPPED'))
  await Promise.allSettled(moves)
  const numbers = await Promise.all(
    ids.map(async (orderId) => ((await shown(orderId)).invoice as { number: string }).number),
  )
  const serials = numbers.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b)
  expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index))
  const [first = ''] = ids
  const before = await me.json(`/api/orders/${first}/invoice`)
  await orderApi.sellAt(140)
  expect(await me.json(`/api/orders/${first}/invoice`)).toEqual(before)
  await orderApi.sellAt(118)
  expect(before).toMatchObject({ kind: 'invoice', totals: { grandTotal: 35_400, igst: 0 } })
})

test('[ORD-09] what is cancelled after its invoice has a credit note', async () => {
  const orderId = await placed()
  await move(orderId, 'SHIPPED')
  await move(orderId, 'CANCELLED', 'Nobody at the site')
  const order = await shown(orderId)
  const note = await me.json(`/api/orders/${orderId}/credit-note`)
  expect(note).toMatchObject({
    kind: 'credit-note',
    against: { number: (order.invoice as Body).number },
    reason: 'Nobody at the site',
  })
  const pdf = await me.call(`/api/orders/${orderId}/credit-note.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
})

test('[ORD-09] a reorder takes the prices of today and says what changed', async () => {
  const orderId = await placed()
  await orderApi.sellAt(125)
  const again = await me.json(`/api/orders/${orderId}/reorder`, {})
  expect(again).toMatchObject({
    lines: [{ product: 'cementVariant[0]', quantity: 3, seenPrice: '125', variantUid: 'v1' }],
    changes: [{ product: 'cementVariant[0]', change: 'price', seenPrice: '118', price: '125' }],
  })
  await orderApi.sellAt(null)
  expect(await me.json(`/api/orders/${orderId}/reorder`, {})).toMatchObject({
    lines: [],
    changes: [{ change: 'gone', productName: 'Product cement' }],
  })
  await orderApi.sellAt(118)
})

test('only an active partner’s browser receives the commission, and only of their own orders', async () => {
  const orderId = await placed()
  const other = await orderApi.customer('9899999999')
  const everything = async (): Promise<string> =>
    JSON.stringify([
      await shown(orderId),
      await me.json('/api/orders'),
      await me.json(`/api/orders/${orderId}/reorder`, {}),
      await other.json(`/api/orders/${orderId}`),
    ])
  expect(await everything()).not.toMatch(/commission/i)
  const { userId } = await shown(orderId)
  await orderApi.api.database.queries
    .updateTable('partners')
    .set({ active: true })
    .where('uid', '=', String(userId))
    .execute()
  expect(await shown(orderId)).toMatchObject({ commissionAmount: 21 })
  expect(JSON.stringify(await other.json(`/api/orders/${orderId}`))).not.toMatch(/commission/i)
})

test('the buyer’s GST number is validated and printed on the invoice', async () => {
  const wrong = await me.post(
    '/api/orders',
    { paymentMode: 'COD', addressId: me.addressId, lines: [cementLine], buyerGstin: '22AAAAA0000A1Z5' },
    { 'idempotency-key': freshKey() },
  )
  expect(wrong.status).toBe(400)
  const orderId = await placed({ buyerGstin: '27aapfu0939f1zv' })
  await move(orderId, 'SHIPPED')
  expect(await me.json(`/api/orders/${orderId}/invoice`)).toMatchObject({
    buyer: { gstin: '27AAPFU0939F1ZV', stateCode: '06' },
    placeOfSupply: { code: '27' },
  })
})

test('a live store ships nothing before it says which firm sells, and nothing is half done then', async () => {
  const orderId = await placed()
  const using = {
    database: orderApi.api.database,
    now: () => new Date(),
    jobs: { trigger: () => {}, runAt: () => {} },
    payments: orderApi.api.payments,
    alarm: () => {},
    live: true,
  }
  const ship = () => changeOrderStatus(using, operator('ravi'), { orderId, to: 'SHIPPED', note: null })
  await expect(ship()).rejects.toMatchObject({ code: 'seller-missing' })
  expect(await shown(orderId)).toMatchObject({ orderStatus: 'PLACED', invoice: null })
  await orderApi.api.services.store.changeSetting('seller', '{"legalName": "Asha Traders LLP"}')
  await ship()
  expect(await me.json(`/api/orders/${orderId}/invoice`)).toMatchObject({
    seller: { legalName: 'Asha Traders LLP' },
  })
})

test('staff see what is doubtful about an invoice as long as it can be mended', async () => {
  const elsewhere = {
    ...deliveryAddress,
    address_line1: { ...deliveryAddress.address_line1, receiverName: 'Ravi' },
    state: 'Kerala',
  }
  const book = (await (await me.post('/api/addresses', elsewhere)).json()) as { addresses: { id: string }[] }
  const orderId = await placed({ addressId: book.addresses[1]?.id })
  const { services } = orderApi.api
  expect((await services.operator.showOrder(orderId)).invoiceWarnings).toEqual([
    { kind: 'pin-of-another-state' },
  ])
  await move(orderId, 'SHIPPED')
  expect((await services.operator.showOrder(orderId)).invoiceWarnings).toEqual([])
})
