import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-04] a number in words behind figures counts where a unit follows', () => {
  test.each([
    ['tirpal 18 x 24 ek pis', '\\S+ 1 piece .*18 x 24 ft'],
    ['plai 8 x 4 ek sheet', '\\S+ 1 sheet .*8 x 4 ft'],
    ['kitchen sink 24x18 ek', '\\S+ 1 .*24 x 18'],
    ['tile 2x2 das box', '\\S+ 10 box .*600 x 600 mm'],
    ['brush 4 inch 3 ta', 'ready 3 piece .*Paint Brush, 4 in'],
    ['40 bar tmt 8mm', '\\S+ 40 .*8 mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-04] a dash with spaces between two sizes in metres with points is a range', () => {
  test.each([
    ['Adjustable props 3.0 - 4.5 m - 80 nos', 'ready 80 piece .*3.0 to 4.5 m'],
    ['pvc conduit 25 mm 10 - 20 m', 'choose 10 .*25 mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
