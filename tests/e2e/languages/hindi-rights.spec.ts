import { expect } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { signInHere } from '../../support/browser/sign-in-here.ts'
import { visitorIn } from '../../support/browser/visitor.ts'
import { deskOverHttp } from '../../support/process/desk-over-http.ts'
import { giveCredit } from '../../support/process/give-credit.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

// one person signs in twice within seconds
test.use({ settings: { SECONDS_BETWEEN_CODES: '0' } })

test('[LANG-01] [SAFE-02] a login on a new device is told in Hindi, and everything is logged out', async ({
  page,
  store,
}) => {
  const { say, goTo, look } = visitorIn('hi', page)
  const t = say.newDeviceMessages
  const phone = await signInHere(page, store)
  await goTo('/')
  await expect(page.getByRole('main')).toBeVisible()
  await signInOverHttp(store, phone)
  await page.reload()
  const notice = page.getByRole('region', { name: t.title })
  await expect(notice).toContainText(t.unknown)
  await look('the notice of a new device')
  await notice.getByRole('button', { name: t.signOut }).click()
  await expect(page.getByText(t.signedOut)).toBeVisible()
  await look('after logging out everywhere')
})

test('[LANG-01] [SAFE-02] orders of a former account are claimed in Hindi', async ({
  page,
  brittleStore,
}) => {
  const { say, at, look } = visitorIn('hi', page)
  const t = say.formerAccountMessages
  const before = await newPartner(brittleStore)
  await before.addAddress()
  const orderId = await before.placeOrder('sizesVariant[0]')
  const { orderNumber } = await before.call<{ orderNumber: string }>('GET', `/api/orders/${orderId}`)
  await brittleStore.leaveUnused(before.phone, 181)
  const { token } = (await signInOverHttp(brittleStore, before.phone)) as { token: string }
  await page
    .context()
    .addCookies([{ name: 'session', value: token, url: brittleStore.baseURL, httpOnly: true }])
  await page.goto(`${brittleStore.baseURL}${at('/profile/order')}`)
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
  await look('claiming a former account')
  const proof = page.getByRole('textbox', { name: t.label })
  await page.getByRole('button', { name: t.show }).click()
  await expect(page.getByText(t.missing, { exact: true })).toBeVisible()
  await proof.fill('0000-0000-0')
  await page.keyboard.press('Enter')
  await expect(proof).toHaveAccessibleDescription(/4/)
  await look('a wrong proof')
  await proof.fill(orderNumber)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.shown)).toBeVisible()
  await expect(page.getByText(orderNumber)).toBeVisible()
})

test('[LANG-01] [SAFE-06] an account is deleted in Hindi, with a code', async ({ page, partner, store }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.personalDataMessages
  await goTo('/profile/data')
  await press(t.erase)
  const dialog = page.getByRole('dialog', { name: t.eraseQuestion })
  await look('the question before an account is deleted')
  const sent = store.messagesTo(partner.phone).length
  await dialog.getByRole('button', { name: t.sendCode }).click()
  const code = await store.codeFor(partner.phone, sent)
  await expect(dialog.getByRole('button', { name: t.confirm })).toBeDisabled()
  await look('the code that deletes it')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.erased)).toBeVisible()
  await expect(page.getByText(t.loginText)).toBeVisible()
  await look('after it was deleted')
})

test('[LANG-01] [DESK-06] a partner reads their commission in Hindi', async ({ page, partner, store }) => {
  const { say, goTo, look } = visitorIn('hi', page)
  const t = say.commissionMessages
  await goTo('/profile/commission')
  await expect(page.getByText(t.inactiveTitle)).toBeVisible()
  await look('commission of others')
  await partner.addAddress()
  const orderId = await partner.placeOrder(cement.line, 10)
  const send = await deskOverHttp(store)
  const { customers } = (await send(`customers?q=${partner.phone}`)) as { customers: { uid: string }[] }
  const path = `customers/${customers[0]?.uid ?? ''}`
  const { revision } = (await send(path)) as { revision: number }
  await send(`${path}/activation`, { isActive: true, revision })
  for (const to of ['SHIPPED', 'DELIVERED']) await send(`orders/${orderId}/status`, { to })
  await goTo('/profile/commission')
  await expect(page.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(1)
  await look('the commission of a partner', cement.name)
})

test('[LANG-01] [CREDIT-02] a credit account and its statement in Hindi', async ({
  page,
  partner,
  store,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.creditMessages
  await giveCredit(store, partner.phone, [
    { amount: 4_500_050, daysAgo: 60, reference: '7' },
    { amount: 3_000_000, daysAgo: 0, reference: '31' },
  ])
  await goTo('/profile')
  await page.getByRole('main').getByRole('link', { name: t.title }).click()
  await expect(page.getByText('₹75,000.50').first()).toBeVisible()
  await look('a credit account')
  await press(t.statement)
  await page.getByLabel(t.period).selectOption(t['period-year'])
  await expect(page.getByRole('list', { name: t.entries })).toContainText(t.opening)
  await look('a statement')
})

test('[LANG-01] [STOCK-03] asking in Hindi to be told when something is back', async ({
  page,
  partner: _,
  store,
}) => {
  const { say, goTo, look } = visitorIn('hi', page)
  const t = say.stockAlertMessages
  const item = { productId: 'ppc-cement-adrika', variantUid: 'ppc-cement-adrika-v1' }
  const send = await deskOverHttp(store)
  const settings = { tracked: true, lowLevel: 5, expectedOn: null, barcode: null }
  await send('stock/item', { ...item, ...settings }, 'PUT')
  await goTo(`/product/${item.productId}`)
  await look('a product that is out of stock')
  await page.getByText(t.ask, { exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByText(t.asked)).toBeVisible()
  await look('a product that is waited for')
  await page.getByText(t.waiting, { exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByText(t.left)).toBeVisible()
})
