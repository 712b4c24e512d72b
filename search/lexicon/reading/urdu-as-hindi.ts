import { transliterate } from '#domain/text/transliterate.ts'
import type { Lexicon } from '../lexicon.ts'
import { urduInLatin } from '../urdu.ts'
import { inEnglish } from '../words/in-english.ts'
import { normalizeText } from '#domain/text/normalize-text.ts'

const URDU = /^\p{Script=Arabic}+$/u
const DEVANAGARI = /^\p{Script=Devanagari}+$/u

/** Letters of Devanagari whose sounds Urdu writes otherwise or not at all: short vowels are left out, one letter is w, u and o, one y, i and e. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'अ आ ा', i: 'इ ई ए ऐ ी े ै य', o: 'उ ऊ ओ औ ू ो ॉ ौ व', '': 'ि ु ्' }).flatMap(
    ([sound, letters]) => letters.split(' ').map((letter): [string, string] => [letter, sound]),
  ),
)
/** Short vowels, which begin a word with the letter for an a. */
const AT_THE_BEGINNING = /^[अइउ]/u

/** Flaps, which lose their dot in texts that are compared: Urdu writes them as an r. */
const FLAPS: readonly (readonly [RegExp, string])[] = [
  [/ड/gu, 'र'],
  [/ढ/gu, 'र्ह'],
]

const byLetters = new WeakMap<Lexicon, ReadonlyMap<string, string>>()

/** The word of Hindi that one in the letters of Urdu is, as far as the lexicon has it: both are one language that is written in two scripts. */
export function urduAsHindi(word: string, lexicon: Lexicon): string {
  if (!URDU.test(word)) return word
  let known = byLetters.get(lexicon)
  if (known === undefined) {
    known = wordsByLetters(lexicon)
    byLetters.set(lexicon, known)
  }
  return known.get(soundOf(urduInLatin(word))) ?? word
}

/** The words of Hindi by how Urdu writes them; of those that it writes alike the first one counts: names of the trade, then plain words, then words within names. */
function wordsByLetters({ phrases }: Lexicon): Map<string, string> {
  const all = [...phrases.values()].flat()
  const named = all.filter(
    ({ words, meanings }) => words.length === 1 && meanings.some(({ kind }) => kind !== 'filler'),
  )
  const plain = (inEnglish.things + inEnglish.describing)
    .split('\n')
    .flatMap((line) => line.split('\t')[1]?.split(' | ') ?? [])
    .map(normalizeText)
  const words = [...named, ...all].flatMap((phrase) => phrase.words)
  const within = words.splice(named.length)
  // of two in one place the one whose vowels need no letter is likelier: रंग rather than रिंग
  const ordered = [words, plain, within].flatMap((each) =>
    each.filter((word) => DEVANAGARI.test(word)).toSorted((a, b) => signsIn(a) - signsIn(b)),
  )
  const pairs = ordered.flatMap((word) =>
    [word, FLAPS.reduce((text, [flap, r]) => text.replaceAll(flap, r), word)].map(
      (letters): [string, string] => [soundOf(lettersOf(letters)), word],
    ),
  )
  // the last of a map's entries counts
  return new Map(pairs.toReversed())
}

function signsIn(word: string): number {
  return Array.from(word).filter((letter) => SOUNDS.get(letter) === '').length
}

function lettersOf(word: string): string {
  const written = Array.from(word.replace(AT_THE_BEGINNING, 'आ'))
  return written.map((letter) => SOUNDS.get(letter) ?? transliterate(letter)).join('')
}

function soundOf(latin: string): string {
  return latin
    .replaceAll(/[vwu]/g, 'o')
    .replaceAll(/[ey]/g, 'i')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replaceAll(/n(?=[pb])/g, 'm')
    .replaceAll(/([a-z])\1+/g, '$1')
}
