import { isKnown } from './is-known.ts'
import type { Vocabulary } from './items.ts'
import { singular } from './singular.ts'

/** Digits among which a letter can only be one of them: `2Omm`, `5OO kg`, `l6A`, `4O`. */
const ZEROS =
  /(?<![\p{L}\d])\d[\d.,]*[oO]+[\doO]*(?=\P{L}|$|(?:mm|cm|kgs?|gm|ltr?s?|ml|w|a|v|ft|mtr?|nos?|pcs?|bags?)(?!\p{L}))/giu
const ONES = /(?<![\p{L}\d])[lI](?=\d)|(?<=\d)[lI](?=\d)/gu
/** Words in which a machine has read letters as digits, or may have read one letter as another. */
const WORD = /(?<![\p{L}\d])(?=[a-z01]*[a-z][a-z01]*(?![\p{L}\d]))[a-z01]{3,}/giu

/** A text that was read off paper with the digits and letters that were taken for each other put right: `va1ve`, `2Omm`, `gypsurn`. */
export function withReadLetters(text: string, vocabulary: Vocabulary): string {
  if (!/[a-z]/i.test(text)) return text
  return text
    .replaceAll(ZEROS, (number) => number.replaceAll(/o/gi, '0'))
    .replaceAll(ONES, '1')
    .replaceAll(WORD, (word) => readWord(word, vocabulary))
}

function readWord(word: string, vocabulary: Vocabulary): string {
  const small = word.toLowerCase()
  // neither numbers with their units nor codes, such as m10, are words
  if (!/[01l]|rn/.test(small) || /^1|^[a-z]\d+$/.test(small)) return word
  const isWord = (each: string): boolean => isKnown(vocabulary, each) || isKnown(vocabulary, singular(each))
  if (!/[01]/.test(small) && isWord(small)) return word
  return (
    likenesses(small).find((each) => each !== small && isWord(each)) ??
    // two letters for one are read only where the catalogue has the word: modern is no modem
    likenesses(small)
      .map((each) => each.replaceAll('rn', 'm'))
      .find((each) => each !== small && (vocabulary.words.has(singular(each)) || UNITS.has(each))) ??
    word
  )
}

const UNITS = new Set(['mm', 'cm', 'mtr'])

/** The words that a machine may have read so, the likeliest first. */
function likenesses(word: string): string[] {
  const plain = word.replaceAll('0', 'o')
  const letters = [plain.replaceAll('1', 'l'), plain.replaceAll('1', 'i')]
  const one = letters[0] ?? ''
  const places = [...one.matchAll(/l/g)].map(({ index }) => index)
  return [...letters, ...places.map((at) => `${one.slice(0, at)}i${one.slice(at + 1)}`)]
}
