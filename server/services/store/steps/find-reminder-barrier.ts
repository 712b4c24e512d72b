import type { ReminderBarrier } from '#domain/payments/reminders/reminder.ts'
import type { SavedSettings } from '../../../db/store/store-settings.ts'
import type { SmsGateway } from '../../../gateways/sms/port.ts'

/** Finds why the schedule can send nothing; null where it can. */
export function findReminderBarrier(
  { sms, publicUrl }: { readonly sms: Pick<SmsGateway, 'hasTemplate'>; readonly publicUrl: string | null },
  { messages }: Pick<SavedSettings, 'messages'>,
): ReminderBarrier | null {
  if (publicUrl === null) return 'NO_LINK'
  return sms.hasTemplate('account-reminder', messages?.['account-reminder']) ? null : 'NO_TEMPLATE'
}
