import { beforeEach, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import type { EditPreviewWire } from '#domain/order-edits/wire.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { feeActions } from '../../support/api/delivery-fee-actions.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'

const desk = await deskForTests()
const { api, as, me, show } = desk
const { place, act } = feeActions(desk)

beforeEach(() => endOffers(api))

type Line = {
  readonly quantity: number
  readonly typed?: { readonly price: number; readonly reason: string }
}

/** Previews an edit of the first line of an order, and of what is added to it. */
async function preview(orderId: string, line: Line, added: readonly object[] = []) {
  const wish = { lines: [{ line: 0, ...line }], added, seenAt: (await show(orderId)).updatedAt }
  const answer = await as('manager').post(`/api/desk/orders/${orderId}/edits/preview`, wish)
  return { wish, answer, shown: (await answer.clone().json()) as EditPreviewWire }
}

/** Edits an order as it was shown, and agrees for its customer where they are asked. */
async function edit(orderId: string, line: Line, added: readonly object[] = []) {
  const { wish, shown } = await preview(orderId, line, added)
  const { totalAfter: seenTotal, laterDay, needsConsent } = shown
  const id = crypto.randomUUID()
  await read(as('manager').post(`/api/desk/orders/${orderId}/edits`, { ...wish, id, seenTotal, laterDay }))
  if (needsConsent) await read(as('manager').post(`/api/desk/orders/${orderId}/edits/agreement`, { id }))
  api.advanceClock(1_000)
  return show(orderId)
}

async function placed(quantity: number, saved: number): Promise<string> {
  const { status, body } = await place(quantity, { offers: { saved } })
  expect(status).toBe(200)
  return String(body.orderId)
}

test('[OFFER-01] [PRICE-10] a typed price takes the place of a line’s offers, and their use stays', async () => {
  const id = await makeOffer(api)
  const orderId = await placed(3, 35_40)
  const after = await edit(orderId, { quantity: 3, typed: { price: 105_00, reason: 'Regular customer' } })
  expect(after.grandTotal).toBe(315_00)
  const [item] = after.orderItems
  expect(item?.pricing).toMatchObject({ source: { kind: 'line', instead: 106_200_000 } })
  expect(item?.pricing).not.toHaveProperty('offers')
  expect(await me.json(`/api/orders/${orderId}`)).toMatchObject({
    grandTotal: 315,
    offers: [],
  })
  expect(await givenBy(api, id)).toBe(35_40)
  await act(`${orderId}/status`, { to: 'SHIPPED' })
  await act(`${orderId}/status`, { to: 'DELIVERED' })
  await as('owner').prove()
  const back = { reason: 'wet', method: 'CASH' }
  await act(`${orderId}/returns`, { ...back, lines: [{ line: 0, quantity: 1 }] })
  const { reductions } = await act(`${orderId}/returns`, { ...back, lines: [{ line: 0, quantity: 2 }] })
  expect(reductions.reduce((sum, { amount }) => sum + amount, 0)).toBe(315_00)
})

test('[OFFER-01] units that an edit adds at the price of an offer count to its budget, and are refused beyond it', async () => {
  const id = await makeOffer(api, { budget: toPaise(60_00) })
  const orderId = await placed(3, 35_40)
  const refused = await preview(orderId, { quantity: 6 })
  expect(await refused.answer.json()).toMatchObject({
    code: 'invalid-input',
    reasons: [{ code: 'offer-used-up', name: 'Diwali' }],
  })
  expect((await edit(orderId, { quantity: 5 })).grandTotal).toBe(531_00)
  expect(await givenBy(api, id)).toBe(59_00)
  // fewer give nothing back to others, whose order would have found it used up
  expect((await edit(orderId, { quantity: 2 })).grandTotal).toBe(212_40)
  expect(await givenBy(api, id)).toBe(59_00)
  const typed = { price: 110_00, reason: 'Beyond the offer' }
  expect((await edit(orderId, { quantity: 20, typed })).grandTotal).toBe(2_200_00)
  expect(await givenBy(api, id)).toBe(59_00)
})

test('[OFFER-01] a line that was taken out comes back at the price of its offer only within the budget', async () => {
  const id = await makeOffer(api, { budget: toPaise(60_00) })
  const { folder, remove } = await catalogueFolder({
    products: [productDocument('sand', { variants: [variantDocument()] })],
  })
  await api.services.catalogue.importFolder({ folder, confirmPrices: true })
  await remove()
  const orderId = await placed(3, 35_40)
  await edit(orderId, { quantity: 0 }, [{ product: 'sandVariant[0]', quantity: 1 }])
  expect((await show(orderId)).offers).toEqual([])
  const refused = await preview(orderId, { quantity: 6 })
  expect(await refused.answer.json()).toMatchObject({ reasons: [{ code: 'offer-used-up', name: 'Diwali' }] })
  expect((await edit(orderId, { quantity: 5 })).offers).toMatchObject([{ saved: 59_00 }])
  expect(await givenBy(api, id)).toBe(59_00)
})

test('[OFFER-01] two orders that grow at once do not pass the budget together', async () => {
  const id = await makeOffer(api, { budget: toPaise(60_00) })
  const orderIds = [await placed(1, 11_80), await placed(1, 11_80)]
  const growing = await Promise.all(
    orderIds.map(async (orderId) => ({ orderId, ...(await preview(orderId, { quantity: 3 })) })),
  )
  const edits = await Promise.all(
    growing.map(async ({ orderId, wish, shown }) => {
      const wanted = { ...wish, id: crypto.randomUUID(), seenTotal: shown.totalAfter }
      await read(as('manager').post(`/api/desk/orders/${orderId}/edits`, wanted))
      return { orderId, id: wanted.id }
    }),
  )
  const statuses = await Promise.all(
    edits.map(async ({ orderId, id: editId }) => {
      const path = `/api/desk/orders/${orderId}/edits/agreement`
      return (await as('manager').post(path, { id: editId })).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await givenBy(api, id)).toBe(35_40 + 11_80)
})

test('[PRICE-10] a lower price of an order whose payment has gone back is kept among its changes', async () => {
  await makeOffer(api)
  const { body } = await place(3, { offers: { saved: 35_40 }, paymentMode: 'ONLINE' })
  const orderId = String(body.orderId)
  const paid = await api.pay((body.payment as { orderId: string }).orderId, 'success')
  await me.post(`/api/orders/${orderId}/payment`, paid?.response)
  await as('owner').prove()
  await act(`${orderId}/refund`, { reason: 'late' })
  const after = await edit(orderId, { quantity: 3, typed: { price: 105_00, reason: 'late' } })
  expect(after).toMatchObject({ grandTotal: 315_00, refundLeft: 0 })
  expect(after.reductions).toMatchObject([{ amount: 3_60, givenBack: 0 }])
})

test('[OFFER-01] [DESK-03] units that are cancelled before the invoice take their part of what offers saved with them', async () => {
  const id = await makeOffer(api, { budget: toPaise(100_00) })
  const orderId = await placed(8, 94_40)
  await act(`${orderId}/cancel-lines`, { lines: [{ line: 0, quantity: 6 }], reason: 'one lorry less' })
  const after = await show(orderId)
  expect(after.offers).toMatchObject([{ saved: 23_60 }])
  expect(after.orderItems[0]?.pricing?.offers).toMatchObject([{ saved: 23_60 }])
  // what grows again counts from there
  expect((await edit(orderId, { quantity: 4 })).offers).toMatchObject([{ saved: 47_20 }])
  expect(await givenBy(api, id)).toBe(94_40)
})
