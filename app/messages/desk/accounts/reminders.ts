import type { ReminderState, ToldState } from '#domain/payments/reminders/reminder.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

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
  confirmRepeat: 'Send another one today all the same',
  sendNow: (count: number) => (count === 1 ? 'Send 1 reminder' : `Send ${count} reminders`),
  choose: 'Tick at least one account.',
  confirmFirst: 'They were reminded today. Tick the box to send another reminder.',
  noOverdue: 'No account in this list has anything overdue.',
  firstOnly: (count: number) =>
    `The ${count} accounts that owe the most. Send these, then narrow the list for others.`,
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
  'told-SKIPPED': 'not sent: it was paid, or the link or the day’s limit ended',
  people,
  close: 'Close',
} satisfies Record<string, unknown> &
  Record<`state-${ReminderState}`, string> &
  Record<`told-${ToldState}`, string>
