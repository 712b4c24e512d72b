import { normalizeText } from '#domain/text/normalize-text.ts'
import { phoneticKeyOf, voicelessKey } from '../lexicon.ts'
import { editDistance } from '#domain/text/spelling.ts'
import { singular } from '../singular.ts'
import { inEnglish } from '../words/in-english.ts'
import { stemsOf } from './case-endings.ts'
import { wordsBySound } from './by-sound.ts'

/** English words that one of another script is, and whether it may only tell which thing is meant. */
export type Told = {
  readonly english: readonly (readonly string[])[]
  readonly isDescribing: boolean
  /** The trade's word, which is read in English only as part of a name. */
  readonly isOfTrade?: boolean
}

/** A word with a letter that is not Latin. */
export const OTHER_SCRIPT = /^[^a-z]*\p{L}[^a-z]*$/u
/** Without a vowel it is a short form. */
const LATIN = /^(?=.*[aeiouy])[a-z]{3,}$/

/** A word that was borrowed keeps its sound but for two vowels or a consonant. */
const LOAN_SLIPS = 1

const meanings = readMeanings()
const rows = readRows()
const told = new Map(rows.map(({ words, ...each }) => [words, each]))
let sounds: ReturnType<typeof wordsBySound> | null = null
/** Words by their sound, made with the first word that is looked up: transliterating all of them takes a third of a second. */
const bySound: ReturnType<typeof wordsBySound> = (word, isFree) => {
  sounds ??= wordsBySound(
    rows.flatMap(({ written, words, english }) =>
      isLoan(words, english) ? [] : [[written, words] as const],
    ),
  )
  return sounds(word, isFree)
}

type Row = Told & { readonly words: string; readonly written: string }

function readRows(): Row[] {
  const all = new Map<string, Row & { readonly english: (readonly string[])[] }>()
  for (const { english, others, isDescribing } of meanings)
    for (const written of others.split(' | ')) {
      const words = normalizeText(written).replaceAll("'", '')
      const known = all.get(words)
      if (known === undefined) all.set(words, { words, written, english: [...english], isDescribing })
      else known.english.push(...english)
    }
  return [...all.values()]
}

/** The rows of the data: the English words of each, and how other scripts write them. */
function readMeanings() {
  return ([true, false] as const).flatMap((isDescribing) =>
    (isDescribing ? inEnglish.describing : inEnglish.things)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [english = '', others = ''] = line.split('\t')
        return { english: english.split(' | ').map(wordsOf), others, isDescribing }
      }),
  )
}

function wordsOf(english: string): string[] {
  return english.split(' ').map(singular)
}

/** Tells whether a word is English as another script writes it: in Latin letters everybody types the English one. */
function isLoan(word: string, english: Told['english']): boolean {
  const sound = phoneticKeyOf(word)
  return english.some((each) =>
    each.some((one) => {
      const other = phoneticKeyOf(one)
      return (
        voicelessKey(sound) === voicelessKey(other) && editDistance(sound, other, LOAN_SLIPS) <= LOAN_SLIPS
      )
    }),
  )
}

/** The English words that those of other scripts are. */
export const plainEnglish: ReadonlySet<string> = new Set(meanings.flatMap(({ english }) => english.flat()))

/** English words that a word of another script is, by itself or as a case of a noun. */
export function plainWord(word: string): Told | null {
  if (!OTHER_SCRIPT.test(word)) return null
  for (const each of [word, ...stemsOf(word)]) {
    const known = told.get(each)
    if (known !== undefined) return known
  }
  return null
}

/** English words that a word of no case is. */
export function plainNoun(word: string): Told | undefined {
  return told.get(word)
}

/** Endings of nouns in Latin letters: gharacha, deyaler, lakdana, kathavinte. The longest come first. */
const ENDINGS =
  /(?:acha|achi|ache|cha|chi|che|chya|iche|ichi|icha|yude|ude|inte|yile|ile|ukku|kku|iyon|iyan|ina|in|er|on|en|na|ni|nu|no|da|ge|lu|yo|r)$/
/** Shorter words are short forms, unless others say which language they are. */
const SHORTEST = 4
/** Endings of no English word. */
const SURE_ENDINGS = /(?:acha|achi|ache|chya|iche|ichi|icha|yude|inte|ukku|kku)$/
const SHORTEST_STEM = 4

/**
 * English words that one of an Indian language in Latin letters is, which everybody spells by ear: `diwar` and `deewar` are दीवार. Among
 * others of such a language it may have any of their endings, and where it is free it may sound a little otherwise.
 */
export function plainWordInLatin(
  word: string,
  { isAmongOthers, isFree = false }: { readonly isAmongOthers: boolean; readonly isFree?: boolean },
): Told | null {
  if (!LATIN.test(word) || (word.length < SHORTEST && !isAmongOthers)) return null
  const known = bySound(word, isFree)
  if (known.length > 0) return together(known)
  const stem = stemInLatin(word, isAmongOthers)
  return stem === null ? null : together(bySound(stem, false))
}

/** The noun that a word in Latin letters is a case of. */
export function stemInLatin(word: string, isAmongOthers: boolean): string | null {
  const stem = word.replace(isAmongOthers ? ENDINGS : SURE_ENDINGS, '')
  return stem === word || stem.length < SHORTEST_STEM ? null : stem
}

/** Several words that are written alike: each meaning once, and describing only where all do. */
function together(words: readonly string[]): Told | null {
  const all = words.flatMap((each) => told.get(each) ?? [])
  if (all.length === 0) return null
  const english = new Map(all.flatMap((each) => each.english.map((one) => [one.join(' '), one])))
  return { english: [...english.values()], isDescribing: all[0]?.isDescribing === true }
}
