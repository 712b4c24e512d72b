import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import type { DeskSearchWire } from '#domain/staff/desk-search-wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { track } from '../../support/api/stock-actions.ts'

const { api, as, me, order } = await deskForTests()

async function find(q: string, role: StaffRole = 'owner') {
  const { groups } = await read<DeskSearchWire>(as(role).call(`/api/desk/search?q=${encodeURIComponent(q)}`))
  return new Map(groups.map(({ kind, ...group }) => [kind, group]))
}
const titles = async (q: string, kind: DeskSearchWire['groups'][number]['kind'], role?: StaffRole) =>
  (await find(q, role)).get(kind)?.hits.map(({ title }) => title) ?? []

const products = '/api/desk/catalogue/products'

/** Adds a copy of a product of the demonstration under another name, with numbers of a supplier. */
async function addProduct(name: string, skus: readonly string[], status = 'published') {
  const { form } = await read<DeskEntryWire>(as('owner').call(`${products}/cement`))
  if (form.kind !== 'products') throw new Error('is no product')
  const [first] = form.variants
  if (first === undefined) throw new Error('has no size')
  const variants = skus.map((sku, index) => ({ ...first, from: null, sku, options: [`${index + 1} kg`] }))
  return read<DeskEntryWire>(as('owner').post(products, { status, form: { ...form, name, variants } }))
}

test('[DESK-11] an order is found by its number and by the phone of its customer, and the customer too', async () => {
  const orderId = await order()
  const byPhone = await find('97000 00001')
  const [hit] = byPhone.get('orders')?.hits ?? []
  expect(hit).toMatchObject({ id: orderId, state: 'PLACED' })
  expect(byPhone.get('customers')?.hits).toHaveLength(1)
  expect(await titles(String(hit?.title), 'orders')).toEqual([hit?.title])
  // marks that come along from messengers, and digits of other scripts
  expect(await titles('\u200e९७०००००००१', 'customers')).toHaveLength(1)
})

test('[DESK-11] a product is found by words of its name in any order, a part of a supplier’s number, its id and its barcode, published or not', async () => {
  const { id } = await addProduct('Zyntex wall putty', ['ZYN-100/40', 'ZYN-200'])
  const draft = await addProduct('Zyntex primer', ['PRM_9%'], 'draft')
  expect(await titles('putty zyntex', 'products')).toEqual(['Zyntex wall putty'])
  expect(await titles('zyn-100', 'products')).toEqual(['Zyntex wall putty'])
  expect((await find('zyn-100')).get('products')?.hits[0]).toMatchObject({ id, detail: 'ZYN-100/40' })
  expect(await titles(id, 'products')).toEqual(['Zyntex wall putty'])
  expect(await titles('zyntex', 'products')).toHaveLength(2)
  expect((await find('PRM_9%')).get('products')?.hits).toMatchObject([{ id: draft.id, state: 'draft' }])
  // signs of patterns are themselves
  expect(await titles('zyn_100', 'products')).toEqual([])
  expect(await titles('z%x', 'products')).toEqual([])
  const barcode = '8901234567890'
  expect((await track(as('owner'), { barcode, tracked: false })).status).toBe(200)
  expect((await find(barcode)).get('products')?.hits).toMatchObject([{ id: 'cement' }])
})

test('[DESK-11] what is named exactly comes before what only holds the text', async () => {
  for (const name of ['A board for 77-QX', 'B board for 77-QX', '77-QX']) await addProduct(name, ['none'])
  await addProduct('Last of the list', ['77-QX'])
  const found = await titles('77-qx', 'products')
  expect(new Set(found.slice(0, 2))).toEqual(new Set(['Last of the list', '77-QX']))
  expect(found).toHaveLength(4)
})

test('[DESK-11] of each kind five are shown, and that there are more', async () => {
  for (const index of [1, 2, 3, 4, 5, 6, 7]) await addProduct(`Quorvex pipe ${index}`, [`QVX-${index}`])
  const found = (await find('quorvex')).get('products')
  expect(found?.hits).toHaveLength(5)
  expect(found?.hasMore).toBe(true)
})

test('[DESK-11] documents, quotations, trips and staff are found, each with what opens it', async () => {
  const orderId = await order()
  for (const to of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
    await as('owner').post(`/api/desk/orders/${orderId}/status`, { to })
  const { rows } = await sql<{ number: string }>`
    select number from tax_documents where order_id = ${orderId}`.execute(api.database.queries)
  const [invoice] = rows
  expect((await find(String(invoice?.number))).get('documents')?.hits).toMatchObject([
    { id: orderId, title: invoice?.number, state: 'invoice' },
  ])
  await as('owner').post('/api/desk/trips', {
    day: '2026-11-20',
    vehicle: 'HR 55 AQ 4411',
    capacityKg: 750,
    driverUid: null,
    fulfilmentIds: [],
  })
  expect(await titles('aq 4411', 'trips')).toEqual(['HR 55 AQ 4411'])
  expect((await find('9700000012')).get('staff')?.hits).toHaveLength(1)
})

test('[STAFF-01] each role is shown kinds that it may see, and no others', async () => {
  await order()
  await addProduct('Sevrin tape', ['SVR-1'])
  expect([...(await find('97000', 'owner')).keys()]).toEqual(
    expect.arrayContaining(['orders', 'customers', 'staff']),
  )
  const packer = await find('97000', 'packer')
  expect(packer.has('orders')).toBe(true)
  expect(packer.has('customers') || packer.has('staff') || packer.has('quotations')).toBe(false)
  expect((await find('97000', 'counter')).has('staff')).toBe(false)
  expect(await titles('sevrin', 'products', 'packer')).toEqual(['Sevrin tape'])
  expect((await as('driver').call('/api/desk/search?q=cement')).status).toBe(403)
  expect((await me.call('/api/desk/search?q=cement')).status).toBe(401)
})

test('[SAFE-01] too little is not looked for, and too much is refused', async () => {
  for (const q of ['%', 'a', '--', '__']) expect([...(await find(q)).keys()]).toEqual([])
  for (const q of ['', ' ', 'x'.repeat(101)])
    expect((await as('owner').call(`/api/desk/search?q=${encodeURIComponent(q)}`)).status).toBe(400)
})

test('[SAFE-01] a kind that takes the database too long is said to be slow, and the others are found', async () => {
  await addProduct('Ostrava grout', ['OST-1'])
  await order()
  const { queries } = api.database
  // a lock of somebody else stands for work that takes long
  await queries.transaction().execute(async (transaction) => {
    await sql`lock table trips in access exclusive mode`.execute(transaction)
    const found = await find('ostrava')
    expect(found.get('trips')).toMatchObject({ isSlow: true, hits: [] })
    expect(found.get('products')?.hits).toHaveLength(1)
  })
  expect((await find('ostrava')).has('trips')).toBe(false)
})
