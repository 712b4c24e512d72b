import { expect } from '@playwright/test'
import { measureBytes } from '../../load/measure/measure-bytes.ts'
import { test } from '../../support/browser/store-test.ts'

/** Script of a first view as gzip would send it, in bytes. React, its router and Redux are 111 kB of it. */
const mostScript = { home: 142_000, category: 148_000, product: 148_500, search: 147_500 }
/** What the home page sends before the first tap, pictures included, in bytes. */
const MOST_SENT = 220_000

test('the first view of a page loads no more script than its limit, and that of the home page no more in all @any-width @journey', async ({
  store,
}) => {
  const pages = {
    home: '/',
    category: '/subpage?mainCat=cement',
    product: '/product/opc-cement-53-adrika',
    search: '/search?q=cement',
  }
  const addresses = Object.entries(pages).map(([page, path]) => [page, `${store.baseURL}${path}`])
  const figures = await measureBytes(Object.fromEntries(addresses) as Record<string, string>)
  expect(figures.map(({ page }) => page)).toEqual(Object.keys(pages))
  const limits = new Map(Object.entries(mostScript))
  const heavy = figures.filter(({ page, gzip }) => gzip.js > (limits.get(page) ?? 0) || gzip.js === 0)
  const sent = figures.map((figure) => Object.values(figure.sent).reduce((sum, size) => sum + size, 0))
  for (const { page, gzip } of figures) process.stdout.write(`  ${page}: ${gzip.js} bytes of script\n`)
  expect(heavy).toEqual([])
  expect(sent[0]).toBeLessThan(MOST_SENT)
})
