import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowText } from '../../support/messages/import-texts.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type {
  ApplyImportInput,
  CatalogueImport,
  ImportReport,
} from '#domain/catalogue/imports/import-report.ts'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import type { StockListWire, StockMovementsWire } from '#domain/stock/wire.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { findStockErrors } from '../../support/api/stock-actions.ts'
import { until } from '../../support/process/until.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const check = async (content: string) =>
  read<CatalogueImport>(
    fileSender(desk.as('owner').call)('/api/desk/imports?name=stock.csv', Buffer.from(content)),
  )
const apply = ({ id }: CatalogueImport, answers: Partial<ApplyImportInput> = {}) =>
  read<ImportReport>(desk.as('owner').post(`/api/desk/imports/${id}/apply`, { confirm: false, ...answers }))
const rows = async (q: string, role: 'owner' | 'counter' = 'owner') =>
  (await read<StockListWire>(desk.as(role).call(`/api/desk/stock?filter=all&q=${q}`))).rows

const head = 'name,category,hsn,gst rate,sku,size,unit,price,barcode,cost,stock\n'

test('[STOCK-02] [GOODS-03] barcode, cost and stock of a sheet are kept once, and the same file again changes nothing', async () => {
  const sheet = `${head}Zed Latch,Latches,8302,18,ZL-1,3 inch,piece,90,8901030000003,"60.50",40\n,,,,ZL-2,4 inch,piece,120,,,12.0\n`
  const checked = await check(sheet)
  expect(checked.report).toMatchObject({ added: 3, refused: 0, stock: { opening: 2, kept: 0 } })
  expect(JSON.stringify(checked)).not.toContain('60.5')
  await apply(checked, { stock: 'take' })
  const kept = await rows('latch')
  expect(kept.map(({ barcode, cost, tracked, available }) => [barcode, cost, tracked, available])).toEqual([
    ['8901030000003', toPrice(60.5), true, 40],
    [null, null, true, 12],
  ])
  expect((await rows('8901030000003')).map(({ options }) => options)).toEqual([['3 inch']])
  const { entries } = await read<EntryPageWire>(
    desk.as('owner').call('/api/desk/catalogue/products?q=08901030000003'),
  )
  expect(entries.map(({ id }) => id)).toEqual(['zed-latch'])
  expect((await rows('latch', 'counter'))[0]?.cost).toBe(null)
  expect(await findStockErrors(desk.api.database.queries)).toEqual([])

  const again = await check(sheet.replace(',40\n', ',400\n'))
  expect(again.report).toMatchObject({ added: 0, changed: 0, unchanged: 1, stock: { opening: 0, kept: 2 } })
  const { movements } = await read<StockMovementsWire>(desk.as('owner').call('/api/desk/stock/movements'))
  expect(movements[0]).toMatchObject({ reason: 'count', isOpening: true, note: 'stock.csv' })
  const dearer = await check(sheet.replace('60.50', '61'))
  expect(await apply(dearer, { stock: 'take' })).toMatchObject({ changed: 1 })
  expect((await rows('latch')).map(({ cost, available }) => [cost, available])).toEqual([
    [toPrice(61), 40],
    [null, 12],
  ])
  const shown = await (await desk.api.call('/api/products?id=zed-latch')).text()
  expect(shown).toContain('Zed Latch')
  expect(shown).not.toMatch(/8901030000003|"cost"|61000000/)
})

test('[STOCK-02] [GOODS-03] what is not to be taken, or was counted before, stays uncounted or as it was', async () => {
  const sheet = `${head}Zed Bolt,Latches,8302,18,,4 inch,piece,90,,,7\n`
  await apply(await check(sheet))
  expect((await rows('zed+bolt')).map(({ tracked }) => tracked)).toEqual([false])
  await apply(await check(sheet), { stock: 'take' })
  expect((await rows('zed+bolt')).map(({ tracked, available }) => [tracked, available])).toEqual([[true, 7]])
})

test('[STOCK-02] [GOODS-03] what is received while an import is written is not counted again', async () => {
  const sheet = `${head}Zed Rivet,Latches,8302,18,,4 mm,piece,90,,,7\n`
  await apply(await check(sheet))
  const checked = await check(sheet)
  const { queries } = desk.api.database
  const sizes = await sql<{ uid: string }>`
    select variant ->> 'uid' as uid from products, jsonb_array_elements(record -> 'variants') as variant
    where products.id = 'zed-rivet'`.execute(queries)
  const uid = sizes.rows[0]?.uid
  let applied: Promise<ImportReport> | undefined
  await queries.transaction().execute(async (receipt) => {
    await sql`
      with item as (
        insert into stock_items (product_id, variant_uid, tracked, low_level) values ('zed-rivet', ${uid}, true, 0)
        on conflict (product_id, variant_uid) do update set tracked = true returning id
      ), place as (select id from stock_places order by position limit 1), level as (
        insert into stock_levels (item_id, place_id, on_hand, reserved) select item.id, place.id, 5, 0 from item, place
      )
      insert into stock_movements (item_id, place_id, quantity, reason, actor, at)
      select item.id, place.id, 5, 'receipt', 'Asha', now() from item, place`.execute(receipt)
    applied = apply(checked, { stock: 'take' })
    await until('the import waits for the receipt', async () => {
      const { rows: waiting } = await sql<{ waits: boolean }>`
        select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
          as waits`.execute(queries)
      return waiting[0]?.waits === true || undefined
    })
  })
  await applied
  expect((await rows('zed+rivet')).map(({ available }) => available)).toEqual([5])
  expect(await findStockErrors(queries)).toEqual([])
})

test('[STOCK-02] [GOODS-03] a barcode that is wrong, shortened or another size’s is refused by row', async () => {
  await apply(await check(`${head}Zed Hasp,Latches,8302,18,,,piece,90,036000291452,,\n`))
  const refusals = async (barcode: string, name = 'Zed Staple') =>
    (await check(`${head}${name},Latches,8302,18,,,piece,90,${barcode},,\n`)).report.rows.map(rowText)
  expect(await refusals('8901030000002')).toEqual([
    expect.stringMatching(/row 2: “barcode”: “8901030000002” is no barcode: its last digit would be 3/),
  ])
  expect(await refusals('8.90103E+12')).toEqual([expect.stringContaining('has lost digits')])
  expect(await refusals('0036000291452')).toEqual([
    expect.stringContaining('another size has the barcode “0036000291452”'),
  ])
  expect(
    (
      await check(
        `${head}Zed A,Latches,8302,18,,,piece,90,96385074,,\nZed B,Latches,8302,18,,,piece,90,96385074,,\n`,
      )
    ).report,
  ).toMatchObject({ added: 1, refused: 1 })
  expect(
    (await check(`${head}Zed C,Latches,8302,18,,,piece,90,,,7.5\nZed D,Latches,8302,18,,,piece,90,,,-3\n`))
      .report,
  ).toMatchObject({ added: 0, refused: 2 })
})

test('[STOCK-02] [GOODS-03] a barcode is free again once the import that brought it is undone', async () => {
  const sheet = `${head}Zed Knob,Latches,8302,18,,,piece,90,4006381333931,,3\n`
  const first = await check(sheet)
  await apply(first, { stock: 'take' })
  await read(desk.as('owner').post(`/api/desk/imports/${first.id}/undo`))
  expect((await check(sheet)).report).toMatchObject({ added: 1, refused: 0 })
})
