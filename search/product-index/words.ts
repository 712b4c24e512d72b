import { vocabularyKeys, type VocabularyKeys } from '../queries/vocabulary-keys.ts'
import type { WordStatus } from '../queries/interpret-query.ts'
import type { VocabularyWord } from '#domain/text/spelling.ts'
import { beginningWith } from '../queries/beginning-with.ts'
import { addPosting, eachPosting, type PackedPostings, type Postings, type WordWeight } from './postings.ts'
import { createSoundIndex } from './sounds.ts'

/** The words of the products, with the rows that have them. */
export type Words = ReturnType<typeof createWords>

/** Form in which words are kept: packed postings lie one behind the other, each up to its end; single ones are numbers. */
export type WordsSnapshot = {
  readonly words: readonly string[]
  readonly singles: Float64Array
  readonly ends: Uint32Array
  readonly lasts: Uint32Array
  readonly packed: Uint8Array
}

/** The longest word that others are corrected to, and the most words that a misspelt one is compared with. */
const LONGEST = 30
const COMPARED = 40
/** Mark of packed postings, in the place of a single one. */
const PACKED = -1

/** Starts with no words, or with those that were kept; words of rows that are not live count for nothing. */
export function createWords(isLive: (row: number) => boolean, kept?: WordsSnapshot) {
  const postings: Map<string, Postings> = kept ? readSnapshot(kept) : new Map()
  const sounds = createSoundIndex()
  let sorted: readonly string[] = []
  let added = [...postings.keys()]
  /** Number of live products that have a word in more than their description, for those words that somebody asked about. */
  const counts = new Map<string, number>()

  function countNamed(word: string): number {
    let known = counts.get(word) ?? -1
    if (known < 0) {
      known = 0
      const own = postings.get(word)
      if (own !== undefined)
        eachPosting(own, (row, weight) => {
          if (weight > 0 && isLive(row)) known += 1
        })
      counts.set(word, known)
    }
    return known
  }

  const isKnown = (word: string): boolean => {
    let found = false
    const own = postings.get(word)
    if (own !== undefined)
      eachPosting(own, (row) => {
        found = isLive(row)
        return !found
      })
    return found
  }

  const within = (beginning: string): Generator<string, void> =>
    beginningWith(sorted, beginning, (word) => word)

  return {
    postings: (word: string) => postings.get(word),
    /** The words that begin like this, in order. */
    beginningWith: within,
    add: (row: number, word: string, weight: WordWeight): void => {
      const before = postings.get(word)
      const after = addPosting(before, row, weight)
      if (before === undefined) added.push(word)
      if (after !== before) postings.set(word, after)
    },
    /** Puts new words in their places, and forgets what was counted before. */
    settle: (): void => {
      counts.clear()
      if (added.length === 0) return
      sorted = merge(sorted, added.toSorted(byCode))
      for (const word of added) if (isCorrection(word)) sounds.add(vocabularyKeys(word))
      added = []
    },
    /** Tells whether the products have a word, as a whole or as a beginning only. */
    statusOf: (word: string): WordStatus => {
      if (isCorrection(word) && isKnown(word)) return 'whole'
      for (const longer of within(word))
        if (longer !== word && isCorrection(longer) && isKnown(longer)) return 'beginning'
      return 'unknown'
    },
    /** Words that name products and look or sound like a misspelt one, those of most products first. */
    similarTo: (keys: VocabularyKeys): VocabularyWord[] =>
      sounds
        .similarTo(keys)
        .map((word) => ({ word, documents: countNamed(word) }))
        .filter(({ documents }) => documents > 0)
        .toSorted((a, b) => b.documents - a.documents || byCode(a.word, b.word))
        .slice(0, COMPARED),
    keep: (): WordsSnapshot => keep(postings),
  }
}

/** Tells whether others may be corrected to a word. */
function isCorrection(word: string): boolean {
  return word.length <= LONGEST && !/[0-9]/.test(word)
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function merge(old: readonly string[], added: readonly string[]): string[] {
  if (old.length === 0) return [...added]
  const merged: string[] = []
  let from = 0
  for (const word of old) {
    for (; from < added.length && (added[from] ?? '') < word; from += 1) merged.push(added[from] ?? '')
    merged.push(word)
  }
  return [...merged, ...added.slice(from)]
}

function keep(postings: ReadonlyMap<string, Postings>): WordsSnapshot {
  const words = [...postings.keys()]
  const all = [...postings.values()]
  const packed = all.filter((each) => typeof each !== 'number')
  const bytes = new Uint8Array(packed.reduce((sum, { length }) => sum + length, 0))
  const ends = new Uint32Array(packed.length)
  let end = 0
  for (const [index, each] of packed.entries()) {
    bytes.set(each.packed.subarray(0, each.length), end)
    end += each.length
    ends[index] = end
  }
  return {
    words,
    singles: Float64Array.from(all, (each) => (typeof each === 'number' ? each : PACKED)),
    ends,
    lasts: Uint32Array.from(packed, ({ last }) => last),
    packed: bytes,
  }
}

function readSnapshot({ words, singles, ends, lasts, packed }: WordsSnapshot): Map<string, Postings> {
  const postings = new Map<string, Postings>()
  let next = 0
  for (const [index, word] of words.entries()) {
    const single = singles[index] ?? PACKED
    if (single === PACKED) {
      const bytes = packed.subarray(ends[next - 1] ?? 0, ends[next])
      const own: PackedPostings = { packed: bytes, length: bytes.length, last: lasts[next] ?? 0 }
      postings.set(word, own)
      next += 1
    } else postings.set(word, single)
  }
  return postings
}
