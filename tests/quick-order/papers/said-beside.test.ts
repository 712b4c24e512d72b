import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-05] what comes with a thing, said before it', () => {
  test.each([
    ['चौखट सहित दरवाजा 7x3 फुट 2', 'choose 2 .*Door, 84 x 36 in'],
    ['nut sahit bolt m10 50', 'ready 50 .*Hex Bolt with Nut, M10'],
    ['mirror ke sath wash basin 1', 'choose 1 .*Mirror'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] a sort behind a comma is of the thing before it, where that is not counted', () => {
  test.each([
    ['tiles 600x600, ivory, double charged, 85 boxes', ['choose 85 box .*Ivory Crystal Double Charge']],
    ['water tank 500 ltr, black in colour, 2', ['ready 2 .*Tank, 500 L, Black']],
    ['cement 10 bag, opc 5 bag', ['choose 10 bag .*Cement', 'choose 5 bag .*OPC']],
    ['pipe 1 inch, gi pipe 2 inch 10', ['ready .*25 mm', 'ready 10 .*50 mm']],
    ['cement opc 53, ppc 20 bags', ['ready .*OPC 53', 'ready 20 bag .*PPC Cement']],
    ['tiles 600x600, wall tiles 20 box', ['choose .*Tile, 600 x 600', 'choose 20 box .*Wall Tile']],
    ['tile vitrified 600x600, double charge, 20 box', ['choose 20 box .*Double Charge Vitrified']],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual(wanted.map((each) => expect.stringMatching(`^${each}`)))
  })
})

describe('[QO-03] the number of a room orders nothing', () => {
  test.each([
    ['Rm 305 bib tap leaking repl 2 nos', 'choose 2 piece .*Bib Cock'],
    ['rm 214 - WC seat cover broken, 1 no', 'choose 1 .*Seat Cover'],
    ['room no 12 - tube light 20w 2', 'ready 2 .*LED Batten'],
    ['rm 12 tile 20', 'choose 20 .*Tile'],
    ['bed room 2 light 12 w', 'choose 2 .*12 W'],
    ['room 5 x 4 ft tile', 'other-sizes .*Tile'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-07] how much is wanted, beside what only names a size', () => {
  test.each([
    ['binding wire 20g 25 kg', 'ready 25 kg .*20 gauge, 25 kg'],
    ['b.wire 20g 5 kg', 'choose 5 kg .*20 gauge'],
    ['putty 40 kg 200 kg', 'ready 200 kg .*40 kg'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
