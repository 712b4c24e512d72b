import { AppError } from '#domain/errors.ts'
import { languages, pathIn } from '#domain/i18n/language.ts'
import { ZERO } from '#domain/money/paise.ts'
import { inLanguageOf, messageText } from '#domain/notifications/text-message.ts'
import { accountLinkPath } from '#domain/payments/account-link.ts'
import { reminderMessage } from '#domain/notifications/reminder-message.ts'
import { handHours, isReminderTime, nextReminderTime } from '#domain/payments/reminders/reminder-schedule.ts'
import {
  dueOf,
  reminderState,
  type AccountReminders,
  type Due,
  type ReminderPreview,
} from '#domain/payments/reminders/reminder.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import {
  findReminders,
  firmOf,
  findRemindedAccounts,
  type RemindedAccount,
} from '../../db/payments/account-reminders.ts'
import { readSavedSettings, type SavedSettings } from '../../db/store/store-settings.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { merchantSettingsOf } from '../store/steps/read-merchant-settings.ts'
import { wordMessage } from '../store/steps/word-message.ts'

const SHOWN = 50

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly publicUrl: string | null
}

/** The latest reminders of an account, and whether the schedule reminds it. Throws `not-permitted` and `not-found`. */
export async function listReminders(
  { database: { queries } }: Pick<Dependencies, 'database'>,
  actor: StaffActor,
  id: string,
): Promise<AccountReminders> {
  requirePermission(actor, 'credit:read')
  const account = (await findRemindedAccounts(queries, [id])).get(id)
  if (account === undefined) throw new AppError('not-found')
  const { reminders: schedule } = await readSavedSettings(queries)
  const reminders = await findReminders(queries, id, SHOWN)
  return { isScheduled: schedule?.isOn === true, isPaused: account.isPaused, reminders }
}

/**
 * Shows what a reminder of accounts would say and to whom, or why none would go, in the order in which they were asked for (CREDIT-05).
 * Throws `not-permitted` and `not-found`.
 */
export async function previewReminders(
  { database: { queries }, sms, now, publicUrl }: Dependencies,
  actor: StaffActor,
  ids: readonly string[],
): Promise<readonly ReminderPreview[]> {
  requirePermission(actor, 'credit:receive')
  const goesAt = nextReminderTime(handHours, now())
  const today = istDay(goesAt)
  const settings = await readSavedSettings(queries)
  const hasTemplate = sms.hasTemplate('account-reminder', settings.messages?.['account-reminder'])
  const accounts = await findRemindedAccounts(queries, ids)
  return ids.map((accountId) => {
    const account = accounts.get(accountId)
    if (account === undefined) throw new AppError('not-found')
    const { open, people, lastDay, lastAt } = account
    const due = dueOf(open, { today, until: today })
    return {
      accountId,
      state: reminderState({ due, people: people.length, lastDay, today, hasTemplate }),
      amount: due?.amount ?? ZERO,
      dueDay: due?.dueDay ?? null,
      lastAt,
      goesAt: isReminderTime(handHours, now()) ? null : goesAt.toISOString(),
      hasLink: publicUrl !== null,
      people: people.map(({ name, phone, language }) => ({ name, phone, language })),
      texts: due === null ? [] : textsOf(account, { due, today, settings, sms, publicUrl }),
    }
  })
}

type Wording = {
  readonly due: Due
  readonly today: string
  readonly settings: SavedSettings
  readonly sms: SmsGateway
  readonly publicUrl: string | null
}

/** The texts that the people of an account get, one by language, as the store words them. */
function textsOf(
  account: RemindedAccount,
  { due, today, settings, sms, publicUrl }: Wording,
): ReminderPreview['texts'] {
  const { people } = account
  const { name: store } = merchantSettingsOf(settings)
  return languages.flatMap((language) => {
    const to = people.find((person) => person.language === language)?.phone
    if (to === undefined) return []
    const message = inLanguageOf(language, (read) => {
      const link = publicUrl === null ? store : publicUrl + pathIn(read, accountLinkPath('…'))
      return { to, ...reminderMessage(due, { firm: firmOf(account), today, store, link, language: read }) }
    })
    const words = { messages: settings.messages, registration: sms.registration }
    return [{ language, text: messageText(wordMessage(message, words)) }]
  })
}
