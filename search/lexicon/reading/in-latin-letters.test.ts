import { expect, it } from 'vitest'
import { buildLexicon } from '../lexicon.ts'
import { rawTokens } from '../raw-tokens.ts'
import { readInEnglish } from './in-english.ts'

const vocabulary = {
  lexicon: buildLexicon(),
  words: new Set('pipe tile handle tank mat tar wire glass'.split(' ')),
  brands: new Set<string>(),
  sounds: new Map<string, string[]>(),
  skeletons: new Map<string, string[]>(),
  voiceless: new Map<string, string[]>(),
  loans: { toSound: String, bySound: () => [], byConsonants: () => [] },
  spoken: [],
  beginnings: new Map<string, string[]>(),
  acronyms: new Map(),
  guesses: new Map<string, string | null>(),
  sold: new Set<string>(),
}
const read = (text: string): string => readInEnglish(rawTokens(text), vocabulary).words.join(' ')

it.each([
  ['Hindi', 'deewar ki tile', 'wall tile'],
  ['Hindi, spelt otherwise', 'diwaar ki tile', 'wall tile'],
  ['Hindi, with a flap as an r', 'lakri ki kursi', 'wood chair'],
  ['Hindi, of what is not sold', 'gubbara', 'balloon'],
  ['Hindi, with two particles', 'khidki ke liye kaanch', 'window glass'],
  ['Bengali, in a case', 'deyaler rong', 'wall paint'],
  ['Tamil, which writes voiced letters as others', 'thanneer tank', 'water tank'],
])('[SEARCH-06] reads Latin letters as they sound in %s: %s', (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ['words of the shop', 'mat'],
  ['words of the shop', 'tar'],
  ['English names', 'copper pipe'],
  ['English words that sound like others', 'silent fan'],
  ['English words with an ending of others', 'plumber wing'],
  ['names of the trade', 'tanki'],
])('[SEARCH-06] leaves %s as they are: %s', (_, text) => {
  expect(read(text)).toBe(text)
})

it.each([
  ['چھت کی ٹائل', 'roof tile'],
  ['لکڑی کی کرسی', 'wood chair'],
  ['دیوار کی گھڑی', 'wall clock'],
])('[SEARCH-06] reads Urdu as Hindi, and that in English: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ['سیڑھی', 'सीढी'],
  ['کیل', 'कील'],
  ['رنگ', 'रंग'],
])('[SEARCH-06] reads a word of the trade in Urdu letters as the Hindi one: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
