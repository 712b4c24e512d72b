import { editDistance } from '#domain/text/spelling.ts'
import type { Lexicon, Phrase } from '../lexicon.ts'
import { LATIN_PARTICLE } from '../reading/in-latin-letters.ts'
import { materials } from '../trade/facts.ts'

/** A word of a name in the form that stands for all its forms, and the place behind what was written for it. */
export type SameWord = { readonly word: string; readonly end: number }

const LATIN = /^[a-z]+$/
/** The signs and words that join the words of a name: `tongue & groove`, `tongue n groove`. */
const JOINT = /^(?:&|and|n)$/
/** Shorter words are told apart by each letter. */
const SHORTEST_VARIANT = 4
/** Two vowels, or one letter that is none: `gray`, `aluminum`. */
const VARIANT = 1

type OtherForm = { readonly words: readonly string[]; readonly word: string }

const otherForms = new WeakMap<Lexicon, ReadonlyMap<string, readonly OtherForm[]>>()

/** The words from a place on, a material and a spelling in the form that stands for all: `galvanized iron` as gi, `and` for its sign. */
export function sameWordsFrom(
  lexicon: Lexicon,
  words: readonly string[],
  { from, most }: { readonly from: number; readonly most: number },
): SameWord[] {
  const same: SameWord[] = []
  let at = from
  while (same.length < most && at < words.length) {
    const written = words[at] ?? ''
    const joint = at > from && JOINT.test(written)
    if (!joint && !LATIN.test(written)) break
    const form = joint ? undefined : formAt(lexicon, words, at)
    at += form?.words.length ?? 1
    same.push({ word: joint ? 'and' : (form?.word ?? written), end: at })
  }
  return same
}

/** Tells whether a word is a material, in any of its forms. */
export function isMaterial(lexicon: Lexicon, word: string): boolean {
  return (
    materials.has(word) ||
    formsOf(lexicon)
      .get(word)
      ?.some((form) => form.words.length === 1 && materials.has(form.word)) === true
  )
}

function formAt(lexicon: Lexicon, words: readonly string[], at: number): OtherForm | undefined {
  return formsOf(lexicon)
    .get(words[at] ?? '')
    ?.find((form) => form.words.every((word, index) => words[at + index] === word))
}

/** The other forms of materials and the other spellings of words, by their first word, the longest first. */
function formsOf(lexicon: Lexicon): ReadonlyMap<string, readonly OtherForm[]> {
  const known = otherForms.get(lexicon)
  if (known !== undefined) return known
  const forms = [...lexicon.phrases.values()]
    .flat()
    .flatMap(formOf)
    .toSorted((a, b) => b.words.length - a.words.length)
  const made = Map.groupBy(forms, ({ words: [first = ''] }) => first)
  otherForms.set(lexicon, made)
  return made
}

function formOf({ words, meanings: [meaning, ...others] }: Phrase): OtherForm[] {
  if (meaning?.kind !== 'attribute' || others.length > 0 || meaning.words.length !== 1) return []
  const [word = ''] = meaning.words
  const [written = ''] = words
  if (!words.every((each) => LATIN.test(each) && !LATIN_PARTICLE.test(each))) return []
  if (word === written && words.length === 1) return []
  const isVariant =
    words.length === 1 &&
    Math.min(written.length, word.length) >= SHORTEST_VARIANT &&
    editDistance(written, word, VARIANT) <= VARIANT
  return isVariant || materials.has(word) ? [{ words, word }] : []
}
