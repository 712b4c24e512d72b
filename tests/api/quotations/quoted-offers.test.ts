import { beforeEach, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'
import { cementLine, deliveryAddress } from '../../support/api/order-actions.ts'

const { api, as, show } = await deskForTests()

beforeEach(() => endOffers(api))

let phones = 9_700_000_300

const save = (more: object = {}) =>
  as('counter').post('/api/desk/quotations', {
    id: crypto.randomUUID(),
    phone: String((phones += 1)),
    name: 'Bhola Ram',
    address: deliveryAddress,
    lines: [cementLine],
    ...more,
  })

const saved = (more: object = {}) => read<SavedQuotationWire>(save(more))

/** The customer accepts; their order. */
async function accepted({ quotation, link }: SavedQuotationWire): Promise<DeskOrderDetailWire> {
  const path = link.replace('/quotation', '/api/quotations')
  const answer = await api.asBrowser().call(path, { method: 'POST', body: { answer: 'accept' } })
  expect(answer.status).toBe(200)
  const found = await read<{ orders: { orderId: string }[] }>(
    as('counter').call(`/api/desk/orders?q=${quotation.customer.phone.slice(-10)}`),
  )
  return show(found.orders[0]?.orderId ?? '')
}

/** Ten per cent off three bags. */
const shown = { offers: { saved: 35_40 } }

test('[OFFER-01] [QUOTE-01] a quotation has the offers that its desk was shown, and none without them', async () => {
  const id = await makeOffer(api)
  expect((await saved(shown)).quotation).toMatchObject({ total: 318_60 })
  expect((await saved()).quotation).toMatchObject({ total: 354_00 })
  expect(await read<Problem>(save({ offers: { saved: 1 } }))).toMatchObject({
    code: 'offers-changed',
    saved: 35_40,
  })
  // nothing is used by what is only offered
  expect(await givenBy(api, id)).toBe(0)
})

test('[OFFER-01] [QUOTE-01] its prices stay when the offer has ended or its budget is used up, and count to it', async () => {
  const id = await makeOffer(api, { budget: toPaise(40_00), usesPerPerson: 1 })
  const [first, second] = [await saved(shown), await saved(shown)]
  expect(await accepted(first)).toMatchObject({
    grandTotal: 318_60,
    offers: [{ name: 'Diwali', saved: 35_40 }],
    orderItems: [{ pricing: { offers: [{ offerId: id, saved: 35_40 }] } }],
  })
  await endOffers(api)
  const order = await accepted(second)
  expect(order.grandTotal).toBe(318_60)
  expect(await givenBy(api, id)).toBe(2 * 35_40)
  const cancelled = await as('counter').post(`/api/desk/orders/${order.orderId}/status`, {
    to: 'CANCELLED',
    note: 'no',
  })
  expect(cancelled.status).toBe(200)
  expect(await givenBy(api, id)).toBe(35_40)
})
