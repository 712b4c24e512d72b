/**
 * Reads a typed quantity: a whole number, or the reason that it is none. Thousands may be grouped as in India or elsewhere:
 * `1,50,000`.
 */
export function readQuantity(text: string, max: number): number | 'not-whole' | 'too-many' {
  const plain = text.replaceAll(/[\s\p{Cf}]/gu, '')
  const digits = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(plain) ? plain.replaceAll(',', '') : plain
  if (!/^\d+$/.test(digits)) return 'not-whole'
  const number = Number(digits)
  return number > max ? 'too-many' : number
}
