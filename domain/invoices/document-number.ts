import { istDay } from '../time/ist-day.ts'

/** Rule 46(b) of the CGST Rules: at most 16 characters. */
const MAX_LENGTH = 16

/** A series prefix: up to three capital letters and digits, so that a million numbers fit the legal length. */
export const seriesShape = /^[A-Z\d]{1,3}$/

/** The Indian financial year of an instant, which begins on 1 April IST: `2026-27`. */
export function financialYear(at: Date): string {
  const day = istDay(at)
  const startYear = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`
}

/**
 * Formats the number of a tax document: `('NV', '2026-27', 123)` is `NV/26-27/000123`, unique within series and year.
 * Throws a RangeError for an invalid series, year or serial number, and for a number longer than 16 characters.
 */
export function documentNumber(series: string, year: string, serial: number): string {
  if (!seriesShape.test(series)) throw new RangeError(`${JSON.stringify(series)} is not a series`)
  if (!/^\d{4}-\d\d$/.test(year)) throw new RangeError(`${JSON.stringify(year)} is not a financial year`)
  if (!Number.isSafeInteger(serial) || serial < 1) throw new RangeError(`${serial} is not a serial number`)
  const number = `${series}/${year.slice(2)}/${String(serial).padStart(6, '0')}`
  if (number.length > MAX_LENGTH) throw new RangeError(`${number} has more than ${MAX_LENGTH} characters`)
  return number
}
