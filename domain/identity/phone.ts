import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'

/** An Indian mobile number with its country code: `+919812345678`. */
export type Phone = string & { readonly __format: '+91 and ten digits' }

/** The number of an account that has none. */
export const NO_PHONE = '' as Phone

/** The digits of a number without its country's. */
const LENGTH = 10
/** Greatest length up to which digits beyond a number are remembered, to be told of. */
const MOST_TYPED = 20

/**
 * Text typed or pasted so far, without the prefixes of `+91 98123 45678`, `0091…`, `91…` and `098123…`, in the digits of any script
 * (AUTH-01). It begins with `+` while it may still be a country's code, and has more than ten digits where too many were typed: the
 * number of somebody else is never made of them.
 */
export function normalizePhoneInput(text: string): string {
  const plain = withAsciiDigits(withoutInvisible(text)).replaceAll('＋', '+')
  const typed = plain.replaceAll(/\D/g, '')
  const abroad = /^\D*\+/.test(plain) ? typed : typed.startsWith('00') ? typed.slice(2) : null
  if (abroad !== null && !abroad.startsWith('91')) return `+${abroad}`.slice(0, MOST_TYPED)
  const digits = (abroad ?? typed).slice(abroad === null ? 0 : 2).replace(/^0+(?=\d)/, '')
  return digits.replace(/^91(?=[6-9]\d{9}$)/, '').slice(0, MOST_TYPED)
}

/** Text typed after a change of the field, which shows `shownPhone(before)`: additions at its end stand after all of it. */
export function changePhoneInput(before: string, field: string): string {
  const shown = shownPhone(before)
  return normalizePhoneInput(field.startsWith(shown) ? before + field.slice(shown.length) : field)
}

/** The digits of what was typed that a field shows, ten at most. */
export function shownPhone(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, LENGTH)
}

/** Tells whether more was typed than a number has. */
export function hasTooManyDigits(typed: string): boolean {
  return typed.replaceAll(/\D/g, '').length > LENGTH
}

/** Parses ten digits, in any script, with or without `+91`, `91`, `0091` or `0`; null when the text is not an Indian mobile number. */
export function parsePhone(text: string): Phone | null {
  if (!/^[\d\s().+-]*$/.test(withAsciiDigits(withoutInvisible(text)).replaceAll('＋', '+'))) return null
  const digits = normalizePhoneInput(text)
  return /^[6-9]\d{9}$/.test(digits) ? (`+91${digits}` as Phone) : null
}

/** The number with all but its last four digits masked, for logs. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}••••••${phone.slice(-4)}`
}
