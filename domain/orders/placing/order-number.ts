import { withAsciiDigits } from '../../text/ascii-digits.ts'

/** Two halves of four digits each: there are 100 million order numbers. */
const HALF = 10_000
/** As many as in FF1 (NIST SP 800-38G), whose shape this is. */
const ROUNDS = 10

/** A whole number from 0 for one half of a number, which only who has the secret can tell. */
export type SecretMix = (round: number, half: number) => number

/**
 * Scatters the places of a sequence, counted from 0, over all order numbers, each to one of its own: a balanced Feistel network.
 * Without the secret of `mix`, numbers tell neither the next one nor how many orders there were.
 */
export function scatter(place: number, mix: SecretMix): number {
  let [left, right] = [Math.floor(place / HALF), place % HALF]
  for (let round = 0; round < ROUNDS; round += 1) [left, right] = [right, (left + mix(round, right)) % HALF]
  return left * HALF + right
}

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
