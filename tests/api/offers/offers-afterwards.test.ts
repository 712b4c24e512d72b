import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { documentNotes } from '#domain/document-layout/document-sections.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import type { CreditNote } from '#domain/invoices/tax-document.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { feeActions } from '../../support/api/delivery-fee-actions.ts'
import { endOffers, makeOffer } from '../../support/api/offer-actions.ts'

const desk = await deskForTests()
const { api, me } = desk
const { place, setFee, act, invoiceOf } = feeActions(desk)

beforeEach(() => endOffers(api))

const show = (orderId: string) => me.json(`/api/orders/${orderId}`)
const ship = (orderId: string) => act(`${orderId}/status`, { to: 'SHIPPED' })

test('[OFFER-01] the order, the desk and the invoice name the offers, and no sum of theirs is another', async () => {
  await setFee(50)
  await makeOffer(api, { code: 'DIWALI10', isCombinable: true })
  await makeOffer(api, { name: 'Free', isCombinable: true, benefit: { kind: 'free-delivery' } })
  const { body } = await place(3, { offers: { code: 'DIWALI10', saved: 85_40 } })
  await setFee(0)
  const orderId = String(body.orderId)
  expect(await show(orderId)).toMatchObject({
    grandTotal: 318.6,
    offers: [
      { name: 'Diwali', nameHi: 'दिवाली', code: 'DIWALI10', saved: 35.4 },
      { name: 'Free', code: null, saved: 50 },
    ],
  })
  const seen = await desk.show(orderId)
  expect(seen.offers).toMatchObject([
    { name: 'Diwali', saved: 35_40 },
    { name: 'Free', saved: 50_00 },
  ])
  expect(seen.orderItems[0]?.pricing?.offers).toMatchObject([{ name: 'Diwali', saved: 35_40 }])
  await ship(orderId)
  const invoice = await invoiceOf(orderId)
  expect(invoice).toMatchObject({
    offers: [
      { title: 'Diwali (DIWALI10)', saved: 35_40 },
      { title: 'Free', saved: 50_00 },
    ],
    totals: { taxable: 270_00, grandTotal: 318_60 },
  })
  expect(documentNotes(invoice)).toContain(
    'Offers, already taken off, GST included: Diwali (DIWALI10) –₹35.40, Free –₹50.00.',
  )
})

test('[OFFER-01] an order of which less is delivered names what the offer took off that, and a credit note no offer', async () => {
  await makeOffer(api)
  const { body } = await place(10, { offers: { saved: 118_00 } })
  const orderId = String(body.orderId)
  const edited = await desk.as('owner').post(`/api/desk/orders/${orderId}/edits`, {
    id: randomUUID(),
    lines: [{ line: 0, quantity: 5 }],
    seenAt: String(body.updatedAt),
    seenTotal: 531_00,
  })
  expect([edited.status, edited.ok ? '' : await edited.text()]).toEqual([200, ''])
  expect(await show(orderId)).toMatchObject({ grandTotal: 531, offers: [{ name: 'Diwali', saved: 59 }] })
  await ship(orderId)
  expect((await invoiceOf(orderId)).offers).toEqual([{ title: 'Diwali', saved: 59_00 }])
  await act(`${orderId}/status`, { to: 'DELIVERED' })
  await desk.as('owner').prove()
  await act(`${orderId}/returns`, { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' })
  const note = (await me.json(`/api/orders/${orderId}/credit-note`)) as unknown as CreditNote
  expect(note).toMatchObject({ kind: 'credit-note', totals: { grandTotal: 106_20 } })
  expect(note).not.toHaveProperty('offers')
})

test('[OFFER-01] an order without offers names none', async () => {
  const { body } = await place(3)
  const orderId = String(body.orderId)
  await ship(orderId)
  for (const seen of [await show(orderId), await desk.show(orderId), await invoiceOf(orderId)])
    expect(seen).not.toHaveProperty('offers')
})

test('[OFFER-01] [DESK-07] a report says of each offer its orders, goods and what it gave away, a delivery that was free too', async () => {
  const day = api.now().toISOString().slice(0, 10)
  const period = `from=${day}&to=${day}`
  await setFee(50)
  const goods = await makeOffer(api, { name: 'Counted', isCombinable: true })
  const free = await makeOffer(api, {
    name: 'Brought',
    isCombinable: true,
    benefit: { kind: 'free-delivery' },
  })
  for (const quantity of [3, 10])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await place(quantity, { offers: { saved: 5_000 + quantity * 11_80 } })).toMatchObject({
      status: 200,
    })
  const { body } = await place(1, { offers: { saved: 61_80 } })
  await setFee(0)
  await me.post(`/api/orders/${String(body.orderId)}/cancel`, { reason: 'no' })
  const owner = desk.as('owner')
  const { givenAway } = (await (await owner.call(`/api/desk/reports?${period}`)).json()) as ReportWire
  expect(givenAway.find(({ key }) => key === goods)).toMatchObject({
    kind: 'offer',
    key: goods,
    name: 'Counted',
    orders: 2,
    lines: 2,
    units: 13,
    publicValue: 13 * 118_00,
    charged: 13 * 106_20,
    difference: 13 * 11_80,
  })
  expect(givenAway.find(({ key }) => key === free)).toMatchObject({
    orders: 2,
    units: 0,
    publicValue: 100_00,
    charged: 0,
  })
  const file = await owner.call(`/api/desk/reports.csv?${period}&by=givenAway`)
  expect(await file.text()).toContain('Offer,Counted,2,2,13,1534,1380.6,153.4')
})
