import { expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

test.each([
  ['first class red brick 9 x 4 x 3 inch', /^choose .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['red brick 9 x 4 x 3 inch', /^choose .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['red brick 9x4x3', /^choose .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['red brick 230 x 110 x 75 mm', /^choose .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['brick 9 x 4.5 x 3 inch red', /^choose .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['gypsum partition board 12 mm', /^choose .*Gypsum Partition Board, 8 x 4 ft, 12\.5 mm/],
  ['gypsum board 12 mm 8 x 4 ft', /^choose .*Gypsum Partition Board, 8 x 4 ft, 12\.5 mm/],
  ['acrylic gap filler 310 ml', /^choose .*Gap Filler, 280 ml/],
])(
  '[QO-05] what a line names in full is offered in the size that the trade calls so, before others of that size: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['brick 9 x 4 x 3 inch', /^ready .*Fly Ash Brick, 9 x 4 x 3 in/],
  ['fly ash brick 9 x 4 x 3 inch', /^ready .*Fly Ash Brick, 9 x 4 x 3 in/],
  ['red brick 9 x 4.25 x 2.75 inch', /^ready .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['vitrified tile 600 x 600', /Vitrified Tile, 600 x 600/],
  ['marine ply 18 mm', /^other-sizes/],
])('[QO-05] no size is called otherwise where what has it is named as well: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
