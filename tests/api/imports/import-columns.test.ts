import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const send = (path: string, content: string) =>
  fileSender(desk.as('owner').call)(`/api/desk/imports${path}`, Buffer.from(content))
const match = (content: string) => read<ColumnMatch>(send('/columns', content))
const check = (content: string, fields: readonly string[] = []) =>
  read<CatalogueImport>(send(`?${new URLSearchParams(fields.map((field) => ['column', field]))}`, content))

const sheet = (name: string) =>
  `Particulars,Rate (incl.),HSN/SAC,Godown,Tax %,Group\n${name},₹ 118.00,7317,B-12,18,Ropes\n`
const fields = ['name', 'price with gst', 'hsn', '', 'gst rate', 'category']

test('[GOODS-03] columns matched by hand are read so, and the next sheet with these heads needs no hand', async () => {
  expect(await match(sheet('Coir rope'))).toMatchObject({
    needsHand: true,
    columns: fields.map((field) => ({ field, isSure: false })),
  })
  expect(await errorCodeOf(await send('', sheet('Coir rope')))).toBe('file-refused')

  const { report, id } = await check(sheet('Coir rope'), fields)
  expect(report).toMatchObject({
    added: 3,
    refused: 0,
    notes: [{ code: 'columns-left-out', columns: ['Godown'] }],
  })
  await desk.as('owner').post(`/api/desk/imports/${id}/apply`, { confirm: false })
  const { form } = await read<DeskEntryWire>(desk.as('owner').call('/api/desk/catalogue/products/coir-rope'))
  expect(form).toMatchObject({ hsn: '7317', variants: [{ priceWithGst: '118' }] })

  const next = sheet('Jute rope').replace('Particulars', 'PARTICULARS')
  expect(await match(next)).toMatchObject({ needsHand: false })
  expect((await check(next)).report).toMatchObject({ added: 1 })
  expect((await match(sheet('Jute rope').replace('Godown', 'Shelf'))).needsHand).toBe(true)
})

test('[GOODS-03] a match that does not fit the sheet, or names no field, is refused and not remembered', async () => {
  const other = 'Maal,Daam\nRassi,118\n'
  expect(await errorCodeOf(await send('?column=name', other))).toBe('file-refused')
  expect(await errorCodeOf(await send('?column=name&column=bogus', other))).toBe('invalid-input')
  expect(await errorCodeOf(await send('?column=name&column=name', other))).toBe('file-refused')
  expect((await match(other)).columns).toMatchObject([{ isSure: false }, { isSure: false }])
})

test('[GOODS-03] JSON and exports of other shops have no columns to match', async () => {
  expect(await match('[{"id":"x","productName":"X","variants":[]}]')).toEqual({
    needsHand: false,
    columns: [],
  })
  const shopify =
    'Handle,Title,Vendor,Type,Option1 Value,Variant Price,GST %\nwire,Binding wire,Dhruv,Wires,1 kg,94.40,18\n'
  expect(await match(shopify)).toEqual({ needsHand: false, columns: [] })
  expect((await check(shopify)).report).toMatchObject({
    added: 3,
    notes: [{ code: 'read-as-export', software: 'Shopify' }],
  })
})
