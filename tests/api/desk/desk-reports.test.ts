import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey } from '../../support/api/order-actions.ts'
import { cementStock, enter, track } from '../../support/api/stock-actions.ts'

const { api, me, as, order, reopen } = await deskForTests()

const DAY_MS = 86_400_000
const today = (): string => istDay(api.now())
const report = (from: string, to: string) =>
  read<ReportWire>(as('accountant').call(`/api/desk/reports?from=${from}&to=${to}`))
const sum = (rows: readonly { readonly total: number }[]) => rows.reduce((total, row) => total + row.total, 0)

/** Lets days go by, after which everybody opens the desk again. */
async function later(days: number): Promise<void> {
  api.advanceClock(days * DAY_MS)
  await reopen()
}

/** The invoices less the credit notes, in paise. */
async function documented(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select sum(case kind when 'invoice' then 1 else -1 end * (document -> 'totals' ->> 'grandTotal')::bigint)::bigint as total
    from tax_documents`.execute(api.database.queries)
  return rows[0]?.total ?? 0
}

async function sell(quantity: number, mode: 'COD' | 'ONLINE' = 'COD'): Promise<string> {
  const body = { paymentMode: mode, addressId: me.addressId, lines: [{ ...cementLine, quantity }] }
  const answer = await me.post('/api/orders', body, { 'idempotency-key': freshKey() })
  return ((await answer.json()) as { orderId: string }).orderId
}

const move = (orderId: string, to: string) => as('owner').post(`/api/desk/orders/${orderId}/status`, { to })

test('[DESK-07] the sums of every breakdown are those of the documents to the paisa, with margins at the cost of their day', async () => {
  const first = today()
  const early = await sell(2)
  await move(early, 'SHIPPED')
  await track(as('manager'))
  api.advanceClock(60_000)
  // from here on a bag costs ₹80 without tax
  await enter(as('manager'), 'receipt', {
    quantity: 50,
    lines: [{ ...cementStock, quantity: 50, cost: toPrice(80) }],
  })
  await later(1)
  for (const quantity of [1, 3, 7]) await move(await sell(quantity), 'SHIPPED')
  const returned = await sell(5)
  await move(returned, 'SHIPPED')
  await move(returned, 'DELIVERED')
  await as('owner').prove()
  const lines = [{ line: 0, quantity: 2 }]
  await as('owner').post(`/api/desk/orders/${returned}/returns`, { lines, reason: 'wet', method: 'CASH' })
  api.advanceClock(60_000)
  // a receipt at another price changes nothing of what was sold before
  await enter(as('manager'), 'receipt', {
    quantity: 1,
    lines: [{ ...cementStock, quantity: 1, cost: toPrice(95) }],
  })

  const numbers = await report(first, today())
  expect(sum(numbers.days)).toBe(await documented())
  for (const rows of [numbers.departments, numbers.products, numbers.areas])
    expect(sum(rows)).toBe(sum(numbers.days))
  expect(numbers.sales.total).toBe(sum(numbers.days))
  expect(numbers.sales).toMatchObject({ quantity: 16, taxable: 160_000, costed: 140_000, margin: 14 * 2_000 })
  expect(numbers.days).toMatchObject([
    { key: first, quantity: 2, margin: null },
    { key: today(), quantity: 14, margin: 28_000 },
  ])
  expect(numbers.areas).toMatchObject([{ key: '122001', name: 'Gurugram' }])

  const file = await (
    await as('manager').call(`/api/desk/reports.csv?from=${first}&to=${today()}&by=products`)
  ).text()
  const [, ...rows] = file.trim().split('\r\n')
  expect(rows.map((row) => Math.round(Number(row.split(',').at(4)) * 100)).reduce((a, b) => a + b, 0)).toBe(
    await documented(),
  )
})

test('[DESK-07] a period is compared with as many days before, and days without sales are there', async () => {
  const before = today()
  await later(2)
  const { sales, days, formerFrom } = await report(today(), istDay(new Date(api.now().getTime() + DAY_MS)))
  expect(formerFrom).toBe(before)
  expect(days.map(({ total }) => total)).toEqual([0, 0])
  expect(sales.total).toBe(0)
  expect(sales.former).toBe((await report(before, before)).sales.total)
  expect(sales.former).toBeGreaterThan(0)
})

test('[DESK-07] checkouts that nobody paid and words that found nothing are counted', async () => {
  await sell(4, 'ONLINE')
  await api.services.catalogue.searchProducts({ q: 'solar panel', page: 1 })
  await api.services.catalogue.searchProducts({ q: 'solar panel', page: 1 })
  const placed = await order()
  const { unfinished, foundNothing, orders } = await report(today(), today())
  expect(unfinished).toMatchObject({ count: 1, worth: 47_200, products: [{ productId: 'cement', times: 1 }] })
  expect(foundNothing.words).toContainEqual({ words: 'solar panel', times: 2 })
  expect(orders.count).toBe(1)
  expect(placed).not.toBe('')
})

test('[DESK-07] what was sold before the reports existed is in them', async () => {
  const { queries } = api.database
  const before = await queries
    .selectFrom('sales_lines')
    .selectAll()
    .orderBy('number')
    .orderBy('serial')
    .execute()
  await sql`drop table sales_lines`.execute(queries)
  const migration = await import('../../../migrations/0043-sales-lines.ts')
  await migration.up(queries as never)
  const after = await queries
    .selectFrom('sales_lines')
    .selectAll()
    .orderBy('number')
    .orderBy('serial')
    .execute()
  expect(after).toEqual(before)
  expect(after.length).toBeGreaterThan(5)
})
