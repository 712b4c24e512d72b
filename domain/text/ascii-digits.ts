const DIGIT = /\p{Nd}/gu

/** A text with the digits of all scripts as 0 to 9; the zero of a script is at most nine places before each of its digits. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    if (code < 128) return digit
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
}
