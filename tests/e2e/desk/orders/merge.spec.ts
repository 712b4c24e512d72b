import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { cement } from '../../../support/browser/checkout-steps.ts'
import { grantRole, openDesk, openRoom } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[DESK-06] two numbers of one customer are merged on what was seen; a change meanwhile is shown first', async ({
  page,
  store,
}) => {
  const stays = await newPartner(store)
  await stays.addAddress({ receiverName: 'Meena Joshi' })
  await stays.placeOrder(cement.line)
  const goes = await newPartner(store)
  await goes.addAddress({ receiverName: 'M. Joshi' })
  await goes.placeOrder(cement.line, 2)
  const manager = await grantRole(store, 'manager', 'Ravi')
  await openDesk(page, store, manager)
  await openRoom(page, 'Customers')
  const search = page.getByLabel('Search customers')
  await search.fill(goes.phone)
  const row = page.getByRole('link', { name: new RegExp(goes.phone) })
  await expect(row).toBeVisible()
  const other = (await row.getAttribute('href'))?.split('/').at(-1) ?? ''
  await search.fill(stays.phone)
  await page.getByRole('link', { name: new RegExp(stays.phone) }).click()
  await page.getByRole('link', { name: 'Merge with another number' }).click()

  const number = page.getByLabel('Mobile number')
  await number.fill('9000000009')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Nobody has this number.')).toBeVisible()
  await number.fill(stays.phone)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Both numbers lead to this customer already.')).toBeVisible()
  await number.fill(goes.phone)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('1 order with their documents and payments')).toBeVisible()
  await expect(page.getByText('2 addresses in all, each once')).toBeVisible()
  await expectAccessible(page, 'a merge before it is done')

  // somebody else leaves a note meanwhile
  const origin = new URL(page.url()).origin
  const data = { id: crypto.randomUUID(), text: 'Ring before nine' }
  const noted = await page.request.post(`/api/desk/customers/${other}/notes`, { data, headers: { origin } })
  expect(noted.ok()).toBe(true)
  const merge = page.getByRole('button', { name: 'Merge', exact: true })
  await merge.click()
  await expect(page.getByText('One of them has changed in the meantime')).toBeVisible()
  // the button is back with the fresh state, which counts the note
  await expect(page.getByText('1 note', { exact: true })).toBeVisible()
  await expect(merge).toBeEnabled()
  await merge.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Joshi' })).toBeVisible()
  await expect(page.getByText(`Also signs in with +91${goes.phone}`)).toBeVisible()
  await expect(page.getByText('Ring before nine')).toBeVisible()
  await expect(page.getByText('Customers merged')).toBeVisible()

  await page.goto(`/desk/customers/${other}`)
  await expect(page.getByText('This customer was merged into another one')).toBeVisible()
  await expectAccessible(page, 'a customer who was merged')
  await page.getByRole('link', { name: 'Open the merged customer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Joshi' })).toBeVisible()
})
