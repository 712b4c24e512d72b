import { expect } from '@playwright/test'
import { freshPhone, newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { hydrated, open } from '../../support/browser/catalogue-steps.ts'
import { grantRole, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
import { askForCode, codeBoxes, loginDialog } from '../../support/browser/login-steps.ts'
import { openLines, readyLines, reviewList } from '../../support/browser/quick-order-steps.ts'
import { test } from '../../support/browser/store-test.ts'

test.describe('what was chosen for words', () => {
  test('[QO-09] is chosen on this device the next time, can be forgotten, and goes to the account at login', async ({
    page,
    store,
    context,
  }) => {
    await reviewList(page, '50 bag cement')
    await expect(openLines(page).first()).toContainText('Choose one')
    const second = openLines(page).first().getByRole('group').getByRole('button').nth(1)
    const name = (await second.locator('span.leading-snug').textContent()) ?? 'nothing'
    await second.click()
    await reviewList(page, 'cement 20 bag')
    await expect(readyLines(page).first()).toContainText(name)
    await expect(readyLines(page).first()).toContainText('As you chose before.')

    await (await newPartner(store)).signInBrowser(context)
    const handedOver = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/quick-order/choices') && answer.status() === 204,
    )
    await open(page, '/quick-order')
    await handedOver
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quick-order-choices'))).toBe('[]')
    await reviewList(page, 'cement 30 bag')
    await expect(readyLines(page).first()).toContainText(name)
    await page.getByRole('button', { name: 'Change the product for “cement 30 bag”' }).click()
    await page.getByRole('button', { name: 'Forget what was chosen for “cement 30 bag”' }).click()
    await expect(openLines(page).first()).toContainText('Choose one')
    await reviewList(page, 'cement 30 bag')
    await expect(openLines(page).first()).toContainText('Choose one')
  })
})

test('[QO-08] a size that is not sold says which ones are, and is chosen with a tap', async ({ page }) => {
  await reviewList(page, 'CPVC elbow 63 mm - 10')
  const line = openLines(page).first()
  await expect(line).toContainText(/We don’t sell this as written\. Sold in 15 mm, 20 mm, 25 mm/)
  await expectAccessible(page, 'a line in a size that is not sold')
  await line.getByRole('group').getByRole('button').first().click()
  await expect(readyLines(page).first()).toContainText('CPVC elbow 63 mm - 10')
})

test.describe('what was not found', () => {
  const list = 'zzqxv wwv 12\nHalkavi AAC block 4 inch, 200\n50 bag cement'

  test('[QO-08] is sent to the shop after a login, and nothing is lost on the way', async ({
    page,
    store,
  }) => {
    await reviewList(page, list)
    await expect(page.getByText('1 line was not found, 1 line is still to choose.')).toBeVisible()
    await page.getByRole('button', { name: 'Log in to send them to the shop' }).click()
    await expect(loginDialog(page)).toBeVisible()
    const phone = freshPhone()
    const code = await askForCode(page, store, phone)
    await codeBoxes(page).first().focus()
    await page.keyboard.type(code)
    await expect(loginDialog(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(openLines(page)).toHaveCount(2)
    await page.route('**/api/quick-order/requests', (route) => route.abort())
    await page.getByRole('button', { name: 'Send 2 lines to the shop' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(openLines(page)).toHaveCount(2)
    await page.unroute('**/api/quick-order/requests')
    await page.getByRole('button', { name: 'Send 2 lines to the shop' }).click()
    await expect(
      page.getByText(`2 lines were sent to the shop. Somebody will call you on +91${phone}.`),
    ).toBeVisible()
    await expect(openLines(page)).toHaveCount(0)
    await expect(readyLines(page)).toHaveCount(1)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Your list')).toHaveValue('Halkavi AAC block 4 inch, 200')
  })

  test('[QO-08] [DESK-01] [DESK-04] waits at the desk, becomes an order for who sent it, and is answered', async ({
    page,
    store,
  }) => {
    const customer = await newPartner(store)
    await customer.addAddress()
    const text = '20 bag OPC 53 cement\nzzqxv wwv 3'
    // the answer has no content
    await customer.call('POST', '/api/quick-order/requests', { text }).catch(() => null)
    await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
    await page.getByRole('link', { name: /^Unanswered lists/ }).click()
    const request = page.getByRole('article').filter({ hasText: customer.phone })
    await expect(request).toContainText('zzqxv wwv 3')
    await expectAccessible(page, 'lists of customers')
    await request.getByRole('link', { name: 'Create an order' }).click()
    await expect(page.getByLabel('Mobile number')).toHaveValue(customer.phone)
    await expect(page.getByLabel(/^What do they need/)).toHaveValue(text)
    await page.getByRole('button', { name: 'Find items' }).click()
    await expect(page.getByLabel(/^Quantity of/)).toHaveValue('20')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
    await expect(page).toHaveURL(/\/desk\/orders\/[\da-f-]{36}$/)
    await openRoom(page, 'List requests')
    await expect(page.getByRole('heading', { name: 'List requests' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: customer.phone })).toHaveCount(0)
    await page.getByLabel('Show').selectOption('Answered')
    await expect(page.getByRole('article').filter({ hasText: customer.phone })).toContainText(
      'Answered by Ravi',
    )
  })
})

test.describe('a search for what is not sold', () => {
  test('[SEARCH-04] [QO-08] says so, and leads to the nearest that is; a brand leads to its kind', async ({
    page,
  }) => {
    await open(page, '/search?q=cpvc+union+20mm')
    await expect(page.getByRole('heading', { name: 'We don’t sell “cpvc union 20mm”' })).toBeVisible()
    await expectAccessible(page, 'a search for what is not sold')
    await page.getByRole('main').getByRole('link', { name: /CPVC/ }).first().click()
    await expect(page).toHaveURL(/\/subpage\?mainCat=.*&sub=/)
    await expect(page.getByRole('article').first()).toContainText('CPVC')
    await open(page, '/search?q=astral+cpvc+pipe')
    await expect(
      page.getByText('We don’t sell astral. Here are the same products from other brands.'),
    ).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('CPVC Pipe')
  })
})
