import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { test } from '../../support/browser/account-test.ts'
import { cement, goToPayment, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk, removeAreas } from '../../support/browser/desk-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'

// a store of its own: areas change every page
test.use({ settings: { OPEN_CASH_ORDERS: '30' } })

const promised =
  /^Delivered (within one day, )?by (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday), \d{1,2} \w+$/
const save = (desk: Page) => desk.getByRole('button', { name: 'Save', exact: true })

test('[AREA-01] [AREA-02] an area is set at the desk; a customer sees the day by PIN code, on the product, in the cart, and on the order @any-width', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await openDesk(desk, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(desk.getByRole('heading', { name: 'Today' })).toBeVisible()
  await removeAreas(store)
  await desk.goto('/desk/delivery')
  await expect(desk.getByText(/^No areas are set/)).toBeVisible()
  await desk.getByRole('button', { name: 'Add an area' }).click()
  await desk.getByLabel('Name', { exact: true }).fill('Gurugram')
  await desk.getByLabel('PIN codes', { exact: true }).fill('12x')
  await save(desk).click()
  await expect(desk.getByRole('alert')).toContainText('must be a PIN code')
  await desk.getByLabel('PIN codes', { exact: true }).fill('122')
  await desk.getByLabel('PIN code', { exact: true }).fill('122018')
  await desk.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(
    desk.getByText(/^An order placed now for PIN 122018 \(Gurugram\) is promised \w+day, /),
  ).toBeVisible()
  await save(desk).click()
  await expect(desk.getByText('Saved. The shop now promises delivery by these rules.')).toBeVisible()
  await expectAccessible(desk, 'delivery at the desk')

  await page.goto(cement.path)
  await expect(page.getByRole('main').getByText('Delivered within one working day in Gurugram')).toBeVisible()
  await page.getByRole('button', { name: 'Check your PIN code' }).click()
  await page.getByLabel('When can we deliver?').fill('560001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('We don’t deliver to 560001 yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the PIN code' }).click()
  await page.getByLabel('When can we deliver?').fill('122 018')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(promised)).toBeVisible()
  await expectAccessible(page, 'a product with its delivery day')
  await page.reload()
  await expect(page.getByText(promised)).toBeVisible()

  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/cart')
  await expect(page.getByText(/^Delivered .*by .+ to PIN code \d{6}$/)).toBeVisible()
  await goToPayment(page)
  const later = page.getByLabel('Delivery day')
  await later.selectOption({ index: 1 })
  const day = (await later.locator('option:checked').textContent()) ?? ''
  const chosen = await later.inputValue()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await expect(orderPlaced(page)).toContainText(`by ${day}`)
  await page.goto('/profile/order')
  await expect(page.getByText(`Delivered by ${day}`)).toBeVisible()

  await desk.goto('/desk/orders')
  await desk.getByText('Filters', { exact: true }).click()
  await desk.getByLabel('Delivery area').selectOption('Gurugram')
  await expect(desk).toHaveURL(/area=/)
  await expect(desk.getByRole('checkbox', { name: /^Select order / })).toHaveCount(1)
  await expectAccessible(desk, 'orders of a delivery area')
  await desk.goto('/desk/orders?area=gone')
  await expect(desk.getByLabel('Delivery area')).toHaveValue('gone')
  await expect(desk.getByText('No orders found')).toBeVisible()

  await desk.goto('/desk/demand')
  await expect(desk.getByRole('row', { name: /^560001 1 / })).toBeVisible()
  await desk.goto('/desk/delivery')
  await expect(desk.getByRole('row', { name: new RegExp(`^${day} Gurugram`) })).toBeVisible()
  await desk.getByRole('button', { name: 'Add a holiday' }).click()
  await desk.getByLabel('Day', { exact: true }).fill(chosen)
  await expect(desk.getByText(/^One delivery is promised for this day and stays so/)).toBeVisible()
  await desk.getByRole('button', { name: 'Remove this holiday' }).click()

  await desk.getByLabel('PIN codes', { exact: true }).fill('110')
  await save(desk).click()
  await expect(desk.getByText('Saved. The shop now promises delivery by these rules.').last()).toBeVisible()
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/cart')
  await expect(page.getByRole('alert')).toContainText('Please choose another address')
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeDisabled()
  await expectAccessible(page, 'a cart outside the delivery area')

  // who takes an order on the phone is told before it is placed, for a known address and for another one
  await desk.goto('/desk/new-order')
  await desk.getByLabel('Mobile number').fill(partner.phone)
  await expect(desk.getByText(/^We don’t deliver to 122\d{3}\. Choose another address/)).toBeVisible()
  await desk.getByLabel('Deliver to').selectOption('Another address')
  const pin = desk.getByLabel('PIN code', { exact: true })
  await pin.fill('560001')
  await expect(pin).toHaveAccessibleDescription(/^We don’t deliver to 560001\./)
  await expectAccessible(desk, 'an order for an address outside the delivery area')
  await pin.fill('110001')
  await expect(pin).toHaveAccessibleDescription('')
  await desk.context().close()
})

test('[AREA-02] who pays for a day that is full meanwhile is told the next one before anything is placed', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(desk.getByRole('heading', { name: 'Today' })).toBeVisible()
  await removeAreas(store)
  await desk.goto('/desk/delivery')
  const add = desk.getByRole('button', { name: 'Add an area' })
  await expect(add).toBeVisible()
  if ((await desk.getByLabel('PIN codes', { exact: true }).count()) === 0) await add.click()
  await desk.getByLabel('PIN codes', { exact: true }).fill('12')
  await desk.getByLabel('Lead time in working days').fill('3')
  await desk.getByLabel('Trips per day').fill('1')
  await save(desk).click()
  await expect(desk.getByText('Saved. The shop now promises delivery by these rules.')).toBeVisible()
  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/cart')
  await goToPayment(page)
  const choice = page.getByRole('combobox', { name: 'Delivery day' })
  const first = await choice.inputValue()
  await partner.placeOrder(cement.line, 1)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The delivery day has changed')
  await expect(choice).not.toHaveValue(first)
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await expect(orderPlaced(page)).toContainText(/Delivered by \w+day/)
  await desk.context().close()
})

test('[AREA-01] [AREA-02] holidays and slow products are chosen, of two editors the second sees what differs, and a version is restored @any-width', async ({
  page,
  store,
  browser,
}) => {
  await removeAreas(store)
  const phone = await grantRole(store, 'owner', 'Ravi')
  await openDesk(page, store, phone)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: store.baseURL })
  await context.addCookies(await page.context().cookies())
  const other = await context.newPage()
  const addArea = async (desk: Page, pins: string) => {
    await desk.goto('/desk/delivery')
    await expect(desk.getByRole('button', { name: 'Add an area' })).toBeVisible()
    if ((await desk.getByLabel('PIN codes', { exact: true }).count()) === 0)
      await desk.getByRole('button', { name: 'Add an area' }).click()
    await desk.getByLabel('Name', { exact: true }).first().fill('Gurugram')
    await desk.getByLabel('PIN codes', { exact: true }).fill(pins)
  }
  const saved = (desk: Page) => desk.getByText('Saved. The shop now promises delivery by these rules.').last()

  await addArea(page, '122')
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  await page.getByLabel('Day', { exact: true }).fill('2027-01-26')
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Republic Day')
  await page.getByLabel('Find a product').fill('opc-cement-53-adrika')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: cement.name }).click()
  await page.getByLabel(`Working days for ${cement.name}`).fill('6')
  await expectAccessible(page, 'a plan with a holiday and a slow product')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByLabel(`Working days for ${cement.name}`)).toHaveValue('6')

  await addArea(other, '122, 110')
  await addArea(page, '122, 201')
  const isSaved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/desk/delivery') && answer.request().method() === 'PUT',
  )
  await save(page).click()
  expect((await isSaved).status()).toBe(200)
  await expect(page.getByText(/Last changed by Ravi/)).toBeVisible()
  await save(other).click()
  await expect(other.getByText(/Nothing of yours is lost/)).toBeVisible()
  await expect(other.getByText('Gurugram, PIN codes: 122, 201 → 122, 110')).toBeVisible()
  await expectAccessible(other, 'a plan that two people changed')
  await other.getByRole('button', { name: 'Save mine' }).click()
  await expect(saved(other)).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('PIN codes', { exact: true })).toHaveValue('122 110')
  await page.getByRole('button', { name: 'Versions of delivery' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).first().click()
  await expect(page.getByText('Restored')).toBeVisible()
  await expect(page.getByLabel('PIN codes', { exact: true })).toHaveValue('122 201')
  await context.close()
})
