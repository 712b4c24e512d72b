import { beforeEach, expect, test } from 'vitest'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'
import { cementLine, freshKey, openCustomer } from '../../support/api/order-actions.ts'

const { api, as, show } = await deskForTests()

beforeEach(() => endOffers(api))

const bags = (quantity: number) => [{ ...cementLine, quantity }]

const check = (body: object = {}) =>
  read<OffersCheckWire>(
    as('counter').post('/api/desk/offers/check', {
      lines: [{ product: cementLine.product, variantUid: 'v1', quantity: 3 }],
      isTakenAway: true,
      ...body,
    }),
  )

const sell = (body: object, key = freshKey()) =>
  as('counter').call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { lines: bags(3), method: 'UPI', ...body },
  })

const sold = (body: object) => read<CounterSaleWire>(sell(body))
const refused = async (body: object) => read<Problem>(sell(body))

/** Ten per cent off three bags. */
const shown = { seenTotal: 318_60, offers: { saved: 35_40 } }

test('[OFFER-01] [COUNTER-01] what holds for everybody is given at the counter: shown, charged, counted and on the bill', async () => {
  const id = await makeOffer(api)
  expect(await check()).toMatchObject({
    applied: [{ name: 'Diwali', saved: 35_40 }],
    lines: [{ product: 'cementVariant[0]', quantity: 3, before: 118_000_000, price: 106_200_000 }],
  })
  const sale = await sold({ ...shown, method: 'CASH', tendered: 400_00 })
  expect(sale).toMatchObject({ total: 318_60, change: 81_40 })
  expect(await givenBy(api, id)).toBe(35_40)
  const order = await show(sale.orderId)
  expect(order.orderItems[0]?.pricing).toMatchObject({ source: { kind: 'list' }, offers: [{ offerId: id }] })
  const [invoice] = await api.database.queries
    .selectFrom('tax_documents')
    .select('document')
    .where('order_id', '=', sale.orderId)
    .execute()
  expect(JSON.stringify(invoice?.document)).toContain('"title":"Diwali"')
  expect(invoice?.document).toMatchObject({ payment: { status: 'PAID' }, totals: { grandTotal: 318_60 } })
})

test('[OFFER-01] [COUNTER-01] a saving that was not shown is refused with the one of now, and nothing is sold', async () => {
  const id = await makeOffer(api)
  expect(await refused({ seenTotal: 318_59, offers: { saved: 35_41 } })).toMatchObject({
    code: 'offers-changed',
    saved: 35_40,
  })
  await endOffers(api)
  expect(await refused(shown)).toMatchObject({ code: 'offers-changed', saved: 0 })
  expect(await givenBy(api, id)).toBe(0)
  // whoever was shown none pays what was shown
  await makeOffer(api)
  expect(await sold({ seenTotal: 354_00 })).toMatchObject({ total: 354_00 })
})

test('[OFFER-01] [COUNTER-01] one key sells once, offers included, and another coupon is another sale', async () => {
  const id = await makeOffer(api, { code: 'CEMENT10' })
  const key = freshKey()
  const body = { ...shown, offers: { code: 'cement-10', saved: 35_40 } }
  const [first, second] = await Promise.all([sell(body, key), sell(body, key)])
  expect(await second.json()).toEqual(await first.json())
  expect(await givenBy(api, id)).toBe(35_40)
  expect(await read<Problem>(sell({ seenTotal: 354_00 }, key))).toMatchObject({
    code: 'idempotency-conflict',
  })
})

test('[OFFER-01] [COUNTER-01] whoever leaves no number has nothing that is counted by person; a number has, and is counted', async () => {
  await makeOffer(api, { name: 'Welcome', isFirstOrder: true })
  await makeOffer(api, {
    name: 'Once',
    usesPerPerson: 1,
    benefit: { kind: 'amount', amount: toPaise(10_00) },
  })
  const missesOf = ({ applied, missed }: OffersCheckWire) => [
    applied.map(({ name }) => name),
    missed.map(({ name, miss }) => `${name} ${miss}`).toSorted(),
  ]
  expect(missesOf(await check())).toEqual([[], ['Once sign-in', 'Welcome sign-in']])
  expect(await refused({ seenTotal: 318_60, offers: { saved: 35_40 } })).toMatchObject({
    code: 'offers-changed',
    saved: 0,
  })
  expect(await sold({ seenTotal: 354_00, offers: { saved: 0 } })).toMatchObject({ total: 354_00 })
  // a number that is new to the store never ordered
  const phone = '9700000081'
  expect((await check({ phone })).applied).toMatchObject([{ name: 'Welcome', saved: 35_40 }])
  await sold({ ...shown, phone })
  expect((await check({ phone })).applied).toMatchObject([{ name: 'Once', saved: 10_00 }])
  await sold({ seenTotal: 344_00, offers: { saved: 10_00 }, phone })
  expect((await check({ phone })).applied).toEqual([])
  expect(await refused({ seenTotal: 344_00, offers: { saved: 10_00 }, phone })).toMatchObject({
    code: 'offers-changed',
  })
})

test('[OFFER-01] [COUNTER-01] nothing is delivered at the counter: offers of an area and free delivery do not hold', async () => {
  await makeOffer(api, { name: 'Gurugram', pinCodes: ['1220'], code: 'GGN10' })
  await makeOffer(api, { name: 'Free', benefit: { kind: 'free-delivery' } })
  expect(await check({ pinCode: '122001' })).toMatchObject({ applied: [], missed: [], deliverySaved: 0 })
  expect(await check({ pinCode: '122001', code: 'GGN10' })).toMatchObject({
    applied: [],
    missed: [{ name: 'Gurugram', miss: 'pin-code' }],
  })
  const address = { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' }
  const named = { name: 'Asha Rao', address, seenTotal: 318_60, offers: { code: 'GGN10', saved: 35_40 } }
  expect(await refused(named)).toMatchObject({ code: 'offers-changed', saved: 0 })
})

test('[OFFER-01] [COUNTER-01] a coupon of one customer is as unknown to others as one that nobody has', async () => {
  const asha = await openCustomer(api, '9700000082')
  const { uid } = ((await asha.json('/api/session')) as { partner: { uid: string } }).partner
  await makeOffer(api, { code: 'ASHA10', holders: [{ kind: 'person', id: uid }] })
  const unknown = { isCouponKnown: false, applied: [], missed: [] }
  expect(await check({ code: 'ASHA10' })).toMatchObject(unknown)
  expect(await check({ code: 'ASHA10', phone: '9700000083' })).toMatchObject(unknown)
  expect(await check({ code: 'ASHA10', phone: '9700000082' })).toMatchObject({ applied: [{ saved: 35_40 }] })
})

test('[OFFER-01] [PRICE-10] a price that staff typed takes no offer on top, and counts for none', async () => {
  const id = await makeOffer(api, { fromQuantity: 3 })
  const typed = { price: 110_00, reason: 'regular' }
  const line = { product: cementLine.product, variantUid: 'v1', quantity: 3, typedPrice: typed.price }
  expect(await check({ lines: [line] })).toMatchObject({ applied: [], lines: [] })
  await as('owner').prove()
  const key = { 'idempotency-key': freshKey() }
  const sale = await read<CounterSaleWire>(
    as('owner').call('/api/desk/counter/sales', {
      method: 'POST',
      headers: key,
      body: { lines: [{ ...cementLine, typed }], method: 'UPI', seenTotal: 330_00, offers: { saved: 0 } },
    }),
  )
  expect(sale.total).toBe(330_00)
  expect(await givenBy(api, id)).toBe(0)
})

test('[OFFER-01] a budget holds under twenty sales at once', async () => {
  const id = await makeOffer(api, { budget: toPaise(5 * 35_40 + 10_00) })
  const results = await Promise.all(Array.from({ length: 20 }, () => sell(shown)))
  const statuses = results.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await givenBy(api, id)).toBe(statuses.filter((status) => status === 200).length * 35_40)
  let isLeft = true
  while (isLeft) isLeft = (await sell(shown)).status === 200
  expect(await givenBy(api, id)).toBe(5 * 35_40)
})

test('[OFFER-01] [COUNTER-03] what comes back gives back what was paid for it, and all of it together no more', async () => {
  await makeOffer(api, { benefit: { kind: 'buy-get', buy: 2, get: 1 } })
  const { orderId } = await sold({ lines: bags(7), seenTotal: 590_00, offers: { saved: 236_00 } })
  await as('owner').prove()
  for (const quantity of [1, 2, 4]) {
    const back = { lines: [{ line: 0, quantity }], reason: 'wet', references: { UPI: '633812345678' } }
    expect((await as('owner').post(`/api/desk/orders/${orderId}/returns`, back)).status).toBe(200)
  }
  const { reductions } = await show(orderId)
  expect(reductions[0]?.amount).toBeLessThan(118_00)
  expect(reductions.reduce((sum, { givenBack }) => sum + (givenBack ?? 0), 0)).toBe(590_00)
})
