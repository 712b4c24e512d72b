import { expect, type Page } from '@playwright/test'
import { istDay } from '#domain/time/ist-day.ts'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import { tinyPicture } from '../../../support/catalogue/tiny-picture.ts'

const plan = {
  day: istDay(new Date()),
  vehicle: 'Spare',
  capacityKg: 700,
  driverUid: null,
  fulfilmentIds: [],
}

/** Posts to the desk's API from the page, as the desk itself does. */
async function post<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer: unknown = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/desk/${to}`, { method: 'POST', headers, body })
      return response.json() as Promise<unknown>
    },
    [path, JSON.stringify(data)] as const,
  )
  return answer as T
}

test('[DESK-05] a manager plans a trip by area and weight, and the driver reports it from a phone without a network', async ({
  page,
  store,
  browser,
}) => {
  const manager = await grantRole(store, 'manager', 'Meera')
  const driver = await grantRole(store, 'driver', 'Suresh')
  await openDesk(page, store, manager)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const numbers: string[] = []
  for (const receiverName of ['Asha Verma', 'Meena Joshi', 'Ravi Kumar']) {
    const partner = await newPartner(store)
    await partner.addAddress({ receiverName })
    const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 10)
    const { orderNumber } = await post<{ orderNumber: string }>(page, `orders/${orderId}/status`, {
      to: 'SHIPPED',
    })
    numbers.push(orderNumber)
  }
  const [asha = '', meena = '', ravi = ''] = numbers

  await page.goto('/desk/trips')
  await page.getByRole('button', { name: 'Plan a trip' }).click()
  await page.getByLabel('Vehicle').fill('HR 55 AB 1234')
  await page.getByLabel('Capacity').fill('1200')
  await page.getByLabel('Driver').selectOption({ label: 'Suresh' })
  await expectAccessible(page, 'planning a trip')
  await page.getByRole('button', { name: 'Save' }).click()
  const trip = page.getByRole('article', { name: 'HR 55 AB 1234' })
  for (const number of numbers) {
    await page.getByRole('button', { name: `Add order ${number}` }).click()
    await expect(trip.getByText(number)).toBeVisible()
  }
  await expect(trip.getByText('1.5 t of 1.2 t')).toBeVisible()
  await expect(trip.getByText('300 kg over capacity')).toBeVisible()
  await trip.getByRole('button', { name: `Take ${ravi} off the trip` }).click()
  await expect(page.getByRole('button', { name: `Add order ${ravi}` })).toBeVisible()
  await trip.getByRole('button', { name: `Move ${meena} up` }).click()
  await expect(trip.getByRole('listitem').first()).toContainText(meena)
  await trip.getByRole('link', { name: asha }).press('Alt+ArrowUp')
  await expect(trip.getByRole('listitem').first()).toContainText(asha)
  await expectAccessible(page, 'a planned trip')
  await trip.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
  await expect(trip.getByText('On the road')).toBeVisible()

  const phone = await (
    await browser.newContext({ baseURL: store.baseURL, viewport: { width: 360, height: 740 } })
  ).newPage()
  await openDesk(phone, store, driver)
  await expect(phone.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Call Asha Verma' })).toHaveAttribute('href', /^tel:/)
  const [first, second] = [
    phone.getByRole('article', { name: 'Stop 1' }),
    phone.getByRole('article', { name: 'Stop 2' }),
  ]
  await expectAccessible(phone, 'the trip of a driver')

  await phone.context().setOffline(true)
  await first.getByRole('button', { name: 'Delivered' }).click()
  await phone.getByLabel('All in cash').check()
  await expectAccessible(phone, 'reporting a stop')
  await phone.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click()
  await expect(first.getByText('Waiting to send')).toBeVisible()
  await first.getByLabel('Photo of the challan').setInputFiles({
    name: 'challan.png',
    mimeType: 'image/png',
    buffer: await tinyPicture(),
  })
  await expect(first.getByText('Photo: waiting to send')).toBeVisible()
  await second.getByRole('button', { name: 'Partly refused' }).click()
  await phone.getByLabel(/^Refused units of/).fill('1')
  await phone.getByRole('button', { name: 'Torn or wet' }).click()
  await phone.getByLabel('All by UPI').check()
  await phone.getByRole('dialog').getByRole('button', { name: 'Partly refused' }).click()
  await expect(phone.getByText('3 entries waiting to be sent')).toBeVisible()

  await phone.context().setOffline(false)
  await expect(phone.getByText('Waiting to send')).toHaveCount(0)
  await expect(first.getByText('Photo sent')).toBeVisible()
  await expect(second.getByText('Partly refused')).toBeVisible()
  await phone.reload()
  await expect(first.getByText('Delivered', { exact: true })).toBeVisible()
  await phone.context().close()

  await page.reload()
  await expect(trip.getByText('Partly refused')).toBeVisible()
  await expect(trip.getByText('Torn or wet')).toBeVisible()
  await trip.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(trip.getByText('Closed')).toBeVisible()
})

test('[DESK-05] what the store refuses stays on the phone, and says why, until it is corrected or discarded', async ({
  page,
  store,
}) => {
  const driver = await grantRole(store, 'driver', 'Suresh the second')
  const manager = await grantRole(store, 'manager', 'Meera')
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Asha Verma' })
  const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 2)
  await openDesk(page, store, manager)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await post(page, `orders/${orderId}/status`, { to: 'SHIPPED' })
  type Board = {
    drivers: { uid: string; name: string }[]
    waiting: { orderId: string; fulfilmentId: string }[]
    trips: { tripId: string; vehicle: string; stops: { orderId: string }[] }[]
  }
  const board = await post<Board>(page, 'trips', plan)
  const planned = await post<Board>(page, 'trips', {
    ...plan,
    vehicle: 'Tata Ace',
    driverUid: board.drivers.findLast(({ name }) => name === 'Suresh the second')?.uid,
    fulfilmentIds: board.waiting.filter((one) => one.orderId === orderId).map((one) => one.fulfilmentId),
  })
  const trip = planned.trips.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))
  await post(page, `trips/${trip?.tripId}/start`)

  await page.context().clearCookies()
  await openDesk(page, store, driver)
  const stop = page.getByRole('article', { name: 'Stop 1' })
  const refuse = async (status: number, problem: object) => {
    await page.unroute('**/api/desk/my-trip/stops/**')
    await page.route('**/api/desk/my-trip/stops/**', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Refused', status, ...problem }),
      }),
    )
  }
  await refuse(409, { code: 'edit-conflict', changedBy: 'Meera', changedAt: '2026-11-28T06:00:00.000Z' })
  await stop.getByRole('button', { name: 'Delivered' }).click()
  await page.getByLabel('All by UPI').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click()
  await expect(stop.getByRole('alert')).toContainText('Meera has already recorded this stop')
  await stop.getByRole('button', { name: 'Discard' }).click()

  await refuse(422, { code: 'cash-limit' })
  await stop.getByRole('button', { name: 'Delivered' }).click()
  await page.getByLabel('All in cash').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click()
  await expect(stop.getByRole('alert')).toContainText('Take the rest by UPI')
  await page.reload()
  await expect(stop.getByRole('alert')).toContainText('Take the rest by UPI')
  await expectAccessible(page, 'a refused report')
  await page.unroute('**/api/desk/my-trip/stops/**')
  await stop.getByRole('button', { name: 'Correct' }).click()
  await page.getByLabel('Both').check()
  await page.getByLabel('Amount in cash').fill('100')
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click()
  await expect(stop.getByText('Delivered', { exact: true })).toBeVisible()
  await expect(stop.getByText('Waiting to send')).toHaveCount(0)
})

test('[DESK-05] the board shows what somebody else plans, a minute later at the latest', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'manager', 'Meera'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.clock.install()
  await page.goto('/desk/trips')
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible()
  for (const vehicle of ['HR 26 X 0001', 'HR 26 X 0002']) {
    await post(page, 'trips', { ...plan, vehicle })
    await expect(page.getByRole('article', { name: vehicle })).toHaveCount(0)
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('article', { name: vehicle })).toBeVisible()
  }
})

test('[DESK-05] a trip on a day that has passed asks, and what was typed stays', async ({ page, store }) => {
  await openDesk(page, store, await grantRole(store, 'manager', 'Meera'))
  await page.goto('/desk/trips')
  await page.getByRole('button', { name: 'Plan a trip' }).click()
  await page.getByLabel('Vehicle').fill('HR 55 PAST 1')
  await page.getByLabel('Capacity').fill('700')
  const yesterday = istDay(new Date(Date.now() - 86_400_000))
  await page.getByLabel('Day').fill(yesterday)
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This day has passed')
  await expectAccessible(page, 'a trip in the past')
  await question.getByRole('button', { name: 'Choose another day' }).click()
  await expect(page.getByLabel('Vehicle')).toHaveValue('HR 55 PAST 1')
  await page.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Plan it on that day' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
