import { expect } from '@playwright/test'
import { handHours, isReminderTime } from '#domain/payments/reminders/reminder-schedule.ts'
import { freshPhone } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { giveCredit } from '../../support/process/give-credit.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

// at night reminders wait for the morning
const isDay = isReminderTime(handHours, new Date())
const onItsWay = isDay ? 'The reminder is on its way' : /^The reminder goes out/

test('[CREDIT-05] what is overdue is reminded after a look at the message, on an account and from the list @journey', async ({
  page,
  store,
}) => {
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  const id = await giveCredit(store, phone, [
    { amount: 4_500_050, daysAgo: 60, reference: 'INV 7' },
    { amount: 3_000_000, daysAgo: 0, reference: 'INV 31' },
  ])
  await openDesk(page, store, await grantRole(store, 'owner', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/credit/${id}`)
  await expect(page.getByText('No reminder has been sent yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a reminder' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Rs 45,000.50 on your account has been due since')).toBeVisible()
  await expect(dialog.getByText(phone.slice(-10))).toBeVisible()
  await expect(dialog.getByText('The message has no link to pay')).toBeVisible()
  await expectAccessible(page, 'a reminder before it is sent')
  await dialog.getByRole('button', { name: 'Send a reminder' }).click()
  await expect(page.getByText(onItsWay)).toBeVisible()
  await expect(page.getByText('₹45,000.50, due')).toBeVisible()

  await page.goto(`/desk/credit?q=${phone.slice(-10)}`)
  await page.getByRole('button', { name: 'Send reminders' }).click()
  await expect(dialog.getByText('Already reminded today.')).toBeVisible()
  await expectAccessible(page, 'reminders of a list')
  const send = dialog.getByRole('button', { name: /^Send \d/ })
  await expect(send).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Send another one today all the same' }).check()
  await send.click()
  await expect(page.getByText(onItsWay)).toBeVisible()
  await expect(async () => {
    await page.goto(`/desk/credit/${id}`)
    await expect(page.getByText(isDay ? /: sent · by Meena/ : /^goes out .* by Meena/)).toHaveCount(2)
  }).toPass()
})

test('[CREDIT-05] the owner switches the schedule of reminders on, and pauses it for an account', async ({
  page,
  store,
}) => {
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  const id = await giveCredit(store, phone, [])
  await openDesk(page, store, await grantRole(store, 'owner', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/settings/messages')
  const isOn = page.getByRole('checkbox', { name: 'Remind credit accounts automatically' })
  await isOn.check()
  await page.getByRole('checkbox', { name: '1 day before' }).check()
  await page.getByLabel('Not before').selectOption('11 am')
  await expectAccessible(page, 'the schedule of reminders')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '1 day before' })).toBeChecked()

  await page.goto(`/desk/credit/${id}`)
  await page.getByRole('button', { name: 'Pause the schedule' }).click()
  await expect(page.getByText('The schedule is paused for this account.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume the schedule' }).click()
  await expect(page.getByText('The schedule in the settings reminds this account too.')).toBeVisible()

  await page.goto('/desk/settings/messages')
  await isOn.uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
