import { phoneticKey } from './phonetic-key.ts'

/** A word of the catalogue and the number of products that contain it. */
export type VocabularyWord = { readonly word: string; readonly documents: number }

/** The maximum number of suggestions for one word. */
const MAX_SUGGESTIONS = 3

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
 * substitutions cost 1, or 0.5 for vowels; a transposition of adjacent letters costs 0.5. Infinity as soon as it is certain
 * to be more than `limit`.
 */
export function editDistance(first: string, second: string, limit = Infinity): number {
  const width = second.length + 1
  if (width > scratch.width) scratch = createScratch(width * 2)
  let { beforePrevious, previous, current } = scratch
  previous[0] = 0
  for (let column = 1; column < width; column++)
    previous[column] = at(previous, column - 1) + cost(second.charCodeAt(column - 1))
  let leastBefore = 0
  for (let row = 1; row <= first.length; row++) {
    const a = first.charCodeAt(row - 1)
    const costA = cost(a)
    let left = at(previous, 0) + costA
    let least = left
    current[0] = left
    for (let column = 1; column < width; column++) {
      const b = second.charCodeAt(column - 1)
      const costB = cost(b)
      const diagonal = at(previous, column - 1) + (a === b ? 0 : Math.max(costA, costB))
      left = Math.min(at(previous, column) + costA, left + costB, diagonal)
      // beyond the beginning there is no letter, which equals none
      if (a !== b && a === second.charCodeAt(column - 2) && first.charCodeAt(row - 2) === b)
        left = Math.min(left, at(beforePrevious, column - 2) + 0.5)
      current[column] = left
      if (left < least) least = left
    }
    // a transposition skips one row, so two rows beyond the limit are the end
    if (least > limit && leastBefore > limit) return Infinity
    leastBefore = least
    const reused = beforePrevious
    beforePrevious = previous
    previous = current
    current = reused
  }
  return at(previous, second.length)
}

/** Three rows that are used again: thousands of words are compared in a row. */
let scratch = createScratch(64)

function createScratch(width: number) {
  return {
    width,
    beforePrevious: new Float64Array(width),
    previous: new Float64Array(width),
    current: new Float64Array(width),
  }
}

/** A vowel costs half: `aeiou`, and the vowel signs of Devanagari. */
function cost(code: number): number {
  if (code < 128) return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 ? 0.5 : 1
  return (code >= 0x0900 && code <= 0x0903) || (code >= 0x093a && code <= 0x094f) ? 0.5 : 1
}

function at(row: Float64Array, column: number): number {
  return row[column] ?? Infinity
}
