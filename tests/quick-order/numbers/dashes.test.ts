import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row)

describe('[QO-06] dashes of all kinds between two sizes are a range, and no count', () => {
  test.each(['4–5 mm', '4—5 mm', '4‑5 mm', '4−5 mm', '4~5 mm', '4 - 5 mm', '4 – 5 mm', '4-5 mm'])(
    'float glass %s',
    (sizes) => {
      expect(read(`float glass ${sizes}`)).toEqual([
        expect.stringMatching(/^choose .*Clear Float Glass, 4 mm/),
      ])
      expect(read(`float glass ${sizes}`).join()).not.toMatch(/choose [45] /)
    },
  )

  test.each([
    ['aggregate 10–20 mm', 'choose (?!10 ).*Crushed Aggregate'],
    ['solar panel 500–550 W', 'choose (?!500 ).*545 W'],
    ['LED bulb 9 – 12 W – 20', 'choose 20 .*9 W'],
    ['mcb 16 - 32 amp 5', 'choose 5 .*16 A'],
    ['house wire 2.5–4 sqmm', 'choose .*2.5 sq mm'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })

  test.each([
    ['CPVC elbow 25 mm–40 nos', 'ready 40 piece .*CPVC Elbow 90°, 25 mm'],
    ['cpvc elbow 25 mm – 40', 'ready 40 .*CPVC Elbow 90°, 25 mm'],
    ['20 – 25 mm cpvc elbow', 'ready 20 .*CPVC Elbow 90°, 25 mm'],
    ['ceiling fan – 1200 mm – 5 nos', 'ready 5 piece .*Ceiling Fan, 1200 mm'],
    ['gi pipe 25 – 6 m – 10', 'ready 10 .*GI Pipe Medium Class 6 m, 25 mm'],
    ['Cat–6 cable 305 m', 'ready .*Cat 6 LAN Cable, 305 m'],
    ['cement 20–25 bag', 'choose 25 bag .*Cement'],
  ])('but before a count they only lead to it: %s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
