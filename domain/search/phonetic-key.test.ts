import { expect, it } from 'vitest'
import { suggestSpellings, editDistance } from './spelling.ts'
import { consonantKey, phoneticKey } from './phonetic-key.ts'

it.each([
  ['eent', 'int'],
  ['retti', 'reti'],
  ['bajree', 'bajri'],
  ['sariya', 'saria'],
  ['kabza', 'kabja'],
  ['deewar', 'divar'],
  ['phawda', 'fawda'],
  ['taala', 'tala'],
  ['cement', 'sement'],
  ['githi', 'gitti'],
  ['कील', 'किल'],
])('[SEARCH-01] "%s" sounds like "%s"', (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other))
})

it('[SEARCH-01] words that mean different things do not sound alike', () => {
  const words = ['tile', 'tool', 'nail', 'nal', 'reti', 'putti', 'lock', 'block', 'sand', 'stone']
  expect(new Set(words.map(phoneticKey)).size).toBe(words.length)
})

it('[SEARCH-01] swapped vowels keep the skeleton of a word', () => {
  expect(consonantKey(phoneticKey('cemnet'))).toBe(consonantKey(phoneticKey('cement')))
  expect(consonantKey(phoneticKey('plywod'))).toBe(consonantKey(phoneticKey('plywood')))
})

it('a vowel and a swap count half, a consonant counts whole', () => {
  expect(editDistance('cement', 'cement')).toBe(0)
  expect(editDistance('cemnet', 'cement')).toBe(0.5)
  expect(editDistance('cmnt', 'cement')).toBe(1)
  expect(editDistance('switch', 'swich')).toBe(1)
})

const known = ['cement', 'clamp', 'plywood', 'tala', 'tile', 'white'].map((word) => ({
  word,
  documents: 10,
}))

it.each([
  ['cemnet', ['cement']],
  ['plywod', ['plywood']],
  ['tlie', ['tile']],
  ['whit', ['white']],
  ['tata', []],
  ['birla', []],
  ['xyz', []],
  ['', []],
])('[SEARCH-01] "%s" was meant to be %j', (typed, meant) => {
  expect(suggestSpellings(typed, known)).toEqual(meant)
})

it('[SEARCH-01] of words that are equally near, the one of more goods comes first', () => {
  const near = [
    { word: 'bolt', documents: 3 },
    { word: 'belt', documents: 9 },
  ]
  expect(suggestSpellings('balt', near)).toEqual(['belt', 'bolt'])
})
