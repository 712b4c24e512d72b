import {
  reminderCalls,
  type AccountRemindersWire,
  type ReminderOutcomesWire,
  type ReminderPreviewWire,
  type ReminderRequest,
} from '#domain/payments/reminders/reminder-wire.ts'
import { callApi } from '../../transport/call.ts'

/** The reminders of an account, the latest first, and whether the schedule reminds it. */
export function fetchReminders(id: string): Promise<AccountRemindersWire> {
  return callApi(reminderCalls.list, { params: { id } })
}

/** Pauses the schedule for an account, or resumes it. */
export function pauseReminders(id: string, isPaused: boolean): Promise<AccountRemindersWire> {
  return callApi(reminderCalls.pause, { params: { id }, body: { isPaused } })
}

/** Reads what reminders of accounts would say and to whom, or why none would go. */
export async function previewReminders(ids: readonly string[]): Promise<readonly ReminderPreviewWire[]> {
  const query = new URLSearchParams({ accounts: ids.join(',') })
  return (await callApi(reminderCalls.preview, { query })).previews
}

/** Reminds accounts of what is due. Answers with what became of each. */
export async function sendReminders(body: ReminderRequest): Promise<ReminderOutcomesWire['outcomes']> {
  return (await callApi(reminderCalls.send, { body })).outcomes
}
