import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/store-test.ts'
import { signInWith } from '../../support/browser/sign-in-with.ts'

/** From the home page to the list of a category, the way each screen offers it. */
async function openCategory(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('link', { name: 'Cement & Masonry' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Cement', exact: true }).click()
  } else {
    await page.getByRole('link', { name: 'Cement', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Cement', exact: true })).toBeVisible()
}

const address = {
  'House No': '12',
  Street: 'MG Road',
  Landmark: 'Metro pillar 20',
  City: 'Gurugram',
  State: 'Haryana',
  'Zip Code': '122001',
  Country: 'India',
}

test('[CART-14] [CART-15] [ORD-01] from the home page to a placed order in Your Orders @journey', async ({
  page,
  store,
  isMobile,
}) => {
  const phone = isMobile ? '9810000101' : '9810000102'
  await openCategory(page, isMobile)

  // a product with one variant goes straight into the cart, and its button becomes a stepper
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').innerText()).trim()
  await first.getByRole('button', { name: /^Add/ }).click()
  await expect(first.getByRole('button', { name: /^Add/ })).toBeHidden()

  // the floating cart of a guest opens the login, which leads on to the address
  await page.getByRole('button', { name: /1 Item.*View Cart/ }).click()
  await signInWith(page, store, phone)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Select the Address' })).toBeVisible()
  await page.getByRole('button', { name: '+ Add New Address' }).click()
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('12, MG Road, Metro pillar 20, Gurugram').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Proceed to Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Select the Payment' })).toBeVisible()
  const place = page.getByRole('button', { name: 'Place Order' })
  await expect(place).toBeDisabled()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).click()
  await place.click()
  const success = page.getByRole('dialog', { name: 'Order Placed Successfully!' })
  await expect(success).toBeVisible()
  await expect(success).toContainText("We'll notify you when it ships.")
  await expect(success).toBeHidden()
  await expect(page.getByText('Your cart is empty')).toBeVisible()

  await page.goto('/profile/order')
  const order = page.getByRole('list', { name: 'Orders, newest first' }).getByRole('listitem').first()
  await expect(order).toContainText(/Order ID: [\da-f-]{36}/)
  await expect(order).toContainText(/Total: ₹[\d,]+\.\d\d/)
})
