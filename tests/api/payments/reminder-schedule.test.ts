import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { AccountRemindersWire } from '#domain/payments/reminders/reminder-wire.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const desk = await deskForTests({ PUBLIC_URL: 'http://store.test' })
const { api, as } = desk
const { jobs } = api.services
let phones = 9_733_407_000

const change = (value: object, role: 'owner' | 'manager' = 'owner') =>
  as(role).call('/api/desk/settings/reminders', { method: 'PUT', body: { value: JSON.stringify(value) } })
/** Switches the schedule on: 3 days before, on the day and 7 days after, from 10 to 18, not on Sundays. */
const switchOn = async () => {
  await change({ isOn: false })
  expect((await change({ isOn: true, steps: [-3, 0, 7] })).status).toBe(200)
}
/** Moves the clock; the sessions of staff end in between. */
const moveTo = async (day: string, time = '11:00') => {
  api.advanceClock(Date.parse(`${day}T${time}:00+05:30`) - api.now().getTime())
  await desk.reopen()
}
const run = () => jobs.runDueReminders().then(() => jobs.sendReminderMessages())

/** An account with a bill that is due on a day, from opening entries with terms of 30 days. */
async function owing(billDay: string, reference = 'N1') {
  const phone = String((phones += 1))
  const account = await openCreditAccount(desk, phone)
  await account.bill(30_000, billDay, reference)
  const path = `/api/desk/credit-accounts/${account.id}/reminders`
  return {
    ...account,
    phone,
    texts: () =>
      api.messages
        .filter(({ to, text }) => to.endsWith(phone) && text.includes('/pay-account/'))
        .map(({ text }) => text.split('. Please')[0]),
    reminders: () => read<AccountRemindersWire>(as('manager').call(path)),
    pause: (isPaused: boolean) => as('manager').call(path, { method: 'PUT', body: { isPaused } }),
  }
}

describe('[CREDIT-05] the schedule of reminders', () => {
  test('is off until it is switched on, and then sends each step once, with two processes at once', async () => {
    await moveTo('2026-12-07')
    const account = await owing('2026-11-10')
    await run()
    expect(account.texts()).toEqual([])
    await switchOn()
    const both = () => Promise.all([jobs.runDueReminders(), jobs.runDueReminders()])
    await Promise.all([both(), both()])
    await Promise.all([jobs.sendReminderMessages(), jobs.sendReminderMessages()])
    expect(account.texts()).toEqual(['Neev: Rs 300.00 on your account is due on 10 Dec 2026'])
    for (const day of ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-17', '2026-12-24']) {
      await moveTo(day)
      await run()
      await run()
    }
    expect(account.texts().slice(1)).toEqual([
      'Neev: Rs 300.00 on your account is due today',
      'Neev: Rs 300.00 on your account has been due since 10 Dec 2026',
    ])
    expect((await account.reminders()).reminders.map(({ step, by }) => [step, by])).toEqual([
      [7, 'Schedule'],
      [0, 'Schedule'],
      [-3, 'Schedule'],
    ])
  })

  test('after an outage sends the latest step alone, and nothing of the time before it was switched on', async () => {
    await moveTo('2027-01-04')
    await switchOn()
    const [old, missed] = [await owing('2026-09-01'), await owing('2026-12-07', 'N2')]
    await run()
    expect(old.texts()).toEqual([])
    await moveTo('2027-01-20')
    await run()
    expect(old.texts()).toEqual([])
    expect(missed.texts()).toEqual(['Neev: Rs 300.00 on your account has been due since 6 Jan 2027'])
  })

  test('sends neither at night nor on a Sunday, and what waited for the provider goes in the morning', async () => {
    // 14 February 2027 is a Sunday
    await moveTo('2027-02-13', '18:30')
    await switchOn()
    const account = await owing('2027-01-14')
    await run()
    await moveTo('2027-02-14')
    await run()
    await moveTo('2027-02-15', '09:30')
    await run()
    expect(account.texts()).toEqual([])
    await moveTo('2027-02-15', '17:58')
    api.refuseMessages(true)
    await jobs.runDueReminders()
    await expect(jobs.sendReminderMessages()).rejects.toThrow('the provider is down')
    api.refuseMessages(false)
    await moveTo('2027-02-15', '22:00')
    await run()
    expect(account.texts()).toEqual([])
    await moveTo('2027-02-16', '10:01')
    await run()
    expect(account.texts()).toHaveLength(1)
  })

  test('reminds the others where one account cannot be reminded, and that one later', async () => {
    await moveTo('2027-02-22')
    await switchOn()
    const accounts = [await owing('2027-01-23'), await owing('2027-01-23'), await owing('2027-01-23')]
    const [first] = accounts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const wrong = sql.raw(
      `account_reminders add constraint wrong check (account_id <> '${first?.id}') not valid`,
    )
    await sql`alter table ${wrong}`.execute(api.database.queries)
    await expect(jobs.runDueReminders()).rejects.toThrow('wrong')
    await jobs.sendReminderMessages()
    expect(accounts.map((one) => one.texts().length)).toEqual(accounts.map((one) => (one === first ? 0 : 1)))
    await sql`alter table account_reminders drop constraint wrong`.execute(api.database.queries)
    await run()
    expect(accounts.map((one) => one.texts().length)).toEqual([1, 1, 1])
  })

  test('leaves out an account while it is paused, one that staff reminded on the day, and one that is paid', async () => {
    await moveTo('2027-03-01')
    await switchOn()
    const [paused, told, paid] = [
      await owing('2027-01-30'),
      await owing('2027-01-30'),
      await owing('2027-01-30'),
    ]
    expect(await read(paused.pause(true))).toMatchObject({ isScheduled: true, isPaused: true })
    await as('manager').post('/api/desk/credit-reminders', {
      reminders: [{ id: crypto.randomUUID(), accountId: told.id }],
    })
    await paid.receive(30_000, '2027-03-01')
    await run()
    expect([paused, told, paid].map((one) => one.texts().length)).toEqual([0, 1, 0])
    await moveTo('2027-03-02')
    await paused.pause(false)
    await run()
    expect(paused.texts()).toEqual([])
    await moveTo('2027-03-08')
    await run()
    expect([paused, told, paid].map((one) => one.texts().length)).toEqual([1, 2, 0])
    const log = await api.database.queries
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('subject_id', '=', paused.id)
      .where('action', 'like', 'credit.remind%')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'credit.reminders-paused',
      'credit.reminders-resumed',
      'credit.reminder',
    ])
    expect(log.at(-1)?.actor).toBe('Schedule')
  })

  test('is a setting with versions that owners and managers change, within the hours of a day', async () => {
    await moveTo('2027-04-05')
    await switchOn()
    for (const wrong of [{ fromHour: 3 }, { untilHour: 23 }, { fromHour: 18, untilHour: 10 }, { steps: [2] }])
      expect(await errorCodeOf(await change(wrong))).toBe('invalid-input')
    expect(
      await errorCodeOf(
        await as('packer').call('/api/desk/settings/reminders', {
          method: 'PUT',
          body: { value: '{"isOn":true}' },
        }),
      ),
    ).toBe('not-permitted')
    const before = await read<DeskSettingsWire>(as('owner').call('/api/desk/settings'))
    expect(before.reminders).toMatchObject({ isOn: true, steps: [-3, 0, 7], since: '2027-04-05' })
    const off = await read<DeskSettingsWire>(change({ isOn: false }, 'manager'))
    expect(off.reminders.isOn).toBe(false)
    await moveTo('2027-04-06')
    const restored = await read<DeskSettingsWire>(
      as('owner').post('/api/desk/settings/reminders/restore', {
        version: off.versions.reminders?.id,
        side: 'before',
      }),
    )
    expect(restored.reminders).toMatchObject({ isOn: true, steps: [-3, 0, 7], since: '2027-04-06' })
  })
})
