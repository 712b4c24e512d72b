import { consonantKey, phoneticKey } from '#domain/text/phonetic-key.ts'

/** A word with the keys that similarly spelt words share. */
export type VocabularyKeys = { readonly word: string; readonly sound: string; readonly skeleton: string }

/** The keys of a word: how it sounds, and the consonants of that. */
export function vocabularyKeys(word: string): VocabularyKeys {
  const sound = phoneticKey(word)
  return { word, sound, skeleton: consonantKey(sound) }
}
