import { expect, test } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from './demo-answers.ts'

const index = indexDemo()

test.each([
  ['essar bond acrysil gap filler 2', /^choose 2 .*Gap Filler/],
  ['bosch rotary hammer GBH 220 1', /Rotary Hammer/],
  ['upvc elbow hy 25 mm 10', /^ready 10 .*UPVC Elbow 90°, 25 mm/],
])('[QO-05] words that nobody knows hide no product that is named: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['swr bend 75 mm plain white 4', /^ready 4 .*SWR Bend 87\.5°, 75 mm/],
  ['heavy ms channel 75x40 3', /^ready 3 .*ISMC.*75 x 40/],
  ['exhaust fan 6 inch 220v 2', /^ready 2 .*Exhaust Fan, 150 mm/],
  ['led street light 50w ip65 4', /^ready 4 .*Street Light IP66, 50 W/],
  ['shuttering plywood 12 mm 10', /^ready 10 .*Plain Shuttering Ply, 8 x 4 ft, 12 mm/],
])(
  '[QO-08] a word that tells nothing of its sort apart keeps nothing from being chosen: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['pink house wire 2.5 sqmm 2', /^ready/],
  ['double bowl sink single 1', /^ready/],
])('[QO-08] a word that tells them apart is no such word: %s', (text, expected) =>
  expect(readLines(index, text)).not.toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['ड्रेनेज पाइप 110 mm 4', /SWR Pipe.*110 mm/],
  ['হাউস ওয়্যার 2.5 sqmm 2', /House Wire.*2\.5/],
  ['जिप्सम बोर्ड 12.5 mm 10', /Gypsum Board/],
  ['சிலிக்கான் சீலன்ட் 6', /Silicone Sealant/],
  ['वाटर पाइप 1 इंच 10', /Pipe/],
  ['पीएससी सीमेंट 20', /PSC Slag Cement/],
  ['टॉवल रॉड 2', /Towel R/],
  // a word of the trade sounds so, too
  ['10 एमएम सरीया 20', /^ready 20 .*TMT Bar/],
  ['दूसरा कोट पेंट 20 लीटर', /Emulsion/],
  ['मेन डोर 1', /Main Door/],
])('[QO-10] names of several words are known in other scripts by how they sound: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['steel wheelbarrow 2', /^(?:ready|choose) 2 .*Wheelbarrow/],
  ['cpvc coupler 25 mm 4', /^not-found/],
])('[QO-05] of another material is what is told by its material, and only that: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['half elbow cpvc 25 mm 4', /CPVC Elbow 45°, 25 mm/],
  ['tmt 550SD 12 mm 20', /Fe 550D TMT.*12 mm/],
  ['dust masks 600 kg', /^(?!choose 600 kg|ready 600 kg)/],
  ['claw hammer 500 g 2', /^choose 2 .*Claw Hammer, 500 g/],
])('[QO-10] numbers are what the trade means by them: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  'cement board 8 mm 4',
  'wardrobe tube 3 m 2',
  'fire sealant 300 ml 6',
  'pressure reducing valve 15 mm 1',
])('[QO-05] what lies beside the goods of a shop is said not to be sold: %s', (text) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

test('[QO-05] a thing before what is named only says what it is for', () => {
  expect(readLines(index, 'cupboard hinge soft close 0 crank 8')).toEqual([
    expect.stringMatching(/Cabinet Hinge.*0 crank/),
  ])
})

test.each([
  'excavation for foundation 120 cum',
  'labour charges for tile laying 800 sqft',
  'motor rewinding',
  'jcb hire 8 hours',
])('[QO-10] works, hire and services are not sold: %s', (text) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

test.each([
  ['myk laticrete 315 plus 20kg 10 bag', /^choose 10 bag .*Tile Adhesive/],
  ['usha striker 1200 fan 3', /^(?:choose|ready) 3 .*Ceiling Fan, 1200 mm/],
  ['ms hex bolt m10x75 gr 8.8 20', /^\w+ 20 .*Hex Bolt.*M10 x 75/],
])('[QO-10] numbers of models and strengths are no counts: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['loha primer lal 4 litre 2', /^ready 2 .*Red Oxide Metal Primer/],
  ['mitti ki eent 4000', /^choose 4000 .*Brick/],
  ['re-bars 12 mm 40', /^\w+ 40 .*TMT/],
])('[QO-10] the noun that is meant stands behind its material: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['sariya rate today patna', /^choose .*TMT/],
  ['20mm gitti price patna', /^(?:choose|ready) .*20 mm Crushed Aggregate/],
  ['ইটের দাম ৯০০০ টাকা', /^choose .*Brick/],
])('[QO-10] neither a town nor a sum is what is wanted: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-10] the unit of a column before the count is its unit', () =>
  expect(readLines(index, 'Cement PPC 50 kg\tbag\t60')).toEqual([
    expect.stringMatching(/^ready 60 bag .*PPC Cement/),
  ]))

test.each([
  ['toughened glass 8 mm clear 40 sqft', /^ready 40 sq ft .*Toughened Glass, 8 mm/],
  ['acc gold 43 grade 20 bag', /^ready 20 bag .*OPC 43/],
  ['12mm bar 40', /^ready 40 .*TMT.*12 mm/],
  ['windows 2', /^choose 2 .*Window/],
])(
  '[QO-10] what is usual, a grade, bars and counts are taken as the trade takes them: %s',
  (text, expected) => expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test('[QO-10] words in brackets behind a thing make no line of their own', () =>
  expect(readLines(index, 'SS ball-bearing hinge 5 in, heavy (kabza)')).toHaveLength(1))

test.each([
  ['wire nails violin brand 4 kg', / 4 kg .*Wire Nail/],
  ['pillar cock clock brand 2', / 2 .*Pillar Cock/],
  ['plywood key mark 18 mm 12 sheets', / 12 sheet .*Ply/],
  ['haathi marka cement 10 bag', / 10 bag .*Cement/],
  ['sher chhap cement', /^choose .*Cement/],
  ['हाथी छाप सीमेंट 10 बोरी', / 10 bag .*Cement/],
])(
  '[QO-05] what is said to be the brand of a thing does not hide it, whatever else it is called: %s',
  (text, expected) => {
    expect(readLines(index, text)).toEqual([expect.stringMatching(expected)])
    expect(searchKinds(index, text).isNotSold).toBe(false)
  },
)

test.each(['violin brand', 'football brand guitar 2', 'cement brand violin'])(
  '[QO-05] what nobody sells is not sold by any brand: %s',
  (text) => expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

test.each(['glass door handle', 'steel window handle'])(
  '[SEARCH-04] the material of where a thing belongs hides it in no search: %s',
  (text) => {
    const { isNotSold, found } = searchKinds(index, text)
    expect(isNotSold).toBe(false)
    expect(found.map(({ productId }) => productId)).toEqual(
      expect.arrayContaining([expect.stringContaining('handle')]),
    )
  },
)

test.each([
  ['banana claw hammer 2', /^choose 2 .*Claw Hammer/],
  ['aeroplane white cement 5 kg', /White Cement/],
])('[QO-05] a thing before a whole name of the catalogue does not hide it: %s', (text, expected) => {
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)])
  expect(searchKinds(index, text).isNotSold).toBe(false)
})

test.each(['chimney pipe', 'banana tarpaulin'])(
  '[QO-05] what is not sold before a single word is what is meant: %s',
  (text) => expect(searchKinds(index, text).isNotSold).toBe(true),
)

test.each([
  ['pani ka pipe 1 inch 10', /^choose 10 .*Pipe/],
  ['पानी का पाइप', /Pipe/],
  ['वाटरप्रूफ प्लाई 19 mm 5', /^choose 5 .*BW[PR]/],
  ['टाइल काटने की मशीन 1', /Marble Cutter/],
  ['सिलिकॉन ट्यूब 4', /Silicone Sealant/],
])('[QO-10] what people say every day for what is sold is understood: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
