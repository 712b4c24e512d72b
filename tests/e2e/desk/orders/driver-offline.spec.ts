import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import { startTrip } from '../../../support/browser/trip-steps.ts'
import { tinyPicture } from '../../../support/catalogue/tiny-picture.ts'
import { cuttableNetwork } from '../../../support/process/cuttable-network.ts'

// a driver signs in several times within seconds
test.use({ settings: { SECONDS_BETWEEN_CODES: '0' } })

const phone = { width: 360, height: 740 }
const stopOne = (page: Page) => page.getByRole('article', { name: 'Stop 1' })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'My trip' })

/** Until the browser has the page and its files. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.match('/desk/my-trip', { cacheName: 'desk-page' })) !== undefined,
      ),
    )
    .toBe(true)

async function deliver(page: Page): Promise<void> {
  await stopOne(page).getByRole('button', { name: 'Delivered' }).click()
  await page.getByLabel('All in cash').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click()
}

const photo = async (background: string) => ({
  name: 'challan.png',
  mimeType: 'image/png',
  buffer: await tinyPicture(background),
})

test('[DESK-05] [HAND-01] the driver’s page opens again without a network, and what is tapped there arrives later', async ({
  browser,
  store,
}) => {
  const driver = await grantRole(store, 'driver', 'Suresh offline')
  const { call } = await startTrip(store, 'Suresh offline', ['Asha Verma'])
  const network = await cuttableNetwork(store.baseURL)
  const context = await browser.newContext({ baseURL: network.baseURL, viewport: phone })
  const page = await context.newPage()
  await openDesk(page, store, driver)
  await expect(stopOne(page)).toContainText('Asha Verma')
  await untilKept(page)
  network.cut()
  for (const path of ['/desk', '/desk/my-trip']) {
    await page.goto(path)
    await expect(page.getByText(/You’re offline. Last updated at/)).toBeVisible()
    await expect(stopOne(page)).toContainText('Asha Verma')
  }
  await expectAccessible(page, 'the trip without a network')
  await deliver(page)
  await expect(stopOne(page).getByText('Waiting to send')).toBeVisible()
  await page.reload()
  await expect(stopOne(page).getByText('Waiting to send')).toBeVisible()
  network.mend()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(stopOne(page).getByText('Waiting to send')).toHaveCount(0)
  await expect(stopOne(page).getByText('Delivered', { exact: true })).toBeVisible()
  const board = (await (await call('GET', 'trips')).json()) as { trips: { stops: { outcome: string }[] }[] }
  expect(JSON.stringify(board.trips)).toContain('"outcome":"DELIVERED"')
  await context.close()
  await network.close()
})

test('[DESK-05] a phone that two drivers share shows neither the other’s trip, and signing out leaves nothing', async ({
  browser,
  store,
}) => {
  const first = await grantRole(store, 'driver', 'Suresh first')
  const second = await grantRole(store, 'driver', 'Ramesh second')
  await startTrip(store, 'Suresh first', ['Asha Secret'])
  const network = await cuttableNetwork(store.baseURL)
  const context = await browser.newContext({ baseURL: network.baseURL, viewport: phone })
  const page = await context.newPage()
  const left = () =>
    page.evaluate(async () => ({
      local: JSON.stringify(localStorage),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  // the session of the first ends without their signing out
  await openDesk(page, store, first)
  await expect(stopOne(page)).toContainText('Asha Secret')
  await untilKept(page)
  await openDesk(page, store, second)
  await expect(page.getByText('No trip for you yet')).toBeVisible()
  expect((await left()).local).not.toContain('Asha Secret')
  network.cut()
  await page.goto('/desk/my-trip')
  await expect(page.getByText('No trip for you yet')).toBeVisible()
  network.mend()
  await openDesk(page, store, first)
  await expect(stopOne(page)).toContainText('Asha Secret')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
  await expect.poll(left).toMatchObject({ caches: [], workers: 0 })
  expect((await left()).local).not.toContain('Asha Secret')
  await context.close()
  await network.close()
})

test('[DESK-05] a photo that is retaken while it is sent is the one that the delivery shows', async ({
  page,
  store,
}) => {
  const driver = await grantRole(store, 'driver', 'Suresh retakes')
  const { call, stopIds } = await startTrip(store, 'Suresh retakes', ['Asha Verma'])
  await openDesk(page, store, driver)
  let sent = 0
  const { promise: retaken, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/stops/*/picture*', async (route) => {
    sent += 1
    if (sent === 1) await retaken
    await route.continue()
  })
  const input = stopOne(page).getByLabel(/^(Photo of the challan|Retake the photo)$/)
  await input.setInputFiles(await photo('#e00'))
  await expect.poll(() => sent).toBe(1)
  await input.setInputFiles(await photo('#00e'))
  await expect(stopOne(page).getByText('Photo: waiting to send')).toBeVisible()
  release()
  await expect.poll(() => sent).toBe(2)
  await expect(stopOne(page).getByText('Photo sent')).toBeVisible()
  const shown = await (await call('GET', `trips/stops/${stopIds[0]}/picture`)).arrayBuffer()
  const [red = 0, , blue = 0] = await sharp(shown).removeAlpha().raw().toBuffer()
  expect(blue).toBeGreaterThan(red)
})

test('[DESK-05] what the phone cannot save is said, sent all the same, and not closed without asking', async ({
  page,
  store,
}) => {
  const driver = await grantRole(store, 'driver', 'Suresh full')
  await startTrip(store, 'Suresh full', ['Asha Verma'])
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await openDesk(page, store, driver)
  await expect(stopOne(page)).toBeVisible()
  await page.context().setOffline(true)
  await deliver(page)
  await stopOne(page)
    .getByLabel('Photo of the challan')
    .setInputFiles(await photo('#e00'))
  await expect(page.getByText('This phone couldn’t save your entries')).toBeVisible()
  await expect(page.getByText('2 entries waiting to be sent')).toBeVisible()
  await expect(stopOne(page).getByText('Waiting to send, not saved on this phone')).toBeVisible()
  await expectAccessible(page, 'entries that the phone could not save')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.context().setOffline(false)
  await expect(page.getByText('This phone couldn’t save your entries')).toHaveCount(0)
  await expect(stopOne(page).getByText('Delivered', { exact: true })).toBeVisible()
  await expect(stopOne(page).getByText('Photo sent')).toBeVisible()
})

test('[DESK-05] signing out with entries that were not sent asks first, and keeps them', async ({
  page,
  store,
}) => {
  const driver = await grantRole(store, 'driver', 'Suresh leaves')
  await startTrip(store, 'Suresh leaves', ['Asha Verma'])
  await openDesk(page, store, driver)
  await page.route('**/stops/**', (route) => route.abort())
  await deliver(page)
  await expect(stopOne(page).getByText('Waiting to send')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 entry hasn’t been sent')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
  await page.unroute('**/stops/**')
  await openDesk(page, store, driver)
  await expect(stopOne(page).getByText('Delivered', { exact: true })).toBeVisible()
  await expect(stopOne(page).getByText('Waiting to send')).toHaveCount(0)
})

test('[DESK-05] a page of an earlier build says that there is a newer one', async ({ page, store }) => {
  await openDesk(page, store, await grantRole(store, 'driver', 'Suresh early'))
  await expect(title(page)).toBeVisible()
  await untilKept(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of one's own has none
    active?.postMessage({ files: [`${location.origin}/assets/manifest-0earlier.js`] })
  })
  await expect(page.getByText('There’s a newer version of this page.')).toBeVisible()
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(title(page)).toBeVisible()
  await expect(page.getByText('There’s a newer version of this page.')).toHaveCount(0)
})
