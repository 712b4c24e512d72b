/** How many different order numbers there are. */
export const ORDER_NUMBER_COUNT = 100_000_000

/**
 * The short number of an order, for the telephone: eight digits that tell nothing of how much a store sells, and a check
 * digit that catches every single wrong digit and every pair that was swapped (Luhn, ISO/IEC 7812), as `4821-9035-7`.
 */
export function orderNumber(number: number): string {
  const digits = String(number).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}-${checkDigit(digits)}`
}

/** An order number as people type or say it, in its one form; null when it cannot be one. */
export function parseOrderNumber(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length !== 9) return null
  const read = orderNumber(Number(digits.slice(0, 8)))
  return read.endsWith(digits.slice(8)) ? read : null
}

function checkDigit(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return (10 - (sum % 10)) % 10
}
