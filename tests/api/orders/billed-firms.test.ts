import { expect, test } from 'vitest'
import type { RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import { firmForAddress } from '#domain/identity/remembered-firm.ts'
import { codeSentTo, errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import {
  cementLine,
  deliveryAddress,
  freshKey,
  openCustomer,
  type Body,
} from '../../support/api/order-actions.ts'
import { tablesWith } from '../../support/database/find-text.ts'

const { api, as, reopen } = await deskForTests()

const GSTIN = '07AAGFF2194N1Z1'
const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
const billing = { legalName: 'Gupta & Sons', address }
const firm = { buyerGstin: GSTIN, billing }

let next = 9_751_000_000
const newCustomer = async () => {
  const phone = String((next += 1))
  return { ...(await openCustomer(api, phone)), phone }
}
type Customer = Awaited<ReturnType<typeof newCustomer>>

const attempt = (me: Customer, more: Body, key = freshKey()) =>
  me.post(
    '/api/orders',
    { paymentMode: 'COD', addressId: me.addressId, lines: [cementLine], ...more },
    { 'idempotency-key': key },
  )
const firmsOf = async (me: Pick<Customer, 'call'>) =>
  (await read<{ firms: RememberedFirmWire[] }>(me.call('/api/account/firms'))).firms
const found = async (phone: string) => {
  const path = `/api/desk/customers/by-phone?phone=${phone}`
  return (await read<{ customer: FoundCustomerWire }>(as('counter').call(path))).customer
}

test('[ORD-09] the invoice names the firm and its address, and who receives the goods apart', async () => {
  const me = await newCustomer()
  const { orderId } = await me.order('COD', firm)
  expect(await me.json(`/api/orders/${String(orderId)}`)).toMatchObject({ buyerGstin: GSTIN, billing })
  await as('packer').post(`/api/desk/orders/${String(orderId)}/status`, { to: 'SHIPPED' })
  const invoice = (await me.json(`/api/orders/${String(orderId)}/invoice`)) as unknown as Invoice
  expect(invoice.buyer).toEqual({
    name: 'Gupta & Sons',
    phone: null,
    addressLines: ['4 Barakhamba Road', 'New Delhi 110001'],
    state: 'Delhi',
    stateCode: '07',
    gstin: GSTIN,
  })
  expect(invoice.deliveryAddress).toMatchObject({ name: 'Asha', lines: expect.arrayContaining(['Metro']) })
  // bill to, ship to: the tax of the firm's own State
  expect(invoice.placeOfSupply).toEqual({ state: 'Delhi', code: '07' })
  const shown = await read<DeskOrderDetailWire>(as('counter').call(`/api/desk/orders/${String(orderId)}`))
  expect(shown).toMatchObject({ buyerGstin: GSTIN, billing })
})

test('[ORD-09] the delivery address is that of the firm unless it gives its own, and has to be in the State of the GSTIN', async () => {
  const me = await newCustomer()
  const own = { buyerGstin: '06AAGFF2194N1Z3', billing: { legalName: 'Gupta & Sons' } }
  expect(await me.order('COD', own)).toMatchObject({
    billing: {
      legalName: 'Gupta & Sons',
      address: { line: '12, MG Road, Metro', city: 'Gurugram', state: 'Haryana', zipcode: '122001' },
    },
  })
  for (const [given, issue] of [
    [{ ...firm, billing: { legalName: 'Gupta & Sons' } }, 'state-differs'],
    [{ ...firm, billing: { ...billing, address: { ...address, state: 'Haryana' } } }, 'state-differs'],
    [{ ...firm, billing: { ...billing, address: { ...address, zipcode: '122001' } } }, 'pin-differs'],
  ] as const) {
    const refused = await attempt(me, given)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'billing-differs', billingIssue: issue })
  }
  for (const wrong of [
    { ...firm, billing: { address } },
    { ...firm, billing: { ...billing, legalName: ' ' } },
    { ...firm, billing: { ...billing, legalName: 'x'.repeat(101) } },
    { ...firm, billing: { ...billing, legalName: 'Gupta\nSons' } },
    { billing },
  ])
    expect((await attempt(me, wrong)).status).toBe(400)
  expect(
    await errorCodeOf(await attempt(me, { ...firm, billing: { ...billing, legalName: 'G\u0000' } })),
  ).toBe('invalid-text')
  // programs that send a GSTIN alone go on
  expect(await me.order('COD', { buyerGstin: GSTIN })).toMatchObject({ buyerGstin: GSTIN })
})

test('[PAY-05] the same key with another firm is another request, and with the same firm the same order', async () => {
  const me = await newCustomer()
  const key = freshKey()
  const placed = await read<Body>(attempt(me, firm, key))
  expect((await read<Body>(attempt(me, firm, key)))['orderId']).toBe(placed['orderId'])
  const other = { ...firm, billing: { ...billing, legalName: 'Gupta and Sons' } }
  for (const changed of [other, { buyerGstin: GSTIN }, {}])
    expect(await errorCodeOf(await attempt(me, changed, key))).toBe('idempotency-conflict')
})

test('[ORD-09] a firm is remembered for its address, changed by the next order and removed, and no order changes with it', async () => {
  const me = await newCustomer()
  expect(await firmsOf(me)).toEqual([])
  const first = await me.order('COD', firm)
  expect(await firmsOf(me)).toMatchObject([
    { gstin: GSTIN, legalName: 'Gupta & Sons', address, addressId: me.addressId },
  ])
  api.advanceClock(1000)
  const moved = { ...billing, address: { ...address, line: '9 Janpath' } }
  await me.order('COD', { ...firm, billing: moved })
  expect(await firmsOf(me)).toMatchObject([{ address: { line: '9 Janpath' } }])
  // an order without a GSTIN says nothing about the firm
  await me.order('COD')
  expect(await firmsOf(me)).toHaveLength(1)
  expect(await me.json(`/api/orders/${String(first['orderId'])}`)).toMatchObject({ billing })
  const removed = await me.call(`/api/account/firms/${GSTIN.toLowerCase()}`, { method: 'DELETE' })
  expect(await removed.json()).toEqual({ firms: [] })
  expect(await firmsOf(me)).toEqual([])
  expect(await me.json(`/api/orders/${String(first['orderId'])}`)).toMatchObject({ billing })
})

test('[PROF-01] a firm that was removed is remembered again as it was, and never in the place of a newer one', async () => {
  const me = await newCustomer()
  await me.order('COD', firm)
  const [removed] = await firmsOf(me)
  await me.call(`/api/account/firms/${GSTIN}`, { method: 'DELETE' })
  const undo = (firms: unknown) => me.post('/api/account/firms', { firms })
  expect(await (await undo([removed])).json()).toEqual({ firms: [removed] })
  expect(await (await undo([removed])).json()).toEqual({ firms: [removed] })
  // meanwhile another was billed for the address
  api.advanceClock(1000)
  await me.order('COD', { ...firm, billing: { ...billing, legalName: 'Gupta Infra' } })
  await undo([removed])
  expect(await firmsOf(me)).toMatchObject([{ legalName: 'Gupta Infra' }])
  // and what is sent is held to what an order takes
  expect((await undo([{ ...removed, legalName: ' ' }])).status).toBe(400)
  const elsewhere = { ...removed, address: { ...address, state: 'Haryana' } }
  expect(await errorCodeOf(await undo([elsewhere]))).toBe('billing-differs')
  // no more than are ever read, and none used in the future
  const many = Array.from({ length: 50 }, (_, index) => ({ ...removed, addressId: `a${index}` }))
  await undo(many.map((each) => ({ ...each, usedAt: '2099-01-01T00:00:00.000Z' })))
  await undo(many.map((each) => ({ ...each, addressId: `b${each.addressId}` })))
  const all = await firmsOf(me)
  expect(all).toHaveLength(50)
  expect(all.every(({ usedAt }) => Date.parse(usedAt) <= api.now().getTime())).toBe(true)
})

test('[PROF-01] the firm that is offered for a new address is chosen, and each address keeps its own', async () => {
  const me = await newCustomer()
  await me.order('COD', firm)
  api.advanceClock(1000)
  const haryana = '06AAGFF2194N1Z3'
  const book = await read<{ addresses: { id: string }[] }>(
    me.post('/api/addresses', { ...deliveryAddress, street: 'Golf Course Road' }),
  )
  const second = book.addresses.find(({ id }) => id !== me.addressId)?.id ?? ''
  await me.order('COD', { addressId: second, buyerGstin: haryana, billing: { legalName: 'Gupta Gurugram' } })
  const offered = async (addressId: string) =>
    firmForAddress(
      (await firmsOf(me)).map((each) => ({ ...each })),
      { addressId, isPartner: false },
    )?.gstin
  expect(await offered('new')).toBe(haryana)
  api.advanceClock(1000)
  const chosen = await me.post(`/api/account/firms/${GSTIN}/default`)
  expect(await chosen.json()).toMatchObject({ firms: [{ gstin: GSTIN }, { gstin: haryana }] })
  expect(await offered('new')).toBe(GSTIN)
  expect(await offered(second)).toBe(haryana)
  expect(await errorCodeOf(await me.post('/api/account/firms/27AAPFU0939F1ZV/default'))).toBe('not-found')
})

test('[SAFE-02] nobody reads, changes or removes the firm of another', async () => {
  const [me, other] = [await newCustomer(), await newCustomer()]
  await me.order('COD', firm)
  expect(await firmsOf(other)).toEqual([])
  await other.call(`/api/account/firms/${GSTIN}`, { method: 'DELETE' })
  expect(await firmsOf(me)).toHaveLength(1)
  expect((await other.post(`/api/account/firms/${GSTIN}/default`)).status).toBe(404)
  expect((await api.asBrowser().call('/api/account/firms')).status).toBe(401)
  const foreign = {
    method: 'DELETE',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  }
  expect((await me.call(`/api/account/firms/${GSTIN}`, foreign)).status).toBe(403)
  expect(await firmsOf(me)).toHaveLength(1)
})

test('[DESK-04] staff give a firm with an order or an offer, are offered the one of the address, and its customer finds it', async () => {
  const me = await newCustomer()
  const order = { phone: me.phone, address: { id: me.addressId }, lines: [cementLine], ...firm }
  const place = (more: Body = {}) =>
    as('counter').call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { paymentMode: 'COD', ...order, ...more },
    })
  expect(await errorCodeOf(await place({ billing: { legalName: 'Gupta & Sons' } }))).toBe('billing-differs')
  expect(await read<DeskOrderDetailWire>(place())).toMatchObject({ buyerGstin: GSTIN, billing })
  expect(await found(me.phone)).toMatchObject({
    active: false,
    firms: [{ legalName: 'Gupta & Sons', addressId: me.addressId }],
  })
  expect(await firmsOf(me)).toMatchObject([{ gstin: GSTIN }])
  const other = { ...billing, legalName: 'Gupta Infra' }
  const offered = await read<{ link: string }>(
    as('counter').post('/api/desk/quotations', { ...order, id: crypto.randomUUID(), billing: other }),
  )
  expect(await firmsOf(me)).toMatchObject([{ legalName: 'Gupta & Sons' }])
  const path = offered.link.replace('/quotation', '/api/quotations')
  const guest = api.asBrowser()
  expect(JSON.stringify(await (await guest.call(path)).json())).not.toContain('Gupta')
  const accepted = await read<{ orderNumber: string }>(
    guest.call(path, { method: 'POST', body: { answer: 'accept' } }),
  )
  const orders = (await (await me.call('/api/orders')).json()) as Body[]
  expect(orders.find(({ orderNumber }) => orderNumber === accepted.orderNumber)).toMatchObject({
    billing: other,
  })
  expect(await firmsOf(me)).toMatchObject([{ legalName: 'Gupta Infra', addressId: me.addressId }])
})

test('[DESK-03] another delivery address changes neither the firm nor its address', async () => {
  const me = await newCustomer()
  const { orderId } = await me.order('COD', {
    buyerGstin: '06AAGFF2194N1Z3',
    billing: { legalName: 'Gupta & Sons' },
  })
  const path = `/api/desk/orders/${String(orderId)}`
  const before = await read<DeskOrderDetailWire>(as('counter').call(path))
  const elsewhere = { ...deliveryAddress, street: 'Golf Course Road', zipcode: '122002' }
  const edit = {
    id: crypto.randomUUID(),
    lines: [],
    address: elsewhere,
    seenAt: before.updatedAt,
    seenTotal: 35_400,
  }
  const after = await read<DeskOrderDetailWire>(as('counter').post(`${path}/edits`, edit))
  expect(after.shippingAddress.street).toBe('Golf Course Road')
  expect(after.billing).toEqual(before.billing)
  expect(after.billing?.address.line).toContain('MG Road')
})

test('[SAFE-06] the firm is in the export, and goes with the account but for invoices', async () => {
  const me = await newCustomer()
  const secret = { ...billing, legalName: 'Zweifelhaft Infra' }
  const { orderId } = await me.order('COD', { ...firm, billing: secret })
  const data = await read<PersonalDataWire>(me.call('/api/account/data'))
  expect(data.rememberedFirms).toMatchObject([{ gstin: GSTIN, legalName: secret.legalName, address }])
  expect(data.orders).toMatchObject([{ billing: secret }])
  expect(await (await me.call('/api/account/data.html')).text()).toContain(
    '<dt>Legal name</dt><dd>Zweifelhaft Infra</dd>',
  )
  for (const to of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await api.services.operator.changeOrderStatus('ravi', { orderId: String(orderId), to, note: null })
  const traces = () => tablesWith(api.database.queries, [secret.legalName])
  expect(await traces()).toEqual(expect.arrayContaining(['orders', 'remembered_firms', 'tax_documents']))
  await as('manager').prove()
  const customers = await read<{ customers: { uid: string }[] }>(
    as('manager').call(`/api/desk/customers?q=${me.phone}`),
  )
  expect(
    (await as('manager').post(`/api/desk/customers/${customers.customers[0]?.uid}/erasure`)).status,
  ).toBeLessThan(300)
  expect(await traces()).toEqual(['tax_documents'])
})

test('[SAFE-02] who has a number after somebody else is offered none of their firms', async () => {
  const me = await newCustomer()
  await me.order('COD', firm)
  api.advanceClock(181 * 24 * 3_600_000)
  await reopen()
  const browser = api.asBrowser()
  await browser.send(me.phone)
  await browser.verify(me.phone, codeSentTo(api, me.phone))
  expect(await firmsOf(browser)).toEqual([])
  expect((await found(me.phone)).firms).toEqual([])
})

test('[SAFE-06] a firm that was not used for two years is forgotten', async () => {
  const me = await newCustomer()
  await me.order('COD', { ...firm, billing: { ...billing, legalName: 'Fast Vergessen' } })
  const sweep = () => api.services.jobs.sweepExpiredData()
  const left = () => tablesWith(api.database.queries, ['Fast Vergessen'])
  await sweep()
  expect(await left()).toContain('remembered_firms')
  api.advanceClock(731 * 24 * 3_600_000)
  await sweep()
  expect(await left()).not.toContain('remembered_firms')
})
