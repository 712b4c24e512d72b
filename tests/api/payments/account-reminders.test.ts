import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import type {
  AccountRemindersWire,
  ReminderOutcomesWire,
  ReminderPreviewWire,
} from '#domain/payments/reminders/reminder-wire.ts'
import { findRemindedAccounts } from '#server/db/payments/account-reminders.ts'
import { UnansweredError } from '#server/gateways/sms/port.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions } from '../../support/api/firm-actions.ts'

const desk = await deskForTests({ PUBLIC_URL: 'http://store.test' })
const { api, as } = desk
const { newBuyer, create, join } = firmActions(api)
let phones = 9_733_405_000

/** An account that has owed ₹300 since August, and will owe ₹500. */
async function owing() {
  const phone = String((phones += 1))
  const account = await openCreditAccount(desk, phone)
  await account.bill(30_000, '2026-07-02', 'N1')
  await account.bill(50_000, '2026-11-19', 'N2')
  return { ...account, phone }
}

const send = (accounts: readonly { id: string }[], more: object = {}) =>
  as('manager').post('/api/desk/credit-reminders', {
    reminders: accounts.map(({ id: accountId }) => ({ id: randomUUID(), accountId })),
    ...more,
  })
const outcomes = async (answer: Promise<Response>) =>
  (await read<ReminderOutcomesWire>(answer)).outcomes.map(({ state }) => state)
const remind = (accounts: readonly { id: string }[], more: object = {}) => outcomes(send(accounts, more))
const preview = async (...accounts: readonly { id: string }[]) =>
  (
    await read<{ previews: ReminderPreviewWire[] }>(
      as('manager').call(`/api/desk/credit-reminders?accounts=${accounts.map(({ id }) => id).join(',')}`),
    )
  ).previews
const history = async ({ id }: { id: string }) =>
  (await read<AccountRemindersWire>(as('manager').call(`/api/desk/credit-accounts/${id}/reminders`)))
    .reminders
const otherMessages = async ({ uid }: { uid: string }) =>
  (await read<CustomerDetailWire>(as('manager').call(`/api/desk/customers/${uid}`))).otherMessages
const deliver = () => api.services.jobs.sendReminderMessages()
const textsTo = (phone: string) =>
  api.messages
    .filter(({ to, text }) => to.endsWith(phone) && text.includes('/pay-account/'))
    .map(({ text }) => text)
const speakHindi = (uid: string) =>
  api.database.queries.updateTable('partners').set({ language: 'hi' }).where('uid', '=', uid).execute()

describe('[CREDIT-05] a reminder by staff', () => {
  test('says what is due and since when, as it was previewed, with a link that pays the account', async () => {
    const account = await owing()
    const [shown] = await preview(account)
    expect(shown).toMatchObject({ state: 'READY', amount: 30_000, dueDay: '2026-08-01', lastAt: null })
    expect(await remind([account])).toEqual(['READY'])
    await Promise.all([deliver(), deliver()])
    const [text = '', ...more] = textsTo(account.phone)
    expect(more).toEqual([])
    expect(text).toMatch(
      /^Neev: Rs 300\.00 on your account has been due since 1 Aug 2026\. Please pay at http:\/\/store\.test\/pay-account\//,
    )
    expect(shown?.texts).toEqual([{ language: 'en', text: text.replace(/pay-account\/.*/, 'pay-account/…') }])
    const token = text.split('/pay-account/')[1] ?? ''
    expect(await read(api.asBrowser().call(`/api/account-links/${token}`))).toMatchObject({
      state: 'OPEN',
      overdue: 30_000,
    })
    expect(await history(account)).toMatchObject([
      { amount: 30_000, dueDay: '2026-08-01', step: null, people: [{ state: 'SENT' }] },
    ])
  })

  test('goes once a day, unless it is confirmed, and once however often it is sent', async () => {
    const account = await owing()
    const one = { reminders: [{ id: randomUUID(), accountId: account.id }] }
    const post = () => as('manager').post('/api/desk/credit-reminders', one)
    expect(await Promise.all([outcomes(post()), outcomes(post())])).toEqual([['READY'], ['READY']])
    expect(await Promise.all([remind([account]), remind([account])])).toEqual([
      ['REMINDED_TODAY'],
      ['REMINDED_TODAY'],
    ])
    expect(await remind([account], { confirmRepeat: true })).toEqual(['READY'])
    await deliver()
    expect(textsTo(account.phone)).toHaveLength(2)
    const other = await owing()
    expect(
      await errorCodeOf(
        await as('manager').post('/api/desk/credit-reminders', {
          reminders: [{ ...one.reminders[0], accountId: other.id }],
        }),
      ),
    ).toBe('idempotency-conflict')
  })

  test('goes to many accounts at once, each once, and leaves out those with nothing due or nobody to tell', async () => {
    const [one, two, paid, silent] = [await owing(), await owing(), await owing(), await owing()]
    await paid.receive(30_000, '2026-11-19')
    await api.database.queries
      .updateTable('partners')
      .set({ phone: null, former_phone: `+91${silent.phone}` })
      .where('uid', '=', silent.uid)
      .execute()
    expect((await preview(one, two, paid, silent)).map(({ state }) => state)).toEqual([
      'READY',
      'READY',
      'NOTHING_DUE',
      'NOBODY',
    ])
    expect(await remind([one, two, paid, silent, one])).toEqual(['READY', 'READY', 'NOTHING_DUE', 'NOBODY'])
    await deliver()
    expect([one, two, paid, silent].map(({ phone }) => textsTo(phone).length)).toEqual([1, 1, 0, 0])
  })

  test('is not sent any more once it is paid or its link is withdrawn, and says what is due by then', async () => {
    const [paid, part, withdrawn] = [await owing(), await owing(), await owing()]
    await remind([paid, part, withdrawn])
    await paid.receive(30_000, '2026-11-19')
    await part.receive(10_000, '2026-11-19')
    await as('manager').call(`/api/desk/credit-accounts/${withdrawn.id}/link`, { method: 'DELETE' })
    await deliver()
    expect([paid, withdrawn].map(({ phone }) => textsTo(phone))).toEqual([[], []])
    expect(textsTo(part.phone)).toEqual([expect.stringContaining('Rs 200.00')])
    expect((await history(withdrawn))[0]?.people).toMatchObject([{ state: 'SKIPPED' }])
  })

  test('of a firm goes to those who see its account, in their language, and names it', async () => {
    const people = { owner: await newBuyer(), accounts: await newBuyer(), buyer: await newBuyer() }
    const firmId = await create(people.owner)
    await join(people.owner, firmId, { person: people.accounts, role: 'accounts' })
    await join(people.owner, firmId, { person: people.buyer })
    await speakHindi(people.accounts.uid)
    const id = randomUUID()
    const terms = { limit: 50_000_000, days: 0, checkedAt: 'ordering', isOpen: true }
    await as('manager').post('/api/desk/credit-accounts', { id, holder: { kind: 'firm', id: firmId }, terms })
    const bill = { id: randomUUID(), amount: 5_000, isAdvance: false, day: '2026-11-01' }
    await as('manager').post(`/api/desk/credit-accounts/${id}/openings`, bill)
    const [shown] = await preview({ id })
    expect(shown?.texts.map(({ language }) => language)).toEqual(['en', 'hi'])
    await remind([{ id }])
    await deliver()
    expect(textsTo(people.owner.phone)).toEqual([
      expect.stringContaining('Rs 50.00 on the account of Gupta & Sons has been due since 1 Nov 2026'),
    ])
    expect(textsTo(people.accounts.phone)).toEqual([
      expect.stringMatching(
        /Gupta & Sons के खाते के 50\.00 रुपये 1 नवंबर 2026 से बकाया हैं। .*store\.test\/hi\/pay-account\//,
      ),
    ])
    expect(textsTo(people.buyer.phone)).toEqual([])
  })

  test('is seen for many accounts in one statement that reads no more people than theirs', async () => {
    const accounts = [await owing(), await owing(), await owing()]
    const ids = accounts.map(({ id }) => id)
    const scans = await api.database.queries.transaction().execute(async (queries) => {
      await sql`set local enable_seqscan = off`.execute(queries)
      const count = async () => {
        const { rows } = await sql<{ scans: number }>`select sum(seq_scan)::integer as scans
          from pg_stat_xact_user_tables where relname in ('partners', 'firms', 'firm_people')`.execute(
          queries,
        )
        return rows[0]?.scans ?? 0
      }
      const before = await count()
      await findRemindedAccounts(queries, ids)
      return (await count()) - before
    })
    expect(scans).toBe(0)
    const before = api.database.statements()
    await preview(...accounts.slice(0, 1))
    const ofOne = api.database.statements() - before
    await preview(...accounts)
    expect(api.database.statements() - before).toBe(2 * ofOne)
  })

  test('that the provider did not answer is not sent again, and the history says that it may have arrived', async () => {
    const account = await owing()
    await remind([account])
    api.refuseMessages(new UnansweredError('no answer in time'))
    await expect(deliver()).rejects.toThrow('no answer in time')
    api.refuseMessages(false)
    api.advanceClock(3_600_000)
    await deliver()
    expect(textsTo(account.phone)).toEqual([])
    expect((await history(account))[0]?.people).toMatchObject([{ state: 'UNKNOWN' }])
    expect(await otherMessages(account)).toMatchObject([
      { about: 'REMINDER', state: 'FAILED', fault: 'unanswered', tries: 1 },
    ])
  })

  test('that no provider has a text for fails once and warns once, and another is refused before it is sent', async () => {
    const accounts = [await owing(), await owing()]
    await remind(accounts)
    api.unregistered.add('account-reminder')
    await deliver()
    const warnings = api.warnings.filter(({ kind }) => kind === 'message-without-template')
    expect(warnings).toEqual([{ kind: 'message-without-template', subject: 'account-reminder', details: {} }])
    const [first] = accounts
    expect((await history(first ?? { id: '' }))[0]?.people).toMatchObject([{ state: 'NO_TEMPLATE' }])
    const settings = await read<DeskSettingsWire>(as('manager').call('/api/desk/settings'))
    expect(settings).toMatchObject({
      unsentMessages: ['account-reminder'],
      reminderBarrier: 'NO_TEMPLATE',
    })
    const other = await owing()
    expect((await preview(other))[0]?.state).toBe('NO_TEMPLATE')
    expect(await remind([other])).toEqual(['NO_TEMPLATE'])
    api.unregistered.clear()
    expect(await remind([other])).toEqual(['READY'])
    await deliver()
    expect(accounts.flatMap(({ phone }) => textsTo(phone))).toEqual([])
    expect(textsTo(other.phone)).toHaveLength(1)
  })

  test('that the store was sending when it stopped is given up after a time, for everybody to see', async () => {
    const account = await owing()
    await remind([account])
    const messages = api.database.queries.updateTable('customer_messages')
    await messages
      .set({ state: 'SENDING', tries: 1, next_try_at: api.now() })
      .where('partner_uid', '=', account.uid)
      .execute()
    await deliver()
    expect(await otherMessages(account)).toMatchObject([{ state: 'SENDING', fault: null }])
    api.advanceClock(11 * 60_000)
    await deliver()
    expect(await otherMessages(account)).toMatchObject([{ state: 'FAILED', fault: 'interrupted' }])
    expect((await history(account))[0]?.people).toMatchObject([{ state: 'UNKNOWN' }])
    expect(textsTo(account.phone)).toEqual([])
  })

  test('in the evening waits for the morning, as its preview says, and speaks of what is due by then', async () => {
    const account = await owing()
    const evening = Date.parse('2026-11-24T21:15:00+05:30')
    api.advanceClock(evening - api.now().getTime())
    await desk.reopen()
    const goesAt = '2026-11-25T02:30:00.000Z'
    const [shown] = await preview(account)
    expect(shown).toMatchObject({ state: 'READY', goesAt })
    expect(await remind([account])).toEqual(['READY'])
    expect(await remind([account])).toEqual(['REMINDED_TODAY'])
    expect(await history(account)).toMatchObject([{ goesAt, people: [{ state: 'WAITING' }] }])
    await deliver()
    expect(textsTo(account.phone)).toEqual([])
    api.advanceClock(Date.parse(goesAt) - evening)
    await desk.reopen()
    await deliver()
    expect(textsTo(account.phone)).toHaveLength(1)
    expect(await remind([account])).toEqual(['REMINDED_TODAY'])
    expect(await history(account)).toMatchObject([{ goesAt: null, people: [{ state: 'SENT' }] }])
    expect((await preview(account))[0]?.goesAt).toBeNull()
  })

  test('ends its run where the provider is down, and the rest goes later', async () => {
    const accounts: Awaited<ReturnType<typeof owing>>[] = []
    for (let count = 0; count < 7; count += 1) accounts.push(await owing())
    await remind(accounts)
    api.refuseMessages(true)
    await expect(deliver()).rejects.toThrow('the provider is down')
    api.refuseMessages(false)
    await deliver()
    expect(accounts.filter(({ phone }) => textsTo(phone).length === 1)).toHaveLength(2)
    api.advanceClock(60_000)
    await deliver()
    expect(accounts.filter(({ phone }) => textsTo(phone).length === 1)).toHaveLength(7)
  })

  test('is tried again where the provider fails, and is sent by those alone who receive money', async () => {
    const account = await owing()
    await remind([account])
    api.refuseMessages(true)
    await expect(deliver()).rejects.toThrow('the provider is down')
    api.refuseMessages(false)
    await deliver()
    expect(textsTo(account.phone)).toEqual([])
    expect((await history(account))[0]?.people).toMatchObject([{ state: 'WAITING' }])
    api.advanceClock(60_000)
    await deliver()
    expect(textsTo(account.phone)).toHaveLength(1)
    expect(await errorCodeOf(await as('packer').post('/api/desk/credit-reminders', { reminders: [] }))).toBe(
      'invalid-input',
    )
    const log = await api.database.queries
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', account.id)
      .where('action', '=', 'credit.reminder')
      .execute()
    expect(log).toHaveLength(1)
  })
})
