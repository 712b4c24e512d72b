import { describe, expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import { indexDemo, linesOf, readLines } from './demo-answers.ts'

const index = indexDemo()

describe('[QO-03] the first cell of a row names the thing, and the next one describes it', () => {
  test.each([
    [
      'Tower bolt 6 inch⇥Steel bolt for doors, windows and cupboards⇥12⇥nos',
      'choose 12 piece',
      'Tower Bolt, 6 in',
    ],
    ['CPVC pipe 20 mm⇥Pipe for hot water lines. Joined with solvent cement.', 'choose', 'CPVC Pipe SDR 11'],
    [
      'Wash basin 22 x 18⇥Ceramic basin · tap hole · waste coupling · 10-year warranty',
      '(?:ready|choose)',
      'Wall Basin',
    ],
    ['LED bulb 12 W⇥12W · B22 · 1200 lm · 25,000 hrs life', 'ready', 'LED Bulb B22, 12 W'],
    [
      'Drawer channel 18 inch⇥Telescopic channel, ball bearings, carries 35 kg⇥per piece',
      '(?:ready|choose)',
      'Drawer Channel, 18 in',
    ],
    ['GI pipe 20 mm⇥30⇥PCS⇥GI heavy class, IS:1239', 'choose 30 piece', 'GI Pipe Heavy'],
  ])('%s', (row, status, name) => {
    expect(readLines(index, row.replaceAll('⇥', '\t'))).toEqual([
      expect.stringMatching(`^${status} .*${name}`),
    ])
  })

  test.each([
    'Brass ball valve 20 mm⇥Brass valve for tanks, pumps and pipes',
    'Ball valve 20 mm⇥Brass ball valve of 20 mm, full bore',
  ])('what is not sold is not found by what describes it, nor chosen without it: %s', (row) => {
    expect(readLines(index, row.replaceAll('⇥', '\t'))).toEqual(['not-found'])
  })

  test.each(['Self tapping screw\t16 mm length', 'Plumbing\tCPVC elbow 25 mm\t10\tnos'])(
    'a size, and a name behind a category, describe nothing: %s',
    (row) => {
      const [line] = orderRows(row).rows.map(({ cells }) => cells?.titled)
      expect(line).toBeUndefined()
    },
  )

  test('a row reads the same when it is read later by itself', () => {
    const [first] = linesOf(
      index,
      'CPVC pipe 20 mm\tPipe for hot water lines. Joined with solvent cement.\t8\tnos',
    )
    const [again] = linesOf(index, first?.text ?? '')
    expect(again?.outcome).toBe(first?.outcome)
  })
})

test.each([
  ['CP-014\tBrass bib cock 15 mm with flange\tnos\t6', 'Brass Bib Cock', 6],
  ['RK208\tCeramic floor tile 300 x 300 in CM 1:4\tsqm', 'Floor Tile', null],
  ['Fe500\tTMT bar 12 mm\t40\tnos', 'TMT', 40],
])('[QO-05] neither a code before a name nor a mix is a count: %s', (row, name, quantity) => {
  const reader = startReading(index)
  const [line] = orderRows(row).rows.flatMap((each) => reader.read(each).lines)
  expect(line?.decision.suggestions[0]?.name).toMatch(name)
  expect(line?.decision.quantity?.value ?? null).toBe(quantity)
})

test.each([
  ['Wash basin with pillar cock', /^choose .*Basin/],
  ['Kitchen sink with sink cock 2', /^choose 2 .*Sink/],
  ['TMT bar Fe 500D (10 mm, 20 mm)', /^choose .*Fe 500D/],
  ['CPVC elbow (pack of 25)', /^choose 25 piece/],
  ['3-L instant water heater', /^(?:ready|choose) .*Instant Water Heater, 3 L/],
  ['Dual flush cistern 6/3 L', /^(?:ready|choose) .*Cistern, Slim, 6 L/],
  ['M 12 bolts 20', /^ready 20 .*M12/],
  ['M 12 nuts 20', /^not-found/],
  ['bolt M12 with nut 20', /^ready 20 .*M12/],
  ['1.5 ton inverter split AC, copper', /^not-found/],
  ['Metal 4 inch grinding wheel', /^not-found/],
  ['Bricks having crushing strength not less than 75', /Brick/],
  ['Emulsion white 20 L, colour may vary', /^(?:ready|choose) .*Emulsion, 20 L/],
])('[QO-05] what comes with a thing, packs and titles are read as they are meant: %s', (text, expected) => {
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)])
})
