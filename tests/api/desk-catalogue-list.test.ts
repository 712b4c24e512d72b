import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskEntryWire, EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { openDeskApi, read, type DeskApi } from '../support/api/desk-api.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const products = '/api/desk/catalogue/products'
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

test('[SAFE-01] no page of the list holds more than can be changed together, and no order is made up', async () => {
  for (const query of ['size=501', 'size=0', 'sort=position;drop', 'sort='])
    expect((await desk.as('owner').call(`${products}?${query}`)).status).toBe(400)
})
