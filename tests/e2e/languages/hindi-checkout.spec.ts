import { expect, type Page } from '@playwright/test'
import { prolongSuccessMessages } from '../../support/browser/accessibility.ts'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { fillOrderPad, grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { endPayment, placedOrders, placeOnline } from '../../support/browser/payment-steps.ts'
import { cartLine, putCart, savedCart } from '../../support/browser/stored-cart.ts'
import { visitorIn, type Visitor } from '../../support/browser/visitor.ts'
import type { Store } from '../../support/process/start-store.ts'

const cod = (page: Page, { say }: Visitor) => page.getByRole('radio', { name: say.checkoutMessages.cod })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[LANG-01] [CART-16] [ORD-09] conflicts of a cart, a firm, and an order paid on delivery, in Hindi', async ({
  page,
  partner,
}) => {
  test.slow()
  const visitor = visitorIn('hi', page)
  const { say, goTo, press, look } = visitor
  await prolongSuccessMessages(page)
  await partner.addAddress()
  await goTo('/cart')
  await expect(page.getByText(say.cartMessages.emptyTitle)).toBeVisible()
  await look('an empty cart')
  await putCart(page, [
    cartLine(cement.line, { seenPrice: '1' }),
    cartLine('not-there-any-moreVariant[0]'),
    cartLine('ppc-cement-adrikaVariant[0]'),
  ])
  await goTo('/cart')
  await expect(page.getByText(say.cartMessages.priceChanged)).toBeVisible()
  await expect(page.getByRole('button', { name: say.checkoutMessages['button-pay'] })).toBeDisabled()
  await look('a cart with changes')
  await press(say.cartMessages.removeUnavailable(1))
  await press(say.cartMessages.acceptAll)
  await expect(page.getByRole('button', { name: say.checkoutMessages['button-pay'] })).toBeEnabled()
  await press(say.checkoutMessages.changeAddress)
  await look('the address step')
  await press(say.uiMessages.back)
  await press(say.checkoutMessages['button-pay'])
  await cod(page, visitor).check()
  const t = say.billingMessages
  await page.getByRole('checkbox', { name: t.needsGstInvoice }).check()
  const gstin = page.getByLabel(t.gstin, { exact: true })
  for (const [typed, mistake] of [
    ['', t['issue-gstin-shape']],
    ['27AAPFU0939F1ZW', t['issue-gstin-check-digit']],
  ] as const) {
    await gstin.fill(typed)
    await press(say.checkoutMessages['button-place'])
    await expect(page.getByRole('alert').first()).toHaveText(mistake)
  }
  await look('a GSTIN that is none')
  await gstin.fill('06AAGFF2194N1Z3')
  await page.getByLabel(t.legalName).fill('Asha')
  await press(say.checkoutMessages['button-place'])
  await expect(page.getByRole('dialog', { name: say.checkoutMessages.successTitle })).toBeVisible()
  await look('an order that is placed')
  await goTo('/profile/address')
  await press(say.firmListMessages.removeLabel('Asha'))
  await expect(page.getByText(say.firmListMessages.removed('Asha'))).toBeVisible()
  await look('addresses and firms')
})

test('[LANG-01] [PAY-06] a payment that fails, is tried again and arrives, in Hindi @journey @journey-wide', async ({
  page,
  partner,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.paymentMessages
  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(say.checkoutMessages['button-pay'])
  await placeOnline(page, say)
  await endPayment(page, 'Failure')
  await endPayment(page, 'Cancel')
  const unpaid = page.getByRole('dialog', { name: t.unpaidTitle })
  await expect(unpaid).toContainText(t.cartSafe)
  // the service says why in a language of its own
  await look('a payment that was not made', 'The test bank declined the payment.')
  expect(await savedCart(page)).toHaveLength(1)
  await unpaid.getByRole('button', { name: t.tryAgain }).click()
  await endPayment(page, 'Success')
  await expect(page.getByRole('dialog', { name: say.checkoutMessages.successTitle })).toBeVisible()
  await expect(page.getByText(say.cartMessages.emptyTitle)).toBeVisible()
  expect(await placedOrders(partner)).toEqual(['ONLINE PLACED PAID'])
})

/** Takes an order at the desk for a customer who reads Hindi, and does with it what makes a link; resolves with its address. */
async function linkFor(page: Page, store: Store, send: (desk: Page) => Promise<void>): Promise<string> {
  const context = await page.context().browser()?.newContext({ baseURL: store.baseURL })
  const desk = await context?.newPage()
  if (desk === undefined) throw new Error('no browser for the desk')
  await openDesk(desk, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await fillOrderPad(desk, { bags: 20 })
  await desk.getByLabel('Language').selectOption('hi')
  await send(desk)
  const link = await desk.getByText(/\/(quotation|pay|order-change)\/[\w-]{20,}$/).textContent()
  await context?.close()
  return new URL(link ?? '').pathname
}

const saveQuotation = (desk: Page) => desk.getByRole('button', { name: 'Save as quotation' }).click()

/** Places the order and asks for more of it. */
async function askForChange(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Place order' }).click()
  await desk.getByRole('link', { name: 'Edit order' }).click()
  await desk.getByLabel(/^Quantity of/).fill('25')
  await desk.getByRole('button', { name: 'Review changes' }).click()
  await desk.getByRole('button', { name: 'Ask the customer' }).click()
}

test('[LANG-01] [DESK-04] the link that the desk copies for who reads Hindi is in Hindi: a quotation is accepted', async ({
  page,
  store,
}) => {
  const { say, look } = visitorIn('hi', page)
  const link = await linkFor(page, store, saveQuotation)
  expect(link).toMatch(/^\/hi\/quotation\//)
  await page.goto(link)
  await expect(page.getByText('20 ×')).toBeVisible()
  await look('a quotation', cement.name)
  await page.getByRole('button', { name: say.quotationMessages.accept }).click()
  await expect(page.getByRole('heading', { name: say.quotationMessages['state-ACCEPTED'] })).toBeVisible()
  await look('an accepted quotation', cement.name)
})

test('[LANG-01] [DESK-04] [DESK-03] a quotation and a change of an order are declined, in Hindi', async ({
  page,
  store,
}) => {
  test.slow()
  const { say, look } = visitorIn('hi', page)
  const [quotation, proposal] = [say.quotationMessages, say.proposalMessages]
  await page.goto(await linkFor(page, store, saveQuotation))
  await page.getByRole('button', { name: quotation.decline }).click()
  await expect(page.getByRole('heading', { name: quotation['state-DECLINED'] })).toBeVisible()
  await look('a quotation that is declined', cement.name)
  await page.goto(await linkFor(page, store, askForChange))
  await page.getByRole('button', { name: proposal.decline }).click()
  await expect(page.getByText(proposal['state-DECLINED'])).toBeVisible()
  await look('a change that is declined', cement.name)
})

test('[LANG-01] [DESK-10] the link of a payment is in Hindi, fails and is paid', async ({ page, store }) => {
  test.slow()
  const { say, look } = visitorIn('hi', page)
  const t = say.paymentLinkMessages
  const link = await linkFor(page, store, async (desk) => {
    await desk.getByLabel('Payment', { exact: true }).selectOption('Payment link, by SMS')
    await desk.getByRole('button', { name: 'Place order' }).click()
  })
  expect(link).toMatch(/^\/hi\/pay\//)
  await page.goto(link)
  const pay = page.getByRole('button', { name: /₹/ })
  await expect(pay).toBeVisible()
  await look('a payment link', cement.name)
  await pay.click()
  await endPayment(page, 'Cancel')
  await expect(page.getByRole('alert')).toHaveText(t.unpaid)
  await look('a payment by a link that was not made', cement.name)
  await pay.click()
  await endPayment(page, 'Success')
  await expect(page.getByRole('heading', { name: t['state-PAID'] })).toBeVisible()
  await look('a payment by a link that has arrived', cement.name)
})

test('[LANG-01] [DESK-03] the link of a change is in Hindi, and the change is agreed to', async ({
  page,
  store,
}) => {
  const { say, look } = visitorIn('hi', page)
  const link = await linkFor(page, store, askForChange)
  expect(link).toMatch(/^\/hi\/order-change\//)
  await page.goto(link)
  await expect(page.getByText('20 → 25')).toBeVisible()
  await look('a change of an order', cement.name)
  await page.getByRole('button', { name: say.proposalMessages.accept }).click()
  await expect(page.getByText(say.proposalMessages['state-APPLIED'])).toBeVisible()
  await look('a change that is agreed to', cement.name)
})
