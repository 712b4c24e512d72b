import { expect, test } from 'vitest'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { FIRM_GSTIN, firmActions, puneSite, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()
const { newBuyer, create, join, addSite } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

const guest = api.asBrowser()
const pathOf = (link: string) => link.replace(/^.*\/quotation/, '/api/quotations')
const look = (link: string) => read<QuotationViewWire>(guest.call(pathOf(link)))
const answerAs = (who: Pick<FirmBuyer, 'call'>, link: string, given: string) =>
  who.call(pathOf(link), { method: 'POST', body: { answer: given } })

const quote = (buyer: FirmBuyer, firm: Body, quantity = 4) =>
  as('counter').post('/api/desk/quotations', {
    id: crypto.randomUUID(),
    phone: buyer.phone,
    lines: [{ ...cementLine, quantity }],
    firm,
  })
const quoted = (buyer: FirmBuyer, firm: Body, quantity = 4) =>
  read<SavedQuotationWire>(quote(buyer, firm, quantity))

/** Opens an account of a firm. */
const giveCredit = (id: string, limit: number) =>
  as('manager').post('/api/desk/credit-accounts', {
    id: crypto.randomUUID(),
    holder: { kind: 'firm', id },
    terms: { limit, days: 30, checkedAt: 'ordering', isOpen: true },
  })

/** The orders of a customer as the desk sees them. */
async function ordersOf({ phone }: FirmBuyer): Promise<DeskOrderDetailWire[]> {
  const { orders } = await read<{ orders: { orderId: string }[] }>(
    as('counter').call(`/api/desk/orders?q=${phone}`),
  )
  return Promise.all(
    orders.map(({ orderId }) => read<DeskOrderDetailWire>(as('counter').call(`/api/desk/orders/${orderId}`))),
  )
}

async function firmWithBuyer(place: { readonly orderLimit?: number } = {}) {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer, ...place })
  return { owner, buyer, id, siteId: await addSite(owner, id) }
}

test('[FIRM-05] [DESK-04] a quotation is made to a firm and its site, shows them by link without an address, and becomes an order for both', async () => {
  const { buyer, id, siteId } = await firmWithBuyer()
  const { quotation, link } = await quoted(buyer, { id, siteId, poNumber: 'PO-9' })
  const firm = { legalName: 'Gupta & Sons', site: 'Tower B', poNumber: 'PO-9', reference: null }
  expect(quotation).toMatchObject({ firm })
  const shown = await look(link)
  expect(shown).toMatchObject({ firm, offersAccount: false })
  expect(JSON.stringify(shown)).not.toMatch(/Pune|Nagar|Ravi|98610/)
  expect(await codeOf(answerAs(guest, link, 'account'))).toBe('not-signed-in')
  expect(await codeOf(answerAs(buyer, link, 'account'))).toBe('no-credit')
  expect(await look(link)).toMatchObject({ state: 'OPEN' })
  expect((await answerAs(guest, link, 'accept')).status).toBe(200)
  const [order] = await ordersOf(buyer)
  expect(order).toMatchObject({
    buyerGstin: FIRM_GSTIN,
    billing: { legalName: 'Gupta & Sons' },
    shippingAddress: { city: 'Pune', receiving: { hours: '9 am to 5 pm' } },
    firm: { id, poNumber: 'PO-9', site: { id: siteId, name: 'Tower B' } },
    grandTotal: quotation.total,
  })
})

test('[FIRM-05] [CREDIT-01] whom it was made to accepts it on account of the firm once, within the credit limit', async () => {
  const { owner, buyer, id, siteId } = await firmWithBuyer()
  const { quotation, link } = await quoted(buyer, { id, siteId })
  await giveCredit(id, quotation.total)
  expect(await look(link)).toMatchObject({ offersAccount: true })
  // a link alone makes no debts, and a colleague's limits are not the buyer's
  expect(await codeOf(answerAs(guest, link, 'account'))).toBe('not-signed-in')
  expect(await codeOf(answerAs(owner, link, 'account'))).toBe('not-found')
  const twice = await Promise.all([1, 2].map(() => answerAs(buyer, link, 'account')))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const orders = await ordersOf(buyer)
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ paymentMode: 'ACCOUNT', grandTotal: quotation.total })
  const next = await quoted(buyer, { id, siteId })
  expect(await codeOf(answerAs(buyer, next.link, 'account'))).toBe('credit-limit')
  expect(await look(next.link)).toMatchObject({ state: 'OPEN', orderNumber: null })
})

test('[FIRM-05] [FIRM-01] the limits of the buyer, their place in the firm and the site hold when a quotation is accepted', async () => {
  const { owner, buyer, id, siteId } = await firmWithBuyer({ orderLimit: 40_000 })
  await giveCredit(id, 100_000_000)
  const { link } = await quoted(buyer, { id, siteId })
  for (const how of ['account', 'accept', 'pay'])
    expect(await codeOf(answerAs(buyer, link, how))).toBe('firm-order-limit')
  await owner.send('PUT', `/api/firms/${id}/sites/${siteId}`, { ...puneSite, isClosed: true })
  expect(await codeOf(answerAs(buyer, link, 'account'))).toBe('firm-site-closed')
  await owner.send('PUT', `/api/firms/${id}/sites/${siteId}`, puneSite)
  await owner.send('PUT', `/api/firms/${id}/people/${buyer.uid}`, { role: 'accounts' })
  expect(await codeOf(answerAs(buyer, link, 'account'))).toBe('firm-right-missing')
  await owner.send('DELETE', `/api/firms/${id}/people/${buyer.uid}`)
  expect(await codeOf(answerAs(buyer, link, 'accept'))).toBe('not-found')
  expect(await look(link)).toMatchObject({ state: 'OPEN', offersAccount: false })
})

test('[FIRM-05] nobody is quoted for a firm that they do not buy for', async () => {
  const { owner, buyer, id, siteId } = await firmWithBuyer()
  const [stranger, accountant] = [await newBuyer(), await newBuyer()]
  await join(owner, id, { person: accountant, role: 'accounts' })
  expect(await codeOf(quote(stranger, { id, siteId }))).toBe('not-found')
  expect(await codeOf(quote(accountant, { id, siteId }))).toBe('firm-right-missing')
  const foreign = await addSite(stranger, await create(stranger))
  expect(await codeOf(quote(buyer, { id, siteId: foreign }))).toBe('not-found')
})
