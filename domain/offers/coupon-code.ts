/** A coupon as it is kept: capitals and digits, whatever stood between and around them. */
export function couponCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}
