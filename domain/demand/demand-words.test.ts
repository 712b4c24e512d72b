import { expect, test } from 'vitest'
import { demandWords } from './demand-words.ts'

test.each([
  ['  Solar  panel 540w ', 'solar panel 540w'],
  ['balti - 5 nag', 'balti'],
  ['fawda 3', 'fawda'],
  ['तसला 4', 'तसला'],
])('[SEARCH-07] of %j is counted %j', (text, words) => {
  expect(demandWords(text)).toBe(words)
})

test.each([
  'call me 98765 43210',
  'ravi@example.com',
  'flat 1203 tower 5 sector 62 near the metro station gate two',
  'a/c 123456789',
  '12 34',
  'x',
])('[SEARCH-07] %j may tell who wrote it, or names nothing', (text) => {
  expect(demandWords(text)).toBeNull()
})
