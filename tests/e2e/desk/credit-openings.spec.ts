import { expect } from '@playwright/test'
import { freshPhone } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { giveCredit } from '../../support/process/give-credit.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

test('[CREDIT-02] the open bills of an old book are looked at, entered from a sheet, and taken back', async ({
  page,
  store,
}) => {
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  const account = await giveCredit(store, phone, [])
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/credit')
  await page.getByRole('link', { name: 'Import opening balances' }).click()
  const choose = (rows: readonly string[]) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'book.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Phone,Bill no,Date,Amount', ...rows].join('\n')),
    })
  await choose([`${phone},A 1,1/8/2026,30000.50`, '9700000000,A 2,1/8/2026,100'])
  await expect(page.getByText('1 to enter · 1 not possible')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Enter/ })).toHaveCount(0)
  await expectAccessible(page, 'rows of an old book that cannot all be entered')
  await choose([`${phone},A 1,1/8/2026,30000.50`, `${phone},A 2,15/8/2026,45000`])
  await page.getByRole('button', { name: 'Enter 2 rows' }).click()
  await expect(page.getByText('2 entered already')).toBeVisible()
  await page.goto(`/desk/credit/${account}`)
  await expect(page.getByText('₹75,000.50').first()).toBeVisible()

  await page.goto('/desk/credit/openings')
  await choose([`${phone},A 1,1/8/2026,30000.50`, `${phone},A 2,15/8/2026,45000`])
  await page.getByRole('button', { name: 'Take back what this file entered' }).click()
  await expect(page.getByText('2 to enter')).toBeVisible()
})
