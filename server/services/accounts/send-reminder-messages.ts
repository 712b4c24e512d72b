import { pathIn } from '#domain/i18n/language.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import { accountLinkPath } from '#domain/payments/account-link.ts'
import { reminderMessage } from '#domain/notifications/reminder-message.ts'
import {
  firstReminderSettings,
  handHours,
  isReminderTime,
  nextReminderTime,
} from '#domain/payments/reminders/reminder-schedule.ts'
import { dueOf } from '#domain/payments/reminders/reminder.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import type { ClaimedCustomerMessage } from '../../db/messages/customer-messages.ts'
import type { MessageOutcome } from '../../db/messages/message-outcome.ts'
import { findAccountLink } from '../../db/payments/account-links.ts'
import {
  findRemindedAccounts,
  findReminder,
  firmOf,
  type StoredReminder,
} from '../../db/payments/account-reminders.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { sendCustomerMessages } from '../messages/steps/send-customer-messages.ts'
import { merchantSettingsOf } from '../store/steps/read-merchant-settings.ts'
import { accountLinkTokenOf } from './steps/account-link-token.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
  readonly publicUrl: string | null
  readonly loginSecret: string
}

/** The most messages and failed attempts of one run, which ends before its job does: there is a run a minute. */
const bounds = { most: 100, mostFailures: 5 }

/**
 * Sends the messages of reminders that wait (CREDIT-05), each once, with what is due at that moment; those of accounts that were paid, of
 * links that were withdrawn, to people who no longer see the account and beyond the limits of a day are skipped. One that the provider
 * did not answer may have arrived and is not sent again. Rejects with the last error.
 */
export async function sendReminderMessages(dependencies: Dependencies): Promise<void> {
  await sendCustomerMessages(dependencies, ['REMINDER'], {
    ...bounds,
    isOnce: true,
    send: (claimed) => send(dependencies, claimed),
  })
}

async function send(
  dependencies: Dependencies,
  { subjectId, uid, language }: ClaimedCustomerMessage,
): Promise<MessageOutcome> {
  const { database, sms, now, publicUrl, loginSecret } = dependencies
  const { queries } = database
  const reminder = await findReminder(queries, subjectId)
  if (reminder === null) return { state: 'SKIPPED' }
  const settings = await readSavedSettings(queries)
  const { reminders: schedule = firstReminderSettings } = settings
  const isOfSchedule = reminder.step !== null
  if (isOfSchedule && publicUrl === null) return { state: 'SKIPPED', fault: 'no-link' }
  // one that waited for the provider, or for a store that was down, goes in its hours
  const hours = isOfSchedule ? schedule : handHours
  if (!(isOfSchedule && !schedule.isOn) && !isReminderTime(hours, now()))
    return { state: 'DUE', nextTryAt: nextReminderTime(hours, now()) }
  const news = await newsOf(dependencies, reminder, uid)
  if (news === null || (isOfSchedule && (!schedule.isOn || news.isPaused))) return { state: 'SKIPPED' }
  const { name: store } = merchantSettingsOf(settings)
  const path = accountLinkPath(accountLinkTokenOf(loginSecret, reminder.linkId))
  const { due, firm, to } = news
  const today = istDay(now())
  const message = inLanguageOf(language, (read) => {
    const link = publicUrl === null ? store : publicUrl + pathIn(read, path)
    return { to, ...reminderMessage(due, { firm, today, store, link, language: read }) }
  })
  await sms.send(message, { isOnce: true })
  return { state: 'SENT' }
}

/** Facts that a reminder tells somebody now to somebody; null when nothing is due any more, its link has ended, or it is nothing of theirs. */
async function newsOf(
  { database: { queries }, now }: Dependencies,
  { accountId, linkId, untilDay }: StoredReminder,
  uid: string,
) {
  const link = await findAccountLink(queries, linkId)
  const account = (await findRemindedAccounts(queries, [accountId])).get(accountId)
  const to = account?.people.find((person) => person.uid === uid)?.phone
  if (account === undefined || to === undefined || link === null) return null
  if (link.isRevoked || Date.parse(link.expiresAt) <= now().getTime()) return null
  const due = dueOf(account.open, { today: istDay(now()), until: untilDay })
  return due && { due, to, firm: firmOf(account), isPaused: account.isPaused }
}
