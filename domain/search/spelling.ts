import { phoneticKey } from './phonetic-key.ts'

/** A word of the catalogue and the number of products that contain it. */
export type VocabularyWord = { readonly word: string; readonly documents: number }

/** The maximum number of suggestions for one word. */
const MAX_SUGGESTIONS = 3
const VOWEL = /[aeiou]|[\u0900-\u0903\u093a-\u094f]/

/**
 * Suggests corrections of a misspelt word from the catalogue's vocabulary, best first; empty when nothing is close enough.
 * Compares spellings and phonetic keys; longer words tolerate a larger edit distance.
 */
export function suggestSpellings(word: string, vocabulary: readonly VocabularyWord[]): string[] {
  const key = phoneticKey(word)
  const limit = maxDistance(word)
  const matches = vocabulary
    .map((each) => {
      const spelling = editDistance(word, each.word)
      return { ...each, spelling, distance: Math.min(spelling, editDistance(key, phoneticKey(each.word))) }
    })
    .filter(({ distance, spelling }) => distance <= limit && spelling <= limit + 1)
    .toSorted((a, b) => a.distance - b.distance || a.spelling - b.spelling || b.documents - a.documents)
  const [best] = matches
  return matches
    .filter(({ distance, spelling }) => distance === best?.distance && spelling === best.spelling)
    .slice(0, MAX_SUGGESTIONS)
    .map((each) => each.word)
}

function maxDistance({ length }: string): number {
  if (length < 4) return 0
  if (length < 5) return 0.5
  if (length < 6) return 1
  return length < 10 ? 1.5 : 2.5
}

/**
 * The weighted Damerau–Levenshtein distance of two words (optimal string alignment): insertions, deletions and
 * substitutions cost 1, or 0.5 for vowels; a transposition of adjacent letters costs 0.5.
 */
export function editDistance(first: string, second: string): number {
  let beforePrevious: number[] = []
  let previous = [0]
  for (const letter of second) previous.push(at(previous, previous.length - 1) + cost(letter))
  for (let row = 1; row <= first.length; row++) {
    const a = first.charAt(row - 1)
    const current = [at(previous, 0) + cost(a)]
    for (let column = 1; column <= second.length; column++) {
      const b = second.charAt(column - 1)
      const isTransposed =
        row > 1 && column > 1 && a === second[column - 2] && first[row - 2] === b && a !== b
      current[column] = Math.min(
        at(previous, column) + cost(a),
        at(current, column - 1) + cost(b),
        at(previous, column - 1) + (a === b ? 0 : Math.max(cost(a), cost(b))),
        isTransposed ? at(beforePrevious, column - 2) + 0.5 : Infinity,
      )
    }
    beforePrevious = previous
    previous = current
  }
  return at(previous, second.length)
}

function cost(letter: string): number {
  return VOWEL.test(letter) ? 0.5 : 1
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
