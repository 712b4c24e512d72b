import type { Item, Reading } from './items.ts'

/** A term with its readings, of words as written. */
export function termOf(
  readings: readonly Reading[],
  hints: readonly string[],
): Extract<Item, { kind: 'term' }> {
  return {
    kind: 'term',
    readings,
    hints,
    isBrand: false,
    isOptional: false,
    isPurpose: false,
    isLiteral: false,
    isGuess: false,
  }
}

/** Tells whether a term or one of its readings says a word. */
export function says({ readings, hints }: Extract<Item, { kind: 'term' }>, word: string): boolean {
  return hints.includes(word) || readings.some(({ words }) => words.includes(word))
}
