import { beforeEach, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import { feeActions } from '../../support/api/delivery-fee-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { setFee, act } = feeActions(desk)

beforeEach(() => endOffers(api))

const bags = [{ product: cementLine.product, variantUid: 'v1', quantity: 3 }]
/** Ten per cent off three bags. */
const shown = { offers: { saved: 35_40 } }

const check = (body: object = {}) =>
  read<OffersCheckWire>(as('counter').post('/api/desk/offers/check', { lines: bags, ...body }))

const place = (body: object, key = freshKey()) =>
  as('counter').call('/api/desk/orders', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: {
      phone: '9700000090',
      name: 'Bhola Ram',
      address: deliveryAddress,
      lines: [cementLine],
      paymentMode: 'COD',
      ...body,
    },
  })

const placed = (body: object) => read<DeskOrderDetailWire>(place(body))
const refused = (body: object) => read<Problem>(place(body))

test('[OFFER-01] [DESK-04] an order that staff take has the offers of its customer: shown, charged, counted, or refused', async () => {
  const id = await makeOffer(api)
  expect(await check({ phone: '9700000090' })).toMatchObject({ applied: [{ name: 'Diwali', saved: 35_40 }] })
  expect(await refused({ offers: { saved: 35_41 } })).toMatchObject({ code: 'offers-changed', saved: 35_40 })
  expect(await givenBy(api, id)).toBe(0)
  const order = await placed(shown)
  expect(order).toMatchObject({ grandTotal: 318_60, offers: [{ name: 'Diwali', saved: 35_40 }] })
  expect(await givenBy(api, id)).toBe(35_40)
  // whoever was shown none pays what was shown
  expect(await placed({})).toMatchObject({ grandTotal: 354_00 })
})

test('[OFFER-01] [DESK-04] a first order is that of the number, and uses are counted for its customer', async () => {
  await makeOffer(api, { name: 'Welcome', isFirstOrder: true })
  expect((await check()).missed).toMatchObject([{ name: 'Welcome', miss: 'sign-in' }])
  const phone = '9700000091'
  expect((await check({ phone })).applied).toMatchObject([{ name: 'Welcome' }])
  await placed({ ...shown, phone })
  expect((await check({ phone })).applied).toEqual([])
  expect(await refused({ ...shown, phone })).toMatchObject({ code: 'offers-changed', saved: 0 })
})

test('[OFFER-01] [DESK-04] the area is that of the address, and delivery that an offer makes free is free', async () => {
  await setFee(50)
  await makeOffer(api, { name: 'Here', pinCodes: ['1220'], isCombinable: true })
  await makeOffer(api, { name: 'Free', isCombinable: true, benefit: { kind: 'free-delivery' } })
  expect((await check({ pinCode: '560001' })).applied.map(({ name }) => name)).not.toContain('Here')
  expect(await check({ pinCode: '122001' })).toMatchObject({ goodsSaved: 35_40, deliverySaved: 50_00 })
  expect(await placed({ offers: { saved: 85_40 }, phone: '9700000092' })).toMatchObject({
    grandTotal: 318_60,
    deliveryCharge: 0,
  })
  expect(await refused({ ...shown, deliveryFee: 50_00, phone: '9700000092' })).toMatchObject({
    code: 'offers-changed',
    saved: 85_40,
  })
  await setFee(0)
})

test('[OFFER-01] [PRICE-10] a typed price takes no offer, and the other lines have theirs', async () => {
  await as('owner').prove()
  await makeOffer(api)
  const typed = { price: 110_00, reason: 'regular' }
  const lines = [{ ...cementLine, typed }]
  const asked = [{ ...bags[0], typedPrice: typed.price }]
  expect(await check({ lines: asked })).toMatchObject({ applied: [] })
  const body = { phone: '9700000093', address: deliveryAddress, paymentMode: 'COD', lines }
  const order = await read<DeskOrderDetailWire>(
    as('owner').call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { ...body, offers: { saved: 0 } },
    }),
  )
  expect(order.grandTotal).toBe(330_00)
})

test('[OFFER-01] a budget holds under twenty orders that staff take at once, and a cancelled one gives it back', async () => {
  const id = await makeOffer(api, { budget: toPaise(4 * 35_40) })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => place({ ...shown, phone: `97000${20_000 + index}` })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  let isLeft = true
  while (isLeft) isLeft = (await place({ ...shown, phone: '9700000094' })).status === 200
  expect(await givenBy(api, id)).toBe(4 * 35_40)
  const first = (await answers.find(({ status }) => status === 200)?.json()) as DeskOrderDetailWire
  await act(`${first.orderId}/status`, { to: 'CANCELLED', note: 'no' })
  expect(await givenBy(api, id)).toBe(3 * 35_40)
})
