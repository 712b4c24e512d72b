import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row)

describe('[QO-05] a colour behind a thing is the thing’s, and no paint', () => {
  test.each([
    ['Water tank 500 L black colour - 2 nos', 'ready 2 piece .*Water Tank, 500 L, Black'],
    ['water tank black colour 1000 ltr 3', 'ready 3 .*Water Tank, 1000 L, Black'],
    ['Wash basin 450x350, white colour, 4 nos', 'ready 4 piece .*Wall Basin'],
    ['Modular switch 6A one way, white color 20', 'ready 20 .*Modular Switch, 6 A, one way, White'],
    ['tile grout 1 kg colour ivory 10', 'ready 10 .*Tile Grout, 1 kg, Ivory'],
    ['white colour basin 2', 'choose 2 .*Basin'],
    ['safety helmet 20, yellow colour', 'choose 20 .*Helmet.*Yellow'],
    ['tank kala rang 1000 ltr 1', 'ready 1 .*Water Tank, 1000 L, Black'],
    ['नीले रंग की टाइल 10 पेटी', 'choose 10 box .*Blue.*Tile'],
    ['मॉड्यूलर स्विच सफेद रंग 10', 'choose 10 .*Modular Switch'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })

  test('each colour with its count is a line of the thing', () => {
    expect(read('wire 1.5 sqmm red colour 2 coil black colour 3 coil')).toEqual([
      expect.stringMatching(/^ready 2 coil .*House Wire 90 m, 1.5 sq mm, Red/),
      expect.stringMatching(/^ready 3 coil .*House Wire 90 m, 1.5 sq mm, Black/),
    ])
  })

  test.each([
    ['red colour 4 litre', ['4 litre .*Enamel, 4 L, Signal red']],
    ['safed rang 20 litre', ['20 litre .*20 L']],
    ['cement 20 bag, white colour 4 litre', ['20 bag .*Cement', '4 litre .*4 L']],
    ['cement 20 bag white colour 5', ['20 bag .*Cement', '5 .*(?:Emulsion|Enamel|Paint)']],
    ['gate black colour 1 litre', ['1 litre .*Enamel, 1 L, Black']],
    ['exterior colour white 20 litre', ['20 litre .*Exterior.*20 L, White']],
    ['deewar ka rang safed 20 litre', ['20 litre .*20 L']],
  ])('but a colour that is ordered is paint: %s', (row, wanted) => {
    expect(read(row)).toEqual(wanted.map((each) => expect.stringMatching(`^\\S+ ${each}`)))
  })
})

describe('[QO-08] what is sold in other colours than the written one is not chosen', () => {
  test.each([
    ['water tank 1000 L green', 'other-sizes .*Water Tank, 1000 L'],
    ['epoxy grout blue 1 kg', 'other-sizes .*Epoxy Tile Grout'],
    ['enamel yellow 1 ltr 2', 'other-sizes 2 .*Enamel'],
    ['tower bolt black 6 inch', 'other-sizes .*Tower Bolt'],
    ['water tank 1000 L white', 'ready .*Water Tank, 1000 L, White'],
    ['enamel red 1 ltr', 'ready .*Signal red'],
    ['geyser black 15 ltr', '(?:ready|choose) .*15 L'],
    ['bulb 9w yellow', '(?:ready|choose) .*LED Bulb'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
