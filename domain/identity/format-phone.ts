/** A number with its country code as people read it: `919812012345` becomes `+91 98120 12345`. */
export function formatPhone(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  return `+${digits.replace(/^(91)(\d{5})(\d{5})$/, '$1 $2 $3')}`
}
