import { expect, test } from 'vitest'
import type { EwayBillFile } from '#domain/eway-bills/wire.ts'
import type { FirmSitesWire } from '#domain/firms/site-wire.ts'
import { gstinCheckDigit } from '#domain/identity/gstin.ts'
import type { Gstr1 } from '#domain/gst-returns/wire.ts'
import type { CreditNote, Invoice } from '#domain/invoices/tax-document.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import {
  FIRM_GSTIN,
  firmActions,
  firmAddress,
  puneSite,
  type FirmBuyer,
} from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()
const { newBuyer, create, join, addSite } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

/** The GSTIN of a firm in the seller's State. */
const HARYANA_GSTIN = `06AAGFF2194N1Z${gstinCheckDigit('06AAGFF2194N1Z')}`
const haryanaAddress = { line: '4 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' }

const toSite = (me: FirmBuyer, firm: Body, lines: readonly Body[] = [cementLine]) =>
  me.post('/api/orders', { paymentMode: 'COD', lines, firm }, { 'idempotency-key': freshKey() })
const placed = async (answer: Promise<Response>) => String((await read<Body>(answer)).orderId)
const month = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)

test.each([
  ['another State', FIRM_GSTIN, firmAddress, { state: 'Delhi', code: '07' }, 'igst'],
  ['the seller’s State', HARYANA_GSTIN, haryanaAddress, { state: 'Haryana', code: '06' }, 'cgst'],
] as const)(
  '[FIRM-02] [FIRM-03] an order to a site of a firm of %s is shipped there, billed to the firm and taxed by its State on every paper',
  async (...[, gstin, address, placeOfSupply, tax]) => {
    const me = await newBuyer()
    const id = await create(me, { gstin, address })
    const siteId = await addSite(me, id)
    const lines = [{ ...cementLine, quantity: 500 }]
    const orderId = await placed(toSite(me, { id, siteId, poNumber: 'PO-7' }, lines))
    // what the site is later changes nothing
    await me.send('PUT', `/api/firms/${id}/sites/${siteId}`, { ...puneSite, name: 'Tower C', isClosed: true })
    const shown = await me.json(`/api/orders/${orderId}`)
    expect(shown).toMatchObject({
      shippingAddress: {
        city: 'Pune',
        receiving: { hours: '9 am to 5 pm' },
        access: { road: 'large-lorry' },
      },
      firm: { id, site: { id: siteId, name: 'Tower B' } },
      billing: { address },
    })

    await as('packer').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    const invoice = (await me.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice
    expect(invoice).toMatchObject({
      buyer: { name: 'Gupta & Sons', gstin, stateCode: placeOfSupply.code },
      placeOfSupply,
    })
    expect(invoice.deliveryAddress).toMatchObject({ name: 'Ravi', phone: '9812300001' })
    expect(invoice.deliveryAddress?.lines[0]).toBe('Tower B')
    const { igst, cgst, sgst } = invoice.totals
    expect([igst, cgst, sgst]).toEqual(tax === 'igst' ? [900_000, 0, 0] : [0, 450_000, 450_000])

    const eway = await read<EwayBillFile>(
      as('accountant').call(
        `/api/desk/orders/${orderId}/fulfilments/1/eway-bill.json?vehicle=HR55AB1234&distance=1400`,
      ),
    )
    expect(eway.billLists[0]).toMatchObject({
      toGstin: gstin,
      toStateCode: Number(placeOfSupply.code),
      actualToStateCode: 27,
      toPincode: 411_014,
      igstValue: igst / 100,
    })

    await as('owner').prove()
    await as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'CANCELLED', note: 'lost' })
    const note = (await me.json(`/api/orders/${orderId}/credit-note`)) as unknown as CreditNote
    expect(note).toMatchObject({ placeOfSupply, buyer: { gstin }, totals: { igst, cgst, sgst } })

    const accounts = (file: string) => as('accountant').call(`/api/desk/accounts/${file}?month=${month()}`)
    const { b2b } = await read<Gstr1>(accounts('gstr1.json'))
    const ours = b2b?.find(({ ctin }) => ctin === gstin)
    expect(ours?.inv[0]).toMatchObject({ pos: placeOfSupply.code, inum: invoice.number })
    const tally = await (await accounts('tally/vouchers.xml')).text()
    expect(tally).toContain(`Gupta &amp; Sons (${gstin})`)
    expect(tally).toContain('PO PO-7')
  },
)

test('[FIRM-02] an order goes to an open site of the firm itself, and needs no address of one’s own', async () => {
  const [me, other] = [await newBuyer(), await newBuyer()]
  const [id, foreign] = [await create(me), await create(other)]
  const siteId = await addSite(me, id)
  await me.call(`/api/addresses/${me.addressId}`, { method: 'DELETE' })
  expect(await codeOf(toSite(me, { id: foreign, siteId }))).toBe('not-found')
  expect(await codeOf(toSite(me, { id, siteId: await addSite(other, foreign) }))).toBe('not-found')
  expect(await codeOf(toSite(me, { id }))).toBe('invalid-input')
  expect((await toSite(me, { id, siteId })).status).toBe(200)
  await me.send('PUT', `/api/firms/${id}/sites/${siteId}`, { ...puneSite, isClosed: true })
  expect(await codeOf(toSite(me, { id, siteId }))).toBe('firm-site-closed')
})

test('[FIRM-02] owners and buyers keep the sites, everybody in the firm sees them, and nobody else does', async () => {
  const [owner, engineer, stranger] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: engineer, role: 'site-engineer' })
  const siteId = await addSite(owner, id)
  const path = `/api/firms/${id}/sites`
  // a repeat adds no second one
  await owner.post(path, { id: siteId, ...puneSite })
  await owner.post(path, { id: crypto.randomUUID(), ...puneSite, name: 'Annexe' })
  const seen = (await engineer.json(path)) as unknown as FirmSitesWire
  expect(seen).toMatchObject({ mayChange: false })
  expect(seen.sites.map(({ name }) => name)).toEqual(['Annexe', 'Tower B'])
  expect(await codeOf(engineer.send('PUT', `${path}/${siteId}`, puneSite))).toBe('firm-right-missing')
  expect(await codeOf(stranger.call(path))).toBe('not-found')
  expect(await codeOf(stranger.post(path, { id: crypto.randomUUID(), ...puneSite }))).toBe('not-found')
  await owner.send('PUT', `${path}/${siteId}`, { ...puneSite, isClosed: true })
  const closed = (await engineer.json(path)) as unknown as FirmSitesWire
  expect(closed.sites.map(({ name, isClosed }) => [name, isClosed])).toEqual([
    ['Annexe', false],
    ['Tower B', true],
  ])
  const { address } = puneSite
  for (const wrong of [{ state: 'Bavaria' }, { zipcode: '1' }, { street: '\n' }])
    expect(
      await codeOf(
        owner.post(path, { id: crypto.randomUUID(), ...puneSite, address: { ...address, ...wrong } }),
      ),
    ).toBe('invalid-input')
})

test('[FIRM-03] staff take an order of somebody for their firm and its site, billed to it, within the limits of that person', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer, orderLimit: 40_000 })
  const siteId = await addSite(owner, id)
  const counter = as('counter')
  const { customer } = await read<{ customer: FoundCustomerWire | null }>(
    counter.call(`/api/desk/customers/by-phone?phone=${buyer.phone}`),
  )
  expect(customer?.buysFor).toEqual([{ id, legalName: 'Gupta & Sons' }])
  const { sites } = await read<FirmSitesWire>(counter.call(`/api/desk/firms/${id}/sites`))
  expect(sites.map(({ name }) => name)).toEqual(['Tower B'])
  const take = (quantity: number, firm: Body = { id, siteId, poNumber: 'PO-9' }) =>
    counter.call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { phone: buyer.phone, lines: [{ ...cementLine, quantity }], paymentMode: 'COD', firm },
    })
  const order = await read<DeskOrderDetailWire>(take(3))
  expect(order).toMatchObject({
    buyerGstin: FIRM_GSTIN,
    shippingAddress: { city: 'Pune' },
    firm: { id, poNumber: 'PO-9', site: { id: siteId, name: 'Tower B' } },
  })
  expect(await codeOf(take(4))).toBe('firm-order-limit')
  expect(await codeOf(take(3, { id: crypto.randomUUID() }))).toBe('not-found')
  await as('packer').post(`/api/desk/orders/${order.orderId}/status`, { to: 'SHIPPED' })
  const register = as('accountant').call(`/api/desk/accounts/sales-register.csv?month=${month()}`)
  expect(await (await register).text()).toMatch(/,PO number,PO reference,[^]*,PO-9,,Gupta/)
})
