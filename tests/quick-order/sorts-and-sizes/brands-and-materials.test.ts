import { expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

test.each([
  ['tata tiscon ss 12 mm 10', /^choose 10 .*TMT Bar 12 m, 12 mm/],
  ['anchor switch ms 6 A', /^choose .*Modular Switch, 6 A/],
  ['kajaria tile gi 600x600', /^choose .*Vitrified Tile, 600 x 600/],
  ['birla white putty ms 40 kg', /^choose .*White Cement Wall Putty, 40 kg/],
])(
  '[QO-05] two letters that may mean a material are none of what the written brand stands for: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['jindal ms flat 50x6 mm', /MS Flat 6 m, 50 x 6/],
  ['greenply mr 19 mm', /MR .*Plywood.*19 mm/],
  ['tata pipe gi 25 mm medium', /GI Pipe Medium Class 6 m, 25 mm/],
  ['berger pu wood finish 4 L', /PU Wood Finish, 4 L/],
  ['astral ppr pipe 25 mm', /^not-found/],
])('[QO-05] they are one where something of it has the size: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['kajaria galaxy 600x600', /^choose .*Vitrified Tile, 600 x 600/],
  ['legrand kiran', /^choose .*Modular Switch/],
])('[QO-05] a maker of other goods is against what only has a model of the name: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['acrylic bathroom mirror', /^choose .*Bathroom Mirror/],
  ['granite mirror', /^choose .*Mirror/],
  ['gi wheelbarrow', /^choose .*Wheelbarrow/],
  ['epoxy varnish', /^choose .*Varnish/],
])('[QO-05] a material by which nothing of a noun is told only makes it doubtful: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([['copper pipe'], ['pvc tape'], ['gi padlock box'], ['cpvc socket 1 inch'], ['wpc window']])(
  '[QO-05] one by which they are told, or of a form of matter, makes another thing: %s',
  (text) =>
    expect(readLines(index, text)).not.toEqual([expect.stringMatching(/Pipe|Tape|Padlock|Socket|Window/)]),
)
