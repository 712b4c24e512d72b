import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import { startTrip } from '../../../support/browser/trip-steps.ts'
import { cuttableNetwork } from '../../../support/process/cuttable-network.ts'

test.use({ settings: { SECONDS_BETWEEN_CODES: '0' } })

test('[CREDIT-06] a driver without a network takes cash on account at 360 px, and it arrives once with its receipt @any-width', async ({
  browser,
  store,
}) => {
  const driver = await grantRole(store, 'driver', 'Suresh account')
  const { call, orderIds } = await startTrip(store, 'Suresh account', ['Asha Khata'])
  const { customer } = (await (await call('GET', `orders/${orderIds[0]}`)).json()) as {
    customer: { uid: string }
  }
  const id = randomUUID()
  const terms = { limit: 5_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
  await call('POST', 'credit-accounts', { id, holder: { kind: 'partner', id: customer.uid }, terms })
  const opening = { id: randomUUID(), amount: 1_250_000, isAdvance: false, day: '2026-10-01' }
  await call('POST', `credit-accounts/${id}/openings`, opening)
  await call('PUT', 'settings/cash', { value: JSON.stringify({ driversCollect: true }) })

  const network = await cuttableNetwork(store.baseURL)
  const context = await browser.newContext({
    baseURL: network.baseURL,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await openDesk(page, store, driver)
  const stop = page.getByRole('article', { name: 'Stop 1' })
  await expect(stop).toContainText('₹12,500 owed on account')
  network.cut()
  await stop.getByRole('button', { name: 'Take money on account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount taken').fill('4000')
  await dialog.getByLabel('Cheque').check()
  await expect(dialog.getByLabel('Date on the cheque')).toBeVisible()
  await expectAccessible(page, 'money on account')
  await dialog.getByLabel('Cash').check()
  await dialog.getByRole('button', { name: 'Take ₹4,000' }).click()
  await expect(stop.getByText('₹4,000 taken on account · Waiting to send')).toBeVisible()
  await expect(stop).toContainText('₹8,500 owed on account')
  network.mend()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(stop).toContainText(/Receipt D-\d+/)
  await expect(stop).toContainText('₹8,500 owed on account')
  await expect(stop.getByText('Waiting to send')).toHaveCount(0)
  const ledger = (await (await call('GET', `credit-accounts/${id}`)).json()) as {
    account: { balance: number }
  }
  expect(ledger.account.balance).toBe(850_000)
  await context.close()
  await network.close()
})
