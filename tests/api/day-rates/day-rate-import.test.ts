import { expect, test } from 'vitest'
import type { DayRateImportWire, DayRateRowWire } from '#domain/pricing/day-rates/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const { as } = await deskForTests()
const sendFile = fileSender(as('owner').call)

const root = '/api/desk/day-rates'
const heads = 'Day rate,Unit,Rate,Size ID,SKU,Size,Times,Difference'

const send = (act: 'check' | 'enter', rows: readonly string[], more = '') =>
  sendFile(`${root}/import?act=${act}${more}`, Buffer.from([heads, ...rows, ''].join('\n')))
const sent = (act: 'check' | 'enter', rows: readonly string[], more = '') =>
  read<DayRateImportWire>(send(act, rows, more))

const board = async () => (await read<{ rates: readonly DayRateRowWire[] }>(as('owner').call(root))).rates

const cement = 'Cement,bag,120,cementVariant[0],,,1,-0.50'

test('[PRICE-09] a file is checked, taken once however often it is sent, and the download is such a file', async () => {
  const checked = await sent('check', [cement])
  expect(checked).toMatchObject({
    rows: [{ number: 2, rate: 'Cement', state: 'new', issue: null }],
    rates: [{ name: 'Cement', isNew: true, base: 12_000, before: null, changes: 1, unchanged: 0 }],
    moves: [],
  })
  expect(await board()).toEqual([])
  await sent('enter', [cement])
  expect(await board()).toMatchObject([{ name: 'Cement', base: 12_000, members: 1, revision: 2 }])
  expect(await sent('enter', [cement])).toMatchObject({
    rows: [{ state: 'same' }],
    rates: [{ hasChanged: false, base: null }],
  })
  const file = await as('owner').call(`${root}.csv`)
  const text = await file.text()
  expect(text.split('\r\n')[1]).toMatch(/^Cement,bag,120,cementVariant\[0\],.*,1,-0\.5,119\.5$/)
  const again = await read<DayRateImportWire>(sendFile(`${root}/import?act=check`, Buffer.from(text)))
  expect(again.rows).toMatchObject([{ state: 'same' }])
  expect(await board()).toMatchObject([{ revision: 2 }])
})

test('[PRICE-09] all rows are taken or none, and large changes are held', async () => {
  const rows = ['Cement,,125,,,,,', 'Cement,,,nothingVariant[0],,,,']
  expect((await sent('check', rows)).rows.map(({ issue }) => issue)).toEqual([null, 'size-unknown'])
  expect(await errorCodeOf(await send('enter', rows))).toBe('invalid-input')
  const far = ['Cement,,12,,,,,']
  expect((await sent('check', far)).moves).toHaveLength(1)
  expect(await errorCodeOf(await send('enter', far))).toBe('price-moves')
  expect(await board()).toMatchObject([{ base: 12_000 }])
  await sent('enter', far, '&confirmMoves=true')
  expect(await board()).toMatchObject([{ base: 1_200 }])
})

test.each([
  'Cement,,1e9,,,,,',
  'Cement,,-5,,,,,',
  'Cement,,0,,,,,',
  'Cement,,64.205,,,,,',
  'Cement,,12 abc,,,,,',
])('[PRICE-09] a rate of %s is not sure, and refused', async (line) => {
  expect((await sent('check', [line])).rows).toMatchObject([{ issue: 'base-wrong' }])
})

test('[PRICE-09] what is no file of rates is refused', async () => {
  expect(await errorCodeOf(await send('check', []))).toBe('file-refused')
  const many = Array.from({ length: 2_001 }, () => cement)
  expect(await errorCodeOf(await send('check', many))).toBe('file-refused')
})
