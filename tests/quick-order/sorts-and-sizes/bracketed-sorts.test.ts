import { expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

test.each([
  ['nail (concrete) 2 inch', /^ready .*Hardened Concrete Nail, 2 in/],
  ['wall putty (acrylic) 20 kg', /^ready .*Acrylic Wall Putty, 20 kg/],
  ['goggles (chemical)', /^choose .*Clear Chemical Goggles/],
  ['brick (red)', /^choose .*Red Brick/],
  ['glass (laminated)', /^choose .*Laminated Safety Glass/],
  ['health faucet (brass)', /^ready .*Health Faucet Set, Brass/],
])('[QO-05] a word in brackets that others of its noun are told by picks those: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['tape (masking) 24 mm', /^ready .*Masking Tape, 24 mm/],
  ['wire (binding)', /^choose .*Binding Wire/],
  ['hammer (demolition)', /^choose .*Demolition Hammer/],
  ['tile (roof)', /^choose .*Clay Roof Tile/],
])('[QO-05] a word in brackets behind the noun of its name makes that name: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['wire nail (concrete) 3 inch', /^\S+ .*Nail, 3 in/],
  ['wire nail (steel) 3 inch', /^ready .*Wire Nail, 3 in/],
  ['soap dish (brass)', /^choose .*Soap Dish/],
  ['water tank (hdpe) 500 L', /^ready .*Water Tank, 500 L/],
  ['claw hammer (wood handle) 500 g', /^ready .*Claw Hammer, 500 g, Wood handle/],
])('[QO-05] any other word in brackets only describes: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
