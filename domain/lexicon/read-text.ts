import { consonantKey } from '../search/phonetic-key.ts'
import type { Cursor, Item, Reading, Vocabulary, WrittenItem } from './items.ts'
import { nearestWord, phoneticKeyOf, stemOf, type Meaning, type Phrase } from './lexicon.ts'
import { rawTokens, type RawToken } from './raw-tokens.ts'
import { readNumber } from './read-number.ts'
import { singular } from './singular.ts'

const MAX_GUESSES = 50_000
const BREAKS = new Set([',', ';', '+', '&', '|', '،', '।'])

/** Reads a text of the catalogue into terms, measures, numbers and quantities. */
export function readCatalogueText(text: string, vocabulary: Vocabulary): Item[] {
  return read(text, vocabulary, true).map(({ item }) => item)
}

/** Reads what a customer wrote; each item with the text that it was read from. */
export function readWrittenText(text: string, vocabulary: Vocabulary): WrittenItem[] {
  return read(text, vocabulary, false)
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
  if (token.kind === 'sign') return readSign(cursor, token.text)
  return readCode(cursor, at) || readPhrase(cursor, at) || readWord(cursor, at)
}

function readSign({ items }: Cursor, sign: string): number {
  if (BREAKS.has(sign)) items.push({ kind: 'break' })
  return 1
}

/** Words that name a code with the number after them. */
const codes = new Map([
  ['fe', 'fe'],
  ['sdr', 'sdr'],
  ['sch', 'sch'],
  ['schedule', 'sch'],
  ['grade', 'grade'],
  ['opc', 'grade'],
  ['cat', 'cat'],
  ['rg', 'rg'],
  ['type', 'type'],
  ['size', 'size'],
  ['ss', 'ss'],
  ['gp', 'gp'],
  ['ip', 'ip'],
  ['m', 'm'],
  ['t', 'type'],
])
/** Codes that are read only without a space: in `m 10` the m may be anything. */
const gluedCodes = new Set(['m', 't'])
/** Words that stay, beside the code that they begin. */
const alsoTerms = new Map([
  ['opc', { words: ['opc', 'cement'], namesProduct: true }],
  ['ss', { words: ['stainless'], namesProduct: false }],
])

function readCode(cursor: Cursor, at: number): number {
  const word = cursor.words[at] ?? ''
  const type = codes.get(word)
  const next = cursor.tokens[at + 1]
  const gap = next?.kind === 'sign' && next.text === '-' ? 1 : 0
  const digits = cursor.tokens[at + 1 + gap]
  if (type === undefined || digits?.kind !== 'number' || !isCode(word, digits)) return 0
  const also = alsoTerms.get(word)
  if (also) cursor.items.push(termOf([also], [word]))
  const after = at + 2 + gap
  const suffix = type === 'fe' ? suffixAt(cursor, after) : ''
  cursor.items.push({ kind: 'measure', measure: { type, values: [digits.value], unit: type, suffix } })
  return after - at + (suffix === '' ? 0 : 1)
}

function isCode(word: string, { value, isGlued }: RawToken): boolean {
  if (word === 'opc') return [33, 43, 53].includes(value)
  return isGlued || !gluedCodes.has(word)
}

function suffixAt({ tokens, words }: Cursor, at: number): string {
  return tokens[at]?.kind === 'word' && /^(?:d|s)$/.test(words[at] ?? '') ? (words[at] ?? '') : ''
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
  return found.words.length > 1 && isOverlapped(cursor, at + found.words.length - 1) ? null : found
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
  const number = numberMeaning(cursor, meanings, at + phrase.words.length)
  if (number !== null) return readNumber(cursor, at, { value: number, length: phrase.words.length })
  const shift = meanings.find((meaning) => meaning.kind === 'shift')
  const next = shift === undefined ? null : numberAt(cursor, at + phrase.words.length)
  if (shift?.kind === 'shift' && next !== null) {
    return readNumber(cursor, at, { value: next.value + shift.by, length: phrase.words.length + next.length })
  }
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
function numberMeaning(cursor: Cursor, meanings: readonly Meaning[], next: number): number | null {
  const number = meanings.find((meaning) => meaning.kind === 'number')
  if (number?.kind !== 'number') return null
  const isOnlyNumber = meanings.every((meaning) => meaning.kind === 'number' || meaning.kind === 'shift')
  if (cursor.isCatalogue)
    return findPhrase(cursor, next, (each) => each.kind === 'unit') === null ? null : number.value
  if (isOnlyNumber && meanings.every((meaning) => meaning.kind === 'number')) return number.value
  const follows = findPhrase(cursor, next, (each) => each.kind === 'unit' || each.kind === 'product')
  const isNumberNext = cursor.tokens[next]?.kind === 'number' || numberAt(cursor, next) !== null
  return follows !== null && !isNumberNext ? number.value : null
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
    return [{ ...termOf(readings, words), isGuess, isLiteral }]
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
  if (filler?.kind === 'filler') return [{ kind: 'filler', what: filler.what, hints: words }]
  const unit = meanings.find((meaning) => meaning.kind === 'unit')
  if (unit?.kind !== 'unit') return []
  return isWritten
    ? [{ ...termOf([{ words, namesProduct: false }], words), isOptional: true }]
    : [{ kind: 'unit', unit: unit.unit }]
}

function termOf(readings: readonly Reading[], hints: readonly string[]): Extract<Item, { kind: 'term' }> {
  return {
    kind: 'term',
    readings,
    hints,
    isBrand: false,
    isOptional: false,
    isLiteral: false,
    isGuess: false,
  }
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
  let guess = vocabulary.guesses.get(word)
  if (guess === undefined && vocabulary.budget !== undefined && vocabulary.budget.left-- <= 0) guess = null
  if (guess === undefined) {
    guess = guessWord(vocabulary, word)
    if (vocabulary.guesses.size > MAX_GUESSES) vocabulary.guesses.clear()
    vocabulary.guesses.set(word, guess)
  }
  if (guess === null) return [{ kind: 'unknown', word }]
  const phrase = (vocabulary.lexicon.phrases.get(guess) ?? []).find((each) => each.words.length === 1)
  const meanings = phrase?.meanings.filter(isNotUnit) ?? []
  if (meanings.length > 0) return itemsOf(cursor, { words: [guess], meanings, isGuess: true })
  return [{ ...termOf([{ words: [guess], namesProduct: false }], [guess]), isGuess: true }]
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
  const [same] = sounds.get(sound) ?? lexicon.sounds.get(sound) ?? []
  if (same !== undefined && (word.length > 3 || !isLatin)) return same
  const spelt = isLatin ? word : sound
  return (
    nearestWord(spelt, similarWords(vocabulary, 'skeletons', consonantKey(sound))) ??
    nearestWord(spelt, similarWords(vocabulary, 'beginnings', spelt.charAt(0)))
  )
}

/** The words of the catalogue and of the lexicon that share a key. */
function similarWords(
  vocabulary: Vocabulary,
  by: 'skeletons' | 'beginnings',
  key: string,
): readonly string[] {
  return [...(vocabulary[by].get(key) ?? []), ...(vocabulary.lexicon[by].get(key) ?? [])]
}
