/** The link that dials a number: `+91 124 400 0000` becomes `tel:+911244000000`. */
export function telLink(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}

/** The link that opens a chat; the number is digits with country code. */
export function whatsappLink(digits: string): string {
  return `https://wa.me/${digits.replaceAll(/\D/g, '')}`
}
