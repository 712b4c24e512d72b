import { expect, type Page } from '@playwright/test'
import { prolongSuccessMessages } from '../../support/browser/accessibility.ts'
import { test } from '../../support/browser/account-test.ts'
import { freshPhone } from '../../support/api/test-partner.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { wrongCode } from '../../support/browser/login-steps.ts'
import { visitorIn } from '../../support/browser/visitor.ts'

const address = {
  receiverName: 'Ravi',
  receiverPhoneNo: '9812300000',
  houseNo: '7',
  street: 'Sohna Road',
  landmark: 'Water tank',
  zipcode: '122018',
  city: 'Gurugram',
  state: 'Haryana',
  country: 'India',
} as const

const question = (page: Page) => page.getByRole('alertdialog')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[LANG-01] [AUTH-01] signing in by its mistakes, in Hindi @journey', async ({ page, store }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.identityMessages
  await prolongSuccessMessages(page)
  await goTo('/profile')
  await look('the profile of a guest')
  await press(t.login)
  const dialog = page.getByRole('dialog', { name: t.loginTitle })
  const number = dialog.getByPlaceholder(t.phonePlaceholder)
  for (const [typed, mistake] of [
    ['98123', t.phoneShort],
    ['5812345678', t.phoneWrong],
  ] as const) {
    await number.fill(typed)
    await press(t.sendOtp)
    await expect(dialog.getByRole('alert')).toHaveText(mistake)
  }
  await look('a number that is none')
  const phone = freshPhone()
  await number.fill(phone)
  await press(t.sendOtp)
  const code = await store.codeFor(phone)
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await look('the code')
  await page.keyboard.type(wrongCode(code))
  await expect(dialog.getByRole('alert')).toHaveText(say.errorMessages['code-wrong'](4))
  await look('a wrong code')
  await page.keyboard.type(code)
  await expect(page.getByRole('dialog', { name: t.successTitle })).toBeVisible()
  await look('the welcome')
})

test('[LANG-01] [PROF-01] [ADDR-02] profile and addresses in Hindi', async ({ page, partner: _ }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.addressMessages
  await goTo('/profile')
  await press(say.profileMessages.editName)
  await page.getByRole('main').getByLabel(say.profileMessages.name).fill('Ravi')
  await press(say.profileMessages.saveName)
  await expect(page.getByRole('main').getByText('Ravi', { exact: true })).toBeVisible()
  await look('the profile')
  await goTo('/profile/address')
  await expect(page.getByText(t.emptyTitle)).toBeVisible()
  await look('no addresses')
  await press(t.add)
  const form = page.getByRole('dialog', { name: t.addTitle })
  await press(t.save)
  await expect(form.getByRole('alert')).toHaveCount(7)
  await look('an address form with mistakes')
  for (const [name, text] of Object.entries(address))
    await form.getByLabel(t[name as keyof typeof address], { exact: true }).fill(text)
  await press(t.save)
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: t.selectLabel('Ravi') })).toBeChecked()
  await look('addresses')
  await press(t.editLabel('Ravi'))
  const edited = page.getByRole('dialog', { name: t.editTitle })
  await edited.getByLabel(t.houseNo, { exact: true }).fill('8')
  await press(t.save)
  await expect(page.getByRole('article')).toContainText('8, Sohna Road')
  await press(t.deleteLabel('Ravi'))
  await expect(question(page)).toBeVisible()
  await look('the question before deleting')
  await question(page).getByRole('button', { name: t.deleteConfirm }).click()
  await expect(page.getByText(t.emptyTitle)).toBeVisible()
})

test('[LANG-01] [ORD-01] [ORD-08] orders in Hindi: looked at, ordered again, cancelled', async ({
  page,
  partner,
}) => {
  const { say, goTo, look } = visitorIn('hi', page)
  const t = say.orderPageMessages
  await partner.addAddress()
  const id = await partner.placeOrder(cement.line)
  await goTo('/profile/order')
  const list = page.getByRole('list', { name: say.orderMessages.list })
  await expect(list).toContainText(say.orderMessages['status-PLACED'])
  await look('orders', cement.name)
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(`/hi/profile/order/${id}`)
  await expect(page.getByRole('list', { name: t.items })).toContainText(cement.name)
  await look('an order', cement.name)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t.cancel }).click()
  const dialog = page.getByRole('dialog', { name: t.cancelTitle })
  await dialog.getByRole('button', { name: t.cancelConfirm }).click()
  await expect(dialog.getByText(t.reasonMissing)).toBeVisible()
  await look('cancelling without a reason', cement.name)
  await dialog.getByRole('radio', { name: t['reason-mistake'] }).check()
  await dialog.getByRole('button', { name: t.cancelConfirm }).click()
  await expect(page.getByText(t['money-not-charged']()).first()).toBeVisible()
  await look('a cancelled order', cement.name)
  await main.getByRole('button', { name: t.reorder }).click()
  await expect(page.getByText(t.added(1)).first()).toBeVisible()
})

test('[LANG-01] [PAY-04] an order that nobody paid in time says so in Hindi', async ({ page, partner }) => {
  const { say, goTo, look } = visitorIn('hi', page)
  await partner.addAddress()
  const id = await partner.placeOrder(cement.line)
  await page.route(`**/api/orders/${id}**`, async (route) => {
    const response = await route.fetch()
    const cause = { code: 'not-paid-in-time' }
    const end = { status: 'CANCELLED', at: '2026-11-20T06:30:00.000Z', by: 'system', note: null, cause }
    const changes = { orderStatus: 'CANCELLED', cancellable: false, history: [end] }
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } })
  })
  await goTo(`/profile/order/${id}`)
  const events = page.getByRole('list', { name: say.orderPageMessages.timeline })
  await expect(events).toContainText(say.orderCauseMessages['not-paid-in-time'])
  await look('an order that nobody paid', cement.name)
})

test('[LANG-01] [PROF-04] devices, data and papers of the shop in Hindi, then logging out', async ({
  page,
  partner: _,
}) => {
  const { say, goTo, look } = visitorIn('hi', page)
  for (const [path, title] of [
    ['/profile/devices', say.deviceMessages.title],
    ['/profile/data', say.personalDataMessages.title],
    ['/return-policy', say.profileMessages.returns],
    ['/privacy', say.profileMessages.privacy],
  ] as const) {
    await goTo(path)
    await expect(page.getByRole('heading', { name: title }).filter({ visible: true }).first()).toBeVisible()
    await look(path)
  }
  await goTo('/profile')
  const { logout, signOut } = say.profileMessages
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: logout, exact: true })
    .or(main.getByRole('button', { name: signOut, exact: true }))
    .filter({ visible: true })
    .click()
  await expect(question(page)).toContainText(say.logoutMessages.question)
  await look('the question before logging out')
  await question(page).getByRole('button', { name: say.logoutMessages.confirm }).click()
  await expect(page.getByText(say.logoutMessages.done)).toBeVisible()
})
