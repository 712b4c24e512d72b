import { istDay, istTime } from '../time/ist-day.ts'
import type { DeliveryArea, DeliveryPlan, Weekday } from './plan.ts'
import { DAY_MS } from '../time/durations.ts'

/** The day that comes `count` days after another one; both such as `2026-11-24`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the week. */
function weekdayOf(day: string): Weekday {
  return new Date(`${day}T00:00:00Z`).getUTCDay() as Weekday
}

/** The days of an area: its own week, and the holidays of the store. */
export type AreaDays = {
  readonly plan: Pick<DeliveryPlan, 'holidays'>
  readonly area: Pick<DeliveryArea, 'workingDays' | 'cutOff'>
}

/** Tells whether an area is delivered to on a day: one of its working days, and no holiday. */
export function isWorkingDay({ plan, area }: AreaDays, day: string): boolean {
  return area.workingDays.includes(weekdayOf(day)) && !plan.holidays.some((holiday) => holiday.day === day)
}

/** The first of the working days from a day on, that day included; null when `last` comes before it. */
export function firstWorkingDay(
  days: AreaDays,
  { from, last }: { readonly from: string; readonly last: string },
): string | null {
  for (let day = from; day <= last; day = addDays(day, 1)) if (isWorkingDay(days, day)) return day
  return null
}

/** The working day that an order counts to: today before the cut-off, else the next one. Null when `last` comes before it. */
export function orderDay(days: AreaDays, at: Date, last: string): string | null {
  const today = istDay(at)
  const { cutOff } = days.area
  const isLate = cutOff !== null && istTime(at) >= cutOff
  return firstWorkingDay(days, { from: isLate ? addDays(today, 1) : today, last })
}
