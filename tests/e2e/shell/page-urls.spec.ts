import { expect, type Page } from '@playwright/test'
import { hydrated, open, openWithState } from '../../support/browser/catalogue-steps.ts'
import { subcategoriesOf } from '../../support/catalogue/demo-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

test('[GEN-07] an unknown address is a friendly page with status 404 and a way home @journey', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
})

/** The URL of a page in a tab of its own, which has none of its navigation state. */
async function openInAnotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await open(tab, page.url())
  return tab
}

test('[GEN-08] [SUB-01] [SUB-03] /subpage takes main category and header from the navigation state, and its URL carries both into another tab @journey', async ({
  page,
}) => {
  await openWithState(page, '/subpage?mainCat=sand', { mainCat: 'cement', header: 'Header of the state' })
  const expectShown = async (tab: Page, subcategory: string): Promise<void> => {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Header of the state')
    const subcategories = tab.getByRole('navigation', { name: 'Subcategories' })
    await expect(subcategories.getByRole('link')).toHaveText([...subcategoriesOf('cement')])
    await expect(tab.getByRole('region', { name: subcategory })).toBeVisible()
  }
  await expectShown(page, 'OPC Cement')
  await expectShown(await openInAnotherTab(page), 'OPC Cement')
  await page.reload()
  await expectShown(page, 'OPC Cement')
  await page.getByRole('link', { name: 'PPC Cement', exact: true }).click()
  await expectShown(page, 'PPC Cement')
  await expect(page).toHaveURL(/sub=ppc-cement.*header=/)
  await expectShown(await openInAnotherTab(page), 'PPC Cement')
})

test('[GEN-08] a header that is the name of its category leaves the URL of /subpage short', async ({
  page,
}) => {
  await openWithState(page, '/subpage?mainCat=sand', { mainCat: 'cement', header: 'Cement' })
  await expect(page).toHaveURL('/subpage?mainCat=cement')
  await expect((await openInAnotherTab(page)).getByRole('heading', { level: 1 })).toHaveText('Cement')
})

test('[GEN-08] [SHOP-01] a header that only the navigation state of /shoppage holds goes into its URL', async ({
  page,
}) => {
  await openWithState(page, '/shoppage?shop=steel-structure', { header: 'Header of the state' })
  await expect(page).toHaveURL(/header=Header/)
  const tab = await openInAnotherTab(page)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Header of the state')
})

test('[GEN-08] /detailPage takes its product from the navigation state, and its URL carries it into another tab', async ({
  page,
}) => {
  await openWithState(page, '/detailPage', { product: { id: 'opc-cement-53-adrika' } })
  await expect(page).toHaveURL('/detailPage?productId=opc-cement-53-adrika')
  const name = 'Adrika OPC 53 Grade Cement'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const tab = await openInAnotherTab(page)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(tab.getByRole('button', { name: 'Buy Now' })).toBeVisible()
})

test('[GEN-08] what a page shows is in the HTML of its address, before any script @journey', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: store.baseURL })
  const page = await context.newPage()
  for (const [path, text] of [
    ['/subpage?mainCat=cement&sub=ppc-cement', 'Adrika PPC Cement'],
    ['/shoppage?shop=steel-structure&mainCat=wire-mesh', 'Welded Mesh'],
    ['/detailPage?productId=opc-cement-53-adrika', 'Adrika OPC 53 Grade Cement'],
    ['/product/opc-cement-53-adrika', 'Adrika OPC 53 Grade Cement'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await context.close()
})

test('[GEN-06] what the store says of itself comes from its settings, wherever it is said', async ({
  page,
  brittleStore,
  isMobile,
}) => {
  await brittleStore.setSettings({
    hotline: '+91 999 111 2222',
    whatsapp: '919991113333',
    location: 'Sector 44, Gurugram',
    androidAppUrl: 'https://play.google.com/store/apps/details?id=other',
    deliveryPromise: 'With you tomorrow',
    tagline: 'Another tagline',
  })
  try {
    await open(page, `${brittleStore.baseURL}/?fresh=${isMobile}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another tagline')
    await expect(page.getByRole('main').getByText('With you tomorrow')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get the Android app' })).toHaveAttribute('href', /id=other$/)
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /919991113333$/)
      await expect(page.getByRole('link', { name: '+91 999 111 2222' })).toBeVisible()
    } else {
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('+91 999 111 2222')
      await expect(footer).toContainText('Sector 44, Gurugram')
      await expect(footer.getByRole('link', { name: '+919991113333' })).toBeVisible()
    }
    await page.goto(`${brittleStore.baseURL}/product/dear?fresh=${isMobile}`)
    await expect(page.getByRole('main').getByText('With you tomorrow')).toBeVisible()
    await page.goto(`${brittleStore.baseURL}/privacy?fresh=${isMobile}`)
    await expect(page.getByRole('main')).toContainText('Sector 44, Gurugram')
  } finally {
    await brittleStore.setSettings({})
  }
})
