import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AccountRemindersWire, ReminderPreviewWire } from '#domain/payments/reminders/reminder-wire.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { openCreditAccount } from '../../../support/api/credit-account.ts'
import { deskForTests, read } from '../../../support/api/desk-api.ts'

const desk = await deskForTests()
const { api, as } = desk

test('[CREDIT-05] a store without an address sends none by its schedule and says so; staff see that the message has no link', async () => {
  const account = await openCreditAccount(desk, '9733409001')
  await account.bill(30_000, '2026-10-21', 'N1')
  const settings = await read<DeskSettingsWire>(
    as('manager').call('/api/desk/settings/reminders', {
      method: 'PUT',
      body: { value: JSON.stringify({ isOn: true, steps: [0] }) },
    }),
  )
  expect(settings).toMatchObject({ reminderBarrier: 'NO_LINK', unsentMessages: [] })
  const path = `/api/desk/credit-accounts/${account.id}/reminders`
  const reminders = async () => (await read<AccountRemindersWire>(as('manager').call(path))).reminders.length
  await api.services.jobs.runDueReminders()
  expect(await reminders()).toBe(0)
  const seen = as('manager').call(`/api/desk/credit-reminders?accounts=${account.id}`)
  const { previews } = await read<{ previews: ReminderPreviewWire[] }>(seen)
  expect(previews).toMatchObject([{ state: 'READY', hasLink: false }])
  await as('manager').post('/api/desk/credit-reminders', {
    reminders: [{ id: randomUUID(), accountId: account.id }],
  })
  expect(await reminders()).toBe(1)
})
