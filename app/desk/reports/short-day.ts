const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day such as `2026-11-20` for people, in little room: `20 Nov 2026`. */
export function shortDay(day: string): string {
  return format.format(new Date(day))
}
