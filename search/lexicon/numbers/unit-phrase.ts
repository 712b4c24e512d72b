import { editDistance } from '#domain/text/spelling.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import { phoneticKeyOf, stemOf, type Lexicon, type Phrase } from '../lexicon.ts'
import type { RawToken } from '../raw-tokens.ts'
import type { Cursor } from '../items.ts'

/** A unit after a number; a loose one, such as `no`, may also belong to a size: 10 no sariya is 10 mm. */
type UnitPhrase = { readonly unit: string; readonly length: number; readonly isLoose: boolean }

const LOOSE = new Set(['no', 'number', 'nambar'])
/** Short words that are units only when nothing else follows that they could belong to. */
const PREPOSITION = 'in'
const MARKS = /^[-–—:=×*→>~]$/u

/** The unit phrase at a token: the longest, unless a longer phrase with another meaning begins there. */
export function findUnitPhrase(
  { words, tokens, vocabulary, isCatalogue, items }: Cursor,
  at: number,
): UnitPhrase | null {
  const word = words[at]
  if (word === undefined || (vocabulary.brands.has(word) && tokens[at]?.isGlued === false)) return null
  const matching = phrasesAt({ words, vocabulary, isCatalogue }, at)
  const [longest] = matching
  const phrase = matching.find(({ meanings }) => meanings.some((meaning) => meaning.kind === 'unit'))
  if (phrase === undefined && longest === undefined)
    return slipOfUnit({ words, tokens, vocabulary, isCatalogue, items }, at)
  if (phrase === undefined || longest === undefined || longest.words.length > phrase.words.length) return null
  const unit = phrase.meanings.find((meaning) => meaning.kind === 'unit')
  if (unit?.kind !== 'unit' || isNoUnitHere(tokens, at)) return null
  return { unit: unit.unit, length: phrase.words.length, isLoose: LOOSE.has(phrase.words.at(0) ?? word) }
}

const QUANTITY = /^(?:qty|qnty|quantity|rate|net|nett)$/
/** Shorter words are not mended. */
const SHORTEST_SLIP = 3

/** The unit that an unknown word after a number is a slip of, once something is named: `cement 50 bgs`, `sariya 20 pice`. */
function slipOfUnit(
  cursor: Pick<Cursor, 'words' | 'tokens' | 'vocabulary' | 'isCatalogue' | 'items'>,
  at: number,
): UnitPhrase | null {
  const word = cursor.words[at] ?? ''
  if (!mayBeSlip(cursor, at)) return null
  const { phrases, beginnings } = cursor.vocabulary.lexicon
  const alike = (beginnings.get(word.charAt(0)) ?? []).filter((known) => isSlipOf(word, known))
  for (const known of alike) {
    const phrase = phrases.get(known)?.find(({ words: all }) => all.length === 1)
    const unit = phrase?.meanings.find((meaning) => meaning.kind === 'unit')
    if (unit?.kind === 'unit') return { unit: unit.unit, length: 1, isLoose: false }
  }
  return null
}

/** Tells whether a word is unknown, stands after a number, and something is named before. */
function mayBeSlip(
  {
    words,
    tokens,
    vocabulary,
    isCatalogue,
    items,
  }: Pick<Cursor, 'words' | 'tokens' | 'vocabulary' | 'isCatalogue' | 'items'>,
  at: number,
): boolean {
  const word = words[at] ?? ''
  const isWord = /^[a-z]{3,}$/.test(word) && !QUANTITY.test(word)
  const isUnknown = !vocabulary.words.has(word) && !vocabulary.lexicon.phrases.has(word)
  if (isCatalogue || !isWord || !isUnknown || tokens[at - 1]?.kind !== 'number') return false
  return items.some((item) => item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct))
}

/** Tells whether a word is a known one but for a letter, or for a vowel where it has only three. */
function isSlipOf(word: string, known: string): boolean {
  if (known === word.replace(/s$/, '')) return true
  const limit = word.length > SHORTEST_SLIP ? 1 : 0.5
  return known.length >= SHORTEST_SLIP && editDistance(word, known, limit) <= limit
}

/** Tells whether a word that may be a unit is none where it stands: `in 2 days`, a `3/4 brass` ball cock. */
function isNoUnitHere(tokens: readonly RawToken[], at: number): boolean {
  const word = tokens[at]?.text
  if (word === PREPOSITION) return tokens[at + 1]?.kind === 'number'
  // `char soot 25 teen soot 40` has three of them, no tins
  if (word === 'teen') return /^(?:soot|sut|inch|mm|number)$/.test(tokens[at + 1]?.text ?? '')
  return word === 'brass' && tokens[at - 1]?.text.includes('/') === true
}

/** The phrases of the lexicon that begin at a word, the longest first. */
function phrasesAt(
  { words, vocabulary, isCatalogue }: Pick<Cursor, 'words' | 'vocabulary' | 'isCatalogue'>,
  at: number,
): readonly Phrase[] {
  const word = words[at] ?? ''
  const { phrases } = vocabulary.lexicon
  const stem = isCatalogue || phrases.has(word) ? null : knownForm(vocabulary, word)
  return (phrases.get(stem ?? word) ?? []).filter(
    (phrase) =>
      (!isCatalogue || phrase.isEnglish) &&
      phrase.words.every((each, index) => (index === 0 ? (stem ?? word) : words[at + index]) === each),
  )
}

/** An unknown word as the lexicon has it: without its ending in an Indic script, or another spelling of the same sound. */
function knownForm({ lexicon, words }: Cursor['vocabulary'], word: string): string | null {
  if (/[^a-z]/.test(word)) return stemOf(lexicon, word) ?? unitBySound(lexicon, word)
  if (word.length < 5 || words.has(word)) return null
  return lexicon.sounds.get(phoneticKeyOf(word))?.[0] ?? null
}

/** The unit that a word of another script sounds like, as the inch of `ഇഞ്ച്` does. */
function unitBySound({ sounds, skeletons, phrases }: Lexicon, word: string): string | null {
  const sound = phoneticKeyOf(word)
  const isUnit = (each: string): boolean =>
    phrases
      .get(each)
      ?.some(({ words, meanings }) => words.length === 1 && meanings.some(({ kind }) => kind === 'unit')) ??
    false
  const same = sounds.get(sound)?.find(isUnit)
  if (same !== undefined) return same
  const key = consonantKey(sound)
  const isNear = (each: string): boolean => editDistance(sound, phoneticKeyOf(each), 1) <= 1
  return key.length > 1 ? (skeletons.get(key)?.find((each) => isUnit(each) && isNear(each)) ?? null) : null
}

/** Tells whether a number stands after a sign or a word that introduces a quantity. */
export function isMarkedAt(tokens: readonly RawToken[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined) return false
  return before.kind === 'sign'
    ? MARKS.test(before.text)
    : /^(?:x|qty|quantity|मात्रा|into)$/u.test(before.text)
}
