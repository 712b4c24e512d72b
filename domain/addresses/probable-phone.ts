import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'

/**
 * Tells whether a text can be the phone number of a receiver: an Indian mobile or landline number of ten digits, with or without
 * prefix (`0124 456 7890`, `+91 98123 45678`), or a number with another country's code.
 */
export function isProbablePhone(text: string): boolean {
  const compact = withAsciiDigits(withoutInvisible(text))
    .replaceAll(/[\s().\-/]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  if (/^\+(?!91)[1-9]\d{7,14}$/.test(compact)) return true
  const digits = compact.replace(/^(?:\+91|0?91(?=\d{10}$)|0)/, '')
  return /^[1-9]\d{9}$/.test(digits) && !/^(\d)\1+$/.test(digits)
}
