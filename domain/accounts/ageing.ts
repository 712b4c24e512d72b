import { ZERO, add, type Paise } from '../money/paise.ts'
import { DAY_MS } from '../time/durations.ts'

/** Open bills by how long they have been due, in paise. */
export type Ageing = {
  readonly notDue: Paise
  readonly upTo30: Paise
  readonly upTo60: Paise
  readonly upTo90: Paise
  readonly over90: Paise
}

/** Whole days from one day to another, such as `2026-11-20`; negative when the other comes first. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS)
}

/** A day so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The band of a bill that is due on a day; the day itself is not late. */
function ageBand(dueDay: string, today: string): keyof Ageing {
  const late = daysBetween(dueDay, today)
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'upTo30'
  if (late <= 60) return 'upTo60'
  return late <= 90 ? 'upTo90' : 'over90'
}

/** Sums open bills by band (CREDIT-02): their sum is what is open. */
export function ageBills(
  bills: readonly { readonly dueDay: string; readonly open: Paise }[],
  today: string,
): Ageing {
  const bands = { notDue: ZERO, upTo30: ZERO, upTo60: ZERO, upTo90: ZERO, over90: ZERO }
  for (const { dueDay, open } of bills) {
    const band = ageBand(dueDay, today)
    bands[band] = add(bands[band], open)
  }
  return bands
}

/** Sum of the bills that are past their day. */
export function overdueOf({ upTo30, upTo60, upTo90, over90 }: Ageing): Paise {
  return add(upTo30, upTo60, upTo90, over90)
}
