import { describe, expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import { indexDemo, readLines } from './demo-answers.ts'

const index = indexDemo()

describe('[QO-04] what describes a thing behind a comma makes no line and takes no quantity', () => {
  test.each([
    [
      'Exterior emulsion 10 litre white, two coats over one coat of primer, coverage 45 sqft per litre',
      'choose 10 litre',
      'Exterior Emulsion, 10 L',
    ],
    ['Wall putty 40 kg; two coats; sanded to an even surface', 'ready 40 kg', 'White Cement Wall Putty'],
    ['MR plywood 12 mm, 9 ply, conforming to IS 303, phenol bonded', 'ready', 'MR Grade Plywood'],
    [
      'Flush door 32 mm, 81 x 32 inch, pine wood filling, density 600, edges lipped with teak',
      '(?:ready|choose)',
      'Pine Flush Door',
    ],
    [
      'CPVC pipe 25 mm, SDR 11, including fittings and fixing with clamps at 1 m spacing, 30 nos',
      'ready 30 piece',
      'CPVC Pipe SDR 11',
    ],
    [
      'Brass bib cock 15 mm, of approved make, complete with extension nipple, 12 nos',
      'ready 12 piece',
      'Brass Bib Cock',
    ],
    [
      'Cement Portland Pozzolana to IS 1489 Part-1, packed in 50 kg laminated bags, fresh lot',
      'ready 50 kg',
      'PPC Cement, 50 kg',
    ],
    ['LED street lamp 50W IP66 -- 3', 'ready 3', 'LED Street Light IP66, 50 W'],
    ['OPC 53 cement - fresh stock, not older than 6 weeks, in paper bags', 'choose', 'OPC 53 Grade Cement'],
    [
      'Vitrified tile 600 x 600 mm glossy, laid on 20 mm cement mortar 1:4, joints filled with epoxy grout',
      'choose',
      'Vitrified Tile, 600 x 600 mm',
    ],
    [
      'Wash basin 550 x 450, with waste coupling, bottle trap and brackets, 4 nos',
      '(?:ready|choose) 4 piece',
      'Wall Basin',
    ],
    ['SS butt hinge 4 inch, with screws, 24 nos', 'choose 24 piece', 'Stainless Butt Hinge, 4 in'],
    [
      'MS angle 50 x 50 x 6 mm, cut to length, welded and painted with one coat of red oxide primer',
      'ready',
      'MS Equal Angle',
    ],
    ['River sand, free from clay, silt and vegetable matter', 'choose', 'River Sand'],
    [
      '20 mm aggregate, hard broken stone, clean and free of dust, 5 brass',
      'choose 5 brass',
      '20 mm Crushed Aggregate',
    ],
    ['Modular switch 6 A, one way, on GI box with cover plate, 40 nos', 'ready 40 piece', 'Modular Switch'],
    ['Gypsum board 12.5 mm, fixed on GI frame with drywall screws, joints taped', 'ready', 'Gypsum Board'],
    ['Fly ash bricks, class 7.5, laid in cement mortar, 5000 nos', 'choose 5000 piece', 'Fly Ash Brick'],
    [
      'Cistern 8 litre, dual flush, including ball valve and flush bend',
      'ready 8 litre',
      'Dual Flush Cistern',
    ],
    ['Aldrop 12 inch with 16 mm rod and 3 mm bracket', '(?:ready|choose)', 'Door Aldrop, 12 in'],
    ['LED street light 50 W, 110 lm/W, warranty 3 years', '(?:ready|choose)', 'LED Street Light'],
    ['Solid block 400 x 200 x 150 mm, 18 kg each, 5 N per sqmm', '(?:ready|choose)', 'Solid Concrete Block'],
    [
      'Synthetic enamel 4 litre signal red, thinner 5 %',
      '(?:ready|choose) 4 litre',
      'Synthetic Gloss Enamel',
    ],
    ['GI wire mesh 1 x 1 inch, zinc coating 80 micron, 2 nos', '(?:ready|choose) 2 piece', 'Mesh'],
  ])('%s', (text, answer, name) =>
    expect(readLines(index, text)).toEqual([
      expect.stringMatching(new RegExp(`^${answer} (?!\\d).*${name}`)),
    ]),
  )
})

describe('[QO-04] things that are ordered stay lines of their own', () => {
  test.each([
    [
      'cement 20 bag, sand 2 brass, aggregate 20mm 1 brass',
      ['choose 20 bag', 'choose 2 brass', 'ready 1 brass'],
    ],
    ['cpvc elbow, tee, coupler 20 each 1 inch', ['ready 20', 'choose 20', 'choose 20']],
    ['ball valve 1 inch 5, teflon tape 10', ['ready 5', 'not-found']],
    ['plywood 19mm 10, fevicol 5 kg 2, nails 2 inch 3 kg', ['choose 10', 'choose 2', 'ready 3 kg']],
    ['bib cock 2; angle cock 4; tower bolt 8 inch 6', ['ready 2', 'ready 4', 'ready 6']],
    ['hinge 4 inch 24, screws 200', ['choose 24', 'choose 200']],
    ['elbow, tee and coupler', ['choose', 'choose', 'choose']],
    ['cement, polished kota, sand', ['choose', 'choose', 'choose']],
    ['pipe 1 inch, welded mesh, cement', ['choose', 'choose', 'choose']],
    ['plywood 19 mm, fixing bolts 20', ['choose', 'choose 20']],
    ['switch 10, fixed louver 5', ['choose 10', 'choose 5']],
    ['tank, covers', ['choose', 'choose']],
    ['frame 10, covers 20', ['choose 10', 'choose']],
    ['cement 10 bag, 5 ply', ['choose 10 bag', 'choose 5']],
    ['primer, 2 coat putty, emulsion', ['choose', 'choose', 'choose']],
    ['angle cock, coat hook 5', ['ready', 'not-found']],
    ['wash basin with waste and 2 angle cock', ['choose', 'ready 2']],
    ['hinge with screw 24, tower bolt 8 inch 6', ['choose 24', 'ready 6']],
    ['water tank 500 litre with lid and ball valve 15 mm 2', ['ready', 'ready 2']],
    ['paint white 20 litre, thinner 5 litre, roller 2', ['choose 20', 'ready 5', 'choose 2']],
    ['pipe 1 inch 10, 1.25 inch 5, elbow 1 inch 20', ['choose 10', 'choose 5', 'choose 20']],
    ['wpc board 18 mm high density, hinge 4 inch 6', ['ready', 'choose 6']],
    ['tap for basin 2, for kitchen 1', ['choose 2', 'choose 1']],
  ])('%s', (text, answers) =>
    expect(readLines(index, text)).toEqual(
      answers.map((answer) => expect.stringMatching(new RegExp(String.raw`^${answer}\b`))),
    ),
  )
})

test('[QO-08] words of a description that were not understood are told', () => {
  const reader = startReading(index)
  const { rows } = orderRows('MR plywood 12 mm, 9 ply, phenol bonded')
  expect(rows.flatMap((row) => reader.read(row).lines.flatMap(({ unread }) => unread))).toEqual([
    'phenol',
    'bonded',
  ])
})

test('[QO-03] a description in the cell of a sheet gives no quantity either', () =>
  expect(
    readLines(index, 'Hex bolt with nut M12 x 100 mm, pitch 1.75, zinc coating 8 micron\tnos\t200'),
  ).toEqual([expect.stringMatching(/^(?:ready|choose) 200 piece .*Hex Bolt with Nut, M12 x 100/)]))
