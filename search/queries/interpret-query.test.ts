import { expect, it } from 'vitest'
import { doubtfulWords, interpretQuery, plainWords, type WordStatus } from './interpret-query.ts'
import { parseQuery } from './parse-query.ts'

const statuses = new Map<string, WordStatus>([
  ['granite', 'whole'],
  ['alumin', 'beginning'],
])
const similar = new Map([['ultratehc', [{ word: 'ultratech', documents: 12 }]]])
const interpret = (text: string, typing = false) =>
  interpretQuery(parseQuery(text), { statuses, similar, typing })

it('[SEARCH-01] looks up plain words only: sizes are taken as typed', () => {
  expect(plainWords([parseQuery('granite 20mm'), parseQuery('granite')])).toEqual(['granite'])
})

it('[SEARCH-01] doubts what is neither a word nor the beginning of one', () => {
  expect(doubtfulWords([parseQuery('granite alumin ultratehc 20mm')], statuses)).toEqual(['ultratehc'])
})

it('[SEARCH-01] a known word means itself and the beginning of one every word that isPrefix like it', () => {
  const { terms, known, corrections } = interpret('granite alumin')
  expect(terms.map(({ word, isPrefix }) => [word, isPrefix])).toEqual([
    ['granite', false],
    ['alumin', true],
  ])
  expect(known.map(({ word }) => word)).toEqual(['granite'])
  expect(corrections).toEqual([])
})

it('[SEARCH-01] a misspelt word is replaced by the nearest, and an unknown one is searched as it is', () => {
  expect(interpret('ultratehc').corrections).toEqual([{ typed: 'ultratehc', word: 'ultratech' }])
  expect(interpret('ultratehc').known.map(({ alternatives }) => alternatives)).toEqual([['ultratech']])
  expect(interpret('qwerty')).toMatchObject({
    terms: [{ alternatives: ['qwerty'] }],
    known: [],
    corrections: [],
  })
})

it('[SEARCH-01] the last word may go on while it is being typed', () => {
  expect(interpret('alumin granite', true).terms.map(({ isPrefix }) => isPrefix)).toEqual([true, true])
  expect(interpret('granite granite2', true).terms.map(({ isPrefix }) => isPrefix)).toEqual([false, true])
})
