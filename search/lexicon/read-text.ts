import { isSlip } from '#domain/text/is-slip.ts'
import { withAsides, type BracketedItem } from './asides.ts'
import { withDoers } from './doers.ts'
import type { Cursor, Item, Vocabulary, WrittenItem } from './items.ts'
import { findPhrase } from './find-phrase.ts'
import { guessOf, saidInScript } from './guess-word.ts'
import { withoutMereJoints } from './joints.ts'
import { mendPhrases } from './mend-phrases.ts'
import { obliqueStem } from './inflections.ts'
import { editDistance } from '#domain/text/spelling.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import { phoneticKeyOf, type Meaning, type Phrase } from './lexicon.ts'
import { numberMeaning, shifted } from './numbers/number-words.ts'
import { rawTokens, type RawToken } from './raw-tokens.ts'
import { readCode } from './numbers/read-code.ts'
import { readHyphened, readName } from './reading/read-compounds.ts'
import { readInEnglish } from './reading/in-english.ts'
import { withMakers } from './reading/makers.ts'
import { withPurposes } from './purposes.ts'
import { readNumber } from './numbers/read-number.ts'
import { modelLength } from './numbers/model-length.ts'
import { termOf } from './term.ts'
import { endsInNoun, itemsOf } from './reading/word-items.ts'
import { writtenTokens } from './written-tokens.ts'
import { plainEnglish } from './words/speech/plain-english.ts'
import { isBreak } from './numbers/sign.ts'
import { singular } from './singular.ts'
import { withColourOfThing } from './trade/colour-of-thing.ts'
import { withPacksAlone } from './trade/packs-alone.ts'
import { withSplitNames } from './names/split-names.ts'
import { withSides } from './numbers/sides.ts'
import { withTradeUse } from './trade/use.ts'
import { withWireSections } from './numbers/wire-sections.ts'

/** Reads a text of the catalogue into terms, measures, numbers and quantities. */
export function readCatalogueText(text: string, vocabulary: Vocabulary): Item[] {
  return read(text, vocabulary, true).map(({ item }) => item)
}

/** Reads what a customer wrote; each item with the text that it was read from. */
export function readWrittenText(text: string, vocabulary: Vocabulary): WrittenItem[] {
  return withPurposes(
    withDoers(
      withTradeUse(
        withPacksAlone(
          withColourOfThing(
            withMakers(
              withoutMereJoints(withSides(withWireSections(withAsides(read(text, vocabulary, false))))),
              vocabulary,
            ),
          ),
        ),
      ),
    ),
  )
}

function read(text: string, vocabulary: Vocabulary, isCatalogue: boolean): BracketedItem[] {
  const { tokens, words } = isCatalogue
    ? literally(rawTokens(text))
    : readInEnglish(writtenTokens(text, vocabulary), vocabulary)
  const mended = isCatalogue ? new Set<number>() : mendPhrases(words, tokens, vocabulary)
  const cursor: Cursor = { tokens, words, vocabulary, items: [], isCatalogue }
  const written: BracketedItem[] = []
  const brackets = isCatalogue ? [] : bracketsOf(tokens)
  let at = 0
  while (at < tokens.length) {
    const length = readAt(cursor, at)
    const from = textOf(tokens.slice(at, at + length))
    const isMended = Array.from({ length }, (_, index) => at + index).some((index) => mended.has(index))
    for (const [index, item] of cursor.items.slice(written.length).entries()) {
      const told = isMended && item.kind === 'term' ? { ...item, isGuess: true } : item
      written.push({ item: told, text: index === 0 ? from : '', bracket: brackets[at] ?? null })
    }
    at += length
  }
  return isCatalogue ? written : withSplitNames(written, vocabulary)
}

function literally(tokens: readonly RawToken[]) {
  return {
    tokens,
    words: tokens.map((token) => (token.kind === 'word' ? singular(token.text) : token.text)),
  }
}

/** Number of the brackets that each token stands in, if those are closed. */
function bracketsOf(tokens: readonly RawToken[]): (number | null)[] {
  let bracket: number | null = null
  return tokens.map(({ text }, at) => {
    if (text === '(' && tokens.slice(at).some((each) => each.text === ')')) bracket = at
    const current = bracket
    if (text === ')') bracket = null
    return current
  })
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
  return (
    readCode(cursor, at) ||
    readHyphened(cursor, at) ||
    readName(cursor, at) ||
    readPhrase(cursor, at) ||
    readWord(cursor, at)
  )
}

function readSign({ items, tokens }: Cursor, at: number, { text, isGlued }: RawToken): number {
  // the & of an `S&S pipe` joins letters
  const isJoint = text === '&' && isGlued && tokens[at + 1]?.isGlued === true
  // `LW+` is a name
  const isOfName =
    text === '+' && isGlued && tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.isGlued !== true
  if (isBreak(text) && !isJoint && !isOfName) items.push({ kind: 'break' })
  return 1
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
  const length = lengthOf(cursor, { words: phrase.words, meanings }, after)
  const items = itemsOf(cursor, {
    words: phrase.words.slice(0, length),
    meanings: meanings.filter((meaning) => meaning.kind !== 'shift'),
  })
  if (cursor.isCatalogue && items.length === 0) return 0
  cursor.items.push(...items)
  return length
}

/** Number of words that are read as one; before a size a maker's noun is what is meant, while `asian paints royale` is only a maker. */
function lengthOf(
  { tokens }: Cursor,
  { words, meanings }: Pick<Phrase, 'words' | 'meanings'>,
  after: number,
) {
  const isNoun = (tokens[after]?.kind === 'number' || words.at(-1) !== 'paint') && endsInNoun(words, meanings)
  return words.length - Number(isNoun)
}

function singleWord({ words, vocabulary, isCatalogue }: Cursor, at: number): Phrase | null {
  const single = (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (phrase) => phrase.words.length === 1 && (!isCatalogue || phrase.isEnglish),
  )
  return single ?? null
}

function isCatalogueMeaning(meaning: Meaning): boolean {
  return (
    (meaning.kind === 'product' && meaning.isThing !== true) ||
    meaning.kind === 'attribute' ||
    meaning.kind === 'number'
  )
}

/** Words that say nothing about what is meant. */
const EMPTY = /^(?:x|by|into|qty|quantity|no|ke|ki|ka|ko|se|का|की|के|को|से)$/u

function readWord(cursor: Cursor, at: number): number {
  const word = cursor.words[at] ?? ''
  const { vocabulary, items } = cursor
  if (cursor.isCatalogue || vocabulary.words.has(word) || vocabulary.brands.has(word)) {
    items.push(termOf([{ words: [word], namesProduct: false }], [word]))
  } else if (!EMPTY.test(word)) {
    const unknown = readUnknown(cursor, word)
    const length = unknown.some(({ kind }) => kind === 'unknown') ? modelLength(cursor, at) : 1
    if (length > 1) items.push({ kind: 'unknown', word: cursor.words.slice(at, at + length).join('') })
    else items.push(...unknown)
    return length
  }
  return 1
}

/** Tells whether a word of another script has the consonants of a known one: how its vowels are written there is no slip. */
function isSameInScript(word: string, guess: string): boolean {
  if (/[a-z]/.test(word)) return false
  const [sound, known] = [phoneticKeyOf(word), phoneticKeyOf(guess)]
  const key = consonantKey(sound)
  const isSame = key.length > SHORT_KEY && key === consonantKey(known)
  return isSame && editDistance(sound, known, ONE_SOUND) <= ONE_SOUND
}

/** Two vowels, or one that is no vowel. */
const ONE_SOUND = 1
/** Words with fewer consonants are told apart by their vowels. */
const SHORT_KEY = 2

/** The shortest noun, and the shortest word before it, that are told apart where they are written as one. */
const SHORTEST_NOUN = 4
const SHORTEST_BEFORE = 3

/** Reads an unknown word that ends with the name of a product: the wire of `gaugewire`. */
function readJoined(cursor: Cursor, word: string): Item[] {
  const { phrases } = cursor.vocabulary.lexicon
  // a participle has no ring, and `barracks` no rack
  if (/^[a-z]+$/.test(word) && !word.endsWith('ing') && !plainEnglish.has(word))
    for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST_NOUN; at += 1) {
      // the ends of verbs name nothing: crushing, bordering
      if (word.length - at === SHORTEST_NOUN && word.endsWith('ing')) continue
      const noun = phrases.get(singular(word.slice(at)))?.find(({ words }) => words.length === 1)
      const products = noun?.meanings.filter(({ kind }) => kind === 'product') ?? []
      if (noun !== undefined && products.length > 0)
        return [
          { kind: 'unknown', word: word.slice(0, at) },
          ...itemsOf(cursor, { words: noun.words, meanings: products, isGuess: true }),
        ]
    }
  return [{ kind: 'unknown', word }]
}

/** Reads an unknown word that two of the catalogue's were joined to: the warm white of `warmwhite`. */
function joinedSorts(cursor: Cursor, word: string): Item[] {
  const { words } = cursor.vocabulary
  if (/^[a-z]+$/.test(word))
    for (let at = SHORTEST_NOUN; at <= word.length - SHORTEST_NOUN; at += 1) {
      const parts = [word.slice(0, at), singular(word.slice(at))]
      if (parts.every((part) => words.has(part)))
        return parts.map((part) => termOf([{ words: [part], namesProduct: false }], [part]))
    }
  return []
}

/** Materials of four letters that makers begin the names of their lines with. */
const MAKERS_MATERIALS = ['cpvc', 'upvc', 'hdpe', 'hdhmr']
const MOST_BEHIND = 4

/** Reads an unknown word as the words that it was made of; nothing where it is none. */
function takenApart(cursor: Cursor, word: string): Item[] {
  const sorts = joinedSorts(cursor, word)
  return sorts.length > 0 ? sorts : materialOfMaker(cursor, word)
}

/** Reads a maker's word that begins with a material: the cpvc of `cpvcor`. */
function materialOfMaker(cursor: Cursor, word: string): Item[] {
  const material = MAKERS_MATERIALS.find(
    (each) => word.startsWith(each) && word.length <= each.length + MOST_BEHIND,
  )
  if (material === undefined || !/^[a-z]+$/.test(word)) return []
  const phrase = cursor.vocabulary.lexicon.phrases.get(material)?.find(({ words }) => words.length === 1)
  return [
    ...itemsOf(cursor, { words: [material], meanings: phrase?.meanings ?? [] }),
    { kind: 'unknown', word: word.slice(material.length) },
  ]
}

/** Reads a word of longer names: the copper of copper pipes is no other word, and that of makers' lines nothing by itself. */
function ofLongerName({ vocabulary }: Cursor, word: string): Item | null {
  const longer = /^[a-z]{3,}$/.test(word) ? vocabulary.lexicon.phrases.get(word) : undefined
  if (longer === undefined) return null
  if (longer.every(({ meanings }) => meanings.every(({ kind }) => kind === 'brand')))
    return { kind: 'unknown', word }
  const isOthersNoun = longer.every(({ isReversed }) => isReversed === true)
  return { ...termOf([{ words: [word], namesProduct: false }], [word]), isOfLongerName: true, isOthersNoun }
}

function readUnknown(cursor: Cursor, word: string): Item[] {
  const { vocabulary } = cursor
  const stem = obliqueStem(vocabulary.lexicon, word)
  if (stem !== null) return itemsOf(cursor, stem)
  const longer = ofLongerName(cursor, word)
  if (longer !== null) return [longer]
  const apart = takenApart(cursor, word)
  if (apart.length > 0) return apart
  const guess = guessOf(vocabulary, word)
  if (guess === null) return readJoined(cursor, word)
  const isGuess = !isSlip(word, guess)
  const phrase = (vocabulary.lexicon.phrases.get(guess) ?? []).find((each) => each.words.length === 1)
  const meanings = phrase?.meanings.filter(isNotUnit) ?? []
  // what only says how it is specified is no reason to overlook a word
  if (isGuess && meanings.length > 0 && meanings.every(({ kind }) => kind === 'filler'))
    return [{ kind: 'unknown', word }]
  const isMended = isGuess && !isSameInScript(word, guess) && saidInScript(vocabulary, word) !== guess
  if (meanings.length > 0) return itemsOf(cursor, { words: [guess], meanings, isGuess: isMended })
  return [{ ...termOf([{ words: [guess], namesProduct: false }], [guess]), isGuess: isMended }]
}
