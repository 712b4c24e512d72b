import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { endPayment, pendingOrderId, placeOnline } from '../../support/browser/payment-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { visitorIn } from '../../support/browser/visitor.ts'
import { agreePrices } from '../../support/process/agree-prices.ts'
import { giveCredit } from '../../support/process/give-credit.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[LANG-01] [PAY-08] [CREDIT-01] what the law and an account allow is said in Hindi, and an order goes on account', async ({
  page,
  partner,
  store,
}) => {
  test.slow()
  const { say, goTo, press, look } = visitorIn('hi', page)
  const [t, account] = [say.checkoutMessages, say.accountOrderMessages]
  const onAccount = page.getByRole('radio', { name: account.label })
  await partner.addAddress()
  await giveCredit(store, partner.phone, [{ amount: 1_000_000, daysAgo: 60, reference: '7' }])
  await putCart(page, [cartLine(cement.line, { quantity: 13_000 })])
  await goTo('/cart')
  await expect(page.getByRole('heading', { name: t.tooLargeTitle })).toBeVisible()
  await look('a cart that is too large')
  await putCart(page, [cartLine(cement.line, { quantity: 600 })])
  await goTo('/cart')
  await expect(page.getByText(t.cashRefused('₹2,00,000'))).toBeVisible()
  await press(t['button-pay'])
  await expect(page.getByRole('radio', { name: t.cod })).toBeDisabled()
  await expect(onAccount).toBeDisabled()
  await expect(page.locator('label', { has: onAccount })).toContainText(account.short)
  await look('a payment above the limits')

  await partner.placeOrder(cement.line, 300)
  await putCart(page, [cartLine(cement.line, { quantity: 300 })])
  await goTo('/cart')
  await press(t['button-pay'])
  const [warning = ''] = t.cashWarning('₹2,00,000', '…').split('…')
  await expect(page.getByText(warning)).toBeVisible()
  await look('cash orders above the limit of a day')

  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(t['button-pay'])
  await expect(page.locator('label', { has: onAccount })).toContainText(
    account.left('₹1,90,000', '₹2,00,000'),
  )
  await onAccount.check()
  await press(t['button-place'])
  await page.getByRole('dialog', { name: t.successTitle }).getByRole('link').first().click()
  await expect(page.getByText(say.orderPageMessages.dueIn(30))).toBeVisible()
  await look('an order on account', cement.name)
})

test('[LANG-01] [CREDIT-03] what is overdue is paid online in Hindi', async ({ page, partner, store }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.accountPaymentMessages
  await giveCredit(store, partner.phone, [
    { amount: 4_500_050, daysAgo: 60, reference: '7' },
    { amount: 3_000_000, daysAgo: 0, reference: '31' },
  ])
  await goTo('/profile/credit')
  await press(t.open)
  await page.getByRole('radio', { name: t.other }).check()
  const amount = page.getByLabel(t.amount, { exact: true })
  await amount.fill('80000')
  await expect(page.getByRole('alert')).toHaveText(t.upTo('₹75,000.50'))
  await look('more than is owed')
  await amount.fill('50000')
  const pay = page.getByRole('button', { name: t.pay('₹50,000') })
  await pay.click()
  await endPayment(page, 'Cancel')
  await expect(page.getByRole('alert')).toHaveText(t.unpaid)
  await page.getByRole('radio', { name: t.other }).check()
  await amount.fill('50000')
  await pay.click()
  await endPayment(page, 'Success')
  await expect(page.getByRole('heading', { name: t.paid('₹50,000') })).toBeVisible()
  await look('a payment into an account')
  await press(t.done)
  await expect(page.getByText('₹25,000.50').first()).toBeVisible()
})

test('[LANG-01] [PAY-06] [ORD-09] an order that waits for its payment is paid from its page, in Hindi', async ({
  page,
  partner,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const [t, order] = [say.paymentMessages, say.orderPageMessages]
  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(say.checkoutMessages['button-pay'])
  await placeOnline(page, say)
  await endPayment(page, 'Cancel')
  const unpaid = page.getByRole('dialog', { name: t.unpaidTitle })
  await expect(unpaid).toBeVisible()
  await goTo(`/profile/order/${await pendingOrderId(page)}`)
  await expect(page.getByRole('heading', { name: order.unpaidTitle })).toBeVisible()
  await look('an order that waits for its payment', cement.name)
  await press(say.checkoutMessages.payNow)
  await endPayment(page, 'Cancel')
  await expect(unpaid).toContainText(t.orderSafe)
  await unpaid.getByRole('button', { name: t.notNow }).click()
  await press(say.checkoutMessages.payNow)
  await endPayment(page, 'Success')
  await expect(page.getByText(/ ऑनलाइन दिए गए/).first()).toBeVisible()
  await look('an order that is paid', cement.name)
})

test('[LANG-01] [PAY-04] a payment that stays open is left to the store, in Hindi', async ({
  page,
  partner,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.paymentMessages
  await page.clock.install()
  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(say.checkoutMessages['button-pay'])
  await placeOnline(page, say)
  const payments = /\/api\/orders\/[^/]+\/payment(\/check)?(\?|$)/
  await page.route(payments, (route) =>
    route.fulfill({ status: 409, json: { code: 'payment-pending', status: 409 } }),
  )
  await endPayment(page, 'Success')
  const later = page.getByRole('dialog', { name: t.laterTitle })
  await expect(async () => {
    await page.clock.fastForward(25_000)
    await expect(later).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await page.clock.resume()
  await look('a payment that stays open')
  await page.unroute(payments)
  await later.getByRole('button', { name: t.checkAgain }).click()
  await expect(page.getByRole('dialog', { name: say.checkoutMessages.successTitle })).toBeVisible()
})

test('[LANG-01] [PRICE-08] own prices in Hindi, from the list to the cart', async ({
  page,
  partner,
  store,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  await partner.addAddress()
  await agreePrices(store, partner, [{ target: 'product', key: 'opc-cement-53-adrika', percentOff: 500 }])
  await goTo('/search?q=adrika%20opc%2053')
  await expect(page.getByRole('article').first()).toContainText(say.productMessages.yourPrice)
  await page.getByLabel(say.productListMessages.sort).selectOption(say.sortOrderMessages['price-up'])
  const note = page.getByText(say.productListMessages.byRegularPrices).filter({ visible: true })
  await expect(note.last()).toBeVisible()
  await look('a list with own prices')
  await goTo(cement.path)
  await expect(page.getByRole('main')).toContainText('₹381.90')
  await look('a product at an own price')
  await press(say.productPageMessages.buyNow)
  await goTo('/cart')
  const line = page.getByRole('list', { name: say.cartMessages.items }).getByRole('listitem').first()
  await expect(line).toContainText(`₹381.90 ${say.cartMessages.perUnit('bag')}`)
  await expect(line).toContainText(say.productMessages.yourPrice)
  await look('a cart at own prices')
})
