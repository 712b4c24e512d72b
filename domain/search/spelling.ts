import { phoneticKey } from './phonetic-key.ts'

/** A word of the catalogue and in how many goods it stands. */
export type VocabularyWord = { readonly word: string; readonly documents: number }

/** The most words that may stand for one mistyped word. */
const MOST = 3
const VOWEL = /[aeiou]|[\u0900-\u0903\u093a-\u094f]/

/**
 * The words that a mistyped one was most likely meant to be, the likeliest first; empty when nothing is near enough.
 * The longer the word, the more slips are forgiven. A wrong vowel and two letters in the wrong order count half.
 */
export function suggestSpellings(word: string, known: readonly VocabularyWord[]): string[] {
  const sound = phoneticKey(word)
  const near = known
    .map((each) => {
      const changes = editDistance(word, each.word)
      return { ...each, changes, slips: Math.min(changes, editDistance(sound, phoneticKey(each.word))) }
    })
    .filter(({ slips, changes }) => slips <= forgiven(word) && changes <= forgiven(word) + 1)
    .toSorted((a, b) => a.slips - b.slips || a.changes - b.changes || b.documents - a.documents)
  const [best] = near
  return near
    .filter(({ slips, changes }) => slips === best?.slips && changes === best.changes)
    .slice(0, MOST)
    .map((each) => each.word)
}

function forgiven({ length }: string): number {
  if (length < 4) return 0
  if (length < 5) return 0.5
  if (length < 6) return 1
  return length < 10 ? 1.5 : 2.5
}

/** How far two words are from each other: letters changed, added or left out, and neighbours that were swapped. */
export function editDistance(first: string, second: string): number {
  let before: number[] = []
  let above = [0]
  for (const letter of second) above.push(at(above, above.length - 1) + cost(letter))
  for (let row = 1; row <= first.length; row++) {
    const own = first.charAt(row - 1)
    const line = [at(above, 0) + cost(own)]
    for (let column = 1; column <= second.length; column++) {
      const other = second.charAt(column - 1)
      const swapped =
        row > 1 && column > 1 && own === second[column - 2] && first[row - 2] === other && own !== other
      line[column] = Math.min(
        at(above, column) + cost(own),
        at(line, column - 1) + cost(other),
        at(above, column - 1) + (own === other ? 0 : Math.max(cost(own), cost(other))),
        swapped ? at(before, column - 2) + 0.5 : Infinity,
      )
    }
    before = above
    above = line
  }
  return at(above, second.length)
}

function cost(letter: string): number {
  return VOWEL.test(letter) ? 0.5 : 1
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity
}
