import { language, locale } from '#messages/language.ts'

const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  // in Hindi a short month is a letter or two with a circle
  month: language === 'en' ? 'short' : 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  // सुबह 9:24 बजे, where “9:24 am बजे” would say it in two languages
  dayPeriod: language === 'en' ? undefined : 'short',
})

const dayFormat = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', dateStyle: 'long' })

/** The day of a server time (ISO 8601, UTC) in India: `31 December 2033`. */
export function formatDay(at: string): string {
  return dayFormat.format(new Date(at))
}

/** Formats a server time (ISO 8601, UTC) in Indian time and notation, whatever the time zone of the browser. */
export function formatDateTime(at: string): string {
  return format.format(new Date(at))
}
