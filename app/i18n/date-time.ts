const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A time of the server (ISO 8601, UTC) as people in India read it, wherever they are. */
export function formatDateTime(at: string): string {
  return format.format(new Date(at))
}
