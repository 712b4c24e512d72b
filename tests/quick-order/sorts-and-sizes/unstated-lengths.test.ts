import { expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

test.each([
  ['brass butt hinge 4 inch 3 mm thick', /^choose .*Brass Butt Hinge, 4 in$/],
  ['rcc drain cover 450 x 450 mm 75 mm thick', /^choose .*RCC Drain Cover, 450 x 450 mm/],
  ['bathroom mirror 5 mm 2 nos', /^choose 2 .*Bathroom Mirror/],
  ['orissa pan 10 mm thick', /^choose .*Orissa Pan, 20 in/],
])('[QO-05] a length that what is named never states only describes it: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['stainless butt hinge 4 inch 5 mm', /^other-sizes/],
  ['plywood 1 mm', /^other-sizes/],
  ['gi pipe 200 mm', /^other-sizes/],
  ['khoa 20mm 2 ton', /20 mm Crushed Aggregate/],
])('[QO-05] a length that it does state is another size: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['cabinet handle 40 mm high 96 mm', /^choose .*Cabinet Handle, 96 mm/],
  ['padlock brass 30 mm thick 50 mm', /^ready .*Brass Padlock, 50 mm/],
  ['brick trowel 4 inch wide 8 inch', /^ready .*Brick Trowel, 8 in/],
  ['sandstone slab 30 mm thick 3 ft long', /^choose (?!3).*Sandstone Slab, 30 mm/],
  ['float glass 5 mm thick 4 ft wide', /^ready (?!4).*Float Glass, 5 mm/],
  ['aac block 200 mm thick', /^ready .*AAC Block Grade 1, 600 x 200 x 200 mm/],
  ['ms flat 6 mm thick 25 mm', /^ready .*MS Flat 6 m, 25 x 6 mm/],
  ['kerb stone 300 mm thick', /^other-sizes/],
])('[QO-05] a word behind a length says which dimension it is: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['cabinet handle 40 mm 96 mm', /^other-sizes/],
  ['armoured cable 4 x 10 sqmm 30 m long', /^\S+ 30 metre .*Armoured Aluminium Cable, 4 x 10/],
])(
  '[QO-05] and where none is said, the first length is the size and metres are a length to cut: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
