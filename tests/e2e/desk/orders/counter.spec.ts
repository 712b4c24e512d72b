import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[COUNTER-01] [COUNTER-02] [COUNTER-03] a sale in five taps: item, quantity, cash, received, bill', async ({
  page,
  store,
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/counter')
  const box = page.getByLabel('Scan a barcode or search')
  await expect(box).toBeFocused()
  await page.keyboard.type('20 opc 53 cement')
  await page.keyboard.press('Enter')
  await tap(
    page
      .getByRole('group', { name: /^Which one/ })
      .getByRole('button')
      .first(),
  )
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('20')
  await expect(box).toBeFocused()
  await tap(page.getByRole('button', { name: /^One more/ }).first())
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('21')
  await expectAccessible(page, 'a bill at the counter')
  await tap(page.getByRole('button', { name: /^Cash/ }))
  await page.keyboard.type('10000')
  await expect(page.getByText('Give back')).toBeVisible()
  await tap(page.getByRole('button', { name: /received in cash$/ }))
  await expect(page.getByRole('heading', { name: /^Sold: bill / })).toBeVisible()
  await expectAccessible(page, 'a sale that is done')
  await expect(box).toBeFocused()
  const printed = page.waitForResponse((answer) => answer.url().endsWith('/api/desk/prints'))
  await tap(page.getByRole('button', { name: 'Print 80 mm' }))
  expect((await printed).headers()['content-type']).toContain('application/pdf')
  expect(taps).toBe(5)

  // the next scan begins a new sale, which is held and taken up again after a reload
  await box.fill('2 opc 53 cement')
  await box.press('Enter')
  await expect(page.getByRole('group', { name: /^Which one/ })).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('2')
  await page.keyboard.press('F4')
  await expect(page.getByText('Nothing on the bill yet.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Held sales (1)' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('2')

  // a double press sells once; others may have sold before in this store
  const papers = page.getByRole('dialog').getByRole('button', { name: 'Print A4' })
  await page.getByRole('button', { name: 'Last sales' }).click()
  await expect(papers.first()).toBeVisible()
  const before = await papers.count()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('F9')
  await page.getByRole('button', { name: /received by UPI$/ }).dblclick()
  await expect(page.getByRole('heading', { name: /^Sold: bill / })).toBeVisible()
  await page.getByRole('button', { name: 'Last sales' }).click()
  await expect(papers).toHaveCount(before + 1)
})

test('[COUNTER-05] a load is billed by the weighbridge slip, and its order shows it', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await page.goto('/desk/counter')
  await page.getByLabel('Scan a barcode or search').fill('10 wire nail')
  await page.getByLabel('Scan a barcode or search').press('Enter')
  await page
    .getByRole('group', { name: /^Which one/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: /^Bill by weight/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Bill by weight/ })
  await dialog.getByLabel('Gross (kg)').fill('2,140')
  await dialog.getByLabel('Tare (kg)').fill('2,160')
  await expect(dialog.getByText('Tare must be less than gross.').first()).toBeVisible()
  await dialog.getByLabel('Tare (kg)').fill('1,960')
  await dialog.getByLabel('Slip number').fill('W-881')
  await expect(dialog.getByText('Net 180 kg')).toBeVisible()
  await expectAccessible(page, 'a load that is weighed')
  await dialog.getByRole('button', { name: 'Bill 180 kg' }).click()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('180')
  await expect(page.getByText('Gross 2,140 kg, tare 1,960 kg, slip W-881')).toBeVisible()
  await page.keyboard.press('F9')
  await page.getByRole('button', { name: /received by UPI$/ }).click()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page.getByText('Gross 2,140 kg, tare 1,960 kg, slip W-881')).toBeVisible()
})
