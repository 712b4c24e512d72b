import { editDistance } from '#domain/text/spelling.ts'
import { consonantKey, phoneticKey } from '#domain/text/phonetic-key.ts'
import { fittingsOfFamilies } from './names/fitting-families.ts'
import { rawTokens } from './raw-tokens.ts'
import { singular } from './singular.ts'
import { transliterate } from '#domain/text/transliterate.ts'
import type { OwnWord } from './own-words.ts'
import { urduInLatin } from './urdu.ts'
import { attributeWords } from './words/attribute-words.ts'
import { brandLines } from './words/brand-lines.ts'
import { brands } from './words/brands.ts'
import { productWords } from './words/product-words.ts'
import { otherTradeWords } from './words/products/elsewhere/other-trades.ts'
import { moreThingWords } from './words/products/more-things.ts'
import { thingsElsewhere } from './words/products/elsewhere/things.ts'
import { thingWords } from './words/products/things.ts'
import { numberWords } from './words/number-words.ts'
import { phrases } from './words/phrases.ts'
import { unitWords } from './words/unit-words.ts'

/** Meaning of a phrase. */
export type Meaning =
  | {
      readonly kind: 'product'
      readonly words: readonly string[]
      /** A thing or a part of one, whether it is sold or not. */
      readonly isThing?: boolean
    }
  | { readonly kind: 'brand'; readonly words: readonly string[] }
  | { readonly kind: 'attribute'; readonly words: readonly string[] }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Changes the number after it: saadhe teen is 3.5. */
  | { readonly kind: 'shift'; readonly by: number }
  | { readonly kind: 'and' }
  | { readonly kind: 'filler'; readonly what: string }

/** A phrase with all its meanings. */
export type Phrase = {
  readonly words: readonly string[]
  readonly meanings: readonly Meaning[]
  readonly isEnglish: boolean
  /** Two words that may be written as one: nobody begins to type it. */
  readonly isJoined?: boolean
  /** The noun comes first, which it seldom does: `mesh mosquito`. */
  readonly isReversed?: boolean
}

/** The reviewed words of the trade, found by their first word, the longest phrase first. */
export type Lexicon = {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Single words by how they sound, and by the consonants of that, to read what is spelt by ear. */
  readonly sounds: ReadonlyMap<string, readonly string[]>
  readonly skeletons: ReadonlyMap<string, readonly string[]>
  /** The same by those consonants that every script tells apart. */
  readonly voiceless: ReadonlyMap<string, readonly string[]>
  /** The first words of all phrases, by their first letter. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>
}

type Row = { readonly subject: string; readonly language: string; readonly terms: readonly string[] }

function rowsOf(data: string): Row[] {
  return data
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const cells = line.split('\t')
      return { subject: cells[0] ?? '', language: cells[1] ?? '', terms: (cells.at(-1) ?? '').split(' | ') }
    })
}

type MadePhrase = Omit<Phrase, 'words' | 'meanings' | 'isEnglish'> & {
  words: string[]
  meanings: Meaning[]
  isEnglish: boolean
}

/** Builds the lexicon from its data, once; what the shop's own words mean comes before what the trade means by them. */
export function buildLexicon(ownWords: readonly OwnWord[] = []): Lexicon {
  const byKey = new Map<string, MadePhrase>()
  const add = (term: string, meaning: Meaning, isEnglish: boolean): void => {
    const words = phraseWords(term)
    if (words.length === 0) return
    const key = words.join(' ')
    const phrase = byKey.get(key) ?? { words, meanings: [], isEnglish: false }
    phrase.isEnglish ||= isEnglish
    if (!phrase.meanings.some((known) => JSON.stringify(known) === JSON.stringify(meaning)))
      phrase.meanings.push(meaning)
    byKey.set(key, phrase)
  }
  for (const [data, toMeaning] of sources) {
    for (const { subject, language, terms } of rowsOf(data)) {
      for (const term of terms) add(term, toMeaning(subject, term), language === 'en')
    }
  }
  for (const [attribute = '', others = ''] of attributeWords.split('\n').map((line) => line.split('\t'))) {
    // a phrase such as `half pedestal` would otherwise be read word by word
    for (const term of [...(attribute.includes(' ') ? [attribute] : []), ...others.split(' | ')]) {
      add(term, { kind: 'attribute', words: attribute.split(' ') }, true)
    }
  }
  addFittings(byKey, rowsOf(productWords))
  addReversed(byKey, rowsOf(productWords))
  addJoined(byKey)
  addOwnWords(byKey, ownWords)
  return index([...byKey.values()])
}

/** Of what is not sold all of a family are not. */
function addFittings(byKey: Map<string, MadePhrase>, rows: readonly Row[]): void {
  const unsold = rows.filter(({ subject }) => subject === '=').flatMap(({ terms }) => terms.map(phraseWords))
  const names = fittingsOfFamilies(unsold, {
    describes: (word) => byKey.get(word)?.meanings.some(({ kind }) => kind === 'attribute') ?? false,
    isSold: (name) =>
      byKey
        .get(name)
        ?.meanings.some(
          (each) => each.kind === 'product' && !each.words.includes(name.replaceAll(' ', '_')),
        ) ?? false,
  })
  for (const name of names.filter((each) => !byKey.has(each))) {
    const words = phraseWords(name)
    const meaning: Meaning = { kind: 'product', words: [words.join('_')] }
    byKey.set(name, { words, meanings: [meaning], isEnglish: true })
  }
}

/** Of what is not sold the noun may come first: `mesh mosquito`, `fan table`. */
function addReversed(byKey: Map<string, MadePhrase>, rows: readonly Row[]): void {
  for (const term of rows.filter(({ subject }) => subject === '=').flatMap(({ terms }) => terms)) {
    const words = phraseWords(term)
    const reversed = words.toReversed()
    const meanings = byKey.get(words.join(' '))?.meanings ?? []
    const key = reversed.join(' ')
    // a white board is no `board white`
    const describes = byKey.get(words[0] ?? '')?.meanings.some(({ kind }) => kind !== 'product') ?? false
    if (words.length === 2 && !describes && !byKey.has(key))
      byKey.set(key, { words: reversed, meanings, isEnglish: false, isReversed: true })
  }
}

/** Two words of a product kind are also written as one: bindingwire, doorframe. */
function addJoined(byKey: Map<string, MadePhrase>): void {
  for (const { words, meanings } of byKey.values()) {
    const joined = words.join('')
    const isPair = words.length === 2 && words.every((word) => /^[a-z]{3,}$/.test(word))
    const named = meanings.filter(({ kind }) => kind === 'product')
    if (isPair && named.length > 0 && !byKey.has(joined))
      byKey.set(joined, { words: [joined], meanings: named, isEnglish: false, isJoined: true })
  }
}

function addOwnWords(byKey: Map<string, MadePhrase>, rows: readonly OwnWord[]): void {
  for (const { meaning, words: others } of rows) {
    const meant = phraseWords(meaning)
    const known = byKey.get(meant.join(' '))?.meanings.filter(({ kind }) => kind === 'product') ?? []
    const meanings: Meaning[] = known.length > 0 ? known : [{ kind: 'product', words: meant }]
    for (const other of others) {
      const words = phraseWords(other)
      if (words.length > 0) byKey.set(words.join(' '), { words, meanings: [...meanings], isEnglish: true })
    }
  }
}

const sources: readonly (readonly [string, (subject: string, term: string) => Meaning])[] = [
  [
    productWords,
    (subject, term) => ({
      kind: 'product',
      words: subject === '=' ? [phraseWords(term).join('_')] : subject.split(' '),
    }),
  ],
  [
    thingWords + moreThingWords + thingsElsewhere,
    (_, term) => ({ kind: 'product', words: phraseWords(term), isThing: true }),
  ],
  [otherTradeWords, (_, term) => ({ kind: 'attribute', words: [phraseWords(term).join('_')] })],
  [brands + brandLines, (subject) => ({ kind: 'brand', words: subject.split(' ') })],
  [unitWords, (subject) => ({ kind: 'unit', unit: subject })],
  [
    numberWords,
    (subject) =>
      subject.startsWith('x')
        ? { kind: 'shift', by: Number(subject.slice(1)) }
        : { kind: 'number', value: Number(subject) },
  ],
  [phrases, phraseMeaning],
]

function phraseMeaning(subject: string): Meaning {
  if (subject === 'and') return { kind: 'and' }
  const [what = '', which = ''] = subject.split(':')
  return what === 'colour' ? { kind: 'attribute', words: [which] } : { kind: 'filler', what: subject }
}

/** The words of a phrase as texts are read: normalized, in the singular. */
function phraseWords(term: string): string[] {
  return rawTokens(term).map((token) => (token.kind === 'word' ? singular(token.text) : token.text))
}

function index(all: readonly Phrase[]): Lexicon {
  const sorted = all.toSorted((a, b) => b.words.length - a.words.length)
  const phrasesByFirst = Map.groupBy(sorted, (phrase) => phrase.words[0] ?? '')
  const single = all.flatMap(({ words: [word = '', ...others], meanings }) =>
    meanings.length > 0 && others.length === 0 && /^\p{L}[\p{L}\p{M}]+$/u.test(word) ? [word] : [],
  )
  const sounds = once(() => new Map(Array.from(new Set(single), (word) => [word, phoneticKeyOf(word)])))
  const alike = (keyOf: (sound: string) => string) =>
    once(() => Map.groupBy(sounds().keys(), (word) => keyOf(sounds().get(word) ?? '')))
  const bySound = alike((sound) => sound)
  const bySkeleton = alike(consonantKey)
  const byVoiceless = alike(voicelessKey)
  return {
    phrases: phrasesByFirst,
    // made with the first word that is spelt by ear: the sounds of all words take longer than reading them
    get sounds() {
      return bySound()
    },
    get skeletons() {
      return bySkeleton()
    },
    get voiceless() {
      return byVoiceless()
    },
    beginnings: Map.groupBy(phrasesByFirst.keys(), (word) => word.charAt(0)),
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** Sound of a word of any script, as a phonetic key in Latin letters. */
export function phoneticKeyOf(word: string): string {
  // `chowkhat` is chaukhat, and nobody hears the h of white
  return phoneticKey(transliterate(urduInLatin(word)).replaceAll('ow', 'au').replaceAll('wh', 'w'))
}

/** The consonants of a phonetic key as Tamil writes them, which has one letter for b and p, for d and t, for g and k. */
export function voicelessKey(key: string): string {
  return consonantKey(key)
    .replaceAll(/[bf]/g, 'p')
    .replaceAll('d', 't')
    .replaceAll('g', 'k')
    .replaceAll(/[CSj]/g, 's')
}

/** The most slips that a word is mended of, in letters. */
export function slipsIn({ length }: string): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 1.5 : 2
}

/** The known word that an unknown one most likely is: the same sound, or nearly the same spelling from the same first letter. */
export function nearestWord(
  word: string,
  candidates: Iterable<string>,
  spellingOf: (candidate: string) => string = (candidate) => candidate,
): string | null {
  const limit = slipsIn(word)
  let best: { word: string; distance: number } | null = null
  for (const each of candidates) {
    const spelt = spellingOf(each)
    if (spelt.length < 4 || Math.abs(spelt.length - word.length) > Math.min(2, 2 * limit)) continue
    const distance = editDistance(word, spelt, best?.distance ?? limit)
    if (distance <= limit && (best === null || distance < best.distance)) best = { word: each, distance }
  }
  return best?.word ?? null
}

/** The longest word of the lexicon that an inflected word of an Indic script begins with. */
export function stemOf(lexicon: Lexicon, word: string): string | null {
  for (let length = word.length - 1; length >= Math.max(3, word.length - 4); length--) {
    const stem = word.slice(0, length)
    if (lexicon.phrases.get(stem)?.some((phrase) => phrase.words.length === 1)) return stem
  }
  return null
}
