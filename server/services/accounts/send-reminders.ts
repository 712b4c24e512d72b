import { AppError } from '#domain/errors.ts'
import { handHours, nextReminderTime } from '#domain/payments/reminders/reminder-schedule.ts'
import { dueOf, reminderState, type ReminderState } from '#domain/payments/reminders/reminder.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { lockAccount } from '../../db/accounts/accounts.ts'
import type { Database } from '../../db/database.ts'
import { findRemindedAccounts, findReminder } from '../../db/payments/account-reminders.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { remindAccount } from './steps/remind-account.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly sms: Pick<SmsGateway, 'hasTemplate'>
}

/** Accounts that staff remind; a repeat with the same ids sends nothing again. */
export type RemindersToSend = {
  readonly reminders: readonly { readonly id: string; readonly accountId: string }[]
  /** True to remind also those that were reminded today. */
  readonly confirmRepeat: boolean
}

/** Outcomes by account: `READY` where it is reminded. */
export type ReminderOutcomes = readonly { readonly accountId: string; readonly state: ReminderState }[]

/**
 * Reminds accounts of what is due on them (CREDIT-05), each in a transaction of its own; those with nothing due, nobody to tell, or a
 * reminder on the same day are left out and named. At night they wait for the morning. Throws `not-permitted`, `not-found` and `idempotency-conflict`.
 */
export async function sendReminders(
  { database, now, jobs, sms }: Dependencies,
  actor: StaffActor,
  { reminders, confirmRepeat }: RemindersToSend,
): Promise<ReminderOutcomes> {
  requirePermission(actor, 'credit:receive')
  const at = now()
  const { messages } = await readSavedSettings(database.queries)
  const hasTemplate = sms.hasTemplate('account-reminder', messages?.['account-reminder'])
  const known = await findRemindedAccounts(
    database.queries,
    reminders.map(({ accountId }) => accountId),
  )
  if (reminders.some(({ accountId }) => !known.has(accountId))) throw new AppError('not-found')
  const once = reminders.filter(
    ({ accountId }, index) => reminders.findIndex((one) => one.accountId === accountId) === index,
  )
  const outcomes: { accountId: string; state: ReminderState }[] = []
  for (const { id, accountId } of once)
    outcomes.push({
      accountId,
      state: await remind(database, actor, { id, accountId, confirmRepeat, hasTemplate, at }),
    })
  if (outcomes.some(({ state }) => state === 'READY')) jobs.trigger('reminder-messages')
  return outcomes
}

type OneReminder = {
  readonly id: string
  readonly accountId: string
  readonly confirmRepeat: boolean
  readonly hasTemplate: boolean
  readonly at: Date
}

function remind(
  database: Database,
  actor: StaffActor,
  { id, accountId, confirmRepeat, hasTemplate, at }: OneReminder,
): Promise<ReminderState> {
  const goesAt = nextReminderTime(handHours, at)
  const today = istDay(goesAt)
  return database.queries.transaction().execute(async (queries) => {
    await lockAccount(queries, accountId)
    const repeated = await findReminder(queries, id)
    if (repeated !== null && repeated.accountId !== accountId) throw new AppError('idempotency-conflict')
    if (repeated !== null) return 'READY'
    const account = (await findRemindedAccounts(queries, [accountId])).get(accountId)
    if (account === undefined) throw new AppError('not-found')
    const { open, people, lastDay } = account
    const due = dueOf(open, { today, until: today })
    const state = reminderState({ due, people: people.length, lastDay, today, hasTemplate })
    const isSent = state === 'READY' || (state === 'REMINDED_TODAY' && confirmRepeat)
    if (!isSent || due === null) return state
    await remindAccount(queries, actor, { id, account, due, step: null, untilDay: today, at, goesAt })
    return 'READY'
  })
}
