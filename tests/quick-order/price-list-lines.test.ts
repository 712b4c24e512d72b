import { expect, test } from 'vitest'
import { indexDemo, readLines } from './demo-answers.ts'

const index = indexDemo()

test.each([
  ['CPVC Elbow 90° 1-½"', /^ready .*CPVC Elbow 90°, 40 mm/],
  ['CPVC Equal Tee 1-¼" 6', /^ready 6 .*CPVC Equal Tee, 32 mm/],
  ['UPVC 1-1/2" Elbow 90*', /^ready .*UPVC Elbow 90°, 40 mm/],
  ['DN50 CPVC Elbow 90°', /^ready .*CPVC Elbow 90°, 50 mm/],
  ['GI pipe heavy class 25 NB 12 nos', /^ready 12 piece .*GI Pipe Heavy Class 6 m, 25 mm/],
  ['CPVC Pipe SDR 11, 3 m (40 mm)', /^ready .*CPVC Pipe SDR 11, 3 m, 40 mm/],
  ['MR plywood 12mm x 2440mm x 1220mm', /^ready .*MR Grade Plywood, 8 x 4 ft, 12 mm/],
  ['FRLSH house wire 1C x 1.5 sqmm blue 2 coil', /^ready 2 coil .*FRLSH House Wire 90 m, 1\.5 sq mm, Blue/],
  ['MR ply 19 mm 8 x 4 sheet', /^ready [A-Z].*MR Grade Plywood, 8 x 4 ft, 19 mm/],
  ['MR ply 19mm 8x4 sheets - 5', /^ready 5 .*MR Grade Plywood, 8 x 4 ft, 19 mm/],
  ['AAC block 600x200x6" 40 nos', /^ready 40 piece .*AAC Block Grade 1, 600 x 200 x 150 mm/],
  ['Havells MCB 16A SP', /^ready .*MCB C Curve, SP 16 A/],
  ['PVC board 18 mm', /^ready .*PVC Foam Board, 8 x 4 ft, 18 mm/],
])('[QO-05] a size is read as makers write it: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['UPVC elbow 3/4" SCH-80', /^choose .*UPVC Elbow 90°, 20 mm/],
  ['SWR pipe 160 mm (6 m)', /^choose .*SWR Pipe Ring Fit, 3 m, 160 mm/],
  ['SWR pipe 100 mm type A SF', /^choose .*SWR Pipe Self-Fit, 3 m, 110 mm, type A/],
  ['GI pipe 33.7 mm OD heavy', /^choose .*GI Pipe Heavy Class 6 m, 25 mm/],
  ['Red clay brick 9x4x3 inch', /^choose .*First Class Red Brick, 9 x 4\.25 x 2\.75 in/],
  ['SS door stopper floor mount', /^choose .*Magnetic Door Stopper/],
  ['SS cabinet handle 96 mm', /^choose .*Cabinet Handle, 96 mm/],
  ['Polycab 6 sq mm cable (90 m)', /^choose .*House Wire 90 m, 6\.0 sq mm/],
  [
    'Concealed hinge 110 degree soft close full overlay',
    /^choose .*Concealed Cabinet Hinge, 0 crank, full overlay, Soft close/,
  ],
  ['Steel sink 24x18x9', /^choose .*Stainless Single Bowl Sink, 24 x 18 x 9 in/],
  ['Kitply Gold BWR 19mm', /^choose .*BWR .*Plywood, 8 x 4 ft, 19 mm/],
])('[QO-05] what a line states besides is not held against the size: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['SWR pipe 160 mm type A self fit', /^other-sizes .*type A/],
  ['CPVC elbow 1 inch SCH 80', /^other-sizes/],
  ['SS butt hinge 150x6x10 mm', /^other-sizes .*Butt Hinge, 5 in/],
  ['uPVC reducing coupler 160x110 mm', /^(?:other-sizes|not-found)/],
  ['Junction box 4x4', /^other-sizes/],
  ['Lacquered glass 5 mm', /^not-found/],
])('[QO-05] what is sold otherwise is not chosen for it: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['Modular Cover Plate - 4 module, Wood', /^ready .*Modular Cover Plate, 4 module, Wood/],
  [
    'SPN Distribution Board - 12 way, Double door 2',
    /^ready 2 .*SPN Distribution Board, 12 way, Double door/,
  ],
  ['Synthetic Gloss Enamel 1 L, Signal red - 3', /^ready 3 .*Synthetic Gloss Enamel, 1 L, Signal red/],
  ['Quartz Kitchen Sink (21 x 18 x 8 in, Coffee) x 1', /^(?:ready|choose) 1 .*21 x 18 x 8 in, Coffee/],
  [
    'Bathroom Wall Tile - 300 x 450 mm, 6 tiles, Satin - 12 box',
    /^choose 12 box .*300 x 450 mm, 6 tiles, Satin/,
  ],
])('[QO-05] the options of a product as the shop writes them are one line: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-05] an option that begins the name of another thing is no option', () => {
  expect(readLines(index, 'wall putty 1 kg, white cement 5 kg')).toEqual([
    expect.stringMatching(/Putty/),
    expect.stringMatching(/White Cement, 5 kg/),
  ])
})
