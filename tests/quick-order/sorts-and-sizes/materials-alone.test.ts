import { expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

test.each([
  ['granite 1200 x 200 mm', /^choose .*Granite Window Sill, 1200 x 200 mm/],
  ['granite 900 x 100', /^choose .*Granite Door Threshold, 900 x 100 mm/],
  ['gi 0.4 mm', /^choose .*GI Corrugated Sheet, .*0\.40 mm/],
  ['cpvc 118 ml', /^choose .*CPVC Solvent Cement, 118 ml/],
  ['upvc 4 x 4 ft', /^choose .*UPVC .*Window, 4 x 4 ft/],
  ['wpc 78 x 27', /^choose .*WPC Bathroom Door, 78 x 27 in/],
  ['copper 1.5 sqmm', /^choose .*House Wire 90 m, 1\.5 sq mm/],
  ['copper zordano 1.5 sqmm', /^choose .*House Wire 90 m, 1\.5 sq mm/],
  ['granite regent 1200 x 200', /^choose .*Granite Window Sill, 1200 x 200 mm/],
])('[QO-05] a material alone is the thing of it that has such a size: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['granite 20 mm', /^choose .*Granite .*Slab, 20 mm/],
  ['gi 25 mm', /^ready .*GI Pipe Medium Class 6 m, 25 mm/],
  ['cpvc 25 mm', /^ready .*CPVC Pipe SDR 11, 3 m, 25 mm/],
  ['glass 5 mm', /^ready .*Float Glass, 5 mm/],
  ['M25 concrete', /^not-found/],
  ['teak 3 mm', /^(?:not-found|other-sizes)/],
])('[QO-05] and its commonest one where that has it, or none has: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
