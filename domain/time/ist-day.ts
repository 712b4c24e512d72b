import { HOUR_MS } from './durations.ts'

const IST_MS = 5.5 * HOUR_MS

/** The IST day of an instant, as `2026-11-20`; India has one time zone without daylight saving time. */
export function istDay(at: Date): string {
  return new Date(at.getTime() + IST_MS).toISOString().slice(0, 10)
}

/** The time of day in India of an instant, as `16:05`. */
export function istTime(at: Date): string {
  return new Date(at.getTime() + IST_MS).toISOString().slice(11, 16)
}

/** The instant of a day and a time of day in India, such as `2026-11-24` and `09:00`; null when they are none. */
export function istInstant(day: string, time: string): Date | null {
  const at = new Date(`${day}T${time}:00+05:30`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The instant at which a day begins in India. */
export function startOfIstDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** Noon of a day in India, ISO 8601: the day is the same wherever it is formatted for India. */
export function noonOfIstDay(day: string): string {
  return `${day}T12:00:00+05:30`
}
