import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { open } from '../../support/browser/catalogue-steps.ts'
import { readyLines, reviewList } from '../../support/browser/quick-order-steps.ts'

/** 50 rods together, of which neither size alone is as many: ₹278.19 for ₹281, ₹424.71 for ₹429. */
const list = ['30 Ispalok Fe 500D TMT bar 12 m 8 mm', '20 Ispalok Fe 500D TMT bar 12 m 10 mm'].join('\n')
const together = '₹16,839.90'

const expectInCart = async (page: Page, total: string) => {
  await open(page, '/cart')
  await expect(page.locator('dl').filter({ hasText: 'Grand total' })).toContainText(total)
  await expect(page.getByText('The price has changed')).toHaveCount(0)
}

test('[PRICE-11] sizes that reach a price break together cost the same in Quick Order, in the cart and on a list of a site @any-width', async ({
  page,
  partner,
}) => {
  const [firm, site] = [crypto.randomUUID(), crypto.randomUUID()]
  await partner.call('POST', '/api/firms', {
    id: firm,
    gstin: '07AAGFF2194N1Z1',
    legalName: 'Gupta & Sons',
    address: { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' },
  })
  await partner.call('POST', `/api/firms/${firm}/sites`, {
    id: site,
    name: 'Tower B',
    address: {
      address_line1: { receiverName: 'Ravi', receiverPhoneNo: '', houseNo: '9', landmark: 'Gate 2' },
      street: 'Sohna Road',
      city: 'Gurugram',
      state: 'Haryana',
      zipcode: '122018',
      country: 'India',
      receiving: { hours: '9 am to 5 pm', notes: '' },
    },
  })
  await reviewList(page, list)
  await expect(readyLines(page)).toHaveCount(2)
  await expect(readyLines(page).nth(0)).toContainText('₹278.19')
  await expect(readyLines(page).nth(1)).toContainText('₹424.71')
  await expect(page.getByRole('status').filter({ hasText: together })).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click()
  await expect(page.getByText('2 items added to your cart')).toBeVisible()
  await expectInCart(page, together)

  await page.getByRole('button', { name: 'Keep as a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep as a list' })
  await dialog.getByLabel('Name of the list').fill('Slab casting')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Open the list' }).click()
  const lines = page.getByRole('list', { name: 'Items of the list' }).getByRole('listitem')
  const total = page.getByText(/^Total with GST/)
  await expect(lines.nth(0)).toContainText('₹278.19')
  await expect(lines.nth(1)).toContainText('₹424.71')
  await expect(total).toContainText(together)
  // one rod less of the one, and both are back at the price of fewer
  await lines.nth(1).getByRole('textbox').fill('19')
  await lines.nth(1).getByRole('textbox').press('Enter')
  await expect(lines.nth(0)).toContainText('₹281.00')
  await expect(lines.nth(1)).toContainText('₹429.00')
  await expect(total).toContainText('₹16,581.00')
})

test('[PRICE-11] [PRICE-05] packs of one product that a calculator counts reach its price break together, as in the cart @any-width', async ({
  page,
  partner: _,
}) => {
  await open(
    page,
    '/calculators/bricks?unit=blocks&by=area&area=1830&use.block-adhesive=aac-block-adhesive-halkaviVariant[0]',
  )
  const adhesive = page.getByRole('region', { name: 'Block adhesive', exact: true })
  const packs = adhesive.getByRole('listitem')
  // 25 bags together, sold for ₹334 and ₹421 each below that
  await expect(packs.nth(0)).toContainText('₹327.32 per bag')
  await expect(packs.nth(1)).toContainText('₹412.58 per bag')
  const shown = await page.getByRole('status').filter({ hasText: 'Total' }).innerText()
  const [total = 'none'] = /₹[\d,.]+/.exec(shown) ?? []
  await page.getByRole('button', { name: /^Add \d items to cart$/ }).click()
  await expect(page.getByText(/items are in your cart\.$/)).toBeVisible()
  await expectInCart(page, total)
})
