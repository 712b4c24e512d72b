import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowText } from '../../support/messages/import-texts.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type {
  ApplyImportRequest,
  CatalogueImport,
  ImportReport,
} from '#domain/catalogue/imports/import-report.ts'
import type { DeskEntryWire, EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { productDocument } from '../../support/catalogue/catalogue-folder.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const check = async (content: string) =>
  read<CatalogueImport>(
    fileSender(desk.as('owner').call)('/api/desk/imports?name=goods.csv', Buffer.from(content)),
  )
const apply = ({ id }: CatalogueImport, answers: Partial<ApplyImportRequest> = {}) =>
  read<ImportReport>(desk.as('owner').post(`/api/desk/imports/${id}/apply`, { confirm: false, ...answers }))
const load = async (content: string, answers?: Partial<ApplyImportRequest>) =>
  apply(await check(content), answers)
const list = async (q: string) =>
  (
    await read<EntryPageWire>(
      desk.as('owner').call(`/api/desk/catalogue/products?${new URLSearchParams({ q: q.slice(0, 60) })}`),
    )
  ).entries

async function show(id: string): Promise<ProductForm> {
  const { form } = await read<DeskEntryWire>(desk.as('owner').call(`/api/desk/catalogue/products/${id}`))
  if (form.kind !== 'products') throw new Error('is no product')
  return form
}

const sizesOf = async (id: string) =>
  (await show(id)).variants.map(({ options, sku, priceWithGst }) => [options.join(' | '), sku, priceWithGst])

const head = 'name,subcategory,hsn,gst rate,sku,size,unit,price with gst\n'
const rowsOf = (rows: readonly string[]) => head + rows.map((row) => `${row}\n`).join('')

test.each([
  ['पाइप', 'पेंच'],
  ['Zed Cement+', 'Zed Cement'],
  ['Nipple 1.5"', 'Nipple 1/5'],
  [`${'Long name '.repeat(12)}one`, `${'Long name '.repeat(12)}two`],
  ['குழாய்', 'கம்பி'],
])('[GOODS-03] %s is not replaced by %s of the next sheet', async (one, other) => {
  const sheet = (name: string, price: number) =>
    rowsOf([`"${name.replaceAll('"', '""')}",Zed,3917,18,,1 m,piece,${price}`])
  expect(await load(sheet(one, 100))).toMatchObject({ added: expect.any(Number), changed: 0, held: 0 })
  expect((await check(sheet(other, 200))).report).toMatchObject({ added: 1, changed: 0, held: 0 })
  expect(await load(sheet(other, 200))).toMatchObject({ added: 1, changed: 0 })
  const prices = await Promise.all([one, other].map(async (name) => await list(name)))
  expect(
    prices.map((found, index) => found.find(({ name }) => name === [one, other][index])?.priceFrom),
  ).toEqual([toPrice(100), toPrice(200)])
  expect((await check(sheet(one, 100))).report).toMatchObject({ added: 0, unchanged: 1 })
})

test('[GOODS-03] an id of another product is a question: left, taken for the same, or added as a new one', async () => {
  await load('id,name,hsn,size,price with gst\nzed-valve,Zed Valve,8481,15 mm,100\n')
  const sheet = 'id,name,hsn,size,price with gst\nzed-valve,Zed Tap,8481,15 mm,140\n'
  const checked = await check(sheet)
  expect(checked.report).toMatchObject({ added: 0, changed: 0, held: 1, questions: { otherNames: 1 } })
  expect(rowText(checked.report.rows[0])).toContain('“Zed Valve”')
  expect(await apply(checked)).toMatchObject({ held: 1, changed: 0 })
  expect(await show('zed-valve')).toMatchObject({ name: 'Zed Valve' })
  expect(await load(sheet, { otherNames: 'new' })).toMatchObject({ added: 1, changed: 0, held: 0 })
  expect(await show('zed-valve')).toMatchObject({ name: 'Zed Valve', variants: [{ priceWithGst: '100' }] })
  expect(await show('zed-tap')).toMatchObject({ name: 'Zed Tap', variants: [{ priceWithGst: '140' }] })
  expect(await load(sheet, { otherNames: 'same' })).toMatchObject({ added: 0, changed: 1, held: 0 })
  expect(await show('zed-valve')).toMatchObject({ name: 'Zed Tap', variants: [{ priceWithGst: '140' }] })
})

test('[GOODS-03] a document with the id of another product is a question too', async () => {
  const sheet = JSON.stringify([{ ...productDocument('cement'), productName: 'Sand of another shop' }])
  expect((await check(sheet)).report).toMatchObject({ held: 1, changed: 0, questions: { otherNames: 1 } })
  expect(await load(sheet, { otherNames: 'new' })).toMatchObject({ added: 1, changed: 0 })
  const [before, added] = [await show('cement'), await show('sand-of-another-shop')]
  expect([before.name, added.name]).toEqual(['Product cement', 'Sand of another shop'])
})

test('[GOODS-03] a product that was renamed at the desk is asked about, not added beside itself in silence', async () => {
  const sheet = rowsOf(['Zed Hinge,Hinges,8302,18,,3 inch,piece,40'])
  await load(sheet)
  const entry = await read<DeskEntryWire>(desk.as('owner').call('/api/desk/catalogue/products/zed-hinge'))
  const renamed = { digest: entry.digest, form: { ...entry.form, name: 'Zed Butt Hinge' } }
  await desk.as('owner').call('/api/desk/catalogue/products/zed-hinge', { method: 'PUT', body: renamed })
  expect((await check(sheet)).report).toMatchObject({ added: 0, held: 1, questions: { otherNames: 1 } })
})

test('[GOODS-03] the number of a supplier is kept for each size and finds it, however size and name are spelt', async () => {
  await load(rowsOf(['Zed Union,Unions,3917,18,ZU-15,15 mm,piece,30', ',,,,ZU-20,20 mm,piece,45']))
  expect(await sizesOf('zed-union')).toEqual([
    ['15 mm', 'ZU-15', '30'],
    ['20 mm', 'ZU-20', '45'],
  ])
  const next = rowsOf(['Zed Union,Unions,3917,18,ZU-20,"3/4""",piece,47', ',,,,ZU-15,"1/2""",piece,31'])
  expect(await load(next)).toMatchObject({ changed: 1, added: 0, held: 0 })
  expect(await sizesOf('zed-union')).toEqual([
    ['3/4"', 'ZU-20', '47'],
    ['1/2"', 'ZU-15', '31'],
  ])
  const renamed = rowsOf(['Union of Zed,Unions,3917,18,ZU-20,"3/4""",piece,48', ',,,,ZU-15,"1/2""",piece,32'])
  const checked = await check(renamed)
  expect(checked.report).toMatchObject({ added: 0, held: 1, questions: { otherNames: 1 } })
  expect(await apply(checked, { otherNames: 'same' })).toMatchObject({ changed: 1 })
  expect(await show('zed-union')).toMatchObject({ name: 'Union of Zed' })
  const shown = await (await desk.api.call('/api/products?id=zed-union')).text()
  expect(shown).toContain('Union of Zed')
  expect(shown).not.toContain('ZU-15')
  const exported = await (await desk.as('owner').call('/api/desk/exports/products.csv')).text()
  expect(exported).toContain('ZU-15')
  expect((await check(exported)).report).toMatchObject({ added: 0, changed: 0, held: 0 })
})

test('[GOODS-03] a row for each size with the name repeated is one product, in whatever order', async () => {
  const sheet = rowsOf([
    'Zed Elbow,Zed Fittings,3917,18,,15 mm,piece,12',
    'Zed Tee,Zed Fittings,3917,18,,15 mm,piece,16',
    'ZED  elbow,Zed Fittings,3917,18,,20 mm,piece,18',
    'Zed Elbow,,3917,18%,,25 mm,piece,25',
  ])
  expect(await load(sheet)).toMatchObject({ added: 3, refused: 0, held: 0 })
  expect(await sizesOf('zed-elbow')).toEqual([
    ['15 mm', '', '12'],
    ['20 mm', '', '18'],
    ['25 mm', '', '25'],
  ])
  expect((await check(sheet)).report).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  const respelt = rowsOf([
    'Zed Elbow,Zed Fittings,3917,18,,15MM,piece,12',
    'Zed Elbow,Zed Fittings,3917,18,,20mm,piece,18',
    'Zed Elbow,Zed Fittings,3917,18,,25 Mm,piece,26',
  ])
  expect(await load(respelt)).toMatchObject({ changed: 1, added: 0, held: 0 })
  expect(await sizesOf('zed-elbow')).toHaveLength(3)
})

test('[GOODS-03] rows of one product that contradict each other are refused with both rows', async () => {
  const refusals = async (rows: readonly string[]) =>
    (await check(rowsOf(rows))).report.rows.filter(({ outcome }) => outcome === 'refused').map(rowText)
  expect(
    await refusals(['Zed Glue,Glues,3506,18,,1 kg,pack,100', 'Zed Glue,Glues,3506,5,,5 kg,pack,400']),
  ).toEqual(['row 3: the gst rate “5” is another one than “18” in row 2 of the same product'])
  expect(
    await refusals(['Zed Glue,Glues,3506,18,,1 kg,pack,100', 'Zed Glue,Glues,3506,18,,1 KG,pack,90']),
  ).toEqual(['row 3: the size “1 KG” stands in row 2 too'])
  expect(await refusals(['Zed Glue,Glues,3506,18,,,pack,100', 'Zed Glue,Glues,3506,18,,,pack,90'])).toEqual([
    'row 3: has no size, and row 2 of the same product has none either',
  ])
})

test('[GOODS-03] a name that stands in two subcategories is two products, and each is found again', async () => {
  const sheet = rowsOf([
    'Zed Bend,CPVC bends,3917,18,,20 mm,piece,20',
    'Zed Bend,UPVC bends,3917,18,,20 mm,piece,30',
  ])
  expect(await load(sheet)).toMatchObject({ added: 4, held: 0 })
  expect([await sizesOf('zed-bend'), await sizesOf('zed-bend-upvc-bends')]).toEqual([
    [['20 mm', '', '20']],
    [['20 mm', '', '30']],
  ])
  expect((await check(sheet)).report).toMatchObject({ added: 0, changed: 0, held: 0, unchanged: 2 })
  const moved = rowsOf(['Zed Bend,SWR bends,3917,18,,20 mm,piece,40'])
  expect((await check(moved)).report).toMatchObject({ held: 1, changed: 0, questions: { otherNames: 1 } })
  const unplaced = head.replace('subcategory,', '') + 'Zed Bend,3917,18,,20 mm,piece,40\n'
  expect(rowText((await check(unplaced)).report.rows[0])).toContain('zed-bend, zed-bend-upvc-bends')
})

test('[GOODS-03] a sheet that lists fewer sizes asks what becomes of the others', async () => {
  await load(
    rowsOf([
      'Zed Putty,Putties,3214,18,,1 kg,pack,60',
      'Zed Putty,,,,,5 kg,pack,250',
      'Zed Putty,,,,,20 kg,bag,900',
    ]),
  )
  const fewer = rowsOf(['Zed Putty,Putties,3214,18,,20 kg,bag,950', ',,,,,5 kg,pack,255'])
  const checked = await check(fewer)
  expect(checked.report).toMatchObject({
    held: 1,
    changed: 0,
    questions: { unlistedSizes: 1, otherNames: 0 },
  })
  expect(rowText(checked.report.rows[0])).toContain('not in the file: 1 kg')
  expect(await apply(checked)).toMatchObject({ held: 1, changed: 0 })
  expect(await load(fewer, { unlistedSizes: 'keep' })).toMatchObject({ changed: 1, held: 0 })
  expect(await sizesOf('zed-putty')).toEqual([
    ['1 kg', '', '60'],
    ['5 kg', '', '255'],
    ['20 kg', '', '950'],
  ])
  expect(await load(fewer, { unlistedSizes: 'remove' })).toMatchObject({ changed: 1, held: 0 })
  expect(await sizesOf('zed-putty')).toEqual([
    ['5 kg', '', '255'],
    ['20 kg', '', '950'],
  ])
  expect((await check('name,description\nZed Putty,Smooth walls.\n')).report).toMatchObject({
    changed: 1,
    held: 0,
  })
})

test('[GOODS-03] a row that does not say which of several sizes it is about is refused', async () => {
  await load(rowsOf(['Zed Wire,Wires,8544,18,,1 mm,coil,500', ',,,,,2 mm,coil,900']))
  const { report } = await check('name,price with gst\nZed Wire,700\n')
  expect(report).toMatchObject({ refused: 1, changed: 0 })
  expect(rowText(report.rows[0])).toContain('“1 mm”, “2 mm”')
})

test('[PRICE-07] [GOODS-03] what is asked for several reasons waits until all are answered', async () => {
  await load(rowsOf(['Zed Rod,Rods,7214,18,,8 mm,piece,500', ',,,,,10 mm,piece,900']))
  const sheet = rowsOf(['Zed Rod,Rods,7214,18,,8 mm,piece,50'])
  const checked = await check(sheet)
  expect(checked.report.questions).toEqual({ prices: 1, otherNames: 0, unlistedSizes: 1 })
  expect(await apply(checked, { confirm: true })).toMatchObject({ held: 1 })
  expect(await load(sheet, { unlistedSizes: 'keep' })).toMatchObject({ held: 1 })
  expect(await load(sheet, { confirm: true, unlistedSizes: 'keep' })).toMatchObject({ held: 0, changed: 1 })
})
