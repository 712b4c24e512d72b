import { phoneticKeyOf, voicelessKey } from '../lexicon/lexicon.ts'
import type { Vocabulary } from '../lexicon/items.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import { englishSound, loanWords } from '../lexicon/reading/english-sound.ts'
import { isAcronym, spelledOut } from './acronym.ts'

/** The words of a catalogue, each held by one or more product kinds. */
export type WordIndex = {
  readonly all: ReadonlySet<string>
  readonly hold: (word: string) => void
  /** Lets go of a word; it is forgotten when nothing else holds it. */
  readonly release: (word: string) => void
  /** The words by what is similar to them. */
  readonly spellings: () => Pick<
    Vocabulary,
    'sounds' | 'skeletons' | 'voiceless' | 'loans' | 'acronyms' | 'beginnings'
  >
}

/** Starts an empty index. */
export function createWordIndex(): WordIndex {
  const all = new Set<string>()
  const holders = new Map<string, number>()
  const sounds = new Map<string, string>()
  const englishSounds = new Map<string, string>()
  const sound = remembered(sounds, phoneticKeyOf)
  const inEnglish = remembered(englishSounds, englishSound)
  return {
    all,
    hold: (word) => {
      holders.set(word, (holders.get(word) ?? 0) + 1)
      all.add(word)
    },
    release: (word) => {
      const left = (holders.get(word) ?? 1) - 1
      if (left > 0) holders.set(word, left)
      else {
        holders.delete(word)
        sounds.delete(word)
        englishSounds.delete(word)
        all.delete(word)
      }
    },
    spellings: () => {
      const latin = [...all].filter((word) => /^[a-z]{3,}$/.test(word))
      const said = latin.filter(isAcronym).map((word) => [word, phoneticKeyOf(spelledOut(word))] as const)
      return {
        sounds: new Map([
          ...Map.groupBy(latin, sound),
          ...said.map(([word, key]): [string, string[]] => [key, [word]]),
        ]),
        acronyms: new Map(said.map(([word, key]) => [consonantKey(key), word])),
        skeletons: Map.groupBy(latin, (word) => consonantKey(sound(word))),
        voiceless: Map.groupBy(latin, (word) => voicelessKey(sound(word))),
        loans: loanWords(latin, inEnglish),
        beginnings: Map.groupBy(all, (word) => word.charAt(0)),
      }
    },
  }
}

function remembered(known: Map<string, string>, make: (word: string) => string): (word: string) => string {
  return (word) => {
    let made = known.get(word)
    if (made === undefined) {
      made = make(word)
      known.set(word, made)
    }
    return made
  }
}
