import { normalizeText } from '#domain/text/normalize-text.ts'
import { isKnown } from '../is-known.ts'
import type { Vocabulary } from '../items.ts'
import { phoneticKeyOf } from '../lexicon.ts'
import type { RawToken } from '../raw-tokens.ts'
import { singular } from '../singular.ts'
import { spokenName } from '../spoken-names.ts'
import { stemsOf } from './case-endings.ts'
import { areAmongOthers, isForeign, LATIN_PARTICLE, wordInLatin } from './in-latin-letters.ts'
import { OTHER_SCRIPT, plainNoun, plainWord, type Told } from './plain-words.ts'
import { teluguSingular } from './telugu-plurals.ts'
import { urduAsHindi } from './urdu-as-hindi.ts'

/** Tokens of a text, and the words that they are read as. */
type Reading = { readonly tokens: readonly RawToken[]; readonly words: string[] }

/** A word of another script with the particles behind it: the `रसोई की` of a `रसोई की टाइल`. */
type Part = Told & { readonly at: number; readonly length: number; readonly isForeign: boolean }

/** The most words that make a name together. */
const MOST = 3

/** Words that join a thing to what it is of or for. */
const PARTICLE =
  /^(?:का|की|के|वाला|वाली|वाले|चा|ची|चे|ના|ની|નો|નું|વાળું|વાળો|વાળી|ਦਾ|ਦੀ|ਦੇ|ਵਾਲਾ|ਵਾਲੀ|ਵਾਲੇ|এর|ৰ|ର|యొక్క|ಯ|ന്റെ|लिए|साठी|માટે|ਲਈ|জন্য|বাবে|ପାଇଁ|కోసం)$/u

/** Participles that say no more than such a particle does: a dish to keep soap in, an adhesive that sticks tiles. */
const PARTICIPLE = new Set(
  (
    'रखने ठेवायची ठेवायचा ठेवायचे ठेवण्याची चिपकाने चिकटवण्याचा चिकटवायचा लगाने लावायचा લગાવવાનો મૂકવાનું રાખવાનું ચોંટાડવાનો ચોંટાડવાની જોડવાનો ਰੱਖਣ ਲਾਉਣ ' +
    'রাখার লাগানোর জোড়ার ৰখা লগোৱা ରଖିବା ଲଗାଇବା வைக்கும் ஒட்டும் பூசும் పెట్టే అంటించే వేసే ಇಡುವ ಅಂಟಿಸುವ ಹಚ್ಚುವ വെക്കുന്ന ഒട്ടിക്കുന്ന അടിക്കുന്ന'
  )
    .split(' ')
    .map(normalizeText),
)

/**
 * Reads plain words of other scripts as the English ones where they make a name of the trade together or tell of a thing which one it is,
 * and where they are no words of the trade themselves: `রান্নাঘরের কল` as kitchen tap, `નદીની રેતી` as river sand. What the trade calls
 * so in its own script stays.
 */
export function readInEnglish(tokens: readonly RawToken[], vocabulary: Vocabulary): Reading {
  const words = tokens.map((token) =>
    token.kind === 'word'
      ? teluguSingular(urduAsHindi(singular(token.text), vocabulary.lexicon), vocabulary)
      : token.text,
  )
  const amongOthers = areAmongOthers(words, vocabulary)
  const reading = { tokens: [] as RawToken[], words: [] as string[] }
  let at = 0
  while (at < tokens.length) {
    const own = ownName(words, at, vocabulary)
    const parts = own > 0 ? [] : plainWordsFrom({ tokens, words, amongOthers }, at, vocabulary)
    const english = own > 0 ? null : inEnglishOf(parts, vocabulary, words)
    if (english === null) {
      const length = Math.max(1, own)
      reading.tokens.push(...tokens.slice(at, at + length))
      reading.words.push(...words.slice(at, at + length))
      at += length
      continue
    }
    for (const [index, each] of english.entries()) {
      const part = parts[index]
      const written = tokens.slice(part?.at, (part?.at ?? 0) + (part?.length ?? 0))
      const text = written.map((token) => token.text).join(' ')
      for (const [place, word] of each.entries()) {
        reading.tokens.push({ kind: 'word', text: place === 0 ? text : '', value: 0, isGlued: place > 0 })
        reading.words.push(word)
      }
      at += written.length
    }
  }
  return reading
}

/** Number of words of a name that begins at a place as it is written. */
function ownName(words: readonly string[], at: number, { lexicon }: Vocabulary): number {
  const name = (lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (phrase) => phrase.words.length > 1 && phrase.words.every((word, index) => words[at + index] === word),
  )
  return name?.words.length ?? 0
}

function plainWordsFrom(
  { tokens, words, amongOthers }: Reading & { readonly amongOthers: readonly boolean[] },
  from: number,
  vocabulary: Vocabulary,
): Part[] {
  const parts: Part[] = []
  let at = from
  while (parts.length < MOST && tokens[at]?.kind === 'word') {
    if (parts.length > 0 && ownName(words, at, vocabulary) > 0) break
    const word = words[at] ?? ''
    const each =
      plainWord(word) ??
      compoundOf(word, vocabulary) ??
      meaningOf(word, vocabulary) ??
      wordInLatin(word, vocabulary, amongOthers[at] === true)
    if (each === null) break
    const foreign = isForeign(word, each)
    const length = foreign ? 1 + particlesAfter({ tokens, words }, at) : 1
    parts.push({ ...each, at, length, isForeign: foreign })
    at += length
  }
  return parts
}

/** The most particles that join a word to the one behind it: `ke liye`. */
const MOST_PARTICLES = 2

/** Number of particles that join a word to the one behind it. */
function particlesAfter({ tokens, words }: Reading, at: number): number {
  const next = words.slice(at + 1, at + 1 + MOST_PARTICLES)
  const end = next.findIndex((word) => !isParticle(word))
  const count = end < 0 ? next.length : end
  return tokens.slice(at + 1, at + 2 + count).filter(({ kind }) => kind === 'word').length === count + 1
    ? count
    : 0
}

function isParticle(word: string): boolean {
  return PARTICLE.test(word) || PARTICIPLE.has(word) || LATIN_PARTICLE.test(word)
}

/** English words of one that the trade has in another script, or that sounds as one of the catalogue. */
function meaningOf(word: string, { lexicon, sounds }: Vocabulary): Told | null {
  if (!OTHER_SCRIPT.test(word)) return null
  const meanings = [word, ...stemsOf(word)].flatMap((each) =>
    (lexicon.phrases.get(each) ?? []).flatMap((phrase) => (phrase.words.length === 1 ? phrase.meanings : [])),
  )
  const named = meanings.flatMap((meaning) =>
    meaning.kind === 'product' || meaning.kind === 'attribute'
      ? [meaning.words.flatMap((each) => each.split('_'))]
      : [],
  )
  const english = named.length > 0 ? named : (sounds.get(phoneticKeyOf(word)) ?? []).map((each) => [each])
  return english.length === 0
    ? null
    : { english: english.slice(0, MOST), isDescribing: false, isOfTrade: true }
}

/** Shorter parts of a compound are other words. */
const SHORTEST_PART = 2
/** Longer words are no compounds of two. */
const LONGEST = 30

/** English words of a word of two that are written as one: the inner wall of `ಒಳಗೋಡೆ`. */
function compoundOf(word: string, vocabulary: Vocabulary): Told | null {
  if (word.length > LONGEST || !OTHER_SCRIPT.test(word) || isKnown(vocabulary, word)) return null
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const first = plainNoun(word.slice(0, at))
    const second = first?.isDescribing === true ? plainWord(word.slice(at)) : null
    if (first === undefined || second === null) continue
    const english = first.english.flatMap((one) => second.english.map((other) => [...one, ...other]))
    return { english, isDescribing: second.isDescribing }
  }
  return null
}

/** Tells whether words are set aside in English too: what is big, good or new stays what it is. */
function isSetAside(english: readonly string[], { lexicon }: Vocabulary): boolean {
  const [word = ''] = english
  const meanings = (lexicon.phrases.get(word) ?? []).flatMap((phrase) =>
    phrase.words.length === 1 ? phrase.meanings : [],
  )
  return english.length === 1 && meanings.length > 0 && meanings.every(({ kind }) => kind === 'filler')
}

/** English words of the parts that are read in English, from the first on; null where the first is not. */
function inEnglishOf(
  parts: readonly Part[],
  vocabulary: Vocabulary,
  words: readonly string[],
): readonly (readonly string[])[] | null {
  for (let length = parts.length; length > 1; length -= 1) {
    const first = parts.slice(0, length)
    const name = first.some(({ isForeign: is }) => is) ? nameOf(first, vocabulary) : null
    if (name !== null) return name
  }
  const [first, second] = parts
  if (first === undefined) return null
  const english = first.english[0] ?? []
  if (first.isOfTrade === true) return null
  if (first.isDescribing && second !== undefined && second.isOfTrade !== true) {
    if (isSetAside(english, vocabulary)) return [english]
    const rest = nameFrom(parts.slice(1), vocabulary)
    return [english, ...rest]
  }
  return isOfTrade(words, first.at, vocabulary) || isHeard(words, first.at, vocabulary) ? null : [english]
}

/** Tells whether the trade has a word in its own script: by itself, or as the beginning of a name where another word follows. */
function isOfTrade(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const word = words[at] ?? ''
  const isFollowed = OTHER_SCRIPT.test(words[at + 1] ?? '')
  const names = vocabulary.lexicon.phrases.get(word) ?? []
  return (
    vocabulary.words.has(word) ||
    vocabulary.brands.has(word) ||
    names.some((name) => isFollowed || name.words.length === 1)
  )
}

/** Tells whether a word makes a name with those beside it by how they sound: the `ভালভ` of a `বল ভালভ`. */
function isHeard(words: readonly string[], at: number, { spoken }: Vocabulary): boolean {
  for (const length of [2, MOST])
    for (let from = Math.max(0, at - length + 1); from <= at; from += 1) {
      const heard = words.slice(from, from + length)
      const areWords = heard.length === length && heard.every((word) => OTHER_SCRIPT.test(word))
      if (areWords && spokenName(spoken, heard) !== null) return true
    }
  return false
}

/** The parts behind one that describes: a name of the trade, or a thing, before which others may describe it as well. */
function nameFrom(parts: readonly Part[], vocabulary: Vocabulary): readonly (readonly string[])[] {
  const name = parts.length > 1 ? nameOf(parts, vocabulary) : null
  if (name !== null) return name
  const end = parts.findIndex(({ isDescribing }) => !isDescribing)
  if (parts[end]?.isOfTrade === true) return parts.slice(0, end).map(({ english }) => english[0] ?? [])
  return parts.slice(0, end < 0 ? parts.length : end + 1).map(({ english }) => english[0] ?? [])
}

/** The name of the trade that parts make together. */
function nameOf(parts: readonly Part[], { lexicon }: Vocabulary): readonly (readonly string[])[] | null {
  const ways = parts.reduce<readonly (readonly (readonly string[])[])[]>(
    (all, { english }) => all.flatMap((way) => english.map((each) => [...way, each])),
    [[]],
  )
  const named = ways.find((way) => {
    const whole = way.flat()
    return (lexicon.phrases.get(whole[0] ?? '') ?? []).some(
      (phrase) =>
        phrase.words.length === whole.length &&
        phrase.words.every((word, index) => word === whole[index]) &&
        phrase.meanings.some(({ kind }) => kind === 'product'),
    )
  })
  return named ?? null
}
