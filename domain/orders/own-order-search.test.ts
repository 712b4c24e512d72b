import { expect, test } from 'vitest'
import { isForeignSearch, ownSearchWords } from './own-order-search.ts'

test.each([
  ['  Tower B, cement', ['tower', 'b', 'cement']],
  ['PO/2026-114', ['po/2026-114']],
  ['४८२१-९०३५', ['4821-9035']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
  [' – ;, ', null],
])('[FIRM-02] a search for %j looks for %j', (text, words) => {
  expect(ownSearchWords(text)).toEqual(words)
})

test('[FIRM-02] words in Hindi have to be translated, those in Latin letters have not', () => {
  expect(isForeignSearch('सीमेंट 50')).toBe(true)
  expect(isForeignSearch('Müller 12 mm')).toBe(false)
})
