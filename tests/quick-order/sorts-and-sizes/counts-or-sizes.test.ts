import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-05] bare numbers that are a size come before one that counts', () => {
  test.each([
    ['door 81 30', 'choose Dwaryana BWP Flush Door, 81 x 30 in'],
    ['sink 24 18', 'choose .*Sink, 24 x 18 x 9 in'],
    ['window 4 3', 'choose .*UPVC Sliding Window, 4 x 3 ft'],
    ['aac block 600 200 100', 'choose .*600 x 200 x 100 mm'],
    ['45 elbow 20 mm', 'choose .*CPVC Elbow 45°, 20 mm'],
    ['45 elbow upvc 2 inch', 'choose 45 .*UPVC Elbow 90°, 50 mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] and a number that counts is a count', () => {
  test.each([
    ['mirror 18 24 2', 'ready 2 .*Mirror, 18 x 24 in'],
    ['aac block 600 200 200 500', 'ready 500 .*600 x 200 x 200 mm'],
    ['45 elbow 1 inch 20', 'ready 20 .*CPVC Elbow 45°, 25 mm'],
    ['45 door', 'choose 45 .*Door'],
    ['45 elbows 20 mm', 'choose 45 .*Elbow 90°, 20 mm'],
    ['health faucet 1', 'choose 1 .*Health Faucet Set'],
    ['switch wire 2 m', 'choose 2 metre .*House Wire'],
    ['red colour bucket 3', 'choose 3 bucket .*Enamel'],
    ['warranty 10 years water tank 500 litre', 'ready .*Water Tank, 500 L'],
    ['water tank 500 l 10 yrs warranty 2', 'ready 2 .*Water Tank, 500 L'],
    ['phase 3 - motor 2', 'choose 2 .*Pump'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] a word that may be a unit is the material of what nobody measures by it', () => {
  test.each([
    ['brass ceiling fan', 'choose .*Ceiling Fan'],
    ['brass tap 2', 'choose 2 .*Brass Bib Cock'],
    ['5 brass gitti', 'choose 5 brass .*Aggregate'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] cables and bits by what tells them, and a grade of nothing', () => {
  test.each([
    ['xlpe cable 4 core 16 sqmm 50 mtr', 'ready 50 metre .*Armoured Aluminium Cable, 4 x 16 sq mm'],
    ['lt cable 4c x 25 sqmm 100 m', 'ready 100 metre .*Armoured Aluminium Cable, 4 x 25 sq mm'],
    ['armoured cable 4 core 16 sqmm xlpe insulation 40 m', 'ready 40 metre .*4 x 16 sq mm'],
    ['ht cable 11 kv', 'not-found'],
    ['concrete bit 8 mm', 'other-sizes .*Masonry Drill Bit'],
    ['ms pipe grade 304', 'other-sizes .*MS'],
    ['flr tile 20', 'choose 20 .*Floor Tile'],
    ['elb 20 mm 5', 'choose 5 .*Elbow 90°, 20 mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] a noun alone is what is called by it, and a name of more words has them', () => {
  test.each([
    ['tile 20', 'choose 20 .*Vitrified Tile'],
    ['pipe 20', 'choose .*Pipe.*20 mm'],
    ['roof tile 20', '(?:choose|ready) 20 .*Clay Roof Tile'],
    ['cover spacer 50 mm', '(?:choose|ready) .*Cover Block, 50 mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
