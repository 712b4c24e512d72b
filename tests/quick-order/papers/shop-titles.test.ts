import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row.replaceAll('⇥', '\t'))

describe('[QO-03] a title of a shop is one thing with its features', () => {
  test.each([
    [
      'Usha Racer 1200 mm Ceiling Fan High Speed 400 RPM Copper Motor Dust Resistant, 2 Year Warranty',
      '(?:choose|ready) .*Ceiling Fan, 1200 mm',
    ],
    [
      'Racold Pronto 3 L Instant Water Geyser 3 kW Glass Lined Tank, Rust Proof Body, for Kitchen',
      '(?:choose|ready) .*Instant Water Heater, 3 L, 3 kW',
    ],
    [
      'Jaquar Brass Angle Valve Tap 15 mm Heavy Duty with Wall Flange, Quarter Turn, Chrome Finish, Set of 3',
      '(?:choose|ready) 3 .*Angle Valve, 15 mm, Chrome',
    ],
  ])('%s', (line, wanted) => {
    expect(read(line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] goods behind a comma with sizes and sorts of their own are no features of what stands before', () => {
  test.each([
    [
      'interior emulsion paint white premium quality asian 20 litre, primer exterior white, wall putty 20 kg',
      ['.*Emulsion, 20 L', '.*Exterior Wall Primer', '.*Wall Putty, 20 kg'],
    ],
    [
      '6 module metal box concealed gi heavy anchor make, 6 module plate white, 6a switch white',
      ['.*GI Concealed Box, 6 module', '.*Cover Plate, 6 module', '.*Modular Switch, 6 A'],
    ],
    [
      'led panel light round 15 watt cool white ceiling philips, led batten 20 w cool white',
      ['other-sizes .*LED Panel Light', '.*LED Batten, 4 ft, 20 W'],
    ],
    [
      'Crompton High Speed Ceiling Fan 1200 mm Brown Anti Dust Coating, 75 W Copper Motor, 2 Year Warranty',
      ['.*Ceiling Fan, 1200 mm'],
    ],
  ])('%s', (line, wanted) => {
    expect(read(line)).toEqual(wanted.map((each) => expect.stringMatching(each)))
  })
})

describe('[QO-03] what counts, and what is not sold, is no title', () => {
  test.each([
    ['elbow 20 tee 10 coupler 10 upvc 1 inch', ['20', '10', '10']],
    ['gi pipe medium class heavy duty one inch for plumbing line 20', ['20']],
    [
      'OPC 53 grade cement ultratech brand fresh good stock, river sand, first class red bricks',
      ['', '', ''],
    ],
    ['ceiling fan, exhaust fan, led bulb, mcb, wall putty, red oxide primer', ['', '', '', '', '', '']],
  ])('%s', (line, counts) => {
    expect(read(line)).toEqual(
      counts.map((count) => expect.stringMatching(new RegExp(`^\\S+ ${count}\\s?[^0-9]`))),
    )
  })
  test('a material is no head', () => {
    expect(read('GI Bolts M10x50 galvanised full thread with washer (Box of 50)')[0]).not.toMatch(/Pipe/)
  })
  test('a bottle of a pump is none', () => {
    expect(
      read('Automatic Wireless Water Bottle Dispenser Pump with Rechargeable Battery for 20 Litre Bottle')[0],
    ).toBe('not-found')
  })
})

describe('[QO-03] places before a line, short forms and letters of other scripts', () => {
  test.each([
    ['RM 101-110 - lamp 9W B22 WW - 24 pcs', 'ready 24 piece .*LED Bulb B22, 9 W, Warm'],
    ['310/312 - EWC seat cvr s/close D-shp - 2 nos', 'ready 2 piece .*Seat Cover, D-shape'],
    ['RM 405 - o/h shwr 8" rnd CP w/ arm - 1', 'ready 1 .*Rain Shower with Arm, 8 in round'],
    ['b.wire 20g 5 kg', 'choose 5 kg .*Binding Wire'],
    ['t.bolt 6" satin 5', 'ready 5 .*Tower Bolt, 6 in'],
    ['blk gypsum scr 25mm - 15 bx', 'ready 15 box .*Black Drywall Screw, 25 mm'],
    ['टी.पी.एन. डी.बी. 12 वे – 1 नग', '\\S+ 1 piece .*TPN Distribution Board, 12 way'],
    ['आर.सी.सी. नाली ढक्कन 600 x 600 मि.मी. – 15 नग', 'ready 15 piece .*RCC Drain Cover, 600 x 600'],
    ['सीमेंट 50 कि.ग्रा. 5 बोरी', 'choose 5 bag .*Cement, 50 kg'],
    ['ग्रिल हेतु रेड ऑक्साइड प्राइमर 4 लीटर – 3 डिब्बे', 'choose 3 box .*Red Oxide Metal Primer, 4 L'],
  ])('%s', (line, wanted) => {
    expect(read(line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] a first cell may say where, and letters of business order nothing', () => {
  test.each([
    [
      'Bedroom wardrobe shutter⇥Laminate⇥suede walnut⇥1 mm 8x4⇥9⇥nos',
      ['ready 9 piece .*Decorative Laminate'],
    ],
    ['All shutters⇥PVC edge tape⇥walnut⇥22 x 2⇥4⇥rolls', ['ready 4 roll .*PVC Edge Band, 22 x 2']],
    ['Dear Sir, with reference to our discussion, kindly submit your offer', []],
    ['All prices shall be firm, F.O.R. site including unloading', []],
    ['Kindly quote for 50 bags PPC cement', ['ready 50 bag .*PPC Cement']],
  ])('%s', (line, wanted) => {
    expect(read(line)).toEqual(wanted.map((each) => expect.stringMatching(`^${each}`)))
  })
})
