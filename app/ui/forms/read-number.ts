/** Limits of a number field. */
export type NumberLimits = {
  /** 0 unless told. */
  readonly least?: number
  readonly most: number
  /** Most decimals; a whole number unless told. */
  readonly decimals?: number
}

/** Reason that a field does not take a text as its number. */
type NumberIssue = 'no-number' | 'not-whole' | 'too-fine' | 'too-little' | 'too-much'

/**
 * Reads a typed number, or tells why it is none; `plain` is its digits as the store takes them. No text is read as another
 * number: signs, units and letters are refused, and only thousands that are grouped as in India or elsewhere are read
 * (`1,50,000`). Nothing typed is `empty`.
 */
export function readNumber(
  text: string,
  { least = 0, most, decimals = 0 }: NumberLimits,
): { readonly number: number; readonly plain: string } | { readonly issue: NumberIssue | 'empty' } {
  const typed = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^[-−–]/u, '-')
  if (typed === '') return { issue: 'empty' }
  const plain = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return { issue: 'no-number' }
  const number = Number(plain)
  const { length: fraction } = /\.(\d*?)0*$/.exec(plain)?.[1] ?? ''
  if (number < least) return { issue: 'too-little' }
  if (number > most) return { issue: 'too-much' }
  if (fraction > decimals) return { issue: decimals === 0 ? 'not-whole' : 'too-fine' }
  return { number, plain: plain.replace(/^\./, '0.').replace(/\.$/, '') }
}

/** The number that a text is; null when it is none that the field takes, or nothing was typed. */
export function numberOf(text: string, limits: NumberLimits): number | null {
  const reading = readNumber(text, limits)
  return 'issue' in reading ? null : reading.number
}

/** The hundredths of a plain number with at most two decimals, by its digits: `-7.5` has -750. */
export function hundredthsOf(plain: string): number {
  const [whole = '', fraction = ''] = plain.split('.')
  return Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`)
}
