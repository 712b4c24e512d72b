import { language, locale } from '#messages/language.ts'

const parts = {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  // शाम 5:24 बजे, as `formatDateTime` says it
  dayPeriod: language === 'en' ? undefined : 'short',
} as const
const format = new Intl.DateTimeFormat(locale, parts)
const formatWithYear = new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' })

/** A moment in India as people say it: `Tuesday, 24 November, 9:00 am`, with the year unless it is this one. */
export function formatMoment(at: string, now = new Date()): string {
  const moment = new Date(at)
  const isThisYear = yearOf(moment) === yearOf(now)
  return (isThisYear ? format : formatWithYear).format(moment).replace(' at ', ', ')
}

function yearOf(at: Date): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(at)
}
