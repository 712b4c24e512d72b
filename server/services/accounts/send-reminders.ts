import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { ACCOUNT_LINK_MS } from '#domain/payments/account-link.ts'
import { dueOf, reminderState, type Due, type ReminderState } from '#domain/payments/reminders/reminder.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { lockAccount } from '../../db/accounts/accounts.ts'
import type { Database, Queries } from '../../db/database.ts'
import { addCustomerMessages } from '../../db/messages/customer-messages.ts'
import { addAccountLink, findLiveAccountLink } from '../../db/payments/account-links.ts'
import {
  addReminder,
  findRemindedAccounts,
  findReminder,
  type RemindedAccount,
} from '../../db/payments/account-reminders.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

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
 * reminder on the same day are left out and named. Throws `not-permitted`, `not-found` and `idempotency-conflict`.
 */
export async function sendReminders(
  { database, now, jobs }: Dependencies,
  actor: StaffActor,
  { reminders, confirmRepeat }: RemindersToSend,
): Promise<ReminderOutcomes> {
  requirePermission(actor, 'credit:receive')
  const at = now()
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
    outcomes.push({ accountId, state: await remind(database, actor, { id, accountId, confirmRepeat, at }) })
  if (outcomes.some(({ state }) => state === 'READY')) jobs.trigger('messages')
  return outcomes
}

type OneReminder = {
  readonly id: string
  readonly accountId: string
  readonly confirmRepeat: boolean
  readonly at: Date
}

function remind(
  database: Database,
  actor: StaffActor,
  { id, accountId, confirmRepeat, at }: OneReminder,
): Promise<ReminderState> {
  const today = istDay(at)
  return database.queries.transaction().execute(async (queries) => {
    await lockAccount(queries, accountId)
    const repeated = await findReminder(queries, id)
    if (repeated !== null && repeated.accountId !== accountId) throw new AppError('idempotency-conflict')
    if (repeated !== null) return 'READY'
    const account = (await findRemindedAccounts(queries, [accountId])).get(accountId)
    if (account === undefined) throw new AppError('not-found')
    const { open, people, lastDay } = account
    const due = dueOf(open, { today, until: today })
    const state = reminderState({ due, people: people.length, lastDay, today })
    const isSent = state === 'READY' || (state === 'REMINDED_TODAY' && confirmRepeat)
    if (!isSent || due === null) return state
    await remindAccount(queries, actor, { id, account, due, step: null, untilDay: today, at })
    return 'READY'
  })
}

/** The least time for which the link of a reminder works. */
const LEAST_LINK_MS = 14 * DAY_MS

/** Reminder of a locked account. */
type ReminderToAdd = {
  readonly id: string
  readonly account: RemindedAccount
  readonly due: Due
  /** Days after the day on which a bill is due, of the schedule; null when staff send it. */
  readonly step: number | null
  /** Last day of bills that it is about, where none was due before. */
  readonly untilDay: string
  readonly at: Date
}

/** Queues the messages of a reminder with a link that pays the account (CREDIT-05), and writes it down. */
async function remindAccount(
  queries: Queries,
  actor: StaffActor,
  { id, account, due, step, untilDay, at }: ReminderToAdd,
): Promise<void> {
  const linkId = await linkFor(queries, { accountId: account.id, at, by: actor.name })
  const reminder = { id, accountId: account.id, linkId, day: istDay(at), step, untilDay, ...due }
  if (!(await addReminder(queries, reminder, { at, by: actor.name }))) return
  await addCustomerMessages(
    queries,
    account.people.map(({ uid }) => ({ kind: 'REMINDER', subjectId: id, uid, dueAt: at })),
  )
  await recordChange(queries, actor, {
    action: 'credit.reminder',
    subject: 'credit-account',
    subjectId: account.id,
    after: { ...due, people: account.people.length, ...(step !== null && { step }) },
    at,
  })
}

/** A link that works for some time yet: the one that the account has, or another. */
async function linkFor(
  queries: Queries,
  { accountId, at, by }: { readonly accountId: string; readonly at: Date; readonly by: string },
): Promise<string> {
  const known = await findLiveAccountLink(queries, accountId, new Date(at.getTime() + LEAST_LINK_MS))
  if (known !== null) return known.id
  const id = randomUUID()
  await addAccountLink(queries, {
    id,
    accountId,
    at,
    expiresAt: new Date(at.getTime() + ACCOUNT_LINK_MS),
    by,
  })
  return id
}
