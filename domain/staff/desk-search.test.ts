import { expect, test } from 'vitest'
import { parseDeskSearch } from './desk-search.ts'

test('[DESK-11] a search is looked for without invisible marks, in Latin digits', () => {
  expect(parseDeskSearch('  OPC\u200e  ५३ ')).toEqual({ text: 'OPC 53', words: ['OPC', '53'] })
})

test('[DESK-11] less than two letters or digits, and signs alone, are not looked for', () => {
  for (const typed of ['', ' ', 'a', '%', '%%__', '- - -', '\u200e\u200e'])
    expect(parseDeskSearch(typed)).toBeNull()
  expect(parseDeskSearch('ए2')).not.toBeNull()
})

test('[DESK-11] of a long text the first words count', () => {
  expect(parseDeskSearch('a b c d e f g h')?.words).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
