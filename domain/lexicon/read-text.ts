import { consonantKey } from '../search/phonetic-key.ts'
import { isSlip } from '../search/is-slip.ts'
import { editDistance } from '../search/spelling.ts'
import type { Cursor, Item, Reading, Vocabulary, WrittenItem } from './items.ts'
import { nearestWord, phoneticKeyOf, stemOf, type Lexicon, type Meaning, type Phrase } from './lexicon.ts'
import { rawTokens, type RawToken } from './raw-tokens.ts'
import { readCode } from './read-code.ts'
import { withPurposes } from './purposes.ts'
import { readNumber } from './read-number.ts'
import { termOf } from './term.ts'
import { multipleAt } from './read-cardinal.ts'
import { singular } from './singular.ts'

const MAX_GUESSES = 50_000
const BREAKS = new Set([',', ';', '+', '&', '|', '،', '।'])

/** Reads a text of the catalogue into terms, measures, numbers and quantities. */
export function readCatalogueText(text: string, vocabulary: Vocabulary): Item[] {
  return read(text, vocabulary, true).map(({ item }) => item)
}

/** Reads what a customer wrote; each item with the text that it was read from. */
export function readWrittenText(text: string, vocabulary: Vocabulary): WrittenItem[] {
  return withPurposes(read(text, vocabulary, false))
}

function read(text: string, vocabulary: Vocabulary, isCatalogue: boolean): WrittenItem[] {
  const tokens = rawTokens(text)
  const words = tokens.map((token) => (token.kind === 'word' ? singular(token.text) : token.text))
  const cursor: Cursor = { tokens, words, vocabulary, items: [], isCatalogue }
  const written: WrittenItem[] = []
  let at = 0
  while (at < tokens.length) {
    const length = readAt(cursor, at)
    const from = textOf(tokens.slice(at, at + length))
    for (const [index, item] of cursor.items.slice(written.length).entries()) {
      written.push({ item, text: index === 0 ? from : '' })
    }
    at += length
  }
  return written
}

function textOf(tokens: readonly RawToken[]): string {
  return tokens.map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`)).join('')
}

/** Reads what begins at a token; the result is how many tokens it takes. */
function readAt(cursor: Cursor, at: number): number {
  const token = cursor.tokens[at]
  if (token === undefined) return 1
  if (token.kind === 'number') return readNumber(cursor, at)
  if (token.kind === 'sign') return readSign(cursor, at, token)
  return readCode(cursor, at) || readPhrase(cursor, at) || readWord(cursor, at)
}

function readSign({ items, tokens }: Cursor, at: number, { text, isGlued }: RawToken): number {
  // the & of an `S&S pipe` joins letters
  const isJoint = text === '&' && isGlued && tokens[at + 1]?.isGlued === true
  if (BREAKS.has(text) && !isJoint) items.push({ kind: 'break' })
  return 1
}

/** The longest phrase of the lexicon that begins at a token and has an accepted meaning. */
function findPhrase(cursor: Cursor, at: number, accepts: (meaning: Meaning) => boolean): Phrase | null {
  const { words, vocabulary, isCatalogue } = cursor
  const found = (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (phrase) =>
      (!isCatalogue || phrase.isEnglish) &&
      phrase.words.every((word, index) => words[at + index] === word) &&
      phrase.meanings.some(accepts),
  )
  if (found === undefined) return null
  // what only says how it is specified ends where it ends: `nominal size` before a stone
  const isSaid = found.meanings.every(({ kind }) => kind === 'filler')
  const isCut = !isSaid && found.words.length > 1 && isOverlapped(cursor, at + found.words.length - 1)
  return isCut ? null : found
}

/** Whether a product of several words begins at a token: in `vitrified tile adhesive` the tile belongs to the adhesive. */
function isOverlapped({ words, vocabulary }: Cursor, at: number): boolean {
  return (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).some(
    (phrase) =>
      phrase.words.length > 1 &&
      phrase.words.every((word, index) => words[at + index] === word) &&
      phrase.meanings.some((meaning) => meaning.kind === 'product'),
  )
}

const isNotUnit = (meaning: Meaning): boolean => meaning.kind !== 'unit'

function readPhrase(cursor: Cursor, at: number): number {
  const word = cursor.words[at] ?? ''
  if (cursor.vocabulary.brands.has(word)) return 0
  const phrase = findPhrase(cursor, at, () => true) ?? singleWord(cursor, at)
  if (phrase === null) return 0
  const meanings = cursor.isCatalogue ? phrase.meanings.filter(isCatalogueMeaning) : phrase.meanings
  if (meanings.length === 0) return 0
  const after = at + phrase.words.length
  const each = meanings.find((meaning) => meaning.kind === 'filler' && meaning.what.startsWith('each:'))
  if (each?.kind === 'filler') {
    cursor.items.push({ kind: 'filler', what: 'each', hints: [] })
    return readNumber(cursor, at, { value: Number(each.what.slice(5)), length: phrase.words.length })
  }
  const value = numberMeaning(cursor, { meanings, isEnglish: phrase.isEnglish }, after)
  const number = value === null ? shifted(cursor, meanings, after) : { value, length: 0 }
  if (number !== null)
    return readNumber(cursor, at, { value: number.value, length: phrase.words.length + number.length })
  const items = itemsOf(cursor, {
    words: phrase.words,
    meanings: meanings.filter((meaning) => meaning.kind !== 'shift'),
  })
  if (cursor.isCatalogue && items.length === 0) return 0
  cursor.items.push(...items)
  return phrase.words.length
}

function singleWord({ words, vocabulary, isCatalogue }: Cursor, at: number): Phrase | null {
  const single = (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (phrase) => phrase.words.length === 1 && (!isCatalogue || phrase.isEnglish),
  )
  return single ?? null
}

function isCatalogueMeaning(meaning: Meaning): boolean {
  return meaning.kind === 'product' || meaning.kind === 'attribute' || meaning.kind === 'number'
}

/** The value of a number word, unless it means something else here: `do` is two before a unit or a product kind, else "give". */
function numberMeaning(
  cursor: Cursor,
  { meanings, isEnglish }: Pick<Phrase, 'meanings' | 'isEnglish'>,
  next: number,
): number | null {
  const number = meanings.find((meaning) => meaning.kind === 'number')
  if (number?.kind !== 'number') return null
  if (cursor.isCatalogue)
    return findPhrase(cursor, next, (each) => each.kind === 'unit') === null ? null : number.value
  if (meanings.every((meaning) => meaning.kind === 'number')) return number.value
  // `pittal no nal` is a tap of brass, in Gujarati, and not nine
  const isNo = cursor.words[next - 1] === 'no'
  const follows = findPhrase(cursor, next, ({ kind }) => kind === 'unit' || (kind === 'product' && !isNo))
  if (multipleAt(cursor, next) > 1) return number.value
  const isNumberNext = cursor.tokens[next]?.kind === 'number' || numberAt(cursor, next) !== null
  if (isNumberNext) return null
  // a unit has its number before it: the last of `brush chaar inch ke teen` is three, not tins
  const isUnitOtherwise = !isEnglish && meanings.every(({ kind }) => kind === 'number' || kind === 'unit')
  return follows !== null || isUnitOtherwise || isCountAtEnd(cursor, next) ? number.value : null
}

/**
 * Whether a word ends its part of a line after a size and no count: the `do` of `roller 9 inch ke do` and of `mcb 32 a double pole do`,
 * not of `500 kg do` or `12 mm sariya do`.
 */
function isCountAtEnd(cursor: Cursor, next: number): boolean {
  const after = cursor.tokens[next]
  const isAnd = findPhrase(cursor, next, ({ kind }) => kind === 'and') !== null
  if (after !== undefined && !BREAKS.has(after.text) && !isAnd) return false
  const begins = cursor.items.findLastIndex(({ kind }) => kind === 'break' || kind === 'and')
  const part = cursor.items.slice(begins + 1)
  if (part.some(({ kind }) => kind === 'number' || kind === 'quantity')) return false
  const told = part.findLast((item) => item.kind !== 'filler' && !isQuality(item))
  if (told?.kind !== 'measure') return false
  const last = part.at(-1)
  const isOfIt = last?.kind === 'filler' && last.what === 'of'
  const { type, unit } = told.measure
  return isOfIt || !(type === 'kg' || type === 'l' || unit === 'm' || unit === 'ft')
}

function isQuality(item: Item): boolean {
  return item.kind === 'term' && !item.readings.some(({ namesProduct }) => namesProduct)
}

/** The number that a word such as `sava` makes of what follows it, and how many more tokens that is. */
function shifted(
  cursor: Cursor,
  meanings: readonly Meaning[],
  after: number,
): { value: number; length: number } | null {
  const shift = meanings.find((meaning) => meaning.kind === 'shift')
  if (shift?.kind !== 'shift') return null
  const next = numberAt(cursor, after)
  // by itself it changes one: `sava inch` is an inch and a quarter
  if (next === null) return startsUnit(cursor, after) ? { value: 1 + shift.by, length: 0 } : null
  // `sava sau` is 125, `sava do` 2.25
  const isMultiple = multipleAt(cursor, after) > 1
  return { value: isMultiple ? next.value * (1 + shift.by) : next.value + shift.by, length: next.length }
}

function startsUnit(cursor: Cursor, at: number): boolean {
  return findPhrase(cursor, at, (meaning) => meaning.kind === 'unit') !== null
}

function numberAt(cursor: Cursor, at: number): { value: number; length: number } | null {
  const token = cursor.tokens[at]
  if (token?.kind === 'number') return { value: token.value, length: 1 }
  const phrase = findPhrase(cursor, at, (meaning) => meaning.kind === 'number')
  const number = phrase?.meanings.find((meaning) => meaning.kind === 'number')
  return phrase && number?.kind === 'number' ? { value: number.value, length: phrase.words.length } : null
}

type Read = {
  readonly words: readonly string[]
  readonly meanings: readonly Meaning[]
  readonly isGuess?: boolean
}

function itemsOf(cursor: Cursor, { words, meanings, isGuess = false }: Read): Item[] {
  const products = meanings.filter((meaning) => meaning.kind === 'product')
  const attributes = meanings.filter((meaning) => meaning.kind === 'attribute')
  const readings: Reading[] = [
    ...products.map((meaning) => ({ words: meaning.words, namesProduct: true })),
    ...attributes.map((meaning) => ({ words: meaning.words, namesProduct: false })),
  ]
  const isWritten = words.length === 1 && cursor.vocabulary.words.has(words[0] ?? '')
  if (readings.length > 0) {
    if (isWritten && !cursor.isCatalogue) readings.push({ words, namesProduct: false })
    const isLiteral = words.length > 1 && words.every((word) => cursor.vocabulary.words.has(word))
    // a bucket by itself, or one of paint; labour, or helmets for labour
    const isOptional =
      products.length > 0 &&
      meanings.some(
        (each) => each.kind === 'unit' || (each.kind === 'filler' && each.what.startsWith('person:')),
      )
    return [{ ...termOf(readings, words), isGuess, isLiteral, isOptional }]
  }
  if (meanings.some((meaning) => meaning.kind === 'and')) return [{ kind: 'and' }]
  const brands = meanings.filter((meaning) => meaning.kind === 'brand')
  if (brands.length > 0) {
    const led = brands.map((meaning) => ({ words: meaning.words, namesProduct: true }))
    return [{ ...termOf(led, words), isBrand: true, isGuess }]
  }
  return otherItems(words, meanings, isWritten)
}

function otherItems(words: readonly string[], meanings: readonly Meaning[], isWritten: boolean): Item[] {
  const filler = meanings.find((meaning) => meaning.kind === 'filler')
  // a size or a room in words that the catalogue has, as gloves and tiles have
  if (filler?.kind === 'filler' && isWritten && /^(?:size|place):/.test(filler.what))
    return [{ ...termOf([{ words, namesProduct: false }], words), isOptional: true }]
  if (filler?.kind === 'filler') return [{ kind: 'filler', what: filler.what, hints: words }]
  const unit = meanings.find((meaning) => meaning.kind === 'unit')
  if (unit?.kind !== 'unit') return []
  return isWritten
    ? [{ ...termOf([{ words, namesProduct: false }], words), isOptional: true }]
    : [{ kind: 'unit', unit: unit.unit }]
}

/** Words that say nothing about what is meant. */
const EMPTY = /^(?:x|by|into|qty|quantity|no|ke|ki|ka|ko|se|का|की|के|को|से)$/u

function readWord(cursor: Cursor, at: number): number {
  const word = cursor.words[at] ?? ''
  const { vocabulary, items } = cursor
  if (cursor.isCatalogue || vocabulary.words.has(word) || vocabulary.brands.has(word)) {
    items.push(termOf([{ words: [word], namesProduct: false }], [word]))
  } else if (!EMPTY.test(word)) {
    items.push(...readUnknown(cursor, word))
  }
  return 1
}

function readUnknown(cursor: Cursor, word: string): Item[] {
  const { vocabulary } = cursor
  const stem = obliqueStem(vocabulary.lexicon, word)
  if (stem !== null) return itemsOf(cursor, stem)
  let guess = vocabulary.guesses.get(word)
  if (guess === undefined && vocabulary.budget !== undefined && vocabulary.budget.left-- <= 0) guess = null
  if (guess === undefined) {
    guess = guessWord(vocabulary, word)
    if (vocabulary.guesses.size > MAX_GUESSES) vocabulary.guesses.clear()
    vocabulary.guesses.set(word, guess)
  }
  if (guess === null) return [{ kind: 'unknown', word }]
  const isGuess = !isSlip(word, guess)
  const phrase = (vocabulary.lexicon.phrases.get(guess) ?? []).find((each) => each.words.length === 1)
  const meanings = phrase?.meanings.filter(isNotUnit) ?? []
  if (meanings.length > 0) return itemsOf(cursor, { words: [guess], meanings, isGuess })
  return [{ ...termOf([{ words: [guess], namesProduct: false }], [guess]), isGuess }]
}

/** The Hindi noun that a Latin word is an oblique form or plural of: darwaze of darwaza, eenton of eent. */
function obliqueStem({ phrases }: Lexicon, word: string): { words: string[]; meanings: Meaning[] } | null {
  const stems = word.endsWith('े')
    ? [`${word.slice(0, -1)}ा`]
    : word.endsWith('e')
      ? [`${word.slice(0, -1)}a`]
      : /^[a-z]{3,}(?:on|en|iyan)$/.test(word)
        ? [word.replace(/(?:on|en|an)$/, '')]
        : genitiveStems(word)
  for (const stem of stems) {
    const phrase = phrases.get(stem)?.find(({ words, isEnglish }) => words.length === 1 && !isEnglish)
    const meanings = phrase?.meanings.filter(isNotUnit) ?? []
    if (meanings.some(({ kind }) => kind === 'product')) return { words: [stem], meanings }
  }
  return null
}

/** The acronym with these consonants when it is said letter by letter. */
function acronymOf({ acronyms }: Vocabulary, key: string): string | null {
  return key.length > SHORT_ACRONYM ? (acronyms.get(key) ?? null) : null
}

/** Acronyms with fewer consonants than this sound like other words. */
const SHORT_ACRONYM = 3

/** What a Marathi genitive in Latin letters may be of: rangachi of rang, vitanche of vit. */
function genitiveStems(word: string): string[] {
  const [, stem] = /^([a-z]{3,}?)ch(?:a|i|e|ya)$/.exec(word) ?? []
  return stem === undefined ? [] : [stem, stem.replace(/n$/, ''), stem.replace(/y?an?$/, '')]
}

/** The known word that an unknown one most likely is: an inflected form, the same sound, or nearly the same spelling. */
function guessWord(vocabulary: Vocabulary, word: string): string | null {
  const { lexicon, sounds } = vocabulary
  const isLatin = /[a-z]/.test(word)
  // without a vowel it is no word
  if (word.length < 3 || /^[b-df-hj-np-tv-xz]+$/.test(word)) return null
  const stem = isLatin ? null : stemOf(lexicon, word)
  if (stem !== null) return stem
  const sound = phoneticKeyOf(word)
  const [same] = (sounds.get(sound) ?? lexicon.sounds.get(sound) ?? []).toSorted(
    (a, b) => editDistance(word, a, word.length) - editDistance(word, b, word.length),
  )
  if (same !== undefined && (word.length > 3 || !isLatin)) return same
  const acronym = isLatin ? null : acronymOf(vocabulary, consonantKey(sound))
  if (acronym !== null) return acronym
  const spelt = isLatin ? word : sound
  return (
    nearestWord(spelt, similarWords(vocabulary, 'skeletons', consonantKey(sound))) ??
    nearestWord(spelt, similarWords(vocabulary, 'beginnings', spelt.charAt(0)))
  )
}

function isSold({ lexicon, sold }: Vocabulary, word: string): boolean {
  return (lexicon.phrases.get(word) ?? []).some(
    (phrase) =>
      phrase.words.length === 1 &&
      phrase.meanings.some(
        (meaning) => meaning.kind !== 'product' || meaning.words.every((each) => sold.has(each)),
      ),
  )
}

/** The words of the catalogue and of the lexicon that share a key, but for those of what is not sold. */
function similarWords(
  vocabulary: Vocabulary,
  by: 'skeletons' | 'beginnings',
  key: string,
): readonly string[] {
  return [
    ...(vocabulary[by].get(key) ?? []),
    ...(vocabulary.lexicon[by].get(key) ?? []).filter((word) => isSold(vocabulary, word)),
  ]
}
