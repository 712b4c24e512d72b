import { normalizeText } from '#domain/text/normalize-text.ts'
import { phoneticKey } from '#domain/text/phonetic-key.ts'
import { editDistance } from '#domain/text/spelling.ts'
import { transliterate } from '#domain/text/transliterate.ts'
import { voicelessKey } from '../lexicon.ts'

/** A word as it is written, and as it is known. */
type Pair = readonly [written: string, known: string]

/** Flaps, which are heard as a d or an r: the `lakdi` and `lakri` of लकड़ी. */
const FLAPS: readonly (readonly [RegExp, string])[] = [
  [/\u0921\u093c/gu, 'र'],
  [/\u0922\u093c/gu, 'र्ह'],
  [/[\u09a1\u09a2]\u09bc/gu, 'র'],
  [/[\u0b21\u0b22]\u0b3c/gu, 'ର'],
  [/\u0a5c/gu, 'ਰ'],
]
const HAS_FLAP = /[\u0921\u0922]\u093c|[\u09a1\u09a2]\u09bc|[\u0b21\u0b22]\u0b3c|\u0a5c/u
/** Dots under letters, which tell sounds apart that Latin letters do not. */
const DOTS = /[\u09bc\u0a3c\u0abc\u0b3c]/gu
const TAMIL = /^\p{Script=Tamil}+$/u

/** Blocks of Unicode whose scripts write short vowels that nobody says: Devanagari, Bengali, Gurmukhi, Gujarati. */
const NORTHERN = [0x0900, 0x0980, 0x0a00, 0x0a80]
const BLOCK = 0x80
const VIRAMA = 0x4d

type Letter = 'consonant' | 'vowel' | 'sign' | null

function letterOf(code: number | undefined): Letter {
  const offset = (code ?? 0) % BLOCK
  if (offset >= 0x15 && offset <= 0x39) return 'consonant'
  if (offset >= 0x05 && offset <= 0x14) return 'vowel'
  return offset >= 0x3e && offset < VIRAMA ? 'sign' : null
}

/** A word without the short a that is written in no script and said in few places: दरवाजा is darvaja, कमरा is kamra. */
function withoutSilent(word: string): string {
  const codes = Array.from(word, (letter) => letter.codePointAt(0) ?? 0)
  const block = NORTHERN.find((start) => codes.every((code) => code >= start && code < start + BLOCK))
  if (block === undefined) return word
  const isSilent = (at: number): boolean =>
    at > 0 &&
    letterOf(codes[at]) === 'consonant' &&
    letterOf(codes[at - 1]) !== null &&
    letterOf(codes[at + 1]) === 'consonant' &&
    letterOf(codes[at + 2]) === 'sign'
  return String.fromCodePoint(
    ...codes.flatMap((code, at) => (isSilent(at) ? [code, block + VIRAMA] : [code])),
  )
}

/** The sound of a word in Latin letters; sh is often written for s, and zh is the l of the south. */
function soundOf(latin: string): string {
  return phoneticKey(latin.replaceAll('zh', 'l').replaceAll('ow', 'au')).replaceAll('S', 's')
}

/** The consonants of a sound with those of Tamil, which writes voiced ones as the others. */
function voiceless(sound: string): string {
  return sound.replaceAll(/[bf]/g, 'p').replaceAll('d', 't').replaceAll('g', 'k').replaceAll(/[CSj]/g, 's')
}

type Sounding = { readonly sound: string; readonly isTamil: boolean; readonly known: string }

/** The most slips of a spelling by ear, by the length of its sound: a vowel is half of one. */
function mostSlips({ length }: string, isFree: boolean): number {
  if (!isFree) return length < 7 ? 0 : 0.5
  return length < 6 ? 0 : length < 8 ? 0.5 : 1
}

/** The words of all scripts by how they sound in Latin letters. The answer takes one in Latin letters, and whether it may sound a little otherwise, to the words it most likely is. */
export function wordsBySound(pairs: readonly Pair[]): (word: string, isFree: boolean) => string[] {
  const all = pairs.flatMap(([written, known]): Sounding[] => {
    const isTamil = TAMIL.test(known)
    const spellings = HAS_FLAP.test(written.normalize('NFD'))
      ? [known, normalizeText(withFlaps(written))]
      : [known]
    return [
      ...new Set(spellings.map((each) => soundOf(transliterate(withoutSilent(each.replaceAll(DOTS, '')))))),
    ].map((sound) => ({
      sound: isTamil ? voiceless(sound) : sound,
      isTamil,
      known,
    }))
  })
  const bySkeleton = Map.groupBy(all, ({ sound }) => voicelessKey(sound))
  return (word, isFree) => {
    const sound = soundOf(word)
    const most = mostSlips(sound, isFree)
    const heard = (bySkeleton.get(voicelessKey(sound)) ?? [])
      .map((each) => ({
        known: each.known,
        // at the beginning of a word the letters of Tamil have one sound
        isAlike:
          !each.isTamil || voiceless(sound.charAt(0)) === sound.charAt(0) || 'Csj'.includes(sound.charAt(0)),
        slips: editDistance(each.isTamil ? voiceless(sound) : sound, each.sound, most),
      }))
      .filter(({ slips, isAlike }) => isAlike && slips <= most)
    const least = Math.min(...heard.map(({ slips }) => slips))
    return [...new Set(heard.filter(({ slips }) => slips === least).map(({ known }) => known))]
  }
}

function withFlaps(written: string): string {
  return FLAPS.reduce((text, [flap, instead]) => text.replaceAll(flap, instead), written.normalize('NFD'))
}
