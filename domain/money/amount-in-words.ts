import type { Language } from '../i18n/language.ts'
import { hindiNumber } from './hindi-number.ts'
import type { Paise } from './paise.ts'

const belowTwenty = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
  'Seventeen Eighteen Nineteen'
).split(' ')
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/**
 * An amount in words, as printed on Indian documents: 123456708 paise are `Rupees Twelve Lakh Thirty-Four Thousand Five
 * Hundred Sixty-Seven and Paise Eight Only`. Throws a RangeError for a negative or fractional amount.
 */
export function amountInWords(amount: Paise, language: Language = 'en'): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not an amount in paise`)
  const paise = amount % 100
  return write[language]((amount - paise) / 100, paise)
}

const write: Readonly<Record<Language, (rupees: number, paise: number) => string>> = {
  en: (rupees, paise) =>
    paise === 0
      ? `Rupees ${numberInWords(rupees)} Only`
      : `Rupees ${numberInWords(rupees)} and Paise ${numberInWords(paise)} Only`,
  hi: (rupees, paise) => {
    const whole = `${hindiNumber(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`
    return paise === 0
      ? `${whole} मात्र`
      : `${whole} और ${hindiNumber(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'} मात्र`
  },
}

/** A number in Indian English words; large numbers are multiples of a crore: `One Lakh Crore`. */
function numberInWords(count: number): string {
  for (const [size, name] of scales) {
    if (count < size) continue
    const remainder = count % size
    const multiple = `${numberInWords(Math.floor(count / size))} ${name}`
    return remainder === 0 ? multiple : `${multiple} ${numberInWords(remainder)}`
  }
  if (count < 20) return wordAt(belowTwenty, count)
  const ten = wordAt(tens, Math.floor(count / 10))
  return count % 10 === 0 ? ten : `${ten}-${wordAt(belowTwenty, count % 10)}`
}

function wordAt(words: readonly string[], index: number): string {
  return words[index] ?? ''
}
