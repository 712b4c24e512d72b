import { expect } from '@playwright/test'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { staffCaller } from '../../support/browser/trip-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('[DESK-07] numbers of the portals are looked at row by row, and recorded only as a whole, at 360 px @any-width', async ({
  page,
  store,
}) => {
  const call = await staffCaller(store, await grantRole(store, 'manager', 'Ravi'))
  const buyer = await newPartner(store)
  await buyer.addAddress()
  const orderId = await buyer.placeOrder('opc-cement-53-adrikaVariant[0]', 2)
  await call('POST', `orders/${orderId}/status`, { to: 'SHIPPED' })
  const { number } = await buyer.call<TaxDocument>('GET', `/api/orders/${orderId}/invoice`)
  const until = `${istDay(new Date(Date.now() + DAY_MS))} 23:59:00`
  const sheetOf = (...documents: readonly string[]) => ({
    name: 'portal.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'DocNo,EwbNo,EwbValidTill',
        ...documents.map((document, row) => `${document},${191_000_000_100 + row},${until}`),
      ].join('\n'),
    ),
  })

  await openDesk(page, store, await grantRole(store, 'accountant', 'Meera'))
  await page.goto('/desk/accounts/portal-numbers')
  const choice = page.locator('input[type=file]')
  await choice.setInputFiles(sheetOf(number, 'INV/404'))
  const unknown = page.getByText('There’s no invoice, credit note or challan with this number.')
  await expect(unknown.filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Record/ })).toHaveCount(0)
  await choice.setInputFiles(sheetOf(number))
  await expect(page.getByText('Will be recorded', { exact: true }).filter({ visible: true })).toBeVisible()
  await expectAccessible(page, 'numbers of the portals')
  await page.getByRole('button', { name: /^Record/ }).click()
  await expect(page.getByText('Recorded', { exact: true }).filter({ visible: true })).toBeVisible()
  // the same file again records nothing
  await choice.setInputFiles(sheetOf(number))
  await expect(page.getByRole('button', { name: /^Record/ })).toHaveCount(0)
  expect(await (await call('GET', `orders/${orderId}`)).text()).toContain('191000000100')
})
