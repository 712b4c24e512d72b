import { pathIn } from '#domain/i18n/language.ts'
import { maySendMessage, type MessageLimits } from '#domain/notifications/message-limits.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import { accountLinkPath } from '#domain/payments/account-link.ts'
import { reminderMessage } from '#domain/notifications/reminder-message.ts'
import { dueOf } from '#domain/payments/reminders/reminder.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import {
  claimCustomerMessage,
  finishCustomerMessage,
  type ClaimedCustomerMessage,
} from '../../db/messages/customer-messages.ts'
import { afterFailure, type MessageOutcome } from '../../db/messages/message-outcome.ts'
import { findAccountLink } from '../../db/payments/account-links.ts'
import { findRemindedAccounts, findReminder, firmOf } from '../../db/payments/account-reminders.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { sendDue } from '../messages/steps/send-due.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
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

/**
 * Sends the messages of reminders that wait (CREDIT-05), each once, with what is due at that moment; those of accounts that were paid, of
 * links that were withdrawn, to people who no longer see the account and beyond the limits of a day are skipped. Rejects with the last error.
 */
export async function sendReminderMessages(dependencies: Dependencies): Promise<void> {
  const { queries } = dependencies.database
  await sendDue(dependencies, {
    claim: (at) => claimCustomerMessage(queries, 'REMINDER', at),
    addressee: (claimed) => claimed,
    send: async (claimed, used): Promise<MessageOutcome> =>
      maySendMessage(used, dependencies.messageLimits, claimed)
        ? send(dependencies, claimed)
        : { state: 'SKIPPED' },
    afterFailure,
    finish: (claimed, result) => finishCustomerMessage(queries, claimed, result),
  })
}

async function send(
  { database: { queries }, sms, now, publicUrl, loginSecret }: Dependencies,
  { subjectId, uid, language }: ClaimedCustomerMessage,
): Promise<MessageOutcome> {
  const skipped = { state: 'SKIPPED' } as const
  const reminder = await findReminder(queries, subjectId)
  if (reminder === null) return skipped
  const { accountId, linkId, untilDay } = reminder
  const link = await findAccountLink(queries, linkId)
  const account = (await findRemindedAccounts(queries, [accountId])).get(accountId)
  const to = account?.people.find((person) => person.uid === uid)?.phone
  const today = istDay(now())
  const due = account && dueOf(account.open, { today, until: untilDay })
  const isOver = link === null || link.isRevoked || Date.parse(link.expiresAt) <= now().getTime()
  if (account === undefined || to === undefined || !due || isOver) return skipped
  const { name: store } = await readMerchantSettings(queries)
  const path = accountLinkPath(accountLinkTokenOf(loginSecret, linkId))
  await sms.send(
    inLanguageOf(language, (read) => {
      const address = publicUrl === null ? store : publicUrl + pathIn(read, path)
      return {
        to,
        ...reminderMessage(due, { firm: firmOf(account), today, store, link: address, language: read }),
      }
    }),
  )
  return { state: 'SENT' }
}
