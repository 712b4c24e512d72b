import { beforeEach, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { feeActions } from '../../support/api/delivery-fee-actions.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'
import { cementLine, freshKey, openCustomer, sell, type Body } from '../../support/api/order-actions.ts'

const desk = await deskForTests()
const { api, me } = desk
const { place, setFee, act } = feeActions(desk)

beforeEach(() => endOffers(api))

const cement = (quantity: number) => [{ product: cementLine.product, variantUid: 'v1', quantity }]
const check = async (body: Body, customer = me) =>
  (await customer.json('/api/offers/check', { lines: cement(3), ...body })) as unknown as OffersCheckWire

test('[OFFER-01] what is shown is charged: an order is placed with the saving that its cart was shown, or not at all', async () => {
  const id = await makeOffer(api)
  const shown = await check({})
  expect(shown).toMatchObject({
    applied: [{ name: 'Diwali', nameHi: 'दिवाली', saved: 35_40 }],
    lines: [
      { product: 'cementVariant[0]', quantity: 3, before: 118_000_000, price: 106_200_000, saved: 35_40 },
    ],
    goodsSaved: 35_40,
  })
  expect(await place(3, { offers: { saved: 35_41 } })).toMatchObject({
    status: 409,
    body: { code: 'offers-changed', saved: 35_40 },
  })
  expect(await givenBy(api, id)).toBe(0)
  const { body } = await place(3, { offers: { saved: 35_40 } })
  expect(body).toMatchObject({
    grandTotal: 318.6,
    offers: [{ name: 'Diwali', code: null, saved: 35.4 }],
    orderItems: [{ variantSpecs: { sellingPriceWithGST: 106.2, sellingPriceWOGST: 90 } }],
  })
  expect(await givenBy(api, id)).toBe(35_40)
  // whoever was shown no offers pays what was shown
  expect((await place(3)).body).toMatchObject({ grandTotal: 354 })
})

test('[OFFER-01] staff see the source of a price beside the offer that lowered it, and customers do not', async () => {
  const id = await makeOffer(api)
  const { body } = await place(3, { offers: { saved: 35_40 } })
  const seen = await desk.show(String(body.orderId))
  expect(seen.orderItems[0]?.pricing).toMatchObject({
    source: { kind: 'list' },
    offers: [{ offerId: id, name: 'Diwali', saved: 35_40 }],
  })
  expect(JSON.stringify(await me.json(`/api/orders/${String(body.orderId)}`))).not.toContain('pricing')
})

test('[OFFER-01] a coupon holds for whoever typed it, and says no more of others than of what nobody has', async () => {
  const firm = { kind: 'firm' as const, id: '7d0c1c4e-3a1c-4b5e-9a53-0d8a3c1f9b10' }
  await makeOffer(api, { code: 'CEMENT10', nameHi: null })
  await makeOffer(api, { code: 'GUPTA50', holders: [firm] })
  await makeOffer(api, { code: 'NEXTYEAR', fromDay: '2027-01-01' })
  await makeOffer(api, { code: 'MONSOON', untilDay: '2026-10-01' })
  expect(await check({})).toMatchObject({ applied: [], missed: [] })
  expect(await check({ code: 'cement-10' })).toMatchObject({ applied: [{ code: 'CEMENT10', saved: 35_40 }] })
  const unknown = await check({ code: 'NOBODY' })
  expect(unknown).toMatchObject({ isCouponKnown: false, applied: [], missed: [] })
  expect(await check({ code: 'GUPTA50' })).toEqual(unknown)
  expect(await check({ code: 'NEXTYEAR' })).toEqual(unknown)
  expect(await check({ code: 'MONSOON' })).toMatchObject({ missed: [{ code: 'MONSOON', miss: 'ended' }] })
  expect(await place(3, { offers: { code: 'GUPTA50', saved: 0 } })).toMatchObject({ status: 409 })
  expect(await place(3, { offers: { code: 'cement10', saved: 35_40 } })).toMatchObject({ status: 200 })
})

test('[OFFER-01] guests see offers that apply by themselves, and what they lack for others', async () => {
  await makeOffer(api, { name: 'Ten', fromValue: toPaise(1_000_00) })
  await makeOffer(api, { name: 'Welcome', isFirstOrder: true })
  await makeOffer(api, { name: 'Here', pinCodes: ['1220'], benefit: { kind: 'free-delivery' } })
  const answer = await api.call('/api/offers/check', { method: 'POST', body: { lines: cement(3) } })
  const { applied, missed } = (await answer.json()) as OffersCheckWire
  expect(applied).toEqual([])
  expect(missed.map(({ name, miss, missing }) => [name, miss, missing])).toEqual(
    expect.arrayContaining([
      ['Ten', 'value', 646_00],
      ['Welcome', 'sign-in', null],
      ['Here', 'pin-code', null],
    ]),
  )
})

test('[OFFER-01] delivery that an offer makes free is free on the order too, by the value before offers', async () => {
  await setFee(50, 300)
  await makeOffer(api, { isCombinable: true, benefit: { kind: 'amount', amount: toPaise(100_00) } })
  // 354 less 100 is below 300, and delivery stays free
  expect((await place(3, { offers: { saved: 100_00 } })).body).toMatchObject({
    grandTotal: 254,
    deliveryCharge: 0,
  })
  await setFee(50)
  await makeOffer(api, { name: 'Free', isCombinable: true, benefit: { kind: 'free-delivery' } })
  expect(await check({ pinCode: '122001' })).toMatchObject({ deliverySaved: 50_00, goodsSaved: 100_00 })
  const { body } = await place(3, { offers: { saved: 150_00 } })
  expect(body).toMatchObject({ grandTotal: 254, deliveryCharge: 0 })
  await setFee(0)
})

test('[OFFER-01] a return gives back what was paid for so many, and all of it together what was paid', async () => {
  await makeOffer(api, { benefit: { kind: 'buy-get', buy: 2, get: 1 } })
  const { body } = await place(7, { offers: { saved: 236_00 } })
  const orderId = String(body.orderId)
  expect(body.grandTotal).toBe(590)
  await act(`${orderId}/status`, { to: 'SHIPPED' })
  await act(`${orderId}/status`, { to: 'DELIVERED' })
  await desk.as('owner').prove()
  let given = 0
  for (const quantity of [1, 2, 4]) {
    const { reductions } = await act(`${orderId}/returns`, {
      lines: [{ line: 0, quantity }],
      reason: 'wet',
      method: 'CASH',
    })
    given = reductions.reduce((sum, { amount }) => sum + amount, 0)
    expect(given).toBeLessThanOrEqual(590_00)
  }
  expect(given).toBe(590_00)
})

test('[OFFER-01] the use of an order that is cancelled, or never paid, is there for the next', async () => {
  const id = await makeOffer(api, { usesPerPerson: 1 })
  const once = { offers: { saved: 35_40 } }
  const { body } = await place(3, once)
  expect(await place(3, once)).toMatchObject({ status: 409, body: { code: 'offers-changed' } })
  await me.post(`/api/orders/${String(body.orderId)}/cancel`, { reason: 'no' })
  expect(await givenBy(api, id)).toBe(0)
  expect(await place(3, { ...once, paymentMode: 'ONLINE' })).toMatchObject({ status: 200 })
  expect(await check({})).toMatchObject({ applied: [] })
  api.advanceClock(2 * 3_600_000)
  await api.services.jobs.reconcilePayments()
  expect(await check({})).toMatchObject({ applied: [{ saved: 35_40 }] })
})

test('[OFFER-01] the first order is the first, also when two are sent at once', async () => {
  const newcomer = await openCustomer(api, '9811100077')
  await makeOffer(api, { isFirstOrder: true })
  expect(await check({}, newcomer)).toMatchObject({ applied: [{ saved: 35_40 }] })
  const order = {
    paymentMode: 'COD',
    addressId: newcomer.addressId,
    lines: [cementLine],
    offers: { saved: 35_40 },
  }
  const send = () => newcomer.post('/api/orders', order, { 'idempotency-key': freshKey() })
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test('[OFFER-01] [SAFE-01] goods of more paise than can be counted are too large, not an error of the store', async () => {
  await makeOffer(api)
  await sell(api, 999_999_999)
  try {
    const tooLarge = { code: 'order-too-large', limit: 500_000_000 }
    const asked = await me.post('/api/offers/check', { lines: cement(99_999), pinCode: '122001' })
    expect(asked.status).toBe(422)
    expect(await asked.json()).toMatchObject(tooLarge)
    const lines = [{ ...cementLine, quantity: 99_999, seenPrice: '999999999' }]
    expect(await place(99_999, { lines, offers: { saved: 0 } })).toMatchObject({
      status: 422,
      body: tooLarge,
    })
  } finally {
    await sell(api, 118)
  }
})

test('[OFFER-01] fifty orders at once take no more than the budget and the uses of an offer', async () => {
  const customers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => openCustomer(api, `98111${20_000 + index}`)),
  )
  const fifty = Array.from({ length: 50 }, (_, index) => customers[index % 10]).filter(
    (one) => one !== undefined,
  )
  async function race(): Promise<number> {
    const statuses = await Promise.all(
      fifty.map(async ({ post, addressId }) => {
        const order = { paymentMode: 'COD', addressId, lines: [cementLine], offers: { saved: 35_40 } }
        return (await post('/api/orders', order, { 'idempotency-key': freshKey() })).status
      }),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }
  const budgeted = await makeOffer(api, { budget: toPaise(10 * 35_40 + 35_39) })
  expect(await race()).toBe(10)
  expect(await givenBy(api, budgeted)).toBe(10 * 35_40)
  await endOffers(api)
  const counted = await makeOffer(api, { usesInAll: 7, usesPerPerson: 1 })
  expect(await race()).toBe(7)
  expect(await givenBy(api, counted)).toBe(7 * 35_40)
})
