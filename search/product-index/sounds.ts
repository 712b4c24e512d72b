import type { VocabularyKeys } from '../queries/vocabulary-keys.ts'

/** Words by how they sound. */
export type SoundIndex = {
  readonly add: (keys: VocabularyKeys) => void
  /** The words with the same consonants, and those that share enough of their sound. */
  readonly similarTo: (keys: VocabularyKeys) => string[]
}

/** Share of two sounds that must be the same, as PostgreSQL's `pg_trgm` counts it. */
const ALIKE = 0.3

/** Starts an empty index. */
export function createSoundIndex(): SoundIndex {
  const words: string[] = []
  const sizes: number[] = []
  const bySkeleton = new Map<string, string[]>()
  const byTrigram = new Map<string, number[]>()
  return {
    add: ({ word, sound, skeleton }) => {
      const number = words.push(word) - 1
      const trigrams = trigramsOf(sound)
      sizes.push(trigrams.size)
      addTo(bySkeleton, skeleton, word)
      for (const trigram of trigrams) addTo(byTrigram, trigram, number)
    },
    similarTo: ({ sound, skeleton }) => {
      const trigrams = trigramsOf(sound)
      const shared = new Map<number, number>()
      for (const trigram of trigrams)
        for (const number of byTrigram.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1)
      const found = new Set(bySkeleton.get(skeleton))
      for (const [number, count] of shared)
        if (count / (trigrams.size + (sizes[number] ?? 0) - count) >= ALIKE) found.add(words[number] ?? '')
      return [...found]
    },
  }
}

/** Every three letters of a sound, with two spaces before it and one behind. */
function trigramsOf(sound: string): Set<string> {
  const padded = `  ${sound} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
