import { expect, type Page } from '@playwright/test'
import { homeMessages } from '#app/messages/hi/catalogue/home.ts'
import { productPageMessages } from '#app/messages/hi/catalogue/product-page.ts'
import { cartButtonMessages } from '#app/messages/hi/orders/cart-button.ts'
import { cartMessages } from '#app/messages/hi/orders/cart.ts'
import { checkoutMessages } from '#app/messages/hi/orders/checkout.ts'
import { orderMessages } from '#app/messages/hi/orders/orders.ts'
import { addressMessages } from '#app/messages/hi/profile/addresses.ts'
import { identityMessages } from '#app/messages/hi/profile/identity.ts'
import { menuMessages } from '#app/messages/hi/menu.ts'
import { shellMessages } from '#app/messages/hi/shell.ts'
import { uiMessages } from '#app/messages/hi/ui.ts'
import { hindiOffer } from '#app/messages/language-offers.ts'
import { hydrated, open } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import type { Store } from '../../support/process/start-store.ts'

const product = '/hi/product/opc-cement-53-adrika'

test('[LANG-01] from a product to a placed order, in Hindi from beginning to end @journey', async ({
  page,
  store,
  isMobile,
}) => {
  await open(page, product)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('button', { name: productPageMessages.buyNow }).click()
  await expect(page.getByText(cartButtonMessages.items(1)).first()).toBeAttached()
  await open(page, '/hi/cart')
  await signInInHindi(page, store, isMobile ? '9810000121' : '9810000122')
  // somebody without an address is led to it at once
  await expect(page.getByRole('heading', { name: checkoutMessages['title-changeAddress'] })).toBeVisible()
  for (const [label, text] of [
    [addressMessages.houseNo, '12'],
    [addressMessages.street, 'MG Road'],
    [addressMessages.landmark, 'Metro pillar 20'],
    [addressMessages.city, 'Gurugram'],
    [addressMessages.state, 'Haryana'],
    [addressMessages.zipcode, '122001'],
    [addressMessages.country, 'India'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: addressMessages.save }).click()
  await expect(page.getByText('12, MG Road').first()).toBeVisible()
  await page.getByRole('button', { name: uiMessages.back, exact: true }).click()
  await page.getByRole('button', { name: checkoutMessages['button-pay'] }).click()
  await page.getByRole('radio', { name: checkoutMessages.cod }).click()
  await page.getByRole('button', { name: checkoutMessages['button-place'] }).click()
  await expect(page.getByText(cartMessages.emptyTitle)).toBeVisible()
  await expect(page).toHaveURL('/hi/cart')
  await open(page, '/hi/profile/order')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderMessages.title)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('₹')
})

async function signInInHindi(page: Page, store: Store, phone: string): Promise<void> {
  const before = store.messagesTo(`+91${phone}`).length
  await page.getByPlaceholder(identityMessages.phonePlaceholder).fill(phone)
  await page.getByRole('button', { name: identityMessages.sendOtp }).click()
  const code = await store.codeFor(`+91${phone}`, before)
  await page
    .getByRole('textbox', { name: identityMessages.code })
    .or(page.getByRole('textbox', { name: identityMessages.codeBox(1) }))
    .first()
    .pressSequentially(code)
  const success = page.getByRole('dialog', { name: identityMessages.successTitle })
  await expect(success).toBeVisible()
  await expect(success).toBeHidden()
}

test('[LANG-01] each page leads to itself in the other language, and the home page remembers which was chosen @journey', async ({
  page,
  isMobile,
}) => {
  const choose = async (menu: string, name: string): Promise<void> => {
    if (isMobile) await page.getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await hydrated(page)
  }
  await open(page, '/search?q=cement&sort=price-asc')
  await choose('Menu', 'हिन्दी')
  await expect(page).toHaveURL('/hi/search?q=cement&sort=price-asc')
  await page.goto('/')
  await expect(page).toHaveURL('/hi')
  await hydrated(page)
  await choose(shellMessages.menu, 'English')
  await expect(page).toHaveURL('/')
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('[LANG-01] the desk speaks English: below Hindi its addresses lead there @any-width', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/hi/desk', '/desk'],
    ['/hi/desk/orders?state=PLACED', '/desk/orders?state=PLACED'],
  ] as const) {
    const answer = await page.request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, to])
  }
  expect((await page.request.get('/hi/desks', { maxRedirects: 0 })).status()).toBe(404)
})

test('[LANG-01] every link of a page in Hindi stays in Hindi', async ({ page, isMobile }) => {
  for (const address of [
    '/hi',
    product,
    '/hi/categories',
    '/hi/quick-order',
    '/hi/calculators',
    '/hi/no-such-page',
  ]) {
    await open(page, address)
    if (isMobile && address === '/hi') {
      await page.getByRole('button', { name: shellMessages.menu, exact: true }).click()
      await expect(page.getByRole('link', { name: menuMessages.quickOrder }).last()).toBeVisible()
    }
    const inEnglish = await page
      .locator('a[href^="/"]:not([href="/hi"]):not([href^="/hi/"]):not([href^="/hi?"]):not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(inEnglish).toEqual([])
  }
})

test('[LANG-01] moving within the store in Hindi asks for data in Hindi alone, of the home page too @any-width @journey', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  await open(page, '/hi/subpage?mainCat=cement')
  await page.locator('main a[href^="/hi/product/"]').first().hover()
  await page.locator('a[href="/hi"]').last().click()
  await expect(page.getByRole('heading', { name: homeMessages.lookingFor })).toBeVisible()
  await expect(page).toHaveURL('/hi')
  expect(asked).toContain('/hi.data')
  expect(asked.filter((path) => !path.startsWith('/hi'))).toEqual([])
})

test.describe('a browser that asks for Hindi first', () => {
  test.use({ locale: 'hi-IN' })
  test('[LANG-01] is offered this page in Hindi once @any-width @journey', async ({ page }) => {
    await open(page, '/categories')
    const offer = page.getByRole('complementary', { name: hindiOffer.text })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/hi/categories')
    // a computer without a font of its own shows nothing for letters that no font has
    await expect.poll(() => page.evaluate(loadedFonts)).toContain('Noto Sans Hindi')
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('link', { name: 'हिन्दी' })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

/** The families of which a file was loaded. */
function loadedFonts(): string[] {
  return [...document.fonts].flatMap(({ family, status }) =>
    status === 'loaded' ? [family.replaceAll(/["']/g, '')] : [],
  )
}
