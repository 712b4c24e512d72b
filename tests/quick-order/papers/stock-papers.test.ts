import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row.replaceAll('⇥', '\t'))

describe('[QO-03] a column of units counts what stands behind it', () => {
  test.each([
    ['Aggregate 20 mm⇥Brass⇥4', 'ready 4 brass .*20 mm Crushed Aggregate'],
    ['AGG-20⇥20MM AGGREGATE⇥BRS.⇥4', '(?:ready|choose) 4 .*20 mm Crushed Aggregate'],
    ['Double charge vitrified tile 600x600⇥Sqm⇥100⇥985', 'choose 100 sq m .*Double Charge'],
    ['BWR ply 12 mm 8x4⇥18 SHTS⇥92/sft', '(?:ready|choose) 18 sheet .*BWR Grade Plywood'],
    ['PVC conduit 25 mm MMS⇥40 LEN⇥61', '(?:ready|choose) 40 rod .*Conduit'],
    ['Interior emulsion 20 ltr white⇥6 BKTS', '(?:ready|choose) 6 bucket .*Emulsion'],
    ['Cement⇥120 bags⇥slab of block C', '\\S+ 120 bag .*Cement'],
    ['TMT 12 mm Fe500D⇥2.5 MT⇥col. C1-C9', '(?:ready|choose) 2.5 tonne .*Fe 500D TMT Bar 12 m, 12 mm'],
    ['Paint, synthetic enamel, white 4 l⇥6⇥nos', 'ready 6 .*Synthetic Gloss Enamel, 4 L, White'],
    ['BM-2.14 Coarse sand⇥cum⇥14', '(?:ready|choose) 14 cu m .*Coarse River Sand'],
    ['RCCB 2P 40/30⇥15 nos', 'ready 15 piece .*RCCB 30 mA, DP 40 A'],
    ['Tele chnl 20" S/C⇥12 prs', '(?:ready|choose) 12 pair .*Telescopic Drawer Channel, 20 in, Soft close'],
    ['Steel toe shoes size 9⇥12 PRS⇥640340', '(?:ready|choose) 12 pair .*Steel Toe'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })

  test.each([
    'Grand total⇥⇥⇥3,20,115.00',
    'Closing balance c/f⇥⇥88,000',
    'SGST @ 9%⇥⇥4,112.00',
    'Rounding off⇥0.40',
    'Chapter 3 : Carriage of materials',
    'GODOWN : NORTH YARD⇥GROUP : SANITARY⇥01-Jul to 30-Sep',
    'Scheme : buy 10 get 1 free till Holi',
  ])('rows of books and heads of papers order nothing: %s', (row) => {
    expect(read(row)).toEqual([])
  })

  test('but a paper’s head before goods is an order', () => {
    expect(read('Delivery: 30 bag ppc cement')).toEqual([expect.stringMatching(/^\S+ 30 bag .*PPC Cement/)])
    expect(read('Site : Rohini, 40 bag ppc cement')).toEqual([
      expect.stringMatching(/^\S+ 40 bag .*PPC Cement/),
    ])
  })
})

describe('[QO-05] what columns cut short is written out', () => {
  test.each([
    ['R/Hammer 800W', 'Rotary Hammer'],
    ['S/toe shoe 9', 'Steel Toe Safety Shoes'],
    ['ROYALE LUX EMUL WHITE 10 LTR', 'Silk Luxury Emulsion'],
    ['AAC BLK 600X200X150', 'AAC Block'],
    ['Sq. hollow section 25x25x2 mm', 'MS Square Tube'],
    ['Threaded rod M12x1mtr', 'Threaded Stud with Nuts, M12 x 1 m'],
    ['SPN DB 8 way D/D', 'SPN Distribution Board, 8 way, Double door'],
    ['L-drop 10 inch', 'Door Aldrop, 10 in'],
    ['M.tape 5 mtr', 'Measuring Tape, 5 m'],
    ['BWP 710 12mm 8x4', 'BWP Marine Plywood'],
  ])('%s', (line, name) => {
    expect(read(line)).toEqual([expect.stringMatching(`^(?:ready|choose).*${name}`)])
  })

  test.each(['P/L of marble flooring', 'w/o handle basin', 'A/C copper tube'])(
    'an initial that no name has is left alone: %s',
    (line) => {
      expect(read(line).join()).not.toMatch(/^ready/)
    },
  )
})

describe('[QO-05] an unknown word or a maker hides no size that is told whole', () => {
  test.each([
    ['QUILON BWR 6mm 8x4 30 sheet', 'BWR Grade Plywood'],
    ['KARAM helmet ratchet yellow', 'Safety Helmet, Ratchet, Yellow'],
    ['havells mcb 32a dp', 'MCB C Curve, DP 32 A'],
    ['NAVTAL 65mm brass lock', 'Brass Padlock, 65 mm'],
  ])('%s', (line, name) => {
    expect(read(line)).toEqual([expect.stringMatching(`^(?:ready|choose).*${name}`)])
  })

  test('an unknown word and a material alone are nothing', () => {
    expect(read('quilon steel 10 mm')).toEqual(['not-found'])
  })
})

describe('[QO-05] where a thing is used and the only size in brackets', () => {
  test.each([
    ['Ceramic wall tile 300x450 mm in dado of toilets', 'ready|choose', 'Wall Tile'],
    ['Anti skid tile for balcony and verandah', 'ready|choose', 'Anti-Skid Ceramic Floor Tile'],
    ['Water tank (5,000 L)', 'other-sizes', 'Water Tank'],
    ['Finishing walls with exterior emulsion, two coats', 'ready|choose', 'Exterior Emulsion'],
  ])('%s', (line, status, name) => {
    expect(read(line)).toEqual([expect.stringMatching(`^(?:${status}).*${name}`)])
  })

  test('what is ordered behind an `and` stays a line', () => {
    expect(read('paint for wall and putty 5 bag')).toHaveLength(2)
  })
})

describe('[QO-05] codes, joints and what comes with a thing count nothing', () => {
  test.each([
    ['0021-12mm TMT bar', 'ready Dridhak Fe 500D TMT Bar 12 m, 12 mm'],
    ['1204-GI pipe 25 mm', 'ready Lohagiri GI Pipe Medium Class 6 m, 25 mm'],
    ['Threaded rod M12 x 1 m with 2 nuts', 'ready Hastika Threaded Stud with Nuts, M12 x 1 m'],
    ['Padlock 50 mm with 3 keys', 'ready Surakshan Brass Padlock, 50 mm'],
    ['Submersible pump V4 1hp', 'ready .*Submersible Borewell Pump, 1.0 HP'],
    ['Sledge hammer 4.4 lb', 'ready .*Sledge Hammer, 2 kg'],
    ['Gypsum bord', '(?:ready|choose) .*Gypsum Board'],
    ['Jet spray toilet', 'choose .*Health Faucet'],
    ['Manhole cover 24x24 10 ton', 'choose .*FRP Manhole Cover, 600 x 600 mm'],
    ['CPVC 1 inch 45 elbow', 'ready .*CPVC Elbow 45°, 25 mm'],
    ['Tube 36 W', '(?:ready|choose) .*LED Batten'],
    ['Three bolt lock', 'choose .*Three-Bolt Rim Lock'],
    ['Cement primer 20 l', 'choose .*Wall Primer, 20 L'],
    ['Weld mesh 3 ft', 'ready .*GI Welded Mesh Roll, 1 x 1 in, 3 ft'],
    ['Corrugated GI 10 ft', 'ready .*GI Corrugated Sheet, 10 ft'],
    ['MS hollow section 50x25x2', 'ready Lohagiri MS Rectangular Tube 6 m, 50 x 25 x 2 mm'],
  ])('%s', (line, wanted) => {
    expect(read(line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })

  test.each([
    ['1000-bricks', '1000'],
    ['2500-red bricks', '2500'],
    ['12-elbow cpvc 25 mm', '12'],
  ])('but a count is one: %s', (line, count) => {
    expect(read(line)).toEqual([expect.stringMatching(`^\\S+ ${count} `)])
  })
})

test.each(['Hand truck', 'GI bucket', 'MS drum', 'Plumber work', 'Glass fibre mesh'])(
  '[QO-05] what is not sold is no pipe, shower or tap: %s',
  (line) => {
    expect(read(line)).toEqual(['not-found'])
  },
)

test('[QO-05] metal behind a thing is what that is of, and else stone', () => {
  expect(read('Junction box metal')).toEqual([expect.stringMatching(/Junction Box/)])
  expect(read('Metal 20 mm')).toEqual([expect.stringMatching(/20 mm Crushed Aggregate/)])
})

describe('[QO-05] works are what they are done with, and what lies below is not meant', () => {
  test.each([
    ['Painting with synthetic enamel paint over primer', 'Synthetic Gloss Enamel'],
    ['Wall painting with emulsion paint two coats', 'Emulsion'],
    ['Wiring for light points with 2.5 sq mm FRLS copper cable', 'FRLSH House Wire 90 m, 2.5 sq mm'],
    ['Kota stone flooring over cement mortar', 'Kota Stone Flag'],
    ['Polycarbonate sheet 6 mm multiwall for shed', 'Multiwall Polycarbonate Sheet, 8 x 4 ft, 6 mm'],
    ['Socket outlet 5/6 A', 'Modular Socket with Shutter, 6 A'],
    ['One coat of red oxide primer', 'Red Oxide Metal Primer'],
  ])('%s', (line, name) => {
    expect(read(line)).toEqual([expect.stringMatching(`^(?:ready|choose) (?!\\d).*${name}`)])
  })

  test.each([
    ['Roofing screw with washer 55 mm', 'Roof Screw'],
    ['Over head tank 500 l', 'Water Tank, 500 L'],
  ])('but a thing by such a word is that: %s', (line, name) => {
    expect(read(line)).toEqual([expect.stringMatching(`^(?:ready|choose).*${name}`)])
  })
})

describe('[QO-05] two sizes of one thing are two lines', () => {
  test.each([
    ['20 mm and 40 mm aggregate', ['20 mm Crushed', '40 mm Crushed']],
    ['Solid concrete blocks 6 inch and 4 inch', ['400 x 200 x 150', '400 x 200 x 100']],
    ['12 mm & 16 mm tmt bars 50 each', ['50 .*12 m, 12 mm', '50 .*12 m, 16 mm']],
    ['MDF 8 mm aur 12 mm 5 sheet', ['ready Lamiroop .*8 mm', 'ready 5 sheet .*12 mm']],
  ])('%s', (line, names) => {
    expect(read(line)).toEqual(names.map((name) => expect.stringMatching(name)))
  })

  test('but two things with a size each stay as they are', () => {
    expect(read('PVC pipe 25 mm and elbow 25 mm 10')).toHaveLength(2)
  })
})
