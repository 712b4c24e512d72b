import { AppError } from '../errors.ts'
import type { Paise } from './paise.ts'
import { parsePrice } from './parse-price.ts'

/** An amount of rupees from outside, a number or text, as whole paise. Throws `invalid-input` for what is none. */
export function rupeesToPaise(value: unknown): Paise {
  const reading = parsePrice(value)
  if ('issue' in reading) throw new AppError('invalid-input', `amount ${reading.issue}`)
  const paise = reading.price / 10_000
  if (!Number.isInteger(paise)) throw new AppError('invalid-input', 'amount has parts of a paisa')
  return paise as Paise
}
