import { expect, test } from 'vitest'
import type { CreditNote, Invoice } from '#domain/invoices/tax-document.ts'
import type { DeskOrderDetailWire, DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { FIRM_GSTIN, firmActions, firmAddress, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()
const { newBuyer, create, join } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

const attempt = (me: FirmBuyer, firm: Body, more: Body = {}) =>
  me.post(
    '/api/orders',
    { paymentMode: 'ONLINE', addressId: me.addressId, lines: [cementLine], firm, ...more },
    { 'idempotency-key': freshKey() },
  )

test('[FIRM-03] an order for a firm is billed to it, taxed by its State, and names its purchase order on every paper', async () => {
  const me = await newBuyer()
  const id = await create(me)
  const firm = { id, poNumber: ' PO/2026/114 ', reference: 'Tower B' }
  const own = { buyerGstin: '27AAPFU0939F1ZV', billing: null }
  const { orderId } = await me.order('COD', { firm, ...own })
  const path = `/api/orders/${String(orderId)}`
  const billing = { legalName: 'Gupta & Sons', address: firmAddress }
  const frozen = { id, poNumber: 'PO/2026/114', reference: 'Tower B' }
  expect(await me.json(path)).toMatchObject({ buyerGstin: FIRM_GSTIN, billing, firm: frozen })
  // what is changed later is not changed in the order
  await me.send('PUT', `/api/firms/${id}`, { legalName: 'Another name', address: firmAddress })
  await as('packer').post(`/api/desk${path.slice(4)}/status`, { to: 'SHIPPED' })
  const invoice = (await me.json(`${path}/invoice`)) as unknown as Invoice
  expect(invoice).toMatchObject({
    buyer: { name: 'Gupta & Sons', gstin: FIRM_GSTIN, stateCode: '07' },
    deliveryAddress: { name: 'Asha' },
    placeOfSupply: { state: 'Delhi', code: '07' },
    purchaseOrder: { number: 'PO/2026/114', reference: 'Tower B' },
    totals: { cgst: 0, sgst: 0 },
  })
  expect(invoice.totals.igst).toBeGreaterThan(0)
  await as('manager').post(`/api/desk${path.slice(4)}/status`, { to: 'CANCELLED', note: 'lost' })
  const note = (await me.json(`${path}/credit-note`)) as unknown as CreditNote
  expect(note.purchaseOrder).toEqual(invoice.purchaseOrder)
  // their own orders are offered no firm that is not theirs alone
  expect(await me.json('/api/account/firms')).toEqual({ firms: [] })
})

test('[FIRM-03] the desk sees the firm of an order and finds it by the number of its purchase order', async () => {
  const me = await newBuyer()
  const id = await create(me)
  const { orderId } = await me.order('COD', { firm: { id, poNumber: 'Q_7/Werk-9' } })
  const shown = await read<DeskOrderDetailWire>(as('counter').call(`/api/desk/orders/${String(orderId)}`))
  expect(shown.firm).toEqual({ id, poNumber: 'Q_7/Werk-9', reference: null })
  const found = async (q: string) =>
    (
      await read<DeskOrderPageWire>(as('counter').call(`/api/desk/orders?q=${encodeURIComponent(q)}`))
    ).orders.map((order) => order.orderId)
  expect(await found('q_7/werk')).toEqual([orderId])
  expect(await found('qx7/werk')).toEqual([])
})

test('[FIRM-01] nobody orders for a firm of others, nor does a role that does not order', async () => {
  const [owner, accountant, stranger] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: accountant, role: 'accounts' })
  expect(await codeOf(attempt(stranger, { id }))).toBe('not-found')
  expect(await codeOf(attempt(stranger, { id: crypto.randomUUID() }))).toBe('not-found')
  expect(await codeOf(attempt(accountant, { id }))).toBe('firm-right-missing')
  expect((await attempt(owner, { id })).status).toBe(200)
})

test('[FIRM-01] an order above the limit of a person is refused, and a cancelled one frees the month', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  const total = 35_400
  await join(owner, id, { person: buyer, orderLimit: total - 1 })
  const refused = await (await attempt(buyer, { id })).json()
  expect(refused).toMatchObject({ code: 'firm-order-limit', limit: total - 1 })
  const place = (monthLimit: number) =>
    owner.send('PUT', `/api/firms/${id}/people/${buyer.uid}`, { role: 'buyer', monthLimit })
  await place(total)
  const { orderId } = (await (await attempt(buyer, { id })).json()) as { orderId: string }
  expect(await (await attempt(buyer, { id })).json()).toMatchObject({ code: 'firm-month-limit', limit: 0 })
  // their own orders are their own business
  expect((await attempt(buyer, { id }, { firm: null })).status).toBe(200)
  await buyer.post(`/api/orders/${orderId}/cancel`, { reason: 'mistake' })
  expect((await attempt(buyer, { id })).status).toBe(200)
})

test('[FIRM-01] the limit of a month holds under fifty orders at once', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer, monthLimit: 7 * 35_400 + 1 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(buyer, { id })))
  const codes = await Promise.all(answers.map(async (one) => (one.ok ? 'placed' : errorCodeOf(one))))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(7)
  expect(new Set(codes)).toEqual(new Set(['placed', 'firm-month-limit']))
})
