import { beforeEach, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import type { ApprovalsWire } from '#domain/orders/approvals/wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions } from '../../support/api/firm-actions.ts'
import { endOffers, givenBy, makeOffer } from '../../support/api/offer-actions.ts'
import { cementLine, deliveryAddress } from '../../support/api/order-actions.ts'

const { api, as, show } = await deskForTests()
const { newBuyer, create, join, addSite } = firmActions(api)

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

const pathOf = (link: string) => link.replace(/^.*\/quotation/, '/api/quotations')
const look = (link: string) => read<QuotationViewWire>(api.asBrowser().call(pathOf(link)))
const answer = (link: string, body: object) =>
  api.asBrowser().call(pathOf(link), { method: 'POST', body: { answer: 'accept', ...body } })

/** The one order of a number, as the desk sees it. */
async function orderOf(phone: string): Promise<DeskOrderDetailWire> {
  const { orders } = await read<{ orders: { orderId: string }[] }>(
    as('counter').call(`/api/desk/orders?q=${phone.slice(-10)}`),
  )
  expect(orders).toHaveLength(1)
  return show(orders[0]?.orderId ?? '')
}

/** The customer accepts; their order. */
async function accepted({ quotation, link }: SavedQuotationWire): Promise<DeskOrderDetailWire> {
  expect((await answer(link, {})).status).toBe(200)
  return orderOf(quotation.customer.phone)
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

test('[OFFER-01] [QUOTE-01] its page names the offers that lowered its prices, also when they have ended', async () => {
  await makeOffer(api, { nameHi: 'दिवाली', code: 'DIWALI10' })
  const { link, quotation } = await saved({ offers: { saved: 35_40, code: 'DIWALI10' } })
  const offers = [{ name: 'Diwali', nameHi: 'दिवाली', code: 'DIWALI10', saved: 35_40 }]
  expect(quotation).toMatchObject({ offers })
  await endOffers(api)
  expect(await look(link)).toMatchObject({ offers, lines: [{ price: 106_200_000 }] })
  expect(await look((await saved()).link)).not.toHaveProperty('offers')
})

/** A quotation with the offers to an engineer who has to ask the owner of the firm, and asks. */
async function askedOfFirm() {
  const [owner, engineer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: engineer, role: 'site-engineer', orderLimit: 100 })
  const siteId = await addSite(owner, id)
  const { link } = await read<SavedQuotationWire>(
    as('counter').post('/api/desk/quotations', {
      id: crypto.randomUUID(),
      phone: engineer.phone,
      lines: [cementLine],
      firm: { id, siteId },
      ...shown,
    }),
  )
  expect((await answer(link, { asksApproval: true })).status).toBe(200)
  const { approvals } = await read<ApprovalsWire>(owner.call(`/api/firms/${id}/approvals`))
  const path = approvals[0]?.path?.replace('/approval/', '/api/approvals/') ?? ''
  return { engineer, link, approve: () => owner.post(path, { answer: 'approve', total: 318_60 }) }
}

test('[OFFER-01] [FIRM-06] a quotation that the firm approves keeps its offers when they have ended, and counts them once', async () => {
  const id = await makeOffer(api, { budget: toPaise(40_00), usesPerPerson: 1 })
  const { engineer, link, approve } = await askedOfFirm()
  expect(await look(link)).toMatchObject({ state: 'AWAITING_APPROVAL', total: 318_60 })
  expect(await givenBy(api, id)).toBe(0)
  await endOffers(api)
  const answers = await Promise.all([1, 2, 3].map(() => approve()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await orderOf(engineer.phone)).toMatchObject({
    grandTotal: 318_60,
    offers: [{ name: 'Diwali', saved: 35_40 }],
    orderItems: [{ pricing: { offers: [{ offerId: id, saved: 35_40 }] } }],
  })
  expect(await givenBy(api, id)).toBe(35_40)
})

test('[OFFER-01] [FIRM-06] what is approved counts beyond the budget, and what is withdrawn counts nothing', async () => {
  const id = await makeOffer(api, { budget: toPaise(40_00) })
  const [first, second, third] = [await askedOfFirm(), await askedOfFirm(), await askedOfFirm()]
  expect((await first.approve()).status).toBe(200)
  expect((await second.approve()).status).toBe(200)
  expect(await givenBy(api, id)).toBe(2 * 35_40)
  expect((await answer(third.link, { answer: 'withdraw' })).status).toBe(200)
  expect(await look(third.link)).toMatchObject({ state: 'OPEN', total: 318_60 })
  expect(await givenBy(api, id)).toBe(2 * 35_40)
})
