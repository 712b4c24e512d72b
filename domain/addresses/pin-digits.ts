import { withAsciiDigits } from '../text/ascii-digits.ts'

/** The digits of a PIN code however it is written: `122 001`, `122-001`, `PIN 122001` and `१२२००१` are `122001`. */
export function pinDigits(pin: string): string {
  return withAsciiDigits(pin).replaceAll(/\D/g, '')
}
