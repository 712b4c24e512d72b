import { expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import { indexDemo, readLines } from './demo-answers.ts'

const index = indexDemo()

test.each([
  [
    'FRP manhole cover 600 mm x 600 mm, 25 tonne, clear opening 540 mm, 75 mm deep',
    /^choose .*600 x 600 mm, 25 t/,
  ],
  ['CPVC pipe SDR 13.5 32 mm outer dia suitable up to 82 deg C, 3 m length', /^choose .*SDR 13\.5.*32 mm/],
  ['Tower bolt 10 mm rod, 8 inch long, satin, 32 mm plate', /^choose .*Tower Bolt, 8 in, Satin/],
  [
    'Ceramic wall tile 300 x 600 mm glossy 8.5 mm thick in 12 mm plaster',
    /^choose .*Wall Tile, 300 x 600 mm/,
  ],
  [
    'Marine plywood BWP 19 mm, 8 x 4 ft, weight 42 kg',
    /^(?:choose|ready) .*BWP Marine Plywood, 8 x 4 ft, 19 mm/,
  ],
  [
    'Calcium silicate board 8 mm 8x4, density 1000 kg/cum',
    /^choose .*Calcium Silicate Board, 8 x 4 ft, 8 mm/,
  ],
])('[QO-05] a size told whole is offered, whatever else describes it: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['Toughened glass 15 mm with holes of 12 mm', /^other-sizes/],
  ['Exhaust fan 450 mm with opening of 300 mm', /^other-sizes/],
  ['Masking tape 72 mm x 20 m', /^other-sizes .*48 mm/],
  ['gate square pipe 40x40 2mm 12', /^other-sizes/],
  ['RCCB DP 63 A, 100 mA', /^other-sizes/],
  ['MDF 8X4 15 MM', /^other-sizes/],
  ['plywood 19 mm 7 x 3 ft', /^(?:other-sizes|not-found)/],
])('[QO-05] a measure in the place of the size is another size: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['Armstrong 600x600 grid tile', /^choose .*Mineral Fibre Ceiling Tile, 595 x 595 mm/],
  [
    'Silicone sealant, neutral cure, black, 300 ml',
    /^choose .*Silicone Sealant 280 ml, Weather, neutral, Black/,
  ],
  ['Gypsum board 12 mm standard 6x4 ft', /^choose .*Gypsum Board.*12\.5 mm standard/],
  ['Drywall screw 1.5 inch', /^choose .*Drywall Screw, 35 mm/],
  ['Wood screw SS 8 x 1.5 inch', /^choose .*Wood Screw, 8 x 38 mm/],
  ['ply 18 mm marine 6', /^other-sizes 6 .*Marine Plywood, 8 x 4 ft, 19 mm/],
])('[QO-05] a size that the trade calls otherwise is offered, never chosen: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-05] the measures that could not be compared are told', () => {
  const reader = startReading(index)
  const rows = [
    'Tower bolt 10 mm rod, 8 inch long, satin',
    'Gypsum board 12 mm standard 6x4 ft',
    'ppc cement 5 bag',
  ]
  const unmatched = orderRows(rows.join('\n')).rows.flatMap((row) =>
    reader.read(row).lines.map((line) => line.unmatched),
  )
  expect(unmatched).toEqual([['10 mm'], ['12 mm'], []])
})
