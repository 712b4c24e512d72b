import { expect, type Locator, type Page } from '@playwright/test'
import { cartLine, putCart } from './stored-cart.ts'

/** A product of the demo catalogue with one variant: its name and its line in a cart. */
export const cement = {
  path: '/product/opc-cement-53-adrika',
  name: 'Adrika OPC 53 Grade Cement',
  line: 'opc-cement-53-adrikaVariant[0]',
} as const

/** Opens the cart page with one line in it. */
export async function openCart(page: Page): Promise<void> {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
}

/** Goes on from the cart to the payment, with an address that is selected already. */
export async function goToPayment(place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: 'Proceed to Pay' }).click()
  await expect(place.getByRole('heading', { name: 'Select the Payment' })).toBeVisible()
}

/** The good news of a placed order. */
export function orderPlaced(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Order Placed Successfully!' })
}

const fields = {
  'Receiver Name': 'Ravi',
  'Receiver Phone No': '9812300000',
  'House No': '7',
  Street: 'Sohna Road',
  Landmark: 'Water tank',
  City: 'Gurugram',
  State: 'Haryana',
  'Zip Code': '122018',
  Country: 'India',
} as const

/** Text by which a list shows the address that `fillAddress` types. */
export const filledAddress = '7, Sohna Road, Water tank, Gurugram, Haryana, 122018, India'

/** The open form of an address. */
export function addressForm(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Add|Edit) address$/ })
}

/** Types an address into the open form; a change that is null leaves its field as it is. */
export async function fillAddress(
  page: Page,
  changes: Partial<Record<keyof typeof fields, string | null>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...fields, ...changes })) {
    if (text !== null) await addressForm(page).getByLabel(label, { exact: true }).fill(text)
  }
}
