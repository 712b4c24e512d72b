import type { Language } from '../i18n/language.ts'
import { noonOfIstDay } from '../time/ist-day.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' }),
  hi: new Intl.DateTimeFormat('hi-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' }),
}

/** Formats a day in India for a text message: `12 Nov 2026`. */
export function messageDay(day: string, language: Language): string {
  return formats[language].format(new Date(noonOfIstDay(day)))
}
