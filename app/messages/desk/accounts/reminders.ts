import type { ReminderBarrier, ReminderState, ToldState } from '#domain/payments/reminders/reminder.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

const noTemplate =
  'No reminder is sent: the message provider has no registered text for it. Enter its MSG91 flow ID under Settings → Messages.'

/** Texts for reminders of what is due on accounts of credit. */
export const deskReminderMessages = {
  title: 'Reminders',
  none: 'No reminder has been sent yet.',
  send: 'Send a reminder',
  sendTitle: 'Send a reminder',
  sendSeveral: 'Send reminders',
  sendSeveralText:
    'Everyone below who is ticked gets a message with what is due and a link to pay. Open one to read it first.',
  due: (amount: string, day: string) => `${amount} due, the oldest bill since ${day}`,
  goesTo: 'Goes to',
  texts: 'The message',
  'language-en': 'In English',
  'language-hi': 'In Hindi',
  lastAt: (at: string) => `Last reminded ${at}`,
  'state-READY': 'Ready to send',
  'state-NOTHING_DUE': 'Nothing is due on this account, so no reminder goes.',
  'state-NOBODY': 'Nobody here has a phone number that a message could go to.',
  'state-REMINDED_TODAY': 'Already reminded today.',
  'state-NO_TEMPLATE': noTemplate,
  noLink:
    'The message has no link to pay: the store doesn’t know its public address. Whoever runs the store sets PUBLIC_URL.',
  goesAt: (at: string) => `No reminder goes at night. This one goes out ${at}.`,
  goAt: (at: string) => `No reminder goes at night. These go out ${at}.`,
  waits: (at: string) => `goes out ${at}`,
  confirmRepeat: 'Send another one today all the same',
  sendNow: (count: number) => (count === 1 ? 'Send 1 reminder' : `Send ${count} reminders`),
  choose: 'Tick at least one account.',
  confirmFirst: 'They were reminded today. Tick the box to send another reminder.',
  noOverdue: 'No account in this list has anything overdue.',
  firstOnly: (count: number) =>
    `The ${count} accounts that owe the most. Send these, then narrow the list for others.`,
  held: (count: number, at: string) =>
    count === 1 ? `The reminder goes out ${at}` : `${count} reminders go out ${at}`,
  sent: (count: number) =>
    count === 1 ? 'The reminder is on its way' : `${count} reminders are on their way`,
  leftOut: (count: number) =>
    count === 1
      ? '1 account was left out: it was paid or reminded meanwhile'
      : `${count} accounts were left out: they were paid or reminded meanwhile`,
  of: (amount: string, day: string) => `${amount}, due ${day}`,
  by: (name: string) => `by ${name}`,
  'told-WAITING': 'on its way',
  'told-SENT': 'sent',
  'told-FAILED': 'not delivered',
  'told-UNKNOWN': 'perhaps sent: the provider did not answer, and nobody gets it twice',
  'told-NO_TEMPLATE': 'not sent: the provider has no registered text for it',
  'told-SKIPPED': 'not sent: it was paid, or the link or the day’s limit ended',
  step: (step: number) =>
    step === 0
      ? 'on the day'
      : step < 0
        ? `${-step} ${step === -1 ? 'day' : 'days'} before`
        : `${step} ${step === 1 ? 'day' : 'days'} after`,
  scheduled: 'The schedule in the settings reminds this account too.',
  paused: 'The schedule is paused for this account.',
  pause: 'Pause the schedule',
  resume: 'Resume the schedule',
  people,
  close: 'Close',
} satisfies Record<string, unknown> &
  Record<`state-${ReminderState}`, string> &
  Record<`told-${ToldState}`, string>

const stepText = (step: number) => {
  if (step === 0) return 'On the day'
  const days = Math.abs(step) === 1 ? '1 day' : `${Math.abs(step)} days`
  return `${days} ${step < 0 ? 'before' : 'after'}`
}
const hourText = (hour: number) => (hour === 12 ? '12 noon' : hour < 12 ? `${hour} am` : `${hour - 12} pm`)

/** Names of the fields of the schedule. */
export const reminderFields = {
  reminders: 'Reminders of what is due',
  isOn: 'Remind credit accounts automatically',
  steps: 'Days of reminders',
  fromHour: 'Not before',
  untilHour: 'Not after',
  isSundayFree: 'None on Sundays',
}

/** Texts for the schedule of reminders in the settings. */
export const deskReminderSettingMessages = {
  ...reminderFields,
  'barrier-NO_LINK':
    'The schedule sends nothing: the store doesn’t know its public address, so a message would have no link to pay. Whoever runs the store sets PUBLIC_URL.',
  'barrier-NO_TEMPLATE': noTemplate,
  title: 'Reminders of what is due',
  isOnWhat:
    'Whoever owes gets a message with what is due and a link to pay, at most one a day. It begins with the days that come from now on. You can pause it for an account on its page.',
  stepsFrom: 'Counted from the day on which a bill is due',
  step: stepText,
  hour: hourText,
  inForce: (settings: {
    readonly isOn: boolean
    readonly steps: readonly number[]
    readonly fromHour: number
    readonly untilHour: number
    readonly isSundayFree: boolean
  }) =>
    settings.isOn
      ? `${settings.steps.map(stepText).join(', ')}\n${hourText(settings.fromHour)} to ${hourText(settings.untilHour)}${settings.isSundayFree ? ', none on Sundays' : ''}`
      : 'Off',
} satisfies Record<string, unknown> & Record<`barrier-${ReminderBarrier}`, string>
