import { z } from 'zod'
import { daysAfter } from '../../accounts/ageing.ts'
import { HOUR_MS } from '../../time/durations.ts'
import { istDay, istInstant, istTime } from '../../time/ist-day.ts'

/** Days before (below zero) or after the day on which a bill is due, of which a shop chooses. */
export const reminderSteps = [-7, -3, -1, 0, 3, 7, 15, 30, 45, 60, 90] as const

/** Reminders that the store sends by itself (CREDIT-05). */
export type ReminderSettings = {
  readonly isOn: boolean
  /** Of `reminderSteps`, the first of them first. */
  readonly steps: readonly number[]
  /** Hours of the day in India between which they go, never at night. */
  readonly fromHour: number
  readonly untilHour: number
  readonly isSundayFree: boolean
  /** Day from which steps count: that of the switch, or of other steps. */
  readonly since: string | null
}

export const firstReminderSettings: ReminderSettings = {
  isOn: false,
  steps: [-3, 0, 7, 15, 30],
  fromHour: 10,
  untilHour: 18,
  isSundayFree: true,
  since: null,
}

/** Hours between which messages may go at all. */
export const EARLIEST_HOUR = 8
export const LATEST_HOUR = 20

/** Hours in which reminders go. */
export type ReminderHours = Pick<ReminderSettings, 'fromHour' | 'untilHour' | 'isSundayFree'>

/** Hours in which those go that staff send: on every day, and never at night. */
export const handHours: ReminderHours = {
  fromHour: EARLIEST_HOUR,
  untilHour: LATEST_HOUR,
  isSundayFree: false,
}

/** As they are saved and sent; `since` is the store's own. */
export const reminderSettingsSchema = z
  .strictObject({
    isOn: z.boolean(),
    steps: z
      .array(z.literal([...reminderSteps]))
      .min(1)
      .max(reminderSteps.length),
    fromHour: z.int().min(EARLIEST_HOUR).max(LATEST_HOUR),
    untilHour: z.int().min(EARLIEST_HOUR).max(LATEST_HOUR),
    isSundayFree: z.boolean(),
    since: z.iso.date().nullable(),
  })
  .refine(({ fromHour, untilHour }) => fromHour < untilHour, {
    path: ['untilHour'],
    message: 'ends-before-start',
  })

/** Settings as they are after a change: other steps, like the switch, count from the day of the change. */
export function changeReminderSettings(
  before: ReminderSettings,
  given: z.output<typeof reminderSettingsSchema>,
  today: string,
): ReminderSettings {
  const steps = reminderSteps.filter((step) => given.steps.includes(step))
  const isSame = before.isOn && String(steps) === String(before.steps)
  return { ...given, steps, since: given.isOn ? (isSame ? before.since : today) : null }
}

/** Tells whether reminders go at a moment. */
export function isReminderTime({ fromHour, untilHour, isSundayFree }: ReminderHours, at: Date): boolean {
  const hour = Number(istTime(at).slice(0, 2))
  return hour >= fromHour && hour < untilHour && !(isSundayFree && isSunday(istDay(at)))
}

/** The next moment at which reminders go; the moment itself where they do. */
export function nextReminderTime(settings: ReminderHours, at: Date): Date {
  if (isReminderTime(settings, at)) return at
  const today = istDay(at)
  const begins = [0, 1, 2]
    .map((later) => istInstant(daysAfter(today, later), `${String(settings.fromHour).padStart(2, '0')}:00`))
    .find((begin) => begin !== null && begin > at && isReminderTime(settings, begin))
  return begins ?? new Date(at.getTime() + HOUR_MS)
}

function isSunday(day: string): boolean {
  return new Date(day).getUTCDay() === 0
}

/** A step that has come: so many days after the day on which a bill is due. */
export type DueStep = { readonly step: number; readonly day: string }

/**
 * The latest step of the bills of an account that has come, after a day up to which all were dealt with; null where none has. Steps that
 * an outage has passed over are left out.
 */
export function latestStep(
  dueDays: readonly string[],
  {
    steps,
    today,
    after,
  }: { readonly steps: readonly number[]; readonly today: string; readonly after: string },
): DueStep | null {
  const come = dueDays
    .flatMap((dueDay) => steps.map((step) => ({ step, day: daysAfter(dueDay, step) })))
    .filter(({ day }) => day > after && day <= today)
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : other.step - one.step))
  return come[0] ?? null
}

/** The last day of bills that a reminder of the schedule is about where none is due: those whose first step has come. */
export function lastDueDay({ steps }: Pick<ReminderSettings, 'steps'>, today: string): string {
  return daysAfter(today, -Math.min(0, ...steps))
}

/** The last day that needs no reminder of the schedule any more: before it was switched on or resumed, and up to the latest reminder. */
export function doneUntil({
  since,
  resumedOn,
  lastDay,
}: {
  readonly since: string
  readonly resumedOn: string | null
  readonly lastDay: string | null
}): string {
  const days = [daysAfter(since, -1), ...(resumedOn === null ? [] : [daysAfter(resumedOn, -1)])]
  return [...days, ...(lastDay === null ? [] : [lastDay])].toSorted().at(-1) ?? since
}
