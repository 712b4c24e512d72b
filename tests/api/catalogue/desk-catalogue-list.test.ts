import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskEntryWire, EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { enter, track } from '../../support/api/stock-actions.ts'
import { deskProducts } from '../../support/catalogue/desk-products.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const products = '/api/desk/catalogue/products'
const { addProduct } = deskProducts(() => desk)
const list = (query: string) => read<EntryPageWire>(desk.as('counter').call(`${products}?${query}`))

test('[GOODS-01] the list sorts by name and by price, and one page may hold all that can be changed together', async () => {
  const pageOf = async (query: string) => (await list(query)).entries
  const { form } = await read<DeskEntryWire>(desk.as('owner').call(`${products}/cement`))
  if (form.kind !== 'products') throw new Error('is no product')
  const at = (priceWithGst: string) =>
    form.variants.map((variant) => ({ ...variant, from: null, priceWithGst, mrp: '' }))
  for (const change of [
    { name: 'zebra tape', variants: at('20') },
    { name: 'Alpha tape', variants: at('9000') },
  ])
    await desk.as('owner').post(products, { status: 'draft', form: { ...form, ...change } })
  const everything = await pageOf('size=500')
  const names = everything.map(({ name }) => name)
  expect((await pageOf('size=500&sort=name')).map(({ name }) => name)).toEqual(
    names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
  )
  const pricesOf = async (sort: string) =>
    (await pageOf(`size=500&sort=${sort}`)).map(({ priceFrom }) => priceFrom)
  const upwards = await pricesOf('price-up')
  const known = upwards.filter((price) => price !== null)
  expect(known.length).toBeGreaterThan(1)
  // what has no price comes last
  expect(upwards).toEqual([...known.toSorted((a, b) => a - b), ...upwards.filter((price) => price === null)])
  expect((await pricesOf('price-down')).filter((price) => price !== null)).toEqual(known.toReversed())
  expect((await list('size=1&page=2')).entries.map(({ id }) => id)).toEqual([everything[1]?.id])
})

test('[DESK-11] a row has stock, GST, HSN, brand and supplier’s numbers, and the list sorts by each column', async () => {
  const { form } = await read<DeskEntryWire>(desk.as('owner').call(`${products}/cement`))
  if (form.kind !== 'products') throw new Error('is no product')
  const [size] = form.variants
  if (size === undefined) throw new Error('has no size')
  const add = (name: string, more: Partial<typeof form>, skus: readonly string[]) =>
    desk.as('owner').post(products, {
      status: 'draft',
      form: {
        ...form,
        name,
        ...more,
        variants: skus.map((sku, index) => ({ ...size, from: null, sku, options: [`size ${index}`] })),
      },
    })
  const brand = (value: string) => ({ attributes: [{ name: 'Brand', values: [value] }] })
  await add('Column one', { ...brand('zeta'), hsn: '3214', gstRate: '5' }, ['C-1', 'C-2', 'C-3', 'C-4'])
  await add('Column two', { ...brand('Alpha'), hsn: '2523', gstRate: '18' }, ['D-1'])
  await add('Column three', { attributes: [], hsn: '', gstRate: '12' }, [''])
  const rows = async (sort: string) => (await list(`q=Column&sort=${sort}`)).entries
  const names = async (sort: string) => (await rows(sort)).map(({ name }) => name.replace('Column ', ''))
  expect((await rows('name'))[0]).toMatchObject({
    name: 'Column one',
    brand: 'zeta',
    hsn: '3214',
    gstRate: '5',
    skus: ['C-1', 'C-2', 'C-3'],
    stock: null,
  })
  expect(await names('name-down')).toEqual(['two', 'three', 'one'])
  expect(await names('brand')).toEqual(['two', 'one', 'three'])
  expect(await names('brand-down')).toEqual(['one', 'two', 'three'])
  expect(await names('gst-up')).toEqual(['one', 'three', 'two'])
  expect(await names('gst-down')).toEqual(['two', 'three', 'one'])
  expect(await names('hsn')).toEqual(['two', 'one', 'three'])
  expect(await names('hsn-down')).toEqual(['one', 'two', 'three'])
  const all = (await list('size=500&sort=status')).entries.map(({ status }) => status)
  expect(all).toEqual(all.toSorted())
})

test('[DESK-11] the stock of a product is what can be sold of its tracked sizes, and what is not tracked comes last', async () => {
  await track(desk.as('owner'))
  await enter(desk.as('owner'), 'count', { quantity: 40 })
  const sorted = async (sort: string) =>
    (await list(`size=500&sort=${sort}`)).entries.map(({ id, stock }) => ({ id, stock }))
  const cement = { id: 'cement', stock: { tracked: 1, available: 40, low: 0, out: 0 } }
  for (const sort of ['stock-up', 'stock-down']) expect((await sorted(sort))[0]).toEqual(cement)
  await enter(desk.as('owner'), 'count', { quantity: 0 })
  expect((await sorted('stock-up'))[0]?.stock).toEqual({ tracked: 1, available: 0, low: 0, out: 1 })
})

test('[SAFE-01] no page of the list holds more than can be changed together, and no order is made up', async () => {
  for (const query of ['size=501', 'size=0', 'sort=position;drop', 'sort='])
    expect((await desk.as('owner').call(`${products}?${query}`)).status).toBe(400)
})

test('[GOODS-01] entries are found by a part of their name, whatever characters are typed', async () => {
  const find = async (q: string) =>
    (await list(String(new URLSearchParams({ q })))).entries.map(({ id }) => id)
  expect(await find('CEM')).toContain('cement')
  for (const nothing of ['%', '_', '\\', "'"]) expect([nothing, await find(nothing)]).toEqual([nothing, []])
})

test('[GOODS-01] an entry is moved among its siblings', async () => {
  const move = (body: object) => desk.as('owner').post(`${products}/order`, body)
  const [first, second] = [await addProduct({ name: 'Aaa' }), await addProduct({ name: 'Bbb' }, 'published')]
  const order = async () =>
    (await list('')).entries.map(({ id }) => id).filter((id) => [first.id, second.id, 'cement'].includes(id))
  expect(await order()).toEqual(['cement', first.id, second.id])
  await move({ id: second.id, other: 'cement', side: 'before' })
  expect(await order()).toEqual([second.id, 'cement', first.id])
  await move({ id: second.id, other: first.id, side: 'behind' })
  expect(await order()).toEqual(['cement', first.id, second.id])
  // a position counts what lies in the same subcategory only
  await move({ id: second.id, position: 1, parent: null })
  expect((await order())[0]).toBe(second.id)
  await move({ id: second.id, position: 90_000, parent: null })
  expect(await order()).toEqual(['cement', first.id, second.id])
  const { parents } = (await list('')).entries.find(({ id }) => id === 'cement') ?? { parents: [] }
  const moved = await move({ id: second.id, position: 1, parent: parents[0] })
  expect(moved.status).toBe(200)
  expect((await order()).indexOf(second.id)).toBeLessThan((await order()).indexOf('cement'))
  const bad = await move({ id: second.id, position: 0, parent: null })
  expect(bad.status).toBe(400)
})
