import { phoneticKey } from '#domain/text/phonetic-key.ts'

/** Spellings of English by how India says them, in the order in which they are read. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, 'shan'],
  [/dg(?=[ei])|g(?=e[srd]?$)/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/tch/g, 'ch'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/ph/g, 'f'],
  [/a[iy]|e[iy]/g, 'e'],
  [/oa|au|aw/g, 'o'],
  [/igh/g, 'ai'],
  // a vowel before a consonant and a silent e has its name
  [/a(?=[bcdfgjklmnprstvz]e[srd]?$)/g, 'e'],
  [/i(?=[bcdfgjklmnprstvz]e[srd]?$)/g, 'ai'],
  [/u(?=[bcdfgjklmnprstvz]e[srd]?$)/g, 'iu'],
  [/(?<=[bcdfgjklmnprstvz])e(?=s?$)/g, ''],
  [/ow(?=[aeiou])/g, 'av'],
  [/ow(?=n)|ou/g, 'au'],
  [/ow/g, 'o'],
  [/el(?=s?$)/g, 'al'],
  [/[eou]r(?=s?$)/g, 'ar'],
  [/er(?=[^aeiou])/g, 'ar'],
  [/(?<=[^aeiouq])u(?=[^aeiou])/g, 'a'],
]

/** Phonetic key of an English word as India says it: `isolatar` for isolator, with the consonants of आइसोलेटर. */
export function englishSound(word: string): string {
  return phoneticKey(SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), word))
}

/** The consonants of a sound, without a vowel that it begins with. */
export function consonantsOf(sound: string): string {
  return sound.replaceAll(/[aeiou]/g, '')
}

/** English words by how they sound, for what other scripts write by ear. */
export type LoanWords = {
  readonly toSound: (word: string) => string
  readonly bySound: (sound: string) => readonly string[]
  readonly byConsonants: (sound: string) => readonly string[]
}

/** The loan words among the words of a catalogue, grouped when the first is looked up. */
export function loanWords(words: readonly string[], toSound: (word: string) => string): LoanWords {
  let sounds: ReadonlyMap<string, readonly string[]> | null = null
  let consonants: ReadonlyMap<string, readonly string[]> | null = null
  return {
    toSound,
    bySound: (sound) => (sounds ??= Map.groupBy(words, toSound)).get(sound) ?? [],
    byConsonants: (sound) =>
      (consonants ??= Map.groupBy(words, (word) => consonantsOf(toSound(word)))).get(consonantsOf(sound)) ??
      [],
  }
}
