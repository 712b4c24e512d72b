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
])('[SEARCH-01] "%s" has the same key as "%s"', (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other))
})

it('[SEARCH-01] words with different meanings have different keys', () => {
  const words = ['tile', 'tool', 'nail', 'nal', 'reti', 'putti', 'lock', 'block', 'sand', 'stone']
  expect(new Set(words.map(phoneticKey)).size).toBe(words.length)
})

it('[SEARCH-01] swapped vowels keep the consonant key', () => {
  expect(consonantKey(phoneticKey('cemnet'))).toBe(consonantKey(phoneticKey('cement')))
  expect(consonantKey(phoneticKey('plywod'))).toBe(consonantKey(phoneticKey('plywood')))
})

it('a vowel or a transposition costs half, a consonant costs one', () => {
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
])('[SEARCH-01] "%s" is corrected to %j', (typed, meant) => {
  expect(suggestSpellings(typed, known)).toEqual(meant)
})

it('[SEARCH-01] of equally close words the one in more products comes first', () => {
  const near = [
    { word: 'bolt', documents: 3 },
    { word: 'belt', documents: 9 },
  ]
  expect(suggestSpellings('balt', near)).toEqual(['belt', 'bolt'])
})
