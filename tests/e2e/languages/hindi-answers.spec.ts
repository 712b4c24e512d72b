import { expect, type Page, type Route } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { endPayment } from '../../support/browser/payment-steps.ts'
import { cartLine, putCart, savedCart } from '../../support/browser/stored-cart.ts'
import { visitorIn, type Visitor } from '../../support/browser/visitor.ts'

// What the store says to what goes another way: a list with open lines, a search that is corrected, a page that fails.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const fail = (route: Route) => route.fulfill({ status: 500, body: '{"code":"failed"}' })

/** Goes with a cart to its payment on delivery. */
async function toCash(page: Page, { say, goTo, press }: Visitor): Promise<void> {
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(say.checkoutMessages['button-pay'])
  await page.getByRole('radio', { name: say.checkoutMessages.cod }).check()
}

test('[LANG-01] [QO-03] [QO-08] [QO-09] lines of a list are removed, put back and sent to the store, in Hindi', async ({
  page,
  partner: _,
}) => {
  test.slow()
  const { say, goTo, press, look } = visitorIn('hi', page)
  const [t, review] = [say.quickOrderMessages, say.quickOrderReviewMessages]
  await goTo('/quick-order')
  await press(t.find)
  await expect(page.getByText(t.empty)).toBeVisible()
  await look('a list without lines')
  const lines = [
    'AAC ब्लॉक 4 इंच, 200',
    'उड़ने वाला कालीन 12',
    'सरिया 12mm - 20',
    '50 बोरी सीमेंट',
    '8 mm TMT सरिया',
  ]
  await page.getByLabel(t.label).fill(lines.join('\n'))
  await press(t.find)
  const open = page.getByRole('list', { name: review.openLines }).locator('> li')
  await expect(open.filter({ hasText: 'कालीन' })).toContainText(t.notFoundText)
  await look('a list with open lines')
  const removed = 'उड़ने वाला कालीन 12'
  await press(t.removeLabel(removed))
  await expect(page.getByText(review.removed(removed))).toBeVisible()
  await look('a line that was removed')
  await press(review.undoLabel(removed))
  await expect(open.filter({ hasText: 'कालीन' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /दुकान को भेजें$/ })
    .click()
  await expect(page.getByText(/^दुकान को .+ पर फ़ोन करेंगे।$/)).toBeVisible()
  await look('lines that were sent to the store')
})

test('[LANG-01] [SEARCH-01] [LIST-02] [SHOP-04] a search is corrected, and lists without products lead on, in Hindi', async ({
  page,
}) => {
  test.slow()
  const { say, goTo, look } = visitorIn('hi', page)
  await goTo('/search?q=cemnet')
  const corrected = say.searchMessages.correctedTo
  await expect(page.getByText(corrected).filter({ hasText: 'cement' })).toBeVisible()
  await look('a search that is corrected', 'cement')
  for (const [path, text] of [
    ['/search', say.searchMessages.hint],
    ['/subpage?mainCat=cement&max=1', say.productListMessages.noMatchesText],
    ['/subpage?mainCat=none', say.productMessages.browseOthers],
    ['/shoppage?shop=none', say.categoryMessages.noMatching],
    ['/quotation/no-such-quotation-anywhere-here', say.quotationMessages.missingText],
    ['/order-change/no-such-change-anywhere-here', say.proposalMessages.missingText],
    ['/pay/no-such-payment-anywhere-here', say.paymentLinkMessages.missingText],
  ] as const) {
    await goTo(path)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await look(path)
  }
})

test('[LANG-01] [PROD-03] [PROD-04] [PRICE-02] quantities that are not sold, and a link that is copied, in Hindi', async ({
  page,
  context,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.uiMessages
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goTo('/product/first-class-red-brick-matiyar')
  const quantity = page.getByRole('main').getByRole('textbox').first()
  for (const [typed, answer] of [
    ['150000', t.tooMany('150000', 99_999)],
    ['501', t.roundedUp(1000)],
  ] as const) {
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect(page.getByText(answer)).toBeVisible()
    await look(`the quantity ${typed}`)
  }
  await press(say.productPageMessages.share)
  await expect(page.getByText(say.productPageMessages.copied, { exact: true })).toBeVisible()
})

test('[LANG-01] [GEN-09] [HOME-09] pages and lists that fail say so in Hindi', async ({
  page,
  partner: _,
}) => {
  test.slow()
  const { say, at, goTo, look } = visitorIn('hi', page)
  const t = say.pageErrorMessages
  const follow = (path: string) =>
    page
      .locator(`a[href="${at(path)}"]`)
      .filter({ visible: true })
      .first()
      .click()
  await goTo('/privacy')
  await page.route('**/api/{maincategory,getMainCategory}**', fail)
  await follow('/')
  await expect(page.getByText(say.homeMessages.categoriesFailed)).toBeVisible()
  await look('a home page without categories')
  for (const answer of [fail, (route: Route) => route.abort()]) {
    await goTo('/privacy')
    await page.route('**/*.data*', answer)
    await follow('/')
    const title = page.getByRole('heading', { name: t.failedTitle }).or(page.getByText(t.unreachableTitle))
    await expect(title.first()).toBeVisible()
    await expect(page).toHaveTitle((await title.first().textContent()) ?? '')
    await look('a page that failed')
    await page.unroute('**/*.data*')
  }
  for (const [path, calls, title] of [
    ['/cart', '**/api/products*', say.cartMessages.failedTitle],
    ['/profile/order', '**/api/orders*', say.orderMessages.failedTitle],
  ] as const) {
    await putCart(page, [cartLine(cement.line)])
    await page.route(calls, fail)
    await goTo(path)
    await expect(page.getByText(title)).toBeVisible()
    await look(title)
  }
})

test('[LANG-01] [PAY-05] [AUTH-09] an order whose answer was lost, and a login that has ended, in Hindi', async ({
  page,
  partner,
}) => {
  const visitor = visitorIn('hi', page)
  const { say, press, look } = visitor
  const t = say.checkoutMessages
  await partner.addAddress()
  // a plan of deliveries may ask how a lorry gets there
  await page.route('**/api/delivery-promise*', async (route) => {
    const response = await route.fetch()
    const promise = (await response.json()) as object
    await route.fulfill({ response, json: { ...promise, asksAccess: true } })
  })
  await toCash(page, visitor)
  await expect(page.getByRole('heading', { name: say.deliveryMessages.accessTitle })).toBeVisible()
  await look('the questions about an address')
  await page.route(/\/api\/orders(\?|$)/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(t['button-place'])
  await expect(page.getByText(t.uncertainTitle)).toBeVisible()
  await look('an order of which nothing is known')
  await page.unroute(/\/api\/orders(\?|$)/)
  await press(t['button-place'])
  await expect(page.getByRole('dialog', { name: t.successTitle })).toBeVisible()

  await toCash(page, visitor)
  await partner.call('DELETE', '/api/session').catch(() => {})
  await press(t['button-place'])
  await expect(page.getByRole('dialog', { name: say.identityMessages.loginTitle })).toBeVisible()
  await look('a login that has ended')
  expect(await savedCart(page)).toHaveLength(1)
})

test('[LANG-01] [PAY-06] [PAY-03] no payment window, and a forged return, in Hindi', async ({
  page,
  partner,
}) => {
  const visitor = visitorIn('hi', page)
  const { say, press, look } = visitor
  const t = say.paymentMessages
  await partner.addAddress()
  await page.route('**/checkout.js', (route) => route.abort('failed'), { times: 1 })
  await toCash(page, visitor)
  await page.getByRole('radio', { name: say.checkoutMessages.online }).check()
  await press(say.checkoutMessages['button-place'])
  const notice = page.getByRole('dialog', { name: t.unavailableTitle })
  await expect(notice).toContainText(t.unavailableText)
  await look('a payment window that did not open')
  await notice.getByRole('button', { name: t.tryAgain }).click()
  await endPayment(page, 'Forged return')
  await expect(page.getByRole('dialog', { name: t.unpaidTitle })).toBeVisible()
  await look('an answer that was not believed')
})
