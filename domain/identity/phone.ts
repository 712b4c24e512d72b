/** An Indian mobile number with its country code: `+919812345678`. */
export type Phone = string & { readonly __format: '+91 and ten digits' }

/** The digits of a typed or pasted number, at most ten: strips the prefixes of `+91 98123 45678` and `098123…` (AUTH-01). */
export function normalizePhoneInput(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits.length <= 10) return digits.length > 1 && digits.startsWith('0') ? digits.slice(1) : digits
  return digits.replace(/^0*(?:91)?0*(?=\d{10})/, '').slice(0, 10)
}

/** Parses ten digits, `+91…` or `0…`; null when the text is not an Indian mobile number. */
export function parsePhone(text: string): Phone | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '')
  return /^[6-9]\d{9}$/.test(digits) ? (`+91${digits}` as Phone) : null
}

/** The number with all but its last four digits masked, for logs. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}••••••${phone.slice(-4)}`
}
