const IST_MS = 5.5 * 3_600_000

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
