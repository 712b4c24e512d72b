import { expect, it } from 'vitest'
import { parseFirmSearch } from './firm-search.ts'

it.each([
  ['07aagff', { kind: 'gstin', start: '07AAGFF' }],
  ['07 AAGFF 2194N1Z1', { kind: 'gstin', start: '07AAGFF2194N1Z1' }],
  ['98123 45678', { kind: 'phone', digits: '9812345678' }],
  ['+91 9812345678', { kind: 'phone', digits: '9812345678' }],
  ['९८१२३४५६७८', { kind: 'phone', digits: '9812345678' }],
  ['Gupta & So', { kind: 'words', words: ['gupta', 'so'] }],
  [' & ', null],
])('[FIRM-01] %s is read as what it can mean', (text, expected) => {
  expect(parseFirmSearch(text)).toEqual(expected)
})
