import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openCustomer, openDesk } from '../../support/browser/desk-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'

test('[QUOTE-02] a partner passes their cart on with a margin of their own, which is on no paper of their customer @journey @journey-wide', async ({
  page,
  browser,
  partner,
  store,
}) => {
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const desk = await elsewhere.newPage()
  await openDesk(desk, store, await grantRole(store, 'manager', 'Ravi'))
  await openCustomer(desk, partner)
  await desk.getByRole('button', { name: 'Make active partner' }).click()
  await expect(desk.getByRole('button', { name: 'Remove active partner' })).toBeVisible()
  await elsewhere.close()

  await putCart(page, [
    cartLine('opc-cement-53-adrikaVariant[0]', { quantity: 20 }),
    cartLine('fe-500d-tmt-bar-12-m-ispalokVariant[0]', { quantity: 30 }),
  ])
  await page.goto('/profile/quotations/to-customers')
  await expect(page.getByText('No quotations for your customers yet')).toBeVisible()
  await page.getByRole('link', { name: 'New, from your cart' }).click()
  const cement = page.getByLabel(/^Margin on .*Cement/)
  await expect(cement).toHaveValue('10')
  await expect(page.getByText('You pay ₹402, your customer pays ₹442.20 each')).toBeVisible()
  await cement.fill('60')
  await expect(page.getByText('Enter a margin of 0 to 50 for each item.').first()).toBeVisible()
  await cement.fill('5')
  await expect(page.getByText('You pay ₹402, your customer pays ₹422.10 each')).toBeVisible()
  await page.getByLabel('Your customer’s name').fill('Gupta Builders')
  await page.getByLabel('Your name').fill('Asha Devi')
  await page.getByLabel('Your GSTIN (optional)').fill('07AAGFF')
  await expect(page.getByText('This isn’t a GSTIN.').first()).toBeVisible()
  await page.getByLabel('Your GSTIN (optional)').fill('')
  await expectAccessible(page, 'a quotation that a partner makes')
  await page.getByRole('button', { name: 'Make the quotation' }).click()

  const made = page.getByRole('listitem').filter({ hasText: 'Gupta Builders' })
  // 20 × 422.10 + 30 × 309.10, of which 20 × 402 + 30 × 281 are ours
  await expect(made).toContainText('₹17,715')
  await expect(made).toContainText('₹16,470')
  await expect(made).toContainText('₹1,245')
  await expectAccessible(page, 'the quotations of a partner')
  const paper = made.getByRole('link', { name: 'PDF for your customer Gupta Builders' })
  const answer = await page.request.get((await paper.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  await made.getByRole('button', { name: 'Remove the quotation for Gupta Builders' }).click()
  await expect(page.getByText('No quotations for your customers yet')).toBeVisible()
})
