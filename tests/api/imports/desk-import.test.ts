import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsText } from '#app/desk/kit/errors/finding-text.ts'
import { rowText } from '../../support/messages/import-texts.ts'
import type { CatalogueImport, ImportReport, UndoneImport } from '#domain/catalogue/imports/import-report.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { productDocument } from '../../support/catalogue/catalogue-folder.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const check = async (content: string | Uint8Array) =>
  read<CatalogueImport>(
    fileSender(desk.as('owner').call)('/api/desk/imports?name=goods.csv', Buffer.from(content)),
  )
const apply = (id: string, confirm = false) =>
  desk.as('owner').post(`/api/desk/imports/${id}/apply`, { confirm })
const undo = (id: string) => desk.as('owner').post(`/api/desk/imports/${id}/undo`)
const entry = (path: string) => desk.as('owner').call(`/api/desk/catalogue/${path}`)
const show = (path: string) => read<DeskEntryWire>(entry(path))
const download = async (file: string) =>
  new Uint8Array(await (await desk.as('owner').call(`/api/desk/exports/${file}`)).arrayBuffer())

const sheet = `Name,Category,Sub-Category,HSN,GST %,Size,Unit,Price,MRP,from 1,price 1,spec: Brand,Colour
"Sona Wall Putty, white",Finishes,Putty,3214,18%,20 kg,bag,"1,180",1250,10,1121,Sona,white
,,,,,40 kg,bag,2124,,,,,
Lohit Nails,Fasteners,Nails,7317,18,1 kg,pack,118,,,,Lohit,
Broken,Fasteners,Nails,7317,18,1 kg,pack,cheap,,,,,
`

test('[GOODS-03] a spreadsheet is checked without changing anything, applied at once, and undone', async () => {
  const normal = sheet.replace('Sub-Category', 'subcategory')
  const checked = await check(normal)
  expect(checked.report).toMatchObject({ added: 6, changed: 0, refused: 1, held: 0 })
  expect(checked.report.notes.map((note) => findingsText([note]))).toEqual([
    'Columns that nothing is known of: Colour',
  ])
  expect(checked.report.rows[0]).toMatchObject({ outcome: 'refused', id: 'broken' })
  expect(rowText(checked.report.rows[0])).toContain('row 5: “price with gst”: “cheap” is not a number')
  expect((await entry('products/sona-wall-putty-white')).status).toBe(404)

  const applied = await read<ImportReport>(apply(checked.id))
  expect(applied).toMatchObject({ added: 6, refused: 0 })
  const { form } = await show('products/sona-wall-putty-white')
  expect(form).toMatchObject({
    gstRate: '18',
    attributes: [{ name: 'Brand', values: ['Sona'] }],
    variants: [
      {
        options: ['20 kg'],
        priceWithGst: '1180',
        mrp: '1250',
        priceBreaks: [{ minQuantity: 10, priceWithGst: '1121' }],
      },
      { options: ['40 kg'], priceWithGst: '2124', mrp: '', priceBreaks: [] },
    ],
  })
  expect(await (await desk.api.call('/api/suggestions?q=sona')).text()).toContain('sona-wall-putty-white')
  expect((await check(normal)).report).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await errorCodeOf(await apply(checked.id))).toBe('not-found')

  const undone = await read<UndoneImport>(undo(checked.id))
  expect(undone).toEqual({ restored: 6, kept: [] })
  expect((await entry('products/sona-wall-putty-white')).status).toBe(404)
  expect((await entry('categories/finishes')).status).toBe(404)
  expect((await undo(checked.id)).status).toBe(404)
})

test('[GOODS-03] a department that a sheet makes holds every category that is named with it', async () => {
  const { id } = await check(
    'name,department,category,hsn,price\nA one,Site,Ropes,7317,118\nB one,Site,Nets,7317,118\n',
  )
  expect((await apply(id)).status).toBe(200)
  expect((await show('departments/site')).form).toMatchObject({ categoryIds: ['ropes', 'nets'] })
  await undo(id)
})

test('[GOODS-03] a change is shown field by field; undoing keeps what somebody changed since', async () => {
  await apply((await check(JSON.stringify([productDocument('putty')]))).id)
  const before = await show('products/cement')
  const checked = await check('id,price with gst,mrp,unit\ncement,141.60,,sack\nputty,100,,bag\n')
  const row = checked.report.rows.find(({ id }) => id === 'cement')
  expect(row?.changes[0]?.after).toContain('price with GST 141.6')
  expect((await apply(checked.id)).status).toBe(200)
  const { digest, form } = await show('products/putty')
  const renamed = { digest, form: { ...form, name: 'Putty by hand' } }
  await desk.as('owner').call('/api/desk/catalogue/products/putty', { method: 'PUT', body: renamed })
  expect(await read<UndoneImport>(undo(checked.id))).toEqual({ restored: 1, kept: ['putty'] })
  expect(await show('products/cement')).toEqual(before)
  expect((await show('products/putty')).form).toMatchObject({ name: 'Putty by hand' })
})

test('[GOODS-03] undoing keeps what was ordered since, with the category that it lies in', async () => {
  const { id } = await check(
    'name,department,category,gst rate,price\nRope,Yard,Cordage,18,118\nNet,Yard,Netting,18,118\n',
  )
  expect(await read<ImportReport>(apply(id))).toMatchObject({ added: 7, refused: 0 })
  await desk.me.order('COD', { lines: [{ product: 'ropeVariant[0]', quantity: 1 }] })
  const undone = await read<UndoneImport>(undo(id))
  expect(undone.kept.toSorted()).toEqual(['cordage', 'cordage', 'rope'])
  expect(undone.restored).toBe(4)
  expect((await show('products/rope')).isInUse).toBe(true)
  expect((await entry('products/net')).status).toBe(404)
  expect((await entry('subcategories/netting')).status).toBe(404)
})

test('[GOODS-03] what was changed after the check is never overwritten', async () => {
  const checked = await check('id,unit\ncement,katta\n')
  const { digest, form } = await show('products/cement')
  const body = { digest, form: { ...form, name: 'Changed meanwhile' } }
  await desk.as('owner').call('/api/desk/catalogue/products/cement', { method: 'PUT', body })
  expect(await errorCodeOf(await apply(checked.id))).toBe('edit-conflict')
  expect((await show('products/cement')).form).toMatchObject({ name: 'Changed meanwhile' })
})

test('[PRICE-07] [GOODS-03] a price that falls by more than half is held back until it is confirmed', async () => {
  const low = await check('id,price with gst\ncement,12\n')
  expect(low.report).toMatchObject({ held: 1, changed: 0 })
  expect(await read<ImportReport>(apply(low.id))).toMatchObject({ held: 1, changed: 0 })
  const again = await check('id,price with gst\ncement,12\n')
  expect(await read<ImportReport>(apply(again.id, true))).toMatchObject({ held: 0, changed: 1 })
  expect((await show('products/cement')).form).toMatchObject({ variants: [{ priceWithGst: '12' }] })
  expect((await undo(again.id)).status).toBe(200)
})

test.each(['catalogue.json', 'products.csv', 'products.xlsx'])(
  '[GOODS-03] [DATA-05] importing what %s exported changes nothing',
  async (file) => {
    const odd = {
      ...productDocument('odd'),
      productName: '=HYPERLINK("https://evil.test"), "quoted"\nand broken',
      ProductSpectification: { Brand: '@SUM(1)', Note: ['- dash', '+plus'] },
      status: 'draft',
    }
    const staged = await check(JSON.stringify([odd]))
    if (staged.report.added + staged.report.changed > 0) await apply(staged.id)
    const { report } = await check(await download(file))
    expect(report).toMatchObject({ added: 0, changed: 0, refused: 0, held: 0 })
    expect(report.unchanged).toBeGreaterThan(1)
  },
)

test('[GOODS-03] no cell of an exported table is a formula', async () => {
  const text = Buffer.from(await download('products.csv')).toString()
  expect(text).toContain(`'=HYPERLINK`)
  expect(text.split(/[\r\n,"]+/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
})

test('[STAFF-01] owner and manager import, others may export, and a driver may not', async () => {
  for (const role of staffRoles) {
    const mayWrite = ['owner', 'manager'].includes(role)
    const sent = await fileSender(desk.as(role).call)('/api/desk/imports', Buffer.from('name,price\nX,\n'))
    expect([role, sent.status]).toEqual([role, mayWrite ? 200 : 403])
    for (const path of ['/api/desk/imports', '/api/desk/exports/template.csv'])
      expect([role, (await desk.as(role).call(path)).status]).toEqual([role, role === 'driver' ? 403 : 200])
    for (const what of ['apply', 'undo']) {
      const url = `/api/desk/imports/${crypto.randomUUID()}/${what}`
      const { status } = await desk.as(role).post(url, what === 'apply' ? { confirm: false } : undefined)
      expect([role, what, status]).toEqual([role, what, mayWrite ? 404 : 403])
    }
  }
})
