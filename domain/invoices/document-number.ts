import { istDay } from '../time/ist-day.ts'

/** Rule 46(b) of the CGST Rules. */
const LONGEST = 16

/** What a series is called: up to three capital letters and digits, so that a million numbers stay within the law. */
export const seriesShape = /^[A-Z\d]{1,3}$/

/** The financial year of a moment, which begins on 1 April in India: `2026-27`. */
export function financialYear(at: Date): string {
  const day = istDay(at)
  const first = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * The number of a document: `('NV', '2026-27', 123)` is `NV/26-27/000123`, unique within the series and the year.
 * Throws a RangeError for what is no series or no serial, and for a number beyond 16 characters.
 */
export function documentNumber(series: string, year: string, serial: number): string {
  if (!seriesShape.test(series)) throw new RangeError(`${JSON.stringify(series)} is not a series`)
  if (!/^\d{4}-\d\d$/.test(year)) throw new RangeError(`${JSON.stringify(year)} is not a financial year`)
  if (!Number.isSafeInteger(serial) || serial < 1) throw new RangeError(`${serial} is not a serial number`)
  const number = `${series}/${year.slice(2)}/${String(serial).padStart(6, '0')}`
  if (number.length > LONGEST) throw new RangeError(`${number} has more than ${LONGEST} characters`)
  return number
}
