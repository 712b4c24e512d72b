import type { Paise } from '../../money/paise.ts'

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
  'Seventeen Eighteen Nineteen'
).split(' ')
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/**
 * An amount in words, as Indian documents end with it: 123456708 paise are `Rupees Twelve Lakh Thirty-Four Thousand
 * Five Hundred Sixty-Seven and Paise Eight Only`. Throws a RangeError for what is negative or no whole number.
 */
export function amountInWords(amount: Paise): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount of paise`)
  const paise = amount % 100
  const rupees = `Rupees ${numberInWords((amount - paise) / 100)}`
  return paise === 0 ? `${rupees} Only` : `${rupees} and Paise ${numberInWords(paise)} Only`
}

/** A whole number in the words of Indian English; above a crore the crores are counted on: `One Lakh Crore`. */
function numberInWords(count: number): string {
  for (const [size, name] of steps) {
    if (count < size) continue
    const rest = count % size
    const many = `${numberInWords(Math.floor(count / size))} ${name}`
    return rest === 0 ? many : `${many} ${numberInWords(rest)}`
  }
  if (count < 20) return word(small, count)
  const ten = word(tens, Math.floor(count / 10))
  return count % 10 === 0 ? ten : `${ten}-${word(small, count % 10)}`
}

function word(words: readonly string[], place: number): string {
  return words[place] ?? ''
}
