import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-05] a longer name in its own script is not cut by one that only sounds like some of it', () => {
  test.each([
    ['विट्रीफाइड टाइल चिपकाने का मसाला आठ बोरी', 'choose 8 bag .*Vitrified Tile Adhesive'],
    ['सीमेंट की नालीदार चादर 20 नग', 'choose 20 piece .*Fibre Cement Roofing Sheet'],
    ['टाइल चिपकाने वाला मसाला 20 किलो 5 बैग', 'choose 5 bag .*Tile Adhesive'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] either mark of a nasal vowel is the same letter', () => {
  test.each([
    ['पाँच बोरी सीमेंट', 'choose 5 bag .*Cement'],
    ['ताँबे का पाइप 15 मिमी', 'not-found'],
    ['तांबे का पाइप 15 मिमी', 'not-found'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] names of fillers, sheets and boards', () => {
  test.each([
    ['White Acrylic Crack Filler for Plastered Walls, 1 kg Jar', 'ready 1 kg .*Crack Filler'],
    ['prepainted galvalume sheet 12 ft brick red', 'ready .*Colour Coated Roofing Sheet'],
    [
      'एसपीएन डीबी 8 वे डबल डोर 2 नग',
      'ready 2 piece .*8 way, Double door|choose 2 piece .*8 way, Double door',
    ],
    ['लेड शीट 2 मिमी', 'not-found'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^(?:${wanted})`)])
  })
})
