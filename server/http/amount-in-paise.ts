import { AppError } from '#domain/errors.ts'
import type { Paise } from '#domain/money/paise.ts'
import { parseRupees } from '#domain/money/rupees.ts'

/** A field of a request in rupees, as paise. Throws `invalid-input` that names it. */
export function amountInPaise(field: string, rupees: number | string): Paise {
  const reading = parseRupees(rupees)
  if ('issue' in reading) throw new AppError('invalid-input', { faults: [{ field, code: 'not-an-amount' }] })
  return reading.paise
}
