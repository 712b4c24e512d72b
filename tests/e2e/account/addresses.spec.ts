import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { addressForm, fillAddress, filledAddress } from '../../support/browser/checkout-steps.ts'
import { addressDocument } from '../../support/api/test-partner.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Your Addresses' }).getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Deliver to ${name}` })
const field = (page: Page, label: string) => addressForm(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => addressForm(page).getByRole('button', { name }).click()
const add = (page: Page) => page.getByRole('button', { name: '+ Add New Address' }).click()

const labels = [
  'Receiver Name',
  'Receiver Phone No',
  'House No',
  'Street',
  'Landmark',
  'Zip Code',
  'City',
  'State',
  'Country',
]
const required = labels.slice(2)

type Book = { addresses: { id: string; street: string }[]; defaultAddressIndex: number | null }

test('[ADDR-01] Loading... until the addresses are there, then cards with name, joined address and actions @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress({ receiverName: 'Asha' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/addresses', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/profile/address')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByText('No addresses yet')).toHaveCount(0)
  release()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  await expect(card(page, 'Asha')).toContainText('12, MG Road, Metro, Gurugram, Haryana, 122001, India')
  await expect(choice(page, 'Asha')).toBeVisible()
  await expect(card(page, 'Asha').getByRole('button')).toHaveText(['Edit', 'Delete'])
  await expect(page.getByRole('button', { name: '+ Add New Address' })).toBeVisible()
})

test('[ADDR-01] a card without a name says Unnamed, one without an address No address provided @any-width', async ({
  page,
  partner: _,
}) => {
  const bare = addressDocument({ receiverName: ' ', street: '' })
  const blank = {
    ...bare,
    city: '',
    state: '',
    zipcode: '',
    country: '',
    id: 'x',
    address_line1: { ...bare.address_line1, houseNo: ' ', landmark: '' },
  }
  await page.route('**/api/addresses', (route) =>
    route.fulfill({ json: { addresses: [blank], defaultAddressIndex: 0 } }),
  )
  await page.goto('/profile/address')
  await expect(cards(page).getByRole('heading', { name: 'Unnamed' })).toBeVisible()
  await expect(cards(page)).toContainText('No address provided')
})

test('[ADDR-02] [ADDR-03] the form has its nine fields; all but name and phone are required, blank is empty', async ({
  page,
  partner,
}) => {
  await page.goto('/profile/address')
  await add(page)
  await expect(addressForm(page).locator('label')).toHaveText(labels)
  await expect(addressForm(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  const errors = addressForm(page).getByRole('alert')
  await press(page, 'Save')
  await expect(errors).toHaveText(required.map((label) => `${label} is required`))
  await expect(field(page, 'House No')).toBeFocused()
  const red = await errors.first().evaluate((error) => getComputedStyle(error).color)
  const [strong = 0, ...others] = await colourParts(page, red)
  expect(strong).toBeGreaterThan(Math.max(...others) + 60)
  // each by its field, and gone with the first letter that counts
  for (const label of required) {
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`)
    await field(page, label).fill('   ')
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`)
    await field(page, label).fill('a')
    await expect(field(page, label)).not.toHaveAccessibleDescription(/required/)
  }
  // blanks alone are refused on saving too
  await field(page, 'Street').fill('  ')
  await press(page, 'Save')
  await expect(errors).toHaveText(['Street is required'])
  expect((await partner.call<Book>('GET', '/api/addresses')).addresses).toEqual([])
  await field(page, 'Street').fill('Any zip or phone is taken')
  await press(page, 'Save')
  await expect(cards(page).getByRole('heading', { name: 'Unnamed' })).toBeVisible()
})

test('[ADDR-07] what was typed is what is stored @any-width', async ({ page, partner }) => {
  await page.goto('/profile/address')
  await add(page)
  await fillAddress(page)
  await press(page, 'Save')
  await expect(card(page, 'Ravi')).toContainText(filledAddress)
  const { addresses, defaultAddressIndex } = await partner.call<Book>('GET', '/api/addresses')
  const { id: _, ...stored } = addresses[0] ?? { id: '' }
  expect(defaultAddressIndex).toBe(0)
  expect(stored).toEqual({
    address_line1: {
      receiverName: 'Ravi',
      receiverPhoneNo: '9812300000',
      houseNo: '7',
      landmark: 'Water tank',
    },
    street: 'Sohna Road',
    city: 'Gurugram',
    state: 'Haryana',
    zipcode: '122018',
    country: 'India',
  })
})

test('[ADDR-02] [ADDR-01] Edit starts from the address and changes it; Delete asks first @journey', async ({
  page,
  partner,
}) => {
  await partner.addAddress({ receiverName: 'Asha' })
  await page.goto('/profile/address')
  await page.getByRole('button', { name: 'Edit the address of Asha' }).click()
  await expect(field(page, 'Receiver Name')).toHaveValue('Asha')
  await expect(field(page, 'Zip Code')).toHaveValue('122001')
  await field(page, 'Street').fill('Golf Course Road')
  await press(page, 'Save')
  await expect(card(page, 'Asha')).toContainText('12, Golf Course Road, Metro')
  await page.getByRole('button', { name: 'Delete the address of Asha' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete the address of Asha' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No addresses yet')).toBeVisible()
  expect(await partner.call('GET', '/api/addresses')).toEqual({ addresses: [], defaultAddressIndex: null })
})

test('[ADDR-04] [ADDR-06] the first address added becomes the default; a second one leaves it so @any-width', async ({
  page,
  partner,
}) => {
  await page.goto('/profile/address')
  for (const name of ['First', 'Second']) {
    await add(page)
    await fillAddress(page, { 'Receiver Name': name })
    await press(page, 'Save')
    await expect(card(page, name)).toBeVisible()
    await expect(choice(page, 'First')).toBeChecked()
  }
  await expect(choice(page, 'Second')).not.toBeChecked()
  expect(await partner.call('GET', '/api/addresses')).toMatchObject({ defaultAddressIndex: 0 })
})

test('[ADDR-06] [ADDR-05] the chosen default is there after a reload; deleting before it moves it, deleting it makes it the first @any-width', async ({
  page,
  partner,
}) => {
  for (const receiverName of ['Asha', 'Bela', 'Chand', 'Dev']) await partner.addAddress({ receiverName })
  const index = async () => (await partner.call<Book>('GET', '/api/addresses')).defaultAddressIndex
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Delete the address of ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(card(page, name)).toHaveCount(0)
  }
  await page.goto('/profile/address')
  await expect(choice(page, 'Asha')).toBeChecked()
  await choice(page, 'Chand').click()
  await expect(choice(page, 'Chand')).toBeChecked()
  await expect(choice(page, 'Asha')).not.toBeChecked()
  await expect.poll(index).toBe(2)
  await page.reload()
  await expect(choice(page, 'Chand')).toBeChecked()
  await remove('Dev')
  expect(await index()).toBe(2)
  await remove('Asha')
  await expect(choice(page, 'Chand')).toBeChecked()
  expect(await index()).toBe(1)
  await remove('Chand')
  await expect(choice(page, 'Bela')).toBeChecked()
  expect(await index()).toBe(0)
  await remove('Bela')
  expect(await index()).toBeNull()
})

test('[ADDR-02] what was typed outlives Escape, the back button and Close, until it is saved or cancelled', async ({
  page,
  partner,
}) => {
  await partner.addAddress({ receiverName: 'Asha' })
  await page.goto('/profile/address')
  await add(page)
  await field(page, 'Street').fill('Typed once')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => press(page, 'Close'),
  ]) {
    await leave()
    await expect(addressForm(page)).toHaveCount(0)
    // another form knows nothing of it
    await page.getByRole('button', { name: 'Edit the address of Asha' }).click()
    await expect(field(page, 'Street')).toHaveValue('MG Road')
    await press(page, 'Close')
    await expect(addressForm(page)).toHaveCount(0)
    await add(page)
    await expect(field(page, 'Street')).toHaveValue('Typed once')
  }
  await press(page, 'Cancel')
  await add(page)
  await expect(field(page, 'Street')).toHaveValue('')
  await fillAddress(page)
  await press(page, 'Save')
  await expect(card(page, 'Ravi')).toBeVisible()
  await add(page)
  await expect(field(page, 'Street')).toHaveValue('')
})

test('[ADDR-08] a PIN code fills city, State and country where nothing was written; the States are a list @any-width', async ({
  page,
  partner: _,
}) => {
  await page.goto('/profile/address')
  await add(page)
  await field(page, 'Zip Code').fill('122018')
  await expect(field(page, 'City')).toHaveValue('Gurugram')
  await expect(field(page, 'State')).toHaveValue('Haryana')
  await expect(field(page, 'Country')).toHaveValue('India')
  await field(page, 'City').fill('Gurgaon')
  await field(page, 'Zip Code').fill('201301')
  await expect(field(page, 'City')).toHaveValue('Gurgaon')
  await expect(field(page, 'State')).toHaveValue('Uttar Pradesh')
  // in either of two States: nothing is guessed
  await field(page, 'Zip Code').fill('160017')
  await expect(field(page, 'State')).toHaveValue('Uttar Pradesh')
  const list = await field(page, 'State').getAttribute('list')
  await expect(page.locator(`[id="${list}"] option`)).toHaveCount(36)
})

test('[ADDR-09] a phone number that cannot be one is questioned once it is typed, and taken all the same @any-width', async ({
  page,
  partner: _,
}) => {
  await page.goto('/profile/address')
  await add(page)
  const question = addressForm(page).getByText('Is this number right?')
  await fillAddress(page, { 'Receiver Phone No': '98123' })
  await expect(question).toBeVisible()
  await expect(field(page, 'Receiver Phone No')).toHaveAccessibleDescription(/Is this number right/)
  await field(page, 'Receiver Phone No').fill('0124 456 7890')
  await expect(question).toHaveCount(0)
  await field(page, 'Receiver Phone No').fill('98123')
  await press(page, 'Save')
  await expect(card(page, 'Ravi')).toContainText('98123')
})

/** Red, green and blue of a CSS colour, 0 to 255. */
async function colourParts(page: Page, colour: string): Promise<number[]> {
  return page.evaluate((text) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return []
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, colour)
}
