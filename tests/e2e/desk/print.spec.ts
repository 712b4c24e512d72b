import { istDay } from '#domain/time/ist-day.ts'
import { expect, type Page } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import type { Store } from '../../support/process/start-store.ts'

const CEMENT = 'opc-cement-53-adrikaVariant[0]'

/** Orders cement for somebody. */
async function orderFor(store: Store, receiverName: string): Promise<string> {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName })
  return partner.placeOrder(CEMENT, 10)
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

/** Lets the browser open no tab, as it does long after a press, and keeps the files that it would have shown. */
const openNoTabs = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file) => {
      Object.assign(window, { shownFile: file })
      return create(file)
    }
  })

/** Chooses a document in the dialog and returns how the file begins that its link leads to. */
async function printed(page: Page, document: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: document }).click()
  await expect(dialog.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /^blob:/)
  return page.evaluate(() => (window as unknown as { shownFile: Blob }).shownFile.slice(0, 5).text())
}

test('[DESK-03] a packer prints for many orders at once, and is told which have nothing to print', async ({
  page,
  store,
}) => {
  const packer = await grantRole(store, 'packer', 'Kiran')
  const [shipped, open] = [await orderFor(store, 'श्री कृष्ण निर्माण'), await orderFor(store, 'Meena Joshi')]
  await openDesk(page, store, packer)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const { orderNumber } = await post<{ orderNumber: string }>(page, `orders/${shipped}/status`, {
    to: 'SHIPPED',
  })
  await page.goto('/desk/orders')
  for (const id of [shipped, open])
    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/desk/orders/${id}"]`) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print for 2 orders' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'choosing what to print')
  const tab = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Picking list' }).click()
  await tab
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Nothing to print for ${orderNumber}.`)).toBeVisible()
})

test('[DESK-03] an order, a part of it and its invoice on the roll are printed, also where no tab may be opened', async ({
  page,
  store,
}) => {
  const manager = await grantRole(store, 'manager', 'Meera')
  const orderId = await orderFor(store, 'Asha Verma')
  await openNoTabs(page)
  await openDesk(page, store, manager)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/orders/${orderId}`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delivery challans' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('There’s nothing to print yet.')

  await page.route('**/api/desk/prints', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Packing slips' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Check your connection')
  await expectAccessible(page, 'a print that failed')
  await page.unroute('**/api/desk/prints')
  expect(await printed(page, 'Packing slips')).toBe('%PDF-')
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await post(page, `orders/${orderId}/fulfilments`, { lines: [{ line: 0, quantity: 4 }] })
  await page.reload()
  // the dialog stands in the address
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Print part 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Print for part 1' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Invoices' })).toHaveCount(0)
  expect(await printed(page, 'Delivery challans')).toBe('%PDF-')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await printed(page, 'Invoices, 80 mm roll')).toBe('%PDF-')
})

test('[DESK-03] [DESK-05] a trip has a loading list, its driver the challan of each stop, and an accountant no packing slip', async ({
  page,
  store,
}) => {
  const manager = await grantRole(store, 'manager', 'Meera')
  const driver = await grantRole(store, 'driver', 'Suresh the printer')
  const accountant = await grantRole(store, 'accountant', 'Anil')
  const orderId = await orderFor(store, 'Ravi Kumar')
  await openNoTabs(page)
  await openDesk(page, store, manager)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await post(page, `orders/${orderId}/status`, { to: 'SHIPPED' })
  const plan = {
    day: istDay(new Date()),
    vehicle: 'Print 1',
    capacityKg: 700,
    driverUid: null,
    fulfilmentIds: [],
  }
  type Board = {
    drivers: { uid: string; name: string }[]
    waiting: { orderId: string; fulfilmentId: string }[]
  }
  const board = await post<Board>(page, 'trips', { ...plan, vehicle: 'Print 0' })
  await post(page, 'trips', {
    ...plan,
    driverUid: board.drivers.find(({ name }) => name === 'Suresh the printer')?.uid,
    fulfilmentIds: board.waiting.filter((one) => one.orderId === orderId).map((one) => one.fulfilmentId),
  })
  await page.goto('/desk/trips')
  await page.getByRole('button', { name: 'Print for Print 1' }).click()
  expect(await printed(page, 'Loading list')).toBe('%PDF-')

  await page.context().clearCookies()
  await openDesk(page, store, driver)
  const link = page.getByRole('article', { name: 'Stop 1' }).getByRole('link', { name: 'Open the challan' })
  await expect(link).toBeVisible()
  const start = await link.evaluate(async (found: HTMLAnchorElement) =>
    (await (await fetch(found.href)).text()).slice(0, 5),
  )
  expect(start).toBe('%PDF-')

  await page.context().clearCookies()
  await openDesk(page, store, accountant)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/orders/${orderId}`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delivery challans' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Packing slips' })).toHaveCount(0)
})
