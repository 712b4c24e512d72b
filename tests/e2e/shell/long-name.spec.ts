import { expect } from '@playwright/test'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { preparedData } from '../../support/browser/prepare-data.ts'
import { test as base } from '../../support/browser/store-test.ts'
import { startStore, type Store } from '../../support/process/start-store.ts'

const endless = 'W'.repeat(10_000)

const test = base.extend<object, { readonly endlessStore: Store }>({
  endlessStore: [
    async ({ settings: _ }, use) => {
      const { folder, remove } = await catalogueFolder({
        shops: [{ id: 'shop', rowId: 's1', name: endless, mainCategoryRow: ['main', 'other'] }],
        maincategory: [
          { id: 'main', mainCategory_Name: endless },
          { id: 'other', mainCategory_Name: 'Other' },
        ],
        subcategory: [
          { id: 'sub', subCategory_Name: endless, mainCategoryRow: ['main'] },
          { id: 'next', subCategory_Name: 'Next', mainCategoryRow: ['main'] },
        ],
        products: [
          productDocument('brick', {
            subCategoryRow: ['sub'],
            ProductSpectification: { Brand: [endless], [endless]: ['Long key', endless] },
          }),
        ],
      })
      const environment = { CATALOGUE: folder }
      const store = await startStore({ preparedData: preparedData('empty'), environment })
      await use(store)
      await store.stop()
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const paths = [
  '/',
  '/category',
  '/categories',
  '/shoppage?shop=shop',
  '/subpage?mainCat=main',
  '/product/brick?variantIndex=0',
]

for (const path of paths) {
  test(`[LIST-04] names of 10,000 letters of departments, categories and brands do not widen ${path}`, async ({
    page,
    endlessStore,
    viewport,
  }) => {
    await page.goto(endlessStore.baseURL + path)
    await expect(page.getByText(/W{20}/).filter({ visible: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width)
    expect((await page.title()).length).toBeLessThan(150)
    // headings and tiles cut it; only the product's own page shows a specification whole
    const heights = await page
      .locator('h1, h2, a')
      .evaluateAll((elements) => elements.map((element) => element.clientHeight))
    expect(Math.max(...heights)).toBeLessThan(400)
  })
}
