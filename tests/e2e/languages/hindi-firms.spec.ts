import { expect, type Page } from '@playwright/test'
import { newPartner, type TestPartner } from '../../support/api/test-partner.ts'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { endPayment } from '../../support/browser/payment-steps.ts'
import { deskOverHttp } from '../../support/process/desk-over-http.ts'
import { makeOffer } from '../../support/process/make-offer.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { visitorIn, type Visitor } from '../../support/browser/visitor.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const address = { line: 'MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' }
const siteAddress = {
  address_line1: { receiverName: 'Ravi', receiverPhoneNo: '', houseNo: '9', landmark: 'Metro' },
  street: 'Sohna Road',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122018',
  country: 'India',
  receiving: { hours: '9–5', notes: '' },
}

/** A firm called Asha with a site called Ravi; its id. */
async function firmOf(partner: TestPartner): Promise<string> {
  const id = crypto.randomUUID()
  await partner.call('POST', '/api/firms', { id, gstin: '06AAGFF2194N1Z3', legalName: 'Asha', address })
  const site = { id: crypto.randomUUID(), name: 'Ravi', address: siteAddress }
  await partner.call('POST', `/api/firms/${id}/sites`, site)
  return id
}

/** Invites somebody to a firm, as a buyer who may order for a hundred rupees; the id of the invitation. */
async function invite(owner: TestPartner, firm: string, buyer: TestPartner): Promise<string> {
  const invited = { phone: buyer.phone, role: 'buyer', orderLimit: 100 }
  await owner.call('POST', `/api/firms/${firm}/invitations`, invited)
  const { invitations } = await buyer.call<{ invitations: { id: string }[] }>('GET', '/api/firms')
  return invitations[0]?.id ?? ''
}

/** Goes with a cart to its payment on delivery, for the firm. */
async function payForFirm(page: Page, { say, goTo, press }: Visitor): Promise<void> {
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(say.checkoutMessages['button-pay'])
  await page.getByRole('radio', { name: say.checkoutMessages.cod }).check()
  await page.getByLabel(say.buyingFirmMessages.buyFor).selectOption('Asha')
}

test('[LANG-01] [FIRM-01] [FIRM-02] a firm, its people and its sites in Hindi', async ({ page, partner }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const [t, sites] = [say.firmsMessages, say.firmSitesMessages]
  await goTo('/profile/firms')
  await expect(page.getByText(t.none)).toBeVisible()
  await look('no firms')
  await press(t.create)
  await press(t.save)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('a firm with mistakes')
  const id = await firmOf(partner)
  await goTo('/profile/firms')
  await expect(page.getByRole('link', { name: 'Asha' })).toBeVisible()
  await look('firms')
  await goTo(`/profile/firms/${id}`)
  await expect(page.getByRole('list', { name: sites.title })).toContainText('Ravi')
  await press(t.invite)
  await page.getByLabel(t.phone).fill('98123')
  await press(t.send)
  await expect(page.getByText(t.phoneWrong)).toBeVisible()
  await look('an invitation with mistakes')
  await page.getByLabel(t.phone).fill('9812300000')
  await page.getByLabel(t.orderLimit).fill('50000')
  await press(t.send)
  await expect(page.getByRole('list', { name: t.people })).toContainText(t.open)
  await look('a firm')
  await press(sites.add)
  await press(t.save)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('a site with mistakes')
})

test('[LANG-01] [FIRM-04] a cart is kept as a list of a site, and ordered from, in Hindi', async ({
  page,
  partner,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.siteListMessages
  await firmOf(partner)
  await putCart(page, [cartLine(cement.line)])
  await goTo('/cart')
  await press(say.siteListTitleMessages.keep)
  const dialog = page.getByRole('dialog', { name: t.keepTitle })
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByText(t.nameMissing)).toBeVisible()
  await look('keeping a list')
  await dialog.getByLabel(t.name).fill('स्लैब')
  await dialog.getByRole('button', { name: t.save }).click()
  await dialog.getByRole('link', { name: t.open }).click()
  await expect(page.getByRole('list', { name: t.lines }).getByRole('textbox')).toBeVisible()
  await look('a list of a site', cement.name)
  await press(t.remove)
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await look('the question before a list is removed', cement.name)
  await question.getByRole('button', { name: t.cancel }).click()
  await press(t.add(1))
  await expect(page.getByText(t.added(1))).toBeVisible()
})

test('[LANG-01] [FIRM-01] an order above a limit is asked for and approved, in Hindi', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const visitor = visitorIn('hi', page)
  const { say, goTo, press, look } = visitor
  const t = say.approvalMessages
  const owner = await newPartner(store)
  const invitation = await invite(owner, await firmOf(owner), partner)
  await goTo('/profile/firms')
  await expect(page.getByText(say.firmsMessages.invitations)).toBeVisible()
  await look('an invitation')
  await partner.call('POST', `/api/firm-invitations/${invitation}`, { answer: 'accept' })
  await partner.addAddress()
  await makeOffer(await deskOverHttp(store), partner, { nameHi: 'त्योहार की छूट' })
  await payForFirm(page, visitor)
  await press(say.checkoutMessages['button-place'])
  await expect(page.getByRole('button', { name: t.ask })).toBeVisible()
  await look('an order above a limit', cement.name)
  await press(t.ask)
  const row = page.getByRole('list', { name: t.list }).getByRole('listitem')
  await expect(row).toContainText(t['state-WAITING'])
  await look('orders that wait for approval', cement.name)
  const path = (await row.getByRole('link', { name: /^खोलें/ }).getAttribute('href')) ?? ''

  const elsewhere = await browser.newContext({ baseURL: store.baseURL, reducedMotion: 'reduce' })
  const guest = await elsewhere.newPage()
  await guest.goto(path)
  await expect(guest.getByRole('button', { name: t.signIn })).toBeVisible()
  await expect(guest.getByRole('list', { name: t.offers })).toContainText('त्योहार की छूट')
  await visitorIn('hi', guest).look('a request without logging in', cement.name)
  await owner.signInBrowser(elsewhere)
  await guest.reload()
  await guest.getByRole('button', { name: t.approve }).click()
  await expect(guest.getByText(t['state-APPROVED'])).toBeVisible()
  await visitorIn('hi', guest).look('an order that is approved', cement.name)
  await elsewhere.close()
})

test('[LANG-01] [FIRM-06] a quotation above a limit waits for approval, is withdrawn, approved and paid, in Hindi', async ({
  page,
  partner,
  store,
  browser,
}) => {
  test.slow()
  const { say, goTo, press, look } = visitorIn('hi', page)
  const [t, approval] = [say.quotationMessages, say.approvalMessages]
  const owner = await newPartner(store)
  const invitation = await invite(owner, await firmOf(owner), partner)
  await partner.call('POST', `/api/firm-invitations/${invitation}`, { answer: 'accept' })
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const desk = await elsewhere.newPage()
  await openDesk(desk, store, await grantRole(store, 'manager', 'Ravi'))
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await desk.goto('/desk/new-order')
  await desk.getByLabel('Mobile number').fill(partner.phone)
  await desk.getByLabel('Buys for').selectOption('Asha')
  await desk.getByLabel('Deliver to').selectOption('Ravi')
  await desk.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement')
  await desk.getByRole('button', { name: 'Find items' }).click()
  await desk.getByRole('button', { name: 'Save as quotation' }).click()
  await expect(desk.getByLabel('Link for the customer')).toContainText('/quotation/')
  await elsewhere.close()

  await goTo('/profile/quotations')
  await look('quotations', cement.name)
  await page.getByRole('button', { name: new RegExp(`^${say.ownQuotationMessages.open}`) }).click()
  await expect(page.getByText(t.needsApproval)).toBeVisible()
  await look('a quotation above a limit', cement.name)
  await press(t['approve-accept'])
  await expect(page.getByRole('heading', { name: t.awaiting })).toBeVisible()
  await press(t.withdraw)
  await press(t['approve-pay'])
  await expect(page.getByRole('heading', { name: t.awaiting })).toBeVisible()
  await look('a quotation that waits for approval', cement.name)
  const quotation = page.url()
  await page.getByRole('link', { name: t.sendLink }).click()
  const rows = page.getByRole('list', { name: approval.list }).getByRole('listitem')
  const path =
    (await rows.getByRole('link', { name: new RegExp(`^${approval.open}`) }).getAttribute('href')) ?? ''
  await page.goto(path)
  await expect(page.getByText(approval['pays-ONLINE'])).toBeVisible()
  await look('a request for a quotation', cement.name)
  const token = path.split('/').at(-1) ?? ''
  const { total } = await owner.call<{ total: number }>('GET', `/api/approvals/${token}`)
  await owner.call('POST', `/api/approvals/${token}`, { answer: 'approve', total })
  await page.goto(quotation)
  await expect(page.getByRole('heading', { name: t.waiting })).toBeVisible()
  await look('a quotation that waits for its payment', cement.name)
  await press(t.payNow)
  await endPayment(page, 'Success')
  await expect(page.getByRole('heading', { name: t['state-ACCEPTED'] })).toBeVisible()
  await look('a quotation that is paid', cement.name)
})

test('[LANG-01] [FIRM-02] an order of a firm is found by its PO number, with what each site ordered, in Hindi', async ({
  page,
  partner,
}) => {
  const visitor = visitorIn('hi', page)
  const { say, goTo, press, look } = visitor
  const t = say.orderSearchMessages
  const id = await firmOf(partner)
  await partner.addAddress()
  await payForFirm(page, visitor)
  await page.getByLabel(say.buyingFirmMessages.poNumber).fill('PO/2026/114')
  await look('an order for a firm')
  await press(say.checkoutMessages['button-place'])
  await expect(page.getByRole('dialog', { name: say.checkoutMessages.successTitle })).toBeVisible()
  await goTo(`/profile/firms/${id}`)
  await page.getByRole('link', { name: say.firmsMessages.seeOrders }).click()
  const orders = page.getByRole('list', { name: say.orderMessages.list })
  await expect(orders).toContainText(say.orderPageMessages.poNumber('PO/2026/114'))
  await look('the orders of a firm', cement.name)
  const words = page.getByLabel(t.words)
  await words.fill('सीमेंट')
  await words.press('Enter')
  await expect(page.getByText(t.found(1, false))).toBeVisible()
  await words.fill('PO/2027')
  await words.press('Enter')
  await expect(page.getByText(t.noneTitle)).toBeVisible()
  await look('a search that finds no order')
})
