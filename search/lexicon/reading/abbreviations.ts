import type { Vocabulary } from '../items.ts'
import type { NameNeighbours } from '../names/name-neighbours.ts'
import type { RawToken } from '../raw-tokens.ts'
import { singular } from '../singular.ts'

/** The fewest letters of a word that is only begun; without vowels two will do. */
const SHORTEST_BEGINNING = 3
const SHORTEST = /^[a-z]{2,5}$/
const VOWELLESS = /^[b-df-hj-np-tv-xz]+$/

/**
 * Tokens with the words written out that columns cut short, where only one word beside the next one in a name can be meant: the valve and
 * tank of `angle vlv` and `water tnk`, the concealed of `conc box`, and both words of `ang vlv`.
 */
export function withAbbreviations(tokens: readonly RawToken[], vocabulary: Vocabulary): RawToken[] {
  const { neighbours } = vocabulary
  if (neighbours === undefined) return [...tokens]
  const told = [...tokens]
  for (const [at, token] of told.entries()) {
    if (!isShort(told, at, vocabulary)) continue
    const next = told[at + 1]
    const word = besideKnown(told, at, neighbours)
    if (word !== null) told[at] = { ...token, text: word }
    else if (next !== undefined && isShort(told, at + 1, vocabulary)) {
      const pair = pairOf(token.text, next.text, neighbours)
      if (pair !== null) told.splice(at, 2, { ...token, text: pair[0] }, { ...next, text: pair[1] })
    }
  }
  return told
}

/** The one word that a short form can be by what stands before it or behind it. */
function besideKnown(
  tokens: readonly RawToken[],
  at: number,
  { after, before }: NameNeighbours,
): string | null {
  const [left, short, right] = [tokens[at - 1], tokens[at]?.text ?? '', tokens[at + 1]]
  const words = [
    ...(left?.kind === 'word' ? (after.get(singular(left.text)) ?? []) : []),
    ...(right?.kind === 'word' ? (before.get(singular(right.text)) ?? []) : []),
  ]
  const meant = new Set(words.filter((word) => abbreviates(short, word)))
  return meant.size === 1 ? ([...meant][0] ?? null) : null
}

/** The one name of two words that two short forms can be. */
function pairOf(first: string, second: string, { after }: NameNeighbours): readonly [string, string] | null {
  const pairs = [...after].flatMap(([word, seconds]) =>
    abbreviates(first, word)
      ? [...seconds].filter((other) => abbreviates(second, other)).map((other) => [word, other] as const)
      : [],
  )
  return pairs.length === 1 ? (pairs[0] ?? null) : null
}

/** Tells whether a token is a short word that nobody knows, and no unit behind a number. */
function isShort(tokens: readonly RawToken[], at: number, { words, brands, lexicon }: Vocabulary): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || !SHORTEST.test(token.text)) return false
  if (tokens[at - 1]?.kind === 'number' && token.isGlued) return false
  return ![token.text, singular(token.text)].some(
    (word) => words.has(word) || brands.has(word) || lexicon.phrases.has(word),
  )
}

/** Tells whether a short form has the first letters of a word, or its consonants from the first one to the last or in a row. */
function abbreviates(short: string, word: string): boolean {
  if (word.charAt(0) !== short.charAt(0) || word.length <= short.length) return false
  if (!VOWELLESS.test(short)) {
    const isLonger = word.length > short.length + 1
    return isLonger && short.length >= SHORTEST_BEGINNING && word.startsWith(short)
  }
  const consonants = word.replaceAll(/(?<!^)[aeiou]/g, '')
  if (consonants.startsWith(short)) return true
  let from = 0
  for (const letter of short) {
    const found = consonants.indexOf(letter, from)
    if (found < 0) return false
    from = found + 1
  }
  return consonants.at(-1) === short.at(-1)
}
