import { editDistance } from '#domain/text/spelling.ts'
import { phoneticKeyOf, voicelessKey } from './lexicon.ts'

/** Names of several words by the consonants that all scripts have in common, word by word. */
export type SpokenNames = ReadonlyMap<string, readonly (readonly string[])[]>

const LATIN = /^[a-z]{2,}$/
/** The most words of a name that are compared. */
const MOST_WORDS = 3
/** Names with fewer consonants sound like others. */
const LEAST_CONSONANTS = 4
/** The most by which the sound of a word may differ from that of the name's. */
const FARTHEST = 2

/** Collects names by their sound. */
export function spokenNames(names: Iterable<readonly string[]>): SpokenNames {
  const bySound = new Map<string, (readonly string[])[]>()
  const keys = new Map<string, string>()
  const keyFor = (word: string): string => {
    const key = keys.get(word) ?? keyOfWord(word)
    keys.set(word, key)
    return key
  }
  for (const name of names) {
    if (name.length < 2 || name.length > MOST_WORDS || !name.every((word) => LATIN.test(word))) continue
    for (const sounds of [name, name.map(softG)]) {
      const key = sounds.map(keyFor).join(' ')
      const others = bySound.get(key) ?? []
      if (!others.some((each) => each.join(' ') === name.join(' '))) bySound.set(key, [...others, name])
    }
  }
  return bySound
}

/** The name that words of another script are, by how they sound; null where they are none. */
export function spokenName(
  names: readonly SpokenNames[],
  words: readonly string[],
): readonly string[] | null {
  const key = keyOf(words)
  if (key.replaceAll(' ', '').length < LEAST_CONSONANTS) return null
  const found = names.flatMap((each) => each.get(key) ?? [])
  const near = found.map((name) => ({
    name,
    distance: Math.max(...name.map((word, at) => distanceOf(word, words[at] ?? ''))),
  }))
  const [best] = near
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.name ?? null
}

function distanceOf(word: string, spoken: string): number {
  const sound = phoneticKeyOf(spoken)
  // Tamil has one letter for g and k; where a script tells them apart, so do its words
  const isAlike = TAMIL.test(spoken) ? hasLips(word, sound) : hasVoices(word, sound)
  if (!isAlike) return FARTHEST + 1
  const said = voiceless(sound)
  const distances = [word, softG(word)].map((each) =>
    editDistance(voiceless(phoneticKeyOf(each)), said, FARTHEST + 1),
  )
  return Math.min(...distances)
}

const TAMIL = /[\u0b80-\u0bff]/

/** Tells whether a word begins with a v where it is said with one: Tamil has letters of its own for v and p. */
function hasLips(word: string, sound: string): boolean {
  return phoneticKeyOf(word).startsWith('v') === sound.startsWith('v')
}

/** Tells whether a word begins as it is said, with or without voice: `goda` is no cat. */
function hasVoices(word: string, sound: string): boolean {
  const [first = ''] = sound
  return [word, softG(word)].some((each) => {
    const [own = ''] = phoneticKeyOf(each)
    return own === first || !/[bpdtgk]/.test(first) || !/[bpdtgk]/.test(own)
  })
}

function voiceless(sound: string): string {
  return sound.replaceAll(/[bfv]/g, 'p').replaceAll('d', 't').replaceAll('g', 'k').replaceAll(/[CSj]/g, 's')
}

function keyOf(words: readonly string[]): string {
  return words.map(keyOfWord).join(' ')
}

function keyOfWord(word: string): string {
  return voicelessKey(phoneticKeyOf(word))
    .replaceAll('v', 'p')
    .replaceAll(/(?<!^)h/g, '')
    .replace(/^[aeiou]/, 'a')
}

/** A word with the g before e, i and y as it is said in most of them: gypsum. */
function softG(word: string): string {
  return word.replaceAll(/g(?=[eiy])/g, 'j')
}
