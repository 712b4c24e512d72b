import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import type { StockListWire } from '#domain/stock/wire.ts'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

// a store of its own: its sums are those of the orders here
test.use({ settings: { OPEN_CASH_ORDERS: '33' } })

/** Calls the desk's API from the page, as the desk itself does. */
async function call<T>(page: Page, request: string, body?: object): Promise<T> {
  const [method = '', path = ''] = request.split(' ')
  const answer: unknown = await page.evaluate(
    async ([how, to, text]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/desk/${to}`, { method: how, headers, ...(text && { body: text }) })
      if (!response.ok) throw new Error(await response.text())
      return response.json() as Promise<unknown>
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )
  return answer as T
}

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100)
const COST = 200

test('[DESK-07] the reports of a day have the sums of its invoices: by day, department, product and area, with the margin, a chart and a file', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await test.step('an empty period says what counts', async () => {
    await openRoom(page, 'Reports')
    await expect(page.getByText('No sales in this period')).toBeVisible()
    await expectAccessible(page, 'reports of nothing')
  })

  const invoices: Invoice[] = []
  await test.step('cement with a cost is sold to two customers, and steel without one', async () => {
    const { rows } = await call<StockListWire>(page, 'GET stock?filter=all&q=opc-cement-53-adrika')
    const { productId, variantUid } = rows[0] ?? { productId: '', variantUid: '' }
    const item = { productId, variantUid, tracked: true, lowLevel: 5, expectedOn: null, barcode: null }
    await call(page, 'PUT stock/item', item)
    const lines = [{ productId, variantUid, quantity: 100, cost: COST * 1_000_000 }]
    await call(page, 'POST stock/changes', {
      id: crypto.randomUUID(),
      kind: 'receipt',
      placeId: 'yard',
      lines,
    })
    for (const [product, quantity] of [
      [cement.line, 20],
      [cement.line, 7],
      ['ppc-cement-adrikaVariant[0]', 11],
    ] as const) {
      const partner = await newPartner(store)
      await partner.addAddress()
      const orderId = await partner.placeOrder(product, quantity)
      await call(page, `POST orders/${orderId}/status`, { to: 'SHIPPED' })
      invoices.push(await partner.call<Invoice>('GET', `/api/orders/${orderId}/invoice`))
    }
  })
  const total = invoices.reduce((sum, { totals }) => sum + totals.grandTotal, 0)
  const costed = invoices.slice(0, 2).reduce((sum, { totals }) => sum + totals.taxable, 0)

  const section = (name: string) => page.getByRole('heading', { name, exact: true }).locator('..')
  await test.step('every breakdown comes to the sum of the invoices', async () => {
    await page.reload()
    await page.getByRole('button', { name: '7 days' }).click()
    const figures = page.getByRole('definition')
    await expect(figures.filter({ hasText: rupees(total) }).first()).toBeVisible()
    await expect(figures.filter({ hasText: rupees(costed - 27 * COST * 100) })).toBeVisible()
    for (const name of ['By day', 'By department', 'By product', 'By area']) {
      const sales = await section(name).locator('tbody td:nth-child(4)').allTextContents()
      const sum = sales.reduce(
        (before, text) => before + Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100),
        0,
      )
      expect(sum, name).toBe(total)
    }
    const products = section('By product').getByRole('table')
    await expect(products.getByRole('row', { name: new RegExp(cement.name) })).toContainText(
      rupees((invoices[0]?.totals.grandTotal ?? 0) + (invoices[1]?.totals.grandTotal ?? 0)),
    )
    await expect(page.getByRole('img', { name: /^Sales by day/ })).toBeVisible()
    await expectAccessible(page, 'reports of a week')
  })

  await test.step('the file has the same sums', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download by product as CSV' }).click()
    const rows = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n').slice(1)
    const sums = rows.map((row) => Math.round(Number(row.split(',').at(-4)) * 100))
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    expect(rows.map((row) => row.split(',')[1])).toEqual(
      expect.arrayContaining(['opc-cement-53-adrika', 'ppc-cement-adrika']),
    )
  })

  await test.step('other days are chosen, and days that are none are said so', async () => {
    await page.getByRole('button', { name: 'Custom' }).click()
    await page.getByLabel('From').fill('2026-02-02')
    await page.getByLabel('To', { exact: true }).fill('2026-02-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText(/^Choose a start and an end day/)).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('2026-02-03')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText('No sales in this period')).toBeVisible()
  })
})
