import { expect } from '@playwright/test'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

// a store of its own: for minutes it has a catalogue that no other test expects
test.use({ settings: { ORDERS_PER_HOUR: '998' } })

/** The most rows that a sheet may have, the first of them the heads. */
const ROWS = 50_000
/** Its products, and the category and subcategory that they make. */
const ADDED = 50_001
/** A step of such an import: twice what it takes on two crowded cores. */
const STEP_MS = 200_000

const lastProduct = `/product/coach-bolt-of-lot-${ROWS - 2}`
const heads = 'name,category,subcategory,hsn,gst rate,unit,price with gst,spec: Material'
const row = (lot: number) =>
  `Coach bolt of lot ${lot},Bolts in bulk,Coach bolts,7318,18,bag,${118 + (lot % 90)},Steel`

test(
  '[GOODS-03] a sheet of 50,000 rows is checked, imported and undone in the browser',
  { tag: '@any-width' },
  async ({ page, store }) => {
    test.setTimeout(5 * STEP_MS)
    const lines = [heads, ...Array.from({ length: ROWS - 1 }, (_, lot) => row(lot))]
    await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await page.goto('/desk/catalogue/import')
    const timed = async (what: string, step: () => Promise<void>) => {
      const begun = performance.now()
      await step()
      const seconds = (performance.now() - begun) / 1_000
      process.stdout.write(`  50,000 rows in the browser, ${what}: ${seconds.toFixed(1)} s\n`)
    }

    await timed('checked', async () => {
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'bulk.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
      await expect(page.getByText(new RegExp(`^${ADDED} new, 0 changed`))).toBeVisible({ timeout: STEP_MS })
    })
    await timed('imported', async () => {
      await page.getByRole('button', { name: 'Import now' }).click()
      await expect(page.getByText(`Importing ${ADDED} entries`)).toBeVisible()
      await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible({ timeout: STEP_MS })
    })
    await page.goto(lastProduct)
    await expect(page.getByRole('heading', { level: 1, name: /lot 49998/ })).toBeVisible()

    await page.goto('/desk/catalogue/import')
    await timed('undone', async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(`${ADDED} restored`)).toBeVisible({ timeout: STEP_MS })
    })
    expect((await page.goto(lastProduct))?.status()).toBe(404)
  },
)
