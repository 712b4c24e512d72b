import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (list: string): string[] => readLines(index, list)

describe('[QO-03] a row of places or trades heads the lines after it', () => {
  test.each([
    ['Ground floor'],
    ['First floor'],
    ['2nd floor'],
    ['Kitchen'],
    ['Master bathroom'],
    ['Bathroom 2'],
    ['Plumbing'],
    ['Electrical work'],
    ['kitchen ke liye'],
    ['रसोई'],
    ['pehli manzil'],
  ])('%s', (heading) => {
    expect(read(`${heading}\ncement 50 bag`)).toEqual([expect.stringMatching(/^choose 50 bag .*Cement/)])
  })

  test('and leaves what was named before it as it was', () => {
    expect(read('TMT Fe 500D\n8 mm 20\nFirst floor\n10 mm 30')).toEqual([
      expect.stringMatching(/20 .*Fe 500D TMT Bar 12 m, 8 mm/),
      expect.stringMatching(/30 .*Fe 500D TMT Bar 12 m, 10 mm/),
    ])
  })

  test.each([
    ['Bathroom tiles\ncement 20', 2],
    ['Kitchen sink\nbasin 1', 2],
    ['Toilet\nbasin 1', 2],
    ['Door hardware set\ncement 20', 2],
    ['बाथरूम टाइल\ncement 20', 2],
    ['शॉवर चैनल नाली\ncement 20', 2],
  ])('but a thing with such a word is ordered: %j', (list, count) => {
    expect(read(list)).toHaveLength(count)
  })
})

describe('[QO-06] a small number before what is sold in packs is no pack', () => {
  test.each([
    ['1 cement 50 bags', 'choose 50 bag .*Cement, 50 kg'],
    ['1 white cement 20 bags', 'choose 20 bag .*White Cement'],
    ['2 wall putty 20 bags', 'choose 20 bag .*Putty'],
    ['1 kg white cement 20 bags', 'ready 20 bag .*White Cement, 1 kg'],
    ['40 putty 10 bag', 'ready 10 bag .*Putty, 40 kg'],
    ['9 led bulb 20 nos', 'ready 20 piece .*LED Bulb B22, 9 W'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
