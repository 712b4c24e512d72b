import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { endPayment } from '../../support/browser/payment-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { visitorIn } from '../../support/browser/visitor.ts'
import { deskOverHttp } from '../../support/process/desk-over-http.ts'
import { giveCredit } from '../../support/process/give-credit.ts'
import { makeOffer } from '../../support/process/make-offer.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[LANG-01] [OFFER-01] a cart with offers and a coupon becomes an order, in Hindi', async ({
  page,
  partner,
  store,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.offerMessages
  await partner.addAddress()
  const desk = await deskOverHttp(store)
  await makeOffer(desk, partner, { nameHi: 'त्योहार की छूट' })
  await makeOffer(desk, partner, { nameHi: 'पूरी गाड़ी', fromValue: 100_000_00 })
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await expect(page.getByText(t.saved('₹40.20'))).toBeVisible()
  await page.getByLabel(t.coupon).fill('7')
  await press(t.apply)
  await expect(page.getByText(t.unknown)).toBeVisible()
  await look('a cart with offers')
  await press(say.checkoutMessages['button-pay'])
  await page.getByRole('radio', { name: say.checkoutMessages.cod }).check()
  await press(say.checkoutMessages['button-place'])
  await expect(page.getByRole('dialog', { name: say.checkoutMessages.successTitle })).toBeVisible()
  const [order] = await partner.call<{ orderId: string }[]>('GET', '/api/orders')
  await goTo(`/profile/order/${order?.orderId}`)
  const taken = page.getByRole('list', { name: say.orderPageMessages.offers })
  await expect(taken).toContainText('त्योहार की छूट')
  await look('an order with offers', cement.name)
})

test('[LANG-01] [QUOTE-01] a quotation is asked for and withdrawn, in Hindi', async ({ page, partner }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.ownQuotationMessages
  await partner.addAddress()
  await goTo('/profile/quotations')
  await expect(page.getByText(t.none)).toBeVisible()
  await look('no quotations')
  await putCart(page, [cartLine(cement.line, { quantity: 40 })])
  await goTo('/cart')
  await page.getByRole('link', { name: say.ownQuotationTitleMessages.ask }).click()
  await expect(page.getByText('40 ×')).toBeVisible()
  await look('asking for a quotation')
  await press(t.send)
  await expect(page.getByText(t['request-ASKED'])).toBeVisible()
  await look('a quotation that is waited for', cement.name)
  await page.getByRole('button', { name: new RegExp(t.withdraw) }).click()
  await expect(page.getByText(t['request-WITHDRAWN'], { exact: true })).toBeVisible()
  await look('a quotation that is withdrawn', cement.name)
})

test('[LANG-01] [QUOTE-02] a partner passes their cart on with a margin, in Hindi', async ({
  page,
  partner,
  store,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.partnerQuotationMessages
  const send = await deskOverHttp(store)
  const { customers } = (await send(`customers?q=${partner.phone}`)) as { customers: { uid: string }[] }
  const path = `customers/${customers[0]?.uid ?? ''}`
  const { revision } = (await send(path)) as { revision: number }
  await send(`${path}/activation`, { isActive: true, revision })
  await putCart(page, [cartLine(cement.line, { quantity: 20 })])
  await goTo('/profile/quotations/to-customers')
  await expect(page.getByText(t.none)).toBeVisible()
  await look('no quotations for customers')
  await page.getByRole('link', { name: t.make }).click()
  await expect(page.getByText(t.line('₹402', '₹442.20'))).toBeVisible()
  await page.getByLabel(t.all).fill('60')
  await expect(page.getByText(t.needsMargins).first()).toBeVisible()
  await look('a quotation with a margin that is too high')
  await page.getByLabel(t.all).fill('5')
  await page.getByLabel(t.customer).fill('Ravi')
  await page.getByLabel(t.name, { exact: true }).fill('Asha')
  await press(t.save)
  const made = page.getByRole('listitem').filter({ hasText: 'Ravi' })
  await expect(made).toContainText('₹8,442')
  await look('quotations for customers', cement.name)
  await press(t.removeLabel('Ravi'))
  await expect(page.getByText(t.none)).toBeVisible()
})

test('[LANG-01] [CREDIT-04] the link that pays an account is in Hindi for who reads Hindi', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const { say, at, look } = visitorIn('hi', page)
  const [t, pay] = [say.accountLinkMessages, say.accountPaymentMessages]
  const id = await giveCredit(store, partner.phone, [
    { amount: 4_500_050, daysAgo: 60, reference: '7' },
    { amount: 3_000_000, daysAgo: 0, reference: '31' },
  ])
  const office = await (await browser.newContext({ baseURL: store.baseURL })).newPage()
  await openDesk(office, store, await grantRole(store, 'owner', 'Meera'))
  await office.goto(`/desk/credit/${id}`)
  await office.getByRole('button', { name: 'Make a link' }).click()
  const link = new URL(await office.getByRole('status', { name: 'Link' }).innerText())
  await page.context().clearCookies()
  await page.goto(link.pathname.startsWith('/hi/') ? link.pathname : at(link.pathname))
  await expect(page.getByText(t.overdue('₹45,000.50'))).toBeVisible()
  await look('a link that pays an account')
  await page.getByRole('button', { name: pay.pay('₹45,000.50') }).click()
  await endPayment(page, 'Success')
  await expect(page.getByRole('heading', { name: pay.paid('₹45,000.50') })).toBeVisible()
  await look('an account that was paid')
  await office.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(office.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(t['state-REVOKED'])).toBeVisible()
  await look('a link that no longer works')
  await office.context().close()
})
