import { expect, test } from 'vitest'
import { buildLexicon } from './lexicon.ts'
import { findOwnWordsIssue, parseOwnWords } from './own-words.ts'

test("[GEN-06] the shop's own words mean what they are said to mean", () => {
  const rows = parseOwnWords('wall putty = safedi patti, deewar wala\n\nnonsense\nzorbex board = zb')
  expect(rows).toEqual([
    { meaning: 'wall putty', words: ['safedi patti', 'deewar wala'] },
    { meaning: 'zorbex board', words: ['zb'] },
  ])
  const { phrases } = buildLexicon(rows)
  const meaningOf = (first: string, words: string) =>
    phrases.get(first)?.find((phrase) => phrase.words.join(' ') === words)?.meanings
  expect(meaningOf('safedi', 'safedi patti')).toEqual(
    meaningOf('wall', 'wall putty')?.filter(({ kind }) => kind === 'product'),
  )
  expect(meaningOf('zb', 'zb')).toEqual([{ kind: 'product', words: ['zorbex', 'board'] }])
})

test.each([
  ['putty', { code: 'word-unexplained', line: 1 }],
  ['a = b = c', { code: 'word-unexplained', line: 1 }],
  ['putty = \nprimer = x', { code: 'word-unexplained', line: 1 }],
  ['putty = gond\nglue = Gond', { code: 'word-twice', word: 'Gond', earlier: 1, line: 2 }],
  ['putty = ***', { code: 'word-without-letters', line: 1 }],
  [`putty = ${'x'.repeat(61)}`, { code: 'word-too-long', line: 1, most: 60 }],
])('[GEN-06] %j are no words of the shop', (text, issue) => {
  expect(findOwnWordsIssue(text)).toEqual(issue)
})

test('[GEN-06] no words are words of the shop too', () => {
  expect(findOwnWordsIssue('')).toBeNull()
})
