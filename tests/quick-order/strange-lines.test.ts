import { expect, test } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import { demoProducts, indexDemo, linesOf, readLines } from './demo-answers.ts'

const index = indexDemo()

test.each([
  ['hammer wire nails 2" 3', /^choose 3 Lohagiri Wire Nail, 2 in$/],
  ['cistern ball cock 1/2" 5', /^choose 5 .*Ball Cock.*15 mm/],
  ['socket 16 amp anchor 2', /^(?:choose|ready) 2 .*Socket.*16 A/],
  ['hydraulic jack for car 2', /^not-found/],
  ['cpvc coupler 25 mm 4', /^not-found/],
])('[QO-05] of several nouns that no product has together, the last one decides: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['cabinet handle (aluminium profile) 4', /^choose 4 .*Cabinet Handle/],
  ['swr pipe 4 inch (110 mm) type b 6', /SWR Pipe.* 110 mm, type B/],
  ['cabinet hinge soft close 0 crank (315.07) 8', / 8 .*Cabinet Hinge.*0 crank/],
  ['angle valve 15 mm (brass, heavy and chrome plated) 6', / 6 .*Angle Valve.*15 mm/],
])('[QO-05] brackets after a product only describe it: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['decorative laminate 1 mm 8 ft x 4 ft 5', /^choose 5 .*Laminate.*1\.0 mm/],
  ['health faucet brass with 1.2 m hose 2', /^(?:choose|ready) 2 .*Health Faucet/],
])('[QO-05] a size that such products do not state hides none of them: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-05] a list of what comes with a product is no list of products', () => {
  expect(readLines(index, '3 health faucet brass with hose, holder and angle valve')).toEqual([
    expect.stringMatching(/ 3 .*Health Faucet/),
  ])
})

test.each([
  ['vitrified tile 600x600 mm 9 mm thick 12 box', /^choose 12 box .*Tile.*600 x 600/],
  ['aldrop 300x16 mm 6', /^(?:choose|ready) 6 .*Aldrop, 12 in/],
  ['nails 17 x 25 2 kg', /Wire Nail, 1 in/],
  ['swr tee 110x110x110 4', / 4 .*SWR Single Tee, 110 mm/],
  ['mcb sp 6-32a 10', /^choose 10 .*MCB/],
  ['5/15 amp socket 3', / 3 .*Socket.*6\/16 A/],
])(
  '[QO-05] another dimension, a repeated one, a range or an old rating is no other size: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['upvc elbow 1.1/4" 4', / 4 .*UPVC Elbow.*32 mm/],
  ['g i pipe 1/2" 6', / 6 .*GI Pipe.*15 mm/],
  ['20 M M dia CPVC pipe 5', / 5 .*CPVC Pipe.*20 mm/],
  ['1.5 sq. mm. fr wire 3 coil', / 3 coil .*FR House Wire.*1\.5 sq mm/],
  ['isa 50x50x6 4', / 4 .*Equal Angle.*50 x 50 x 6/],
  ['door 7\'-0" x 3\'-0" 2', /^choose 2 .*84 x 36 in/],
  ['sand 2 (two) brass', /^choose 2 brass .*Sand/],
  ['cable 3cx1.5 2 coil', / 2 coil .*3 x 1\.5/],
  ['putty 40kg 2pak', /^ready 2 pack .*Putty.*40 kg/],
  ['ismc 100 4 nos', / 4 piece .*Channel.*100 x 50/],
  ['rccb 4-pole 40 a 2', / 2 .*RCCB.*FP 40 A/],
  ['upvc pipe 1 inch class 3 8 nos', / 8 piece .*UPVC Pipe/],
])('[QO-05] sizes and codes are read as tenders write them: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['steel 10 mm 2 ton', / 2 tonne .*TMT/],
  ['rcc steel', /TMT/],
  ['birla patti 40 kg 5 bag', / 5 bag .*Putty.*40 kg/],
  ['wall putty bag 2', / 2 bag .*Putty/],
  ['pvc bend 4" 6', / 6 .*SWR Bend.*110 mm/],
  ['union g i 1/2" 4', /^not-found/],
  ['door seal 3 ft 12', /^not-found/],
  ['fan regulator knob 3', /^not-found/],
])('[QO-05] words of the trade mean what stands beside them: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['MS angle 40x40x5 mm\t7216\t150\t58\t8700', / 150 .*Equal Angle/],
  ['TMT saria 12mm | tmt-12 | 5200 | 80 | quintal', / 80 quintal .*TMT.*12 mm/],
  ['OPC 43 grade cement,500,5000,380', / 500 .*OPC 43/],
  ['SS screw 8x38\tBox', /^(?:ready|choose) (?!38).*Wood Screw.*8 x 38/],
])('[QO-03] of the figures of a row only the quantity is one: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['কংক্রিট ব্লক', /Concrete Block/],
  ['AAC பிளாக்ஸ்', /AAC Block/],
  ['ഗ്രാനൈറ്റ് സ്ലാബ്', /Granite/],
  ['ಟೈಲ್ಸ್ ಅಡ್ಹೆಸಿವ್', /Adhesive/],
  ['സിമൻറ് 5 ചാക്ക്', /Cement/],
  ['health fucet 3', / 3 .*Health Faucet/],
  ['bottle trape 2', / 2 .*Bottle Trap/],
  ['16" drawer chanel 4', / 4 .*Drawer Channel.*16 in/],
  ['2.5 gaugrwire 3', / 3 .*House Wire.*2\.5 sq mm/],
  ['brsh paint', /Paint/],
])('[QO-05] words are mended by their sound, in every script: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['havells 6a switch 10', /^ready 10 .*Switch.*6 A/],
  ['saragun wire nails 2" 3 kg', /^ready 3 kg .*Wire Nail, 2 in/],
  ['upvc pipe 1 inch 10 kg 8 nos', /^ready 8 piece .*UPVC Pipe/],
  ['angle valve 15 mm quarter turn 6', /^ready 6 .*Angle Valve/],
  ['bib cock 2 in 1 4', /^(?:ready|choose) 4 .*Bib Cock.*2-way/],
  ['anchor 6a switch white 5', /^ready 5 .*Switch.*6 A/],
  ['laticrete 335 tile adhesive 20 kg 4 bag', / 4 bag .*Tile Adhesive/],
  ['hsn 2523 opc 53 cement 50 bags', /^ready 50 bag .*OPC 53/],
  ['sr no 4: opc 43 cement - 30 bags', /^ready 30 bag .*OPC 43/],
  ['fevicol heatex 2', / 2 .*Adhesive/],
])('[QO-10] harmless words stop no line from being chosen: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-10] what may be a part of a thing, or was mended beside unknown words, is asked', () => {
  expect(readLines(index, 'exhaust fan shutrel 12 inch 2')).toEqual([expect.stringMatching(/^choose/)])
  expect(readLines(index, 'zorbig elbw 1 inch 4')).toEqual([expect.stringMatching(/^choose/)])
})

test('[QO-05] a line says which of its words were not understood', () => {
  const reader = startReading(index)
  const unread = orderRows('Havells 6a switch 10\nzorbig elbow 1 inch 4\nppc cement 5 bag').rows.flatMap(
    (row) => reader.read(row).lines.map((line) => line.unread),
  )
  expect(unread).toEqual([['havells'], ['zorbig'], []])
})

const names = new Map(demoProducts().map(({ id, name }) => [id, name]))
const search = (q: string) => {
  const { found, ...told } = searchKinds(index, q)
  return { ...told, first: names.get(found[0]?.productId ?? '') ?? null }
}

test.each([
  ['hammer wire nails', /Wire Nail/],
  ['zorbig elbow 1 inch', /Elbow/],
  ['chicken mesh (gi mesh)', /Chicken Mesh/],
  ['pu foam / backer rod', /PU Expanding Foam/],
  ['doors and windows', /Door/],
  ['health fucet', /Health Faucet/],
])('[SEARCH-06] a search finds what its noun names: %s', (q, expected) =>
  expect(search(q).first).toMatch(expected),
)

test.each(['flying carpet 3', 'door seal', 'geyser element', 'table fan', 'fan regulator knob'])(
  '[SEARCH-04] what is not sold is said to be so: %s',
  (q) => expect(search(q)).toMatchObject({ isNotSold: true, first: null }),
)

test('[SEARCH-06] a brand is called as it was written', () => {
  expect(search('havells switch').missingBrands).toEqual(['havells'])
  expect(search('Havells copper wire').missingBrands).toEqual(['havells'])
})

/** The quantity of each line as it is asked for: the number that is uncertain, and what it may mean. */
function doubtsOf(text: string): (string | null)[] {
  const reader = startReading(index)
  return orderRows(text).rows.flatMap((row) =>
    reader.read(row).lines.map(({ doubt }) => doubt && [doubt.written, ...doubt.mayBe].join(' / ')),
  )
}

test.each([
  ['10,00 bag opc cement', '10,00 / 1000 / 10'],
  ['25,50 bag opc cement', '25,50 / 2550 / 25.5'],
  ['opc cement\t10,00\tbag', '10,00 / 1000 / 10'],
  ['2,50 kg nails 2 inch', '2,50 / 250 / 2.5'],
  ['river sand 1,50 cft', '1,50 / 150 / 1.5'],
  ['१०,०० bag opc cement', '10,00 / 1000 / 10'],
  ['1 000 bag opc cement', '1 000 / 1000'],
  ['1 000 red bricks', '1 000 / 1000'],
  ['red bricks 1 000', '1 000 / 1000'],
  ["1'500 bag opc cement", "1'500 / 1500"],
  ['10. 000 bag opc cement', '10. 000 / 10000'],
  ['0 bag opc cement', '0'],
])('[QO-03] a quantity that is grouped as nobody groups is asked for: %s', (text, expected) => {
  expect(doubtsOf(text)).toEqual([expected])
})

test.each([
  '10,000 bag opc cement',
  '1,00,000 brick',
  '100,000 brick',
  '1,250.5 kg nails 2 inch',
  '12.450 ton tmt 12 mm',
  'tmt 8,10,12 mm 20',
  'wire 1,5 sqmm 5 coil',
  'opc 53 500 bag',
  'cement,sand',
])('[QO-03] a usual quantity is not asked for: %s', (text) => {
  expect(doubtsOf(text).filter((doubt) => doubt !== null)).toEqual([])
})

test('[QO-03] a list of several keeps an uncertain quantity as it was written', () => {
  const [, brick] = linesOf(index, '2 bag cement 10,00 brick')
  expect(brick?.text).toContain('10,00')
  expect(doubtsOf('2,5 bag opc cement').at(-1)).toBe('2,5 / 2.5')
})

test.each([
  // what nobody sells here and English calls a doer
  ['window winder', 'hinge locator', 'cable organiser'],
  // a thing of another house or workshop
  ['cement silo', 'steel shelving', 'marble lathe'],
  // the noun of names of what is not sold
  ['conduit bender 20 mm'],
  // another kind of what is sold
  [
    'razor wire',
    'cable ladder',
    'car door',
    'drill press',
    'concertina wire 5 kg',
    'crank handle',
    'ranging rod',
  ],
])('[QO-10] the noun behind what is sold says what is meant, and it is not sold: %s', (...texts) => {
  for (const text of texts) {
    expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)])
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  }
})

test.each([
  // an unknown word before it, or a maker and what he calls it behind
  ['foldable wheelbarrow 2', /Wheelbarrow/],
  ['havells ceiling fan breezer 2', /Ceiling Fan/],
  ['basin counter top designer 2', /Basin/],
  // what is not sold only says where it belongs
  ['kitchen cabinet hinge 10', /Cabinet Hinge/],
  ['ball bearing butt hinge 4 inch 10', /Butt Hinge/],
  ['glass door handle 2', /Handle/],
  ['roof sheet screw self drilling 2', /Roof Screw/],
])('[QO-10] a word that the shop does not have hides no noun that it sells: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
