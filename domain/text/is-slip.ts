import { editDistance } from './spelling.ts'

/** The shortest word that is written otherwise by a slip alone. */
const SHORTEST_SLIP = 5

/** Tells whether a word is a known one with two letters changed over or a vowel too many or too few: `gyeser`, `cemnet`. */
export function isSlip(word: string, known: string): boolean {
  return word.length >= SHORTEST_SLIP && editDistance(word, known, 0.5) <= 0.5
}
