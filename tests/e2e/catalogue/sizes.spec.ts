import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { boxOf, open } from '../../support/browser/catalogue-steps.ts'
import { savedCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'

test('[PRICE-04] several sizes go into the cart at once from their table', async ({ page }) => {
  await open(page, '/product/fe-500d-tmt-bar-12-m-dridhak')
  await page.getByText('All sizes: weight, price, quantity').click()
  const row = (size: string) => page.getByRole('row', { name: new RegExp(`^${size}`) })
  await expect(row('12 mm')).toContainText('10.7 kg per rod')
  await expect(row('12 mm')).toContainText('/kg')
  await row('8 mm').getByRole('textbox').fill('25')
  await row('8 mm').getByRole('textbox').press('Enter')
  await row('12 mm')
    .getByRole('button', { name: /One more/ })
    .click()
  await page.getByRole('button', { name: 'Add 2 sizes' }).click()
  await expect(page.getByText('2 sizes are in your cart.')).toBeVisible()
  expect((await savedCart(page)).map((line) => line['quantity'])).toEqual([25, 1])
  await expectAccessible(page, 'the table of sizes')
})

test('[PRICE-04] a page says what a size weighs and covers', async ({ page }) => {
  await open(page, '/product/silk-luxury-emulsion-rangeen?variantIndex=3')
  await expect(page.getByText('covers about 480 sq ft with 2 coats')).toBeVisible()
  await expect(page.getByText('5.4 kg per bucket')).toBeVisible()
})

test('[PRICE-04] a size says its sides, and a drawing of them follows the pictures', async ({ page }) => {
  await open(page, '/product/triple-layer-water-tank-jalnika?variantIndex=6')
  const row = (side: string) => page.getByRole('row', { name: new RegExp(`^${side}`) })
  await expect(row('Diameter')).toContainText('1,090 mm (3 ft 6.9 in)')
  await expect(row('Height')).toContainText('1,300 mm (4 ft 3.2 in)')
  const drawing = page.getByRole('region', { name: 'Pictures' }).getByRole('img').last()
  await expect(drawing).toHaveAttribute('src', '/media/outlines/h1300d1090.svg')
  await drawing.scrollIntoViewIfNeeded()
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1280)
  // another size has other sides
  await page.getByRole('link', { name: /500 L/ }).first().click()
  await expect(row('Diameter')).toContainText('890 mm')
})

test('[PRICE-04] of a box of tiles the sides are those of one', async ({ page }) => {
  await open(page, '/product/glazed-vitrified-tile-sheelaj-statuario-bianco')
  await expect(page.getByRole('row', { name: /^Length, one piece/ })).toContainText('600 mm (23.6 in)')
  await expect(page.getByRole('row', { name: /^Thickness, one piece/ })).toContainText('9 mm')
})

test('[PRICE-04] pictures open over the screen, turn by keys, and are never larger than they are', async ({
  page,
}) => {
  await open(page, '/product/opc-cement-53-adrika')
  await page.getByRole('button', { name: 'Larger pictures' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /picture 1 of/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const picture = dialog.getByRole('img', { name: /picture 2 of/ })
  await expect(picture).toBeInViewport({ ratio: 1 })
  // the tile that its ground blends with ends where the picture does
  expect(await boxOf(picture.locator('..'))).toEqual(await boxOf(picture))
  await dialog.getByRole('button', { name: 'Full size' }).click()
  const shown = await picture.evaluate((image: HTMLImageElement) => [image.width, image.naturalWidth])
  expect(shown[0]).toBe(shown[1])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Larger pictures' })).toBeFocused()
})
