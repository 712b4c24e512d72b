import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-08] what a line names in full and is sold in other sizes only is no other thing of its size', () => {
  test.each([
    ['epoxy adhesive 1 kg', 'other-sizes .*Two-Part Epoxy Adhesive'],
    ['pipe 1.5 inch swr 10', 'other-sizes 10 .*SWR Pipe'],
    ['swr pipe 1.5 inch 10', 'other-sizes 10 .*SWR Pipe'],
    ['110 mm UPVC SWR type B pipe ring fit', 'ready .*SWR Pipe Ring Fit, 3 m, 110 mm, type B'],
    ['aac wali eent 6 inch 300', 'choose 300 .*AAC Block'],
    ['glazed tile 1x1 ft', '(?:choose|other-sizes) .*Tile'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] a brand that stands for other goods hides nothing that is named', () => {
  test.each([
    ['Dr fixit SBR latex 5 L 3 nos', 'ready 3 piece .*SBR Bonding Latex, 5 L'],
    ['dr fixit 5 L', 'choose .*Waterproofing Liquid'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] phases, grades of bolts and matched colours are no counts and no goods', () => {
  test.each([
    ['3 phase motor 2', 'choose 2 .*Pump'],
    ['three phase motor 5', 'choose 5 .*Pump'],
    ['distribution board 3-phase TPN 12-way', 'ready .*TPN Distribution Board, 12 way'],
    ['threaded rod M12, 1 metre long, 8.8 grade 4', 'ready 4 .*Threaded Stud with Nuts, M12'],
    ['tile grout, colour matched', 'choose .*Tile Grout'],
    ['terrace waterproof coat grey 20 L 2', 'ready 2 .*Terrace Waterproof Coating, 20 L, Grey'],
    ['mirror acrylic 18x24 2', 'choose 2 .*Mirror, 18 x 24'],
    ['led flood 100 W 2', 'ready 2 .*LED Flood Light'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-04] two bare numbers that are a face are asked about, and a count beside them counts', () => {
  test.each([
    ['mirror 24 36', 'choose (?!36)(?!24).*Mirror, 24 x 36 in'],
    ['mirror 18 24 2', 'ready 2 .*Mirror, 18 x 24 in'],
    ['tile 600 20', 'choose 20 .*600 x 600 mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] two lengths in one unit are a face, where things are told by theirs', () => {
  test.each([
    ['khidki upvc 4 foot 4 foot 2', 'choose 2 .*Window, 4 x 4 ft'],
    ['plywood 8 ft 4 ft 18mm 5', 'choose 5 .*8 x 4 ft, 18 mm'],
    ['ms angle 25 mm 3 mm 5', 'ready 5 .*25 x 25 x 3 mm'],
    ['chain link 5 ft 50 ft 2 roll', 'choose 2 roll .*5 ft x 50 ft'],
    ['gi pipe 1 inch 10 ft 3', '\\S+ 3 .*GI Pipe'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] what a thing has, and what it is of, said behind it', () => {
  test.each([
    ['switch board 6 switch wala 4', 'not-found'],
    ['seedhi 6 step wali 1', 'ready 1 .*Ladder, 6 steps'],
    ['darwaza plywood ka 3', 'choose 3 .*Door'],
    ['cement ultratech ka 5 bag', 'choose 5 bag .*Cement'],
    ['kabza darwaze ka 12', 'choose 12 .*Hinge'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
