import { withAsciiDigits } from '../text/ascii-digits.ts'

/** The number of distinct order numbers. */
export const ORDER_NUMBER_COUNT = 100_000_000

/**
 * Formats an order number that is easy to read out, such as `4821-9035-7`: eight digits that do not reveal sales volume,
 * and a Luhn check digit (ISO/IEC 7812), which detects any wrong digit and almost every swap of adjacent digits.
 */
export function orderNumber(number: number): string {
  const digits = String(number).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}-${checkDigit(digits)}`
}

/** Parses a typed order number into its canonical form; null when the text is not one. */
export function parseOrderNumber(text: string): string | null {
  const digits = withAsciiDigits(text).replaceAll(/\D/g, '')
  if (digits.length !== 9) return null
  const parsed = orderNumber(Number(digits.slice(0, 8)))
  return parsed.endsWith(digits.slice(8)) ? parsed : null
}

function checkDigit(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return (10 - (sum % 10)) % 10
}
