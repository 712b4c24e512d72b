import { z } from 'zod'
import { languages } from '../../i18n/language.ts'
import { day, idParams, paise, timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { MAX_REMINDED, reminderStates, toldStates } from './reminder.ts'

const reminder = z
  .object({
    id: z.uuid(),
    at: timestamp,
    by: z.string(),
    step: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Days after the day on which a bill is due; null when staff sent it.' }),
    amount: paise,
    dueDay: day,
    goesAt: timestamp.nullable().meta({ description: 'When it goes, of one that waits for the morning.' }),
    people: z.array(z.object({ name: z.string().nullable(), state: z.enum(toldStates) })).readonly(),
  })
  .meta({ id: 'AccountReminder' })

const accountReminders = z
  .object({
    isScheduled: z.boolean().meta({ description: 'Whether the store sends reminders by itself.' }),
    isPaused: z.boolean().meta({ description: 'Whether it leaves this account out.' }),
    reminders: z.array(reminder).readonly().meta({ description: 'The latest first, at most 50.' }),
  })
  .meta({ id: 'AccountReminders' })

const reminderPreview = z
  .object({
    accountId: z.uuid(),
    state: z.enum(reminderStates).meta({ description: 'Why nobody would be reminded, or READY.' }),
    amount: paise.meta({ description: 'What is due; 0 where nothing is.' }),
    dueDay: day.nullable().meta({ description: 'Of the oldest bill in it.' }),
    lastAt: timestamp.nullable().meta({ description: 'When it was reminded last.' }),
    goesAt: timestamp.nullable().meta({ description: 'When it would go, where that is not at once.' }),
    hasLink: z.boolean().meta({ description: 'Whether the message has a link to pay.' }),
    people: z
      .array(z.object({ name: z.string().nullable(), phone: z.string(), language: z.enum(languages) }))
      .readonly(),
    texts: z
      .array(z.object({ language: z.enum(languages), text: z.string() }))
      .readonly()
      .meta({ description: 'By the languages of the people; the link in them is made when it is sent.' }),
  })
  .meta({ id: 'ReminderPreview' })

const accountIds = z
  .string()
  .max(MAX_REMINDED * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(MAX_REMINDED))
  .meta({ type: 'string', description: 'Ids of accounts with commas between them, at most 50.' })

const reminderRequest = z
  .object({
    reminders: z
      .array(
        z.object({
          id: z.uuid().meta({ description: 'Made by the caller; a repeat sends nothing again.' }),
          accountId: z.uuid(),
        }),
      )
      .min(1)
      .max(MAX_REMINDED)
      .readonly(),
    confirmRepeat: z
      .boolean()
      .default(false)
      .meta({ description: 'Reminds also those that were reminded today.' }),
  })
  .meta({ id: 'ReminderRequest' })

export const reminderCalls = defineCalls({
  list: {
    method: 'get',
    path: '/desk/credit-accounts/{id}/reminders',
    params: idParams,
    answer: accountReminders,
  },
  pause: {
    method: 'put',
    path: '/desk/credit-accounts/{id}/reminders',
    params: idParams,
    body: z.object({ isPaused: z.boolean() }).meta({ id: 'ReminderPauseRequest' }),
    answer: accountReminders,
  },
  preview: {
    method: 'get',
    path: '/desk/credit-reminders',
    query: z.object({ accounts: accountIds }),
    answer: z.object({ previews: z.array(reminderPreview).readonly() }).meta({ id: 'ReminderPreviews' }),
  },
  send: {
    method: 'post',
    path: '/desk/credit-reminders',
    body: reminderRequest,
    answer: z
      .object({
        outcomes: z
          .array(
            z.object({
              accountId: z.uuid(),
              state: z.enum(reminderStates).meta({ description: 'READY where it was sent.' }),
            }),
          )
          .readonly(),
      })
      .meta({ id: 'ReminderOutcomes' }),
  },
})

export type AccountRemindersWire = z.infer<typeof accountReminders>
export type ReminderPreviewWire = z.infer<typeof reminderPreview>
export type ReminderRequest = z.input<typeof reminderRequest>
export type ReminderOutcomesWire = z.infer<(typeof reminderCalls.send)['answer']>
