import { expect, it } from 'vitest'
import { wordsWrittenAsOne } from '#search/lexicon/names/words-as-one.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each([
  ['cup board handle 4', 'cupboard handle 4'],
  ['dry wall screw 25 mm 2', 'drywall screw 25 mm 2'],
  ['sand stone slab 10', 'sandstone slab 10'],
  ['sink with drain board 1', 'sink with drainboard 1'],
  ['bed room tile 20', 'bedroom tile 20'],
  ['ss nut 20', 'stainless steel nut 20'],
  ['card board box 10', 'cardboard box 10'],
  ['steelpipes 2 inch 5', 'steel pipes 2 inch 5'],
  ['brasscock half inch 6', 'brass cock half inch 6'],
  ['plasticbucket 2', 'plastic bucket 2'],
  ['floortile 600 x 600 mm 12', 'floor tile 600 x 600 mm 12'],
])('[QO-04] %s is read as %s', (text, as) => {
  expect(readLines(index, text)).toEqual(readLines(index, as))
})

it.each([
  ['hand rail 2', 'not-found'],
  ['hat & coat hook 2', 'not-found'],
  ['door and window', 'choose'],
])('[QO-05] %s: %s', (text, status) => {
  expect(readLines(index, text).map((line) => line.split(' ')[0])).toContain(status)
})

it.each([
  ['tapanddieset', ['tap', 'and', 'die', 'set']],
  ['woodendoors', ['wooden', 'door']],
  ['rubbermat', null],
  ['leadership', null],
  ['plasticity', null],
  ['woodpecker', null],
])('[QO-04] an unknown word that is a name, or a material and a noun, is taken apart: %s', (word, words) => {
  expect(wordsWrittenAsOne(word, index.vocabulary)).toEqual(words)
})
