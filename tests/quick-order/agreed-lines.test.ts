import { expect, test } from 'vitest'
import { indexDemo, readLines } from './demo-answers.ts'

const index = indexDemo()

test.each([
  ['SS tower bolt 6 inch 4', /^ready 4 .*Tower Bolt, 6 in/],
  ['measuring tape 5 m freemans 2', /^ready 2 .*Measuring Tape, 5 m/],
  ['8 mm toughened glass 40 sqft', /^ready 40 sq ft .*Toughened Glass, 8 mm/],
  ['araldite 90 g 2', /^ready 2 .*Epoxy Adhesive, 90 g/],
])('[QO-08] the one product that agrees with all that was understood is chosen: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['gi wire 12 gauge 25 kg', /^choose .*Fencing Line Wire, 12 gauge/],
  ['cistern ball cock 15 mm 2', /^choose 2 .*Ball Cock.*15 mm/],
  ['silicon tube white gp 280 ml', /^choose .*Silicone Sealant.*White/],
])('[QO-08] what is unlike by a word of its name as well is suggested alone: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  'wing 12 inch exhaust fan 2',
  'clear float glass 5 mm frosted 20 sqft',
  'src concrete 30 bag',
  'exhaust fan blade 12 inch 2',
])('[QO-10] a part, a contrary word and a noun behind it keep it from being chosen: %s', (text) =>
  expect(readLines(index, text)).not.toEqual([expect.stringMatching(/^ready/)]),
)

test.each([
  ['commercial thinner 5 ltr 2', /Paint Thinner, 5 L/],
  ['pvc ball valve 1 inch 2', /^choose 2 .*CPVC Ball Valve, 25 mm/],
  ['pillar cock T3902A1 2', /Pillar Cock/],
  ['hex bolt & nut M10 20', /Hex Bolt with Nut, M10/],
  ['wood chowkhat for toilet door 2', /Door Frame/],
  ['bhau 50 goni cement', /50 bag .*Cement/],
  ['2 brass reti', /^choose 2 brass .*Sand/],
  ['bell push 4', /Bell push/],
])('[QO-05] grades of other things, models and two words for one thing hide nothing: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['سیمنٹ ۲۰ بوری', /^choose 20 bag .*Cement/],
  ['سریا ۱۲ ملی ۱ ٹن', /^ready 1 tonne .*TMT Bar.*12 mm/],
  ['گیزر ۱۵ لیٹر', /Water Heater.*15 L/],
  ['പിവിസി പൈപ്പ് 4 ഇഞ്ച് 5', /^choose 5 .*SWR Pipe.*110 mm/],
  ['గోడ పుట్టీ 40 కేజీ 6 బస్తాలు', /^ready 6 bag .*Wall Putty, 40 kg/],
])('[QO-10] Urdu letters and units of other scripts are read as they sound: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['Angle Grinders 100mm, 850W, Spindle Lock', /Angle Grinder, 4 in, 850 W/],
  ['Fall Protection Harness Full Body, Double Lanyard', /Full Body Harness/],
  ['Submersible Pumps 10-Stage Borewell, Copper Motor', /Submersible Borewell Pump.*10 stage/],
  ['Safety Shoe Steel Toe Cap Size 8', /Safety Shoes, Size 8/],
  ['Mangalore pattern tiles', /Clay Roof Tile/],
])('[QO-05] a description at length behind what is named makes no further lines: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-05] things that are listed without counts stay lines of their own', () => {
  expect(readLines(index, 'ppc cement, 12 mm tmt, red brick')).toHaveLength(3)
  expect(readLines(index, 'angle grinder 4 inch 2, padlock 50 mm 3')).toHaveLength(2)
})

test.each([
  ['Slag cement in 50 kg bags\tMT\t12', /^\w+ 12 tonne .*Slag Cement/],
  ['UPVC SCH 40 pipe 32 mm\tm\t60', /^\w+ 60 metre .*UPVC Pipe Schedule 40.*32 mm/],
  ['wall putty 40 kg\tBag\t35', /^\w+ 35 .*Putty/],
])('[QO-04] a unit in the column before the quantity says of what it is: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['GI sheet 0.40 mm 10 ft 4', /Corrugated Sheet/],
  ['MS channel ISMC 100 100x50x5mm 3', /MS Channel.*100 x 50/],
  ['ss pipe 2 inch 304 mirror 8 length', /^ready 8 rod .*SS 304 Railing Tube.*50 mm.*Mirror/],
  ['hss drill bit 10 mm 2', /^choose 2/],
])('[QO-10] heads, sections and grades of steel are what the trade means by them: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['Chair bar 10mm 4" ht 150', /^ready 150 .*Chair Bar/],
  ['4c 16 sqmm armd alu cable 45 mtr', /^ready 45 metre .*Armoured Aluminium Cable, 4 x 16/],
  ['fan regulator 2 module step type 8', /^\w+ 8 .*Fan Regulator, Two module/],
  ['GSB grade 2 - 18 MT', /^ready 18 tonne .*Grade II/],
  ['sw 6a 1way 45 nos', /^ready 45 piece .*Modular Switch, 6 A, one way/],
  ['hollow kallu 6 inch 400', /^choose 400 .*Hollow Concrete Block/],
  ['soc 6a 5pin 20 nos', /^choose 20 piece .*Socket/],
])('[QO-10] the short forms of an indent say sizes and counts: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
