import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import type { DeskEntryWire, EntryPageWire, RepricedProductsWire } from '#domain/catalogue/entries/wire.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'

let desk: DeskApi

const COUNT = 500
/** Statements of a change of prices, whatever their number. */
const MOST_STATEMENTS = 14

beforeAll(async () => {
  desk = await openDeskApi()
  const rows = Array.from({ length: COUNT }, (_, index) => {
    // the price break of one product is a paisa below its price
    const breaks = index === 7 ? '10,100.19' : ','
    return `Zed Nut ${index},7318,M${index},piece,100.20,${breaks}`
  })
  const sheet = `name,hsn,size,unit,price with gst,from 1,price 1\n${rows.join('\n')}\n`
  const { id } = await read<CatalogueImport>(
    fileSender(desk.as('owner').call)('/api/desk/imports?name=nuts.csv', Buffer.from(sheet)),
  )
  await read(desk.as('owner').post(`/api/desk/imports/${id}/apply`, { confirm: false }))
}, 60_000)
afterAll(() => desk.api.close())

const nuts = async () =>
  (await read<EntryPageWire>(desk.as('owner').call(`/api/desk/catalogue/products?q=zed-nut&size=${COUNT}`)))
    .entries
const send = (body: object) =>
  read<RepricedProductsWire>(
    desk
      .as('manager')
      .post('/api/desk/catalogue-prices', { by: 'percent', roundTo: 1, apply: true, ...body }),
  )
const audits = async (id: string) =>
  (
    await read<AuditPageWire>(desk.as('owner').call(`/api/desk/audit?subject=product&subjectId=${id}`))
  ).entries.filter(({ action }) => action === 'product.reprice')

test('[GOODS-01] 500 prices change to the paisa in one pass, but for the product that cannot', async () => {
  const before = await nuts()
  expect(before).toHaveLength(COUNT)
  const changed = before[1]?.id ?? ''
  const late = before.map(({ id, digest }, index) => ({ id, digest: index === 1 ? 'an old one' : digest }))
  const products = [...late.slice(0, COUNT - 1), { id: 'gone', digest: 'x' }]
  const change = { products, value: 100, id: crypto.randomUUID() }
  const start = performance.now()
  const answer = await send(change)
  expect(performance.now() - start).toBeLessThan(10_000)
  const refused = answer.products.filter((one) => one.refused !== null)
  expect(refused.map(({ id, refused: why }) => [id, why?.code])).toEqual([
    [changed, 'edit-conflict'],
    ['gone', 'not-found'],
  ])
  const prices = new Map((await nuts()).map(({ id, priceFrom }) => [id, priceFrom]))
  expect(prices.get(before[2]?.id ?? '')).toBe(toPrice(101.2))
  expect(prices.get(changed)).toBe(toPrice(100.2))
  expect([...prices.values()].filter((price) => price === toPrice(101.2))).toHaveLength(COUNT - 2)
  expect(await audits(before[2]?.id ?? '')).toHaveLength(1)

  // an answer that was lost is asked for again
  expect(await send(change)).toEqual(answer)
  expect(new Map((await nuts()).map(({ id, priceFrom }) => [id, priceFrom]))).toEqual(prices)
  expect(await audits(before[2]?.id ?? '')).toHaveLength(1)
})

test('[GOODS-01] [PRICE-01] price breaks that would not fall any more keep one product back, with the reason', async () => {
  const seen = await nuts()
  const products = seen.map(({ id, digest }) => ({ id, digest }))
  const rule = { products, by: 'amount', value: 1_000, roundTo: 100 }
  const preview = await send({ ...rule, apply: false })
  const refused = preview.products.filter((one) => one.refused !== null)
  expect(refused).toMatchObject([{ name: 'Zed Nut 7', refused: { code: 'invalid-input' } }])
  expect(await nuts()).toEqual(seen)
  const answer = await send(rule)
  expect(answer.products.filter((one) => one.refused !== null).map(({ name }) => name)).toEqual(['Zed Nut 7'])
  const { form } = await read<DeskEntryWire>(
    desk.as('owner').call(`/api/desk/catalogue/products/${refused[0]?.id}`),
  )
  expect(form).toMatchObject({ variants: [{ priceBreaks: [{ minQuantity: 10 }] }] })
  expect((await nuts()).filter(({ priceFrom }) => priceFrom === toPrice(111))).toHaveLength(COUNT - 3)
})

test('[GOODS-01] prices of 500 products take as many statements as those of two', async () => {
  const seen = (await nuts()).map(({ id, digest }) => ({ id, digest }))
  const { database, services } = desk.api
  const statementsOf = async (products: typeof seen): Promise<number> => {
    const before = database.effort().statements
    await services.desk.entries.reprice(operator('test'), {
      products,
      rule: { by: 'amount', value: 100, roundTo: 1 },
    })
    return database.effort().statements - before
  }
  const few = await statementsOf(seen.slice(0, 2))
  expect(await statementsOf(seen)).toBe(few)
  expect(few).toBeLessThanOrEqual(MOST_STATEMENTS)
})
