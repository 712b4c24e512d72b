import { expect, test } from 'vitest'
import { indexDemo, readLines } from '../../tests/quick-order/demo-answers.ts'
import { withReadLetters } from './read-letters.ts'

const index = indexDemo()

test('[QO-04] digits and letters that a reader of handwriting took for each other are put right', () => {
  const read = (text: string): string => withReadLetters(text, index.vocabulary)
  expect(read('Wa11 putty 4Okg')).toBe('wall putty 40kg')
  expect(read('2Omm jelly')).toBe('20mm jelly')
  expect(read('MCB l6A')).toBe('MCB 16A')
  expect(read('gypsurn board')).toBe('gypsum board')
  expect(read('door hlnge')).toBe('door hinge')
})

test('[QO-04] codes, sizes and words that are known stay as they are written', () => {
  for (const text of [
    'M10 x 75',
    'rj11',
    '10mm',
    'solid block',
    'SWR pipe 110 mm',
    'modern corner',
    'l angle',
  ])
    expect(withReadLetters(text, index.vocabulary)).toBe(text)
})

test('[QO-10] a list with such letters is read', () => {
  expect(readLines(index, 'MCB sp l6A 4')).toEqual(['ready 4 Bijlika MCB C Curve, SP 16 A'])
})
