const format = (number: number) => number.toLocaleString('en-IN', { maximumFractionDigits: 6 })

export const numberFieldMessages = {
  'no-number': 'Enter a number, such as 40. Nothing else can stand here.',
  'not-whole': 'Enter a whole number.',
  'too-fine': (decimals: number) =>
    decimals === 1 ? 'Enter at most 1 decimal.' : `Enter at most ${decimals} decimals.`,
  onlyDigits: (most: number) => `Enter digits only, at most ${most}.`,
  negative: 'This can’t be less than 0.',
  'too-little': (least: number) => `Enter at least ${format(least)}.`,
  'too-much': (most: number) => `That’s too much: at most ${format(most)}.`,
}
