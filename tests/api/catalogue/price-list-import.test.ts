import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PriceListImportWire } from '#domain/pricing/sheets/wire.ts'
import type { PriceListWire } from '#domain/pricing/wire.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { deletePriceHolder } from '#server/db/pricing/price-lists.ts'
import { writeXlsx } from '#server/gateways/sheets/write-xlsx.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'

const { api, as } = await deskForTests()
const root = '/api/desk/price-lists'
const heads =
  'On,Product ID,SKU,Brand,Per cent off,Price with GST,From quantity,Valid from,Valid until,For whom'

type Sending = { readonly act: 'check' | 'enter'; readonly revision?: number; readonly rest?: 'goes' }

const csv = (rows: readonly string[]) => Buffer.from([heads, ...rows, ''].join('\n'))

function send(id: string, bytes: Uint8Array, { act, revision = 0, rest }: Sending): Promise<Response> {
  const query = `act=${act}&revision=${revision}&rest=${rest ?? 'stays'}&file=agreed.csv&name=Builders`
  return fileSender(as('manager').call)(`${root}/${id}/import?${query}`, bytes)
}
const sent = async (id: string, rows: readonly string[], how: Sending) => {
  const answer = await send(id, csv(rows), how)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as PriceListImportWire
}
const shown = (id: string) => read<PriceListWire>(as('counter').call(`${root}/${id}`))
const undo = (id: string) => as('manager').post(`${root}/${id}/import/undo`)
const log = async () => (await as('manager').call('/api/desk/audit?limit=20')).text()

const rows = [
  'Everything,,,,2.5%,,1,1/11/2026,31-Dec-2026,',
  ',cementVariant[0],,,,"₹ 1,10.00",,,,',
  ',cementVariant[0],,,,105.50,10+,,,',
  ',,,,,,,,,97000 00001',
]
const good = [rows[0] ?? '', ',cementVariant[0],,,,105.50,10+,,,', ',,,,,,,,,97000 00001']

test('[PRICE-08] a sheet is looked at, makes a list once however often it is sent, is undone, and is what the download is', async () => {
  const id = randomUUID()
  const unsure = await sent(id, rows, { act: 'check' })
  expect(unsure.rows.map(({ state, issue }) => issue ?? state)).toEqual(['new', 'price-wrong', 'new', 'new'])
  expect(await errorCodeOf(await send(id, csv(rows), { act: 'enter' }))).toBe('invalid-input')
  const checked = await sent(id, good, { act: 'check' })
  expect(checked).toMatchObject({ revision: 0, hasChanged: true, rules: 2, untilDay: '2026-12-31' })
  expect(checked.added).toHaveLength(1)
  expect(await errorCodeOf(await as('counter').call(`${root}/${id}`))).toBe('not-found')

  await Promise.all([send(id, csv(good), { act: 'enter' }), send(id, csv(good), { act: 'enter' })])
  const list = await shown(id)
  expect(list).toMatchObject({
    name: 'Builders',
    revision: 1,
    fromDay: '2026-11-01',
    lastImport: { file: 'agreed.csv' },
    holders: [{ kind: 'person', detail: '+919700000001' }],
    rules: [
      { target: 'all', percentOff: 250 },
      { target: 'variant', price: 10_550, from: 10 },
    ],
  })
  for (const kind of ['csv', 'xlsx']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const file = await as('counter').call(`${root}/${id}/prices.${kind}`)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const bytes = new Uint8Array(await file.arrayBuffer())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const again = await read<PriceListImportWire>(send(id, bytes, { act: 'check', rest: 'goes' }))
    expect(again).toMatchObject({ hasChanged: false, revision: 1, gone: [], left: 0 })
  }
  const gone = await read<PriceListWire>(undo(id))
  expect(gone).toMatchObject({ isRemoved: true, lastImport: null })
  expect(await log()).toMatch(/price-list\.undo-import.*price-list\.import/s)
})

test('[PRICE-08] an import into a list is undone to what it was, unless somebody changed the list since', async () => {
  const id = randomUUID()
  await send(id, csv(good), { act: 'enter' })
  const only = ['Everything,,,,4,,,,,']
  const { gone, left } = await sent(id, only, { act: 'check', rest: 'goes' })
  expect([gone, left]).toMatchObject([[{ price: 10_550, from: 10 }], 0])
  await send(id, csv(only), { act: 'enter', revision: 1, rest: 'goes' })
  expect(await shown(id)).toMatchObject({ revision: 2, rules: [{ percentOff: 400 }], holders: [{}] })
  await undo(id)
  expect(await shown(id)).toMatchObject({
    revision: 3,
    untilDay: '2026-12-31',
    rules: [{ percentOff: 250 }, { price: 10_550 }],
    lastImport: null,
  })
  expect(await errorCodeOf(await undo(id))).toBe('edit-conflict')
})

test('[PRICE-08] a column that seems to narrow a list, and is not read, is asked about', async () => {
  const id = randomUUID()
  const file = Buffer.from('Brand,Per cent off,Size,Firm\nAny Brand,5,,Gupta\nEverything else,6,50 kg,\n')
  const { unread } = await read<PriceListImportWire>(send(id, file, { act: 'check' }))
  expect(unread.map(({ head, restricts }) => [head, restricts])).toEqual([
    ['Size', 'what'],
    ['Firm', 'who'],
  ])
  const refused = await send(id, file, { act: 'enter' })
  expect(await refused.json()).toMatchObject({
    reasons: [{ code: 'columns-unread', columns: 'Size, Firm' }],
  })
})

test('[PRICE-08] a list that a program changed which knows of no files is not undone over it', async () => {
  const id = randomUUID()
  await send(id, csv(good), { act: 'enter' })
  await api.database.queries
    .updateTable('price_lists')
    .set(({ eb }) => ({ name: 'Renamed', revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  expect(await shown(id)).toMatchObject({ name: 'Renamed', lastImport: null })
  expect(await errorCodeOf(await undo(id))).toBe('edit-conflict')
  expect(await shown(id)).toMatchObject({ name: 'Renamed', isRemoved: false })
})

test('[SAFE-06] [PRICE-08] undoing an import brings nobody back who was erased since', async () => {
  const id = randomUUID()
  await send(id, csv(good), { act: 'enter' })
  await send(id, csv(['Everything,,,,4,,,,,']), { act: 'enter', revision: 1 })
  const { holders, lastImport } = await shown(id)
  expect([holders.length, lastImport?.file]).toEqual([1, 'agreed.csv'])
  await deletePriceHolder(api.database.queries, String(holders[0]?.id))
  expect(await shown(id)).toMatchObject({ holders: [], lastImport: null })
  expect(await errorCodeOf(await undo(id))).toBe('edit-conflict')
})

test('[PRICE-08] a list that was changed or removed after the check is not written over', async () => {
  const id = randomUUID()
  await send(id, csv(good), { act: 'enter' })
  const { revision } = await sent(id, ['Everything,,,,5,,,,,'], { act: 'check' })
  const { rules, holders, ...list } = await shown(id)
  const body = {
    name: 'Others',
    fromDay: list.fromDay,
    untilDay: null,
    holders: holders.map(({ kind, id: holder }) => ({ kind, id: holder })),
    rules: rules.slice(0, 1).map(({ label: _, ...rule }) => rule),
    revision,
  }
  await as('manager').call(`${root}/${id}`, { method: 'PUT', body })
  const late = () => send(id, csv(['Everything,,,,5,,,,,']), { act: 'enter', revision })
  expect(await errorCodeOf(await late())).toBe('edit-conflict')
  expect(await errorCodeOf(await undo(id))).toBe('edit-conflict')
  await as('manager').call(`${root}/${id}`, { method: 'DELETE' })
  expect(await errorCodeOf(await late())).toBe('edit-conflict')
  expect(await errorCodeOf(await send(id, csv(good), { act: 'check' }))).toBe('not-found')
  expect(await shown(id)).toMatchObject({ name: 'Others', isRemoved: true, rules: [{ percentOff: 250 }] })
})

test('[PRICE-08] cells of per cent, formulas and large files are read as what they are', async () => {
  const id = randomUUID()
  const answer = async (lines: readonly string[]) =>
    (await sent(id, lines, { act: 'check' })).rows.map(({ issue, percentOff }) => issue ?? percentOff)
  expect(
    await answer([
      'All,,,,12.5 %,,1,,,',
      'All,,,,0.05,,2,,,',
      'All,,,,0.5%,,3,,,',
      'All,,,,-5,,4,,,',
      'All,,,,#REF!,,5,,,',
      'All,,,,=1+1,,6,,,',
      'All,,,,100,,7,,,',
    ]),
  ).toEqual([
    1_250,
    'percent-unsure',
    50,
    'percent-wrong',
    'cell-unreadable',
    'cell-unreadable',
    'percent-wrong',
  ])
  const many = Array.from({ length: 10_000 }, (_, index) => [null, `sku-${index}`, 5])
  const large = writeXlsx([['On', 'SKU', 'Per cent off'], ...many])
  expect(await errorCodeOf(await send(id, large, { act: 'check' }))).toBe('file-refused')
  const huge = new Uint8Array(20_000_000).fill(65)
  expect((await send(id, huge, { act: 'check' })).status).toBe(413)
})

test('[PRICE-08] only who may change price lists sends one, and who may see them downloads it', async () => {
  const id = randomUUID()
  await send(id, csv(good), { act: 'enter' })
  const path = `${root}/${id}/import?act=check&rest=stays&file=x.csv`
  for (const role of staffRoles) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await fileSender(as(role).call)(path, csv(good))
    expect([role, answer.status]).toEqual([role, role === 'owner' || role === 'manager' ? 200 : 403])
  }
  expect((await as('packer').call(`${root}/${id}/prices.csv`)).status).toBe(403)
})
