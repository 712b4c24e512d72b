import { expect, test } from 'vitest'
import { forms } from '#search/lexicon/trade/forms.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

test.each([
  ['marble powder 50 kg'],
  ['glass box'],
  ['fibre rod'],
  ['plastic tape'],
  ['cement tape'],
  ['polycarbonate rod'],
  ['granite powder'],
  ['silicone sheet'],
])('[QO-10] a form of matter that nothing of its material is sold in is not sold: %s', (text) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

test.each([
  ['glass sheet', /Glass/],
  ['cement powder', /Cement/],
  ['cement bag', /Cement/],
  ['steel rod', /TMT Bar/],
  ['steel wire', /Wire/],
  ['steel tape 5 m', /Measuring Tape, 5 m/],
  ['polycarbonate sheet 6 mm', /Polycarbonate Sheet, .*6 mm/],
  ['emery cloth sheet', /Emery Cloth Sheet/],
  ['lime powder', /Lime Wash Powder/],
  ['pvc sheet 1 mm', /PVC Laminate Sheet/],
  ['paper tape', /Masking Tape/],
])(
  '[QO-05] one that something of it is sold in, is made of or is known by, stays found: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-05] no name of the catalogue is hidden, nor two words of one that end with a form', () => {
  const names = index.productKinds.flatMap(({ name }) => {
    const words = name.split(' ')
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
    return [name, ...pairs.filter((pair) => forms.has(pair.split(' ')[1]?.toLowerCase() ?? ''))]
  })
  expect(
    names.filter((name) => readLines(index, name).every((line) => line.startsWith('not-found'))),
  ).toEqual([])
})
