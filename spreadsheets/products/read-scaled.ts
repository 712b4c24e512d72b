import { readAmount } from './read-amount.ts'

/** Reads a number by its digits, times a power of ten; null for nothing, false for no number or one that is finer. */
export function readScaled(text: string, decimals: number): number | false | null {
  const read = readAmount(text)
  if ('issue' in read) return false
  if (read.value === '') return null
  const [whole = '', fraction = ''] = read.value.split('.')
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals || whole.length > 12) return false
  return Number(`${whole}${digits.padEnd(decimals, '0')}`)
}
