import { randomUUID } from 'node:crypto'
import { ACCOUNT_LINK_MS } from '#domain/payments/account-link.ts'
import type { Due } from '#domain/payments/reminders/reminder.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { addCustomerMessages } from '../../../db/messages/customer-messages.ts'
import { addAccountLink, findLiveAccountLink } from '../../../db/payments/account-links.ts'
import { addReminder, type RemindedAccount } from '../../../db/payments/account-reminders.ts'
import { recordChange } from '../../audit/steps/record-change.ts'

/** The least time for which the link of a reminder works. */
const LEAST_LINK_MS = 14 * DAY_MS

/** Reminder of a locked account. */
export type ReminderToAdd = {
  readonly id: string
  readonly account: RemindedAccount
  readonly due: Due
  /** Days after the day on which a bill is due, of the schedule; null when staff send it. */
  readonly step: number | null
  /** Last day of bills that it is about, where none was due before. */
  readonly untilDay: string
  readonly at: Date
  /** Moment at which it goes, which is in its hours. */
  readonly goesAt: Date
}

/** Queues the messages of a reminder with a link that pays the account (CREDIT-05), and writes it down. */
export async function remindAccount(
  queries: Queries,
  actor: StaffActor,
  { id, account, due, step, untilDay, at, goesAt }: ReminderToAdd,
): Promise<void> {
  const linkId = await linkFor(queries, { accountId: account.id, at, by: actor.name })
  const reminder = { id, accountId: account.id, linkId, day: istDay(goesAt), step, untilDay, ...due }
  if (!(await addReminder(queries, reminder, { at, by: actor.name }))) return
  await addCustomerMessages(
    queries,
    account.people.map(({ uid }) => ({ kind: 'REMINDER', subjectId: id, uid, dueAt: goesAt })),
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
