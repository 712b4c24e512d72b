import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row.replaceAll('⇥', '\t'))

describe('[QO-03] a cell with a size alone tells the size, and does not count', () => {
  test.each([
    ['hinge⇥4 inch⇥6⇥nos', 'choose 6 piece .*Hinge, 4 in'],
    ['led bulb⇥9 w⇥10⇥pc', 'ready 10 piece .*LED Bulb B22, 9 W'],
    ['pipe⇥25 mm⇥4', 'choose 4 .*Pipe.*, 25 mm'],
    ['cpvc elbow⇥3/4"⇥30', 'ready 30 .*CPVC Elbow 90°, 20 mm'],
    ['paint⇥20 l⇥2⇥nos', 'choose 2 piece .*, 20 L'],
    ['Ravi site⇥hinge⇥4 inch⇥6⇥nos', 'choose 6 piece .*Hinge, 4 in'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] and an amount that nothing else counts is how much', () => {
  test.each([
    ['sand⇥20 kg', 'choose 20 kg .*Sand'],
    ['tmt⇥12 mm⇥500 kg', 'ready 500 kg .*TMT Bar 12 m, 12 mm'],
    ['cement⇥50 kg⇥20⇥bag', 'choose 20 bag .*50 kg'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] a first cell that makes a name with the next one says not where', () => {
  test.each(['wall⇥fan⇥2⇥nos', 'table⇥lamp⇥2⇥nos', 'fire⇥door⇥81x36⇥2⇥nos', 'toilet⇥brush⇥2⇥nos'])(
    '%s',
    (row) => {
      expect(read(row)).toEqual(['not-found'])
    },
  )
  test('a room is a place', () => {
    expect(read('bathroom⇥tap⇥15 mm⇥4⇥nos')).toEqual([expect.stringMatching('^choose 4 piece .*Cock')])
  })
})

describe('[QO-03] categories before a thing are no lines, and goods with such a sign between are', () => {
  test.each([
    ['Plumbing > Pipes & Fittings > CPVC Elbow 20 mm 10', ['ready 10 .*CPVC Elbow 90°, 20 mm']],
    ['Electrical > Switches & Sockets > 6A switch 10', ['ready 10 .*Modular Switch, 6 A']],
    ['Paints » Primers » Red oxide primer 1 L', ['ready 1 litre .*Red Oxide Metal Primer, 1 L']],
    ['Pipes > CPVC > 1 inch > 20 nos', ['ready 20 piece .*CPVC Pipe SDR 11, 3 m, 25 mm']],
    ['cement > 20 bags, sand > 5', ['choose 20 bag .*Cement', 'choose 5 .*Sand']],
    ['elbow > tee, coupler > 5', ['.*', 'choose 5 .*Coupler']],
  ])('%s', (line, wanted) => {
    expect(read(line)).toEqual(wanted.map((each) => expect.stringMatching(`^${each}`)))
  })
})
