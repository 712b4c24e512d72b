import { tracingChannel } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noFilters } from '#domain/catalogue/lists/product-card.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { routeLimits } from '#server/http/guards/limits.ts'
import { STATEMENTS, type TracedStatement } from '#server/db/connections/traced-statement.ts'
import { openCustomer } from '../../support/api/order-actions.ts'
import { findCrossings } from '../../support/database/spreading.ts'
import { openDemoApi } from '../../support/api/demo-api.ts'
import type { TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'
import { onlyInFull } from '../../support/in-full.ts'

const root = path.join(import.meta.dirname, '../../..')
let api: TestApi
let me: Caller
let addressId: string

beforeAll(async () => {
  api = await openDemoApi()
  ;({ call: me, addressId } = await openCustomer(api, '9811111111'))
}, 120_000)
afterAll(() => api.close())

/** What one use of the shop asks of the database: the most statements, and the most rows read. */
const most = {
  'a page of a subcategory': [2, 40],
  'the filters of a subcategory': [2, 60],
  'a product': [1, 1],
  'a search': [2, 40],
  'a suggestion': [0, 0],
  'a cash order of one line': [9, 12],
  'the list of orders': [4, 30],
} as const satisfies Record<string, readonly [statements: number, rows: number]>

async function placeOrder(lines: readonly object[], paymentMode: 'COD' | 'ONLINE'): Promise<string> {
  const answer = await me('/api/orders', {
    method: 'POST',
    body: { paymentMode, addressId, lines },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const placed = (await answer.json()) as { orderId?: string }
  if (placed.orderId === undefined) throw new Error(`the order was refused: ${JSON.stringify(placed)}`)
  return placed.orderId
}

/** The uses of the shop that are measured. */
async function findActions(): Promise<Record<keyof typeof most, () => Promise<unknown>>> {
  const { catalogue } = api.services
  const subcategoryId = (await catalogue.listSubcategories())[0]?.id ?? ''
  const [first] = (await (await me('/api/products/getProduct')).json()) as { id: string }[]
  const productId = first?.id ?? ''
  const lines = [{ product: `${productId}Variant[0]`, quantity: 5 }]
  return {
    'a page of a subcategory': () => catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured' }),
    'the filters of a subcategory': () => catalogue.listFacets({ subcategoryId, filters: noFilters }),
    'a product': () => catalogue.findProduct(productId),
    'a search': () => catalogue.searchProducts({ q: 'cement', page: 1 }),
    // also words that are nobody's are looked for in memory
    'a suggestion': () => catalogue.suggest('qwzx'),
    'a cash order of one line': () => placeOrder(lines, 'COD'),
    'the list of orders': () => me('/api/orders'),
  }
}

test('[SAFE-01] what a page, a search and an order cost the database is bounded, and as docs/operations.md says', async () => {
  const actions = await findActions()
  const measured: [string, number, number][] = []
  for (const [name, act] of Object.entries(actions)) {
    const before = api.database.effort()
    await act()
    const after = api.database.effort()
    measured.push([name, after.statements - before.statements, after.rows - before.rows])
  }
  process.stdout.write(
    `\n${measured.map(([name, statements, rows]) => `  ${name}: ${statements} statements, ${rows} rows`).join('\n')}\n`,
  )
  const over = measured.filter(([name, statements, rows]) => {
    const [maxStatements, maxRows] = most[name as keyof typeof most]
    return (statements === 0 && maxStatements > 0) || statements > maxStatements || rows > maxRows
  })
  expect(over).toEqual([])
  const documented = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  const rows = Object.entries(most).map(
    ([name, [statements, read]]) => `| ${name} | ${statements} | ${read} |`,
  )
  expect(rows.filter((row) => !documented.includes(row))).toEqual([])
})

/** What one file for fifty orders asks of the database: the most statements, and the most rows read. */
const mostPrinted = {
  'fifty orders of ten lines on one picking list': ['picking-list', 12, 1_200],
  'fifty challans of ten lines': ['challan', 10, 1_800],
} as const

// desk-prints.test.ts holds that fifty cost no more statements than two
test.each(onlyInFull)(
  '[SAFE-01] [DESK-03] what printing fifty orders costs is bounded, and its file fits the answer',
  { timeout: 120_000 },
  async () => {
    const staff = operator('test')
    const { printing, moveOrder } = api.services.desk
    const products = (await (await me('/api/products/getProduct')).json()) as { id: string }[]
    const lines = products.slice(0, 10).map(({ id }) => ({ product: `${id}Variant[0]`, quantity: 5 }))
    const orderIds: string[] = []
    for (let count = 0; count < 50; count++) orderIds.push(await placeOrder(lines, 'COD'))
    const measured: [string, number, number][] = []
    for (const [name, [kind]] of Object.entries(mostPrinted)) {
      const before = api.database.effort()
      const { bytes, leftOut } = await printing.print(staff, { kind, paper: 'a4', of: { orderIds } })
      const after = api.database.effort()
      measured.push([name, after.statements - before.statements, after.rows - before.rows])
      expect(leftOut).toEqual([])
      expect(bytes.length).toBeLessThan(routeLimits['POST /api/desk/prints'].answerKb * 1_000)
      for (const orderId of kind === 'picking-list' ? orderIds : [])
        await moveOrder(staff, { orderId, to: 'SHIPPED', note: null })
    }
    process.stdout.write(`\n${measured.map((row) => `  ${row.join(', ')}`).join('\n')}\n`)
    const documented = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    for (const [name, statements, rows] of measured) {
      const [, maxStatements, maxRows] = mostPrinted[name as keyof typeof mostPrinted]
      expect(statements).toBeLessThanOrEqual(maxStatements)
      expect(rows).toBeLessThanOrEqual(maxRows)
      expect(documented).toContain(`| ${name} | ${maxStatements} | ${maxRows} |`)
    }
  },
)

test('[SAFE-03] no join of a page, a search, an order or the list of orders crosses the columns that tables would be spread by', async () => {
  const [first] = (await (await me('/api/products/getProduct')).json()) as { id: string }[]
  const lines = [{ product: `${first?.id ?? ''}Variant[0]`, quantity: 5 }]
  const actions = { ...(await findActions()), 'an online order': () => placeOrder(lines, 'ONLINE') }
  const statements: string[] = []
  const listen = (message: unknown): void => void statements.push((message as TracedStatement).text)
  const { start } = tracingChannel(STATEMENTS)
  start.subscribe(listen)
  for (const act of Object.values(actions)) await act()
  start.unsubscribe(listen)
  const all = [...new Set(statements)]
  expect(all.length).toBeGreaterThan(15)
  expect(all.filter((text) => /\bjoin\b/i.test(text)).length).toBeGreaterThan(0)
  expect(all.flatMap((text) => findCrossings(text).map((crossing) => `${crossing} in ${text}`))).toEqual([])
})
