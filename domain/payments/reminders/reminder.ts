import type { OpenEntry } from '../../accounts/account-entry.ts'
import type { Language } from '../../i18n/language.ts'
import type { Phone } from '../../identity/phone.ts'
import { add, least, subtract, ZERO, type Paise } from '../../money/paise.ts'
import { MIN_ONLINE_PAISE } from '../account-payment.ts'

/** The most accounts that are reminded at once. */
export const MAX_REMINDED = 50
/** The most people of a firm who get a reminder; owners come first. */
export const MAX_REMINDED_PEOPLE = 5

/** Sum to be paid, and the day on which the oldest bill in it was or will be due. */
export type Due = { readonly amount: Paise; readonly dueDay: string }

/**
 * Sums what of an account is due: the bills up to today or, where none of them is, those up to a later day. Advances count first. Null
 * where nothing is, or less than can be paid online.
 */
export function dueOf(
  open: readonly Pick<OpenEntry, 'amount' | 'open' | 'dueDay'>[],
  { today, until }: { readonly today: string; readonly until: string },
): Due | null {
  let [bills, credits] = [ZERO, ZERO]
  const days: string[] = []
  for (const entry of open) {
    if (entry.amount < 0) credits = add(credits, entry.open)
    else bills = add(bills, entry.open)
    if (entry.dueDay !== null && entry.open > 0) days.push(entry.dueDay)
  }
  const dueDay = days.toSorted()[0]
  if (dueDay === undefined || dueDay > (dueDay <= today ? today : until)) return null
  // of what is not due yet, that of one day: the message names no other
  const last = dueDay <= today ? today : dueDay
  const counted = open.filter((entry) => entry.dueDay !== null && entry.dueDay <= last)
  const amount = least(add(...counted.map((entry) => entry.open)), subtract(bills, credits))
  return amount < MIN_ONLINE_PAISE ? null : { amount, dueDay }
}

/** Reasons that the schedule sends nothing: the store has no address for the link, or no provider a registered text. */
export const reminderBarriers = ['NO_LINK', 'NO_TEMPLATE'] as const
export type ReminderBarrier = (typeof reminderBarriers)[number]

/** Reasons that an account is not reminded, or `READY` where it is. */
export const reminderStates = ['READY', 'NOTHING_DUE', 'NOBODY', 'REMINDED_TODAY', 'NO_TEMPLATE'] as const
export type ReminderState = (typeof reminderStates)[number]

/** State of an account with what is due and those who are told; a second one on the day on which it goes takes a confirmation. */
export function reminderState({
  due,
  people,
  lastDay,
  today,
  hasTemplate,
}: {
  readonly due: Due | null
  readonly people: number
  readonly lastDay: string | null
  /** Day on which it goes. */
  readonly today: string
  /** False where no provider has a registered text for it. */
  readonly hasTemplate: boolean
}): ReminderState {
  if (due === null) return 'NOTHING_DUE'
  if (people === 0) return 'NOBODY'
  if (!hasTemplate) return 'NO_TEMPLATE'
  return lastDay !== null && lastDay >= today ? 'REMINDED_TODAY' : 'READY'
}

/** Somebody whom a reminder of an account goes to. */
export type RemindedPerson = {
  readonly uid: string
  readonly name: string | null
  readonly phone: Phone
  readonly language: Language
}

/** Text of a reminder of an account and who gets it, or why none would go. */
export type ReminderPreview = {
  readonly accountId: string
  readonly state: ReminderState
  /** Zero where nothing is due. */
  readonly amount: Paise
  readonly dueDay: string | null
  /** Time of the last reminder; ISO 8601, UTC. */
  readonly lastAt: string | null
  /** Moment at which it goes, where that is not at once: none does at night. */
  readonly goesAt: string | null
  /** False where the store has no address for a link. */
  readonly hasLink: boolean
  readonly people: readonly Omit<RemindedPerson, 'uid'>[]
  /** By the languages of the people. */
  readonly texts: readonly { readonly language: Language; readonly text: string }[]
}

/**
 * Outcome of a message to somebody: on its way until it is sent, failed, was not needed any more, may have arrived though no provider
 * answered, or had no registered text.
 */
export const toldStates = ['WAITING', 'SENT', 'FAILED', 'SKIPPED', 'UNKNOWN', 'NO_TEMPLATE'] as const
export type ToldState = (typeof toldStates)[number]

/** A reminder of what was due on an account. */
export type Reminder = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: string
  /** Days after the day on which a bill is due, of the schedule; null when staff sent it. */
  readonly step: number | null
  readonly amount: Paise
  readonly dueDay: string
  /** Moment at which it goes, of one that waits for the morning. */
  readonly goesAt: string | null
  readonly people: readonly { readonly name: string | null; readonly state: ToldState }[]
}

/** Reminders of an account, the latest first. */
export type AccountReminders = {
  /** True where the store sends reminders by itself. */
  readonly isScheduled: boolean
  /** True of an account that it leaves out. */
  readonly isPaused: boolean
  readonly reminders: readonly Reminder[]
}
