import { expect, test } from 'vitest'
import { findReturnTermsIssue, parseReturnTerms } from './return-terms.ts'

test('[GEN-10] headings and points of the return terms are read as they are written', () => {
  expect(
    parseReturnTerms('# Within 7 days\n\n- Unused items.\nSealed packs.\n## Never\r\n* Cut steel, #4'),
  ).toEqual([
    { title: 'Within 7 days', lines: ['Unused items.', 'Sealed packs.'] },
    { title: 'Never', lines: ['Cut steel, #4'] },
  ])
})

test.each([
  ['Within 7 days', { code: 'without-first-heading' }],
  ['', { code: 'without-first-heading' }],
  ['# Heading alone', { code: 'heading-without-lines' }],
  ['#\nA point', { code: 'heading-without-lines' }],
  [`# Long\n${'x'.repeat(4_001)}`, { code: 'more-characters', most: 4_000 }],
])('[GEN-10] %j are no return terms', (text, issue) => {
  expect(findReturnTermsIssue(text)).toEqual(issue)
})

test('[GEN-10] return terms of headings with points are', () => {
  expect(findReturnTermsIssue('# Within 7 days\nUnused items.')).toBeNull()
})
