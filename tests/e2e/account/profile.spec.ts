import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { loginDialog } from '../../support/browser/login-steps.ts'

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => main(page).getByRole('navigation', { name: 'Profile' })
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

test('[PROF-01] [PROF-03] My Profile: Unnamed, the phone, the menu in its order, the version @journey', async ({
  page,
  partner,
}) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'My Profile' }).filter({ visible: true })).toBeVisible()
  await expect(main(page).getByText('Unnamed', { exact: true })).toBeVisible()
  await expect(main(page).getByText(`+91${partner.phone}`)).toBeVisible()
  await expect(menu(page).getByRole('link')).toHaveText([
    'Your Orders',
    'Your Addresses',
    /Privacy Policy/,
    'Return Policy',
    'Your Quotations',
    'Your Devices',
    'Your Data',
  ])
  expect(version).toBe('0.0.1')
  await expect(main(page).getByText(`App Version ${version}`, { exact: true })).toBeVisible()
})

test('[PROF-01] a partner without a phone number is shown with N/A @any-width', async ({
  page,
  partner: _,
}) => {
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    const { partner } = (await answer.json()) as { partner: object }
    await route.fulfill({
      response: answer,
      json: { partner: { ...partner, phone: '', name: '  ' }, newDevices: [] },
    })
  })
  await page.goto('/profile')
  await expect(main(page).getByText('N/A', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Unnamed', { exact: true })).toBeVisible()
})

test('[PROF-01] each place of the menu is reached @any-width', async ({ page, partner: _ }) => {
  for (const [name, path] of [
    ['Your Orders', '/profile/order'],
    ['Your Addresses', '/profile/address'],
    ['Return Policy', '/return-policy'],
  ] as const) {
    await page.goto('/profile')
    await menu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
  }
})

test('[PROF-01] Return Policy is linked for guests too, in the footer or the menu', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('contentinfo')
  await place.getByRole('link', { name: 'Return Policy' }).click()
  await expect(page).toHaveURL(/\/return-policy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Return Policy' })).toBeVisible()
})

test("[PROF-01] [PROF-07] Privacy Policy opens the partner app's policy in a new tab @any-width @journey", async ({
  page,
  partner: _,
}) => {
  await page.goto('/profile')
  const opened = page.context().waitForEvent('page')
  await menu(page)
    .getByRole('link', { name: /Privacy Policy/ })
    .click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/privacy$/)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Privacy')
  await expect(tab.getByRole('main')).toContainText(/partner app/i)
  await expect(page).toHaveURL(/\/profile$/)
})

test('[PROF-02] wide: Log Out in the menu; mobile: WhatsApp, Call Now and Logout below it @journey @journey-wide', async ({
  page,
  partner: _,
  isMobile,
}) => {
  await page.goto('/profile')
  await expect(menu(page)).toBeVisible()
  const chat = main(page).getByRole('link', { name: 'WhatsApp' })
  const call = main(page).getByRole('link', { name: 'Call Now' })
  const signOut = menu(page).getByRole('button', { name: 'Log Out', exact: true })
  const logout = main(page).getByRole('button', { name: 'Logout', exact: true })
  for (const own of [chat, call, logout]) await expect(own).toBeVisible({ visible: isMobile })
  await expect(signOut).toBeVisible({ visible: !isMobile })
  await expect(chat.or(main(page).locator('a[href^="https://wa.me/"]'))).toHaveAttribute(
    'href',
    /wa\.me\/91\d{10}$/,
  )
  await expect(main(page).locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+91\d{10}$/)
})

for (const [width, isMobile] of [
  [768, true],
  [769, false],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test(`[PROF-02] ${isMobile ? 'the ways of a phone' : 'Log Out in the menu'} at ${width} px @any-width`, async ({
      page,
      partner: _,
    }) => {
      await page.goto('/profile')
      await expect(menu(page)).toBeVisible()
      await expect(menu(page).getByRole('button', { name: 'Log Out' })).toHaveCount(isMobile ? 0 : 1)
      await expect(main(page).getByRole('link', { name: 'Call Now' })).toHaveCount(isMobile ? 1 : 0)
    })
  })
}

test('[PROF-04] Logout asks; Cancel stays, Yes signs out and says so @journey', async ({
  page,
  partner: _,
  isMobile,
}) => {
  await page.goto('/profile')
  const signOut = main(page).getByRole('button', { name: isMobile ? 'Logout' : 'Log Out', exact: true })
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
  await signOut.click()
  await expect(question.getByRole('button')).toHaveText(['Cancel', 'Yes'])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByText('Unnamed')).toBeVisible()
  await signOut.click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully.' })).toBeVisible()
  await expect(page.getByText('Login Required')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Login Required')).toBeVisible()
})

test('[PROF-05] [PROF-06] a guest: Checking login status... and then Login Required with a Login button @any-width @journey', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/profile')
  await expect(page.getByText('Checking login status...')).toBeVisible()
  await expect(page.getByText('Login Required')).toHaveCount(0)
  release()
  await expect(page.getByText('Login Required')).toBeVisible()
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
  await expect(page.getByText('Checking login status...')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Login' }).click()
  await expect(loginDialog(page)).toBeVisible()
})

test('[PROF-06] a signed-in partner is never asked to log in while the session is checked @any-width', async ({
  page,
  partner,
}) => {
  const seen: string[] = []
  await page.exposeFunction('note', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('main')?.innerText ?? ''
      void (window as unknown as { note: (text: string) => Promise<void> }).note(text)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/profile')
  await expect(main(page).getByText(`+91${partner.phone}`)).toBeVisible()
  expect(seen.filter((text) => text.includes('Login Required'))).toEqual([])
})

test('[PROF-08] the name can be edited, is saved, and can be removed again @any-width', async ({
  page,
  partner,
}) => {
  await page.goto('/profile')
  const name = main(page).getByLabel('Name', { exact: true })
  const edit = main(page).getByRole('button', { name: 'Edit name' })
  await edit.click()
  await name.fill('Not this one')
  await main(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(main(page).getByText('Unnamed')).toBeVisible()
  await edit.click()
  await expect(name).toHaveValue('')
  await name.fill('  Asha Devi ')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('Asha Devi', { exact: true })).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Asha Devi', { exact: true })).toBeVisible()
  expect(await partner.call('GET', '/api/session')).toMatchObject({ partner: { name: 'Asha Devi' } })
  await edit.click()
  await name.fill(' ')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('Unnamed')).toBeVisible()
})

test('[NAV-02] wide: the profile button opens the profile at the side, whose links lead away and close it', async ({
  page,
  partner,
  isMobile,
}) => {
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Profile' })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0)
  await expect(button).toHaveCount(isMobile ? 0 : 1)
  if (isMobile) return
  await button.click()
  const panel = page.getByRole('dialog', { name: 'My Profile' })
  await expect(panel.getByText(`+91${partner.phone}`)).toBeVisible()
  await panel.getByRole('link', { name: 'Your Orders' }).click()
  await expect(page).toHaveURL(/\/profile\/order$/)
  await expect(panel).toHaveCount(0)
})
