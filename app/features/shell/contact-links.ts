/** The link that dials a number: `+91 124 400 0000` becomes `tel:+911244000000`. */
export function telLink(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}

/** The link that opens a WhatsApp chat; the number includes the country code. */
export function whatsappLink(digits: string): string {
  return `https://wa.me/${digits.replaceAll(/\D/g, '')}`
}
