import { expect, it } from 'vitest'
import { buildLexicon } from '../lexicon.ts'
import { rawTokens } from '../raw-tokens.ts'
import { singular } from '../singular.ts'
import { nameAt } from './name-at.ts'

const lexicon = buildLexicon()

function nameOf(text: string): string | null {
  const words = rawTokens(text).map((token) => (token.kind === 'word' ? singular(token.text) : token.text))
  return nameAt(lexicon, words, 0)?.phrase.words.join(' ') ?? null
}

it.each([
  ['mild steel gates', 'ms gate'],
  ['SS plates', 'stainless steel plate'],
  ['tap & die sets', 'tap and die set'],
  ['hat n coat hook', 'hat and coat hook'],
  ['color pencils', 'colour pencil'],
])('[QO-04] the words of a name stand for all their forms: %s', (text, expected) => {
  expect(nameOf(text)).toBe(expected)
})

it.each([
  ['card board boxes', 'cardboard box'],
  ['bed side lamp', 'bedside lamp'],
  ['fire wood', 'firewood'],
  ['toothbrush holder', 'tooth brush holder'],
])('[QO-04] a name is the same with other spaces: %s', (text, expected) => {
  expect(nameOf(text)).toBe(expected)
})

it.each(['door and window', 'galvanised iron', 'gate, ms', 'tile work', 'c able'])(
  '[QO-04] words that make no name stay apart: %s',
  (text) => {
    expect(nameOf(text)).toBeNull()
  },
)
