import { expect, type Page } from '@playwright/test'
import { hydrated, open } from '../../support/browser/catalogue-steps.ts'
import { savedCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'

const material = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[PRICE-05] measures give boxes, which may be changed and go into the cart together @journey', async ({
  page,
}) => {
  await open(page, '/calculators/tiles')
  await page.getByLabel('Length').fill('12')
  await page.getByLabel('Width').fill('14')
  await expect(material(page, 'Tiles')).toContainText('You need 46 pieces')
  await expect(material(page, 'Tiles')).toContainText('12 boxes')
  await expect(page).toHaveURL(/width=14/)
  await material(page, 'Grout')
    .getByRole('button', { name: /One less/ })
    .click()
  await material(page, 'Tiles')
    .getByRole('button', { name: /One more/ })
    .click()
  await page.getByRole('button', { name: 'Add 3 items to cart' }).click()
  await expect(page.getByText('3 items are in your cart.')).toBeVisible()
  const lines = (await savedCart(page)).map((line) => line['quantity'])
  expect(lines).toEqual([13, 4, 1])
})

test('[PRICE-05] a link carries the measures and the chosen product', async ({ page }) => {
  await open(page, '/calculators/tiles?length=12&width=14')
  await page.getByLabel('Product for grout').selectOption({ index: 1 })
  await expect(page).toHaveURL(/use\.tile-grout=/)
  const chosen = await page.getByLabel('Product for grout').inputValue()
  await page.reload()
  await expect(page.getByLabel('Width')).toHaveValue('14')
  await expect(page.getByLabel('Product for grout')).toHaveValue(chosen)
})

test('[PRICE-05] adhesive follows the tile, at the price of the pack that is chosen', async ({ page }) => {
  await open(page, '/calculators/tiles?size=300x450')
  const adhesive = material(page, 'Tile adhesive')
  await expect(adhesive).toContainText('Type 1 of IS 15477 will do')
  await expect(adhesive.getByRole('link')).toContainText('T1')
  await page.getByLabel('Size').selectOption('600x600')
  await expect(adhesive).toContainText('Type 2 of IS 15477 or better')
  await expect(adhesive.getByRole('link')).toContainText('T2')
  const offer = await page.getByLabel('Product for tile adhesive').locator('option:checked').innerText()
  const [, price = 'none'] = /(₹[\d,.]+)/.exec(offer) ?? []
  await expect(adhesive.getByRole('listitem')).toContainText(`${price} per bag`)
  await page.getByText('Outside', { exact: true }).click()
  await expect(adhesive.getByRole('link')).toContainText('T3')
})

test('[PRICE-05] feet become metres and the answer stays', async ({ page }) => {
  await open(page, '/calculators/tiles?length=12&width=14')
  await page.getByText('Metres', { exact: true }).click()
  await expect(page.getByLabel('Length')).toHaveValue('3.66')
  await expect(material(page, 'Tiles')).toContainText('You need 46 pieces')
})

test('[PRICE-05] what cannot be calculated with is said beside the field', async ({ page }) => {
  await open(page, '/calculators/tiles')
  await page.getByLabel('Length').fill('9999')
  await expect(page.getByText('The maximum is 984 ft, so we used that.')).toBeVisible()
  await page.getByLabel('Length').fill('long')
  await expect(page.getByText('“long” isn’t a measurement')).toBeVisible()
  await page.getByLabel('Length').fill(`12' 6"`)
  await expect(page.getByText('isn’t a measurement')).toHaveCount(0)
  await expect(page.getByText('125 sq ft', { exact: false })).toBeVisible()
})

test('[PRICE-05] a calculator is a plain form without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/calculators/concrete')
  await page.getByLabel('Grade', { exact: true }).selectOption('M15')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(/grade=M15/)
  await expect(material(page, 'Cement')).toContainText('23 bags')
  await context.close()
})

test('[PRICE-05] pages of what is sold lead to its calculator, with the product chosen', async ({ page }) => {
  await open(page, '/subpage?mainCat=exterior-paints&sub=exterior-emulsion')
  await page.getByRole('link', { name: /Paint calculator/ }).click()
  await expect(page.getByRole('radio', { name: 'Outside' })).toBeChecked()
  await open(page, '/product/glazed-vitrified-tile-sheelaj-ashen-grey?variantIndex=2')
  await page.getByRole('link', { name: /Tile calculator/ }).click()
  await hydrated(page)
  await expect(page.getByLabel('Size')).toHaveValue('600x1200')
  await expect(material(page, 'Tiles').getByRole('link')).toContainText('Ashen Grey')
})

test('[PRICE-05] all calculators are listed; an unknown one is not there', async ({ page }) => {
  await open(page, '/calculators')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7)
  await page.getByRole('link', { name: 'How many coils of wire do I need?' }).click()
  await expect(material(page, 'Wire')).toContainText('coils')
  const answer = await page.request.get('/calculators/rockets')
  expect(answer.status()).toBe(404)
})

test('[PRICE-05] on a slow phone no choice is lost that is made while the answer to the one before it arrives', async ({
  page,
}) => {
  await open(page, '/calculators/concrete')
  await hydrated(page)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  const answered = page.waitForResponse(/concrete\.data/)
  await page.getByText('Metres', { exact: true }).click()
  await answered
  await page.getByLabel('Grade', { exact: true }).selectOption({ label: 'M25' })
  await page.getByText('The volume', { exact: true }).click()
  await page.getByLabel('Volume', { exact: true }).fill('1')
  await expect(material(page, 'Cement')).toContainText('12 bags')
})
