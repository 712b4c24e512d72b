import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each([
  'drip 16 mm pipe 100 m',
  'pedestal 400 mm fan 1',
  'reducing 25x20 socket 5',
  'gate 1 inch valve 2',
  'waste pvc pipe 5',
  'garden pvc pipe 30 m',
  'welding copper cable 10 m',
  'drawer brass lock 3',
  'sanding 5 inch disc 4',
  'floor anti skid mat 1',
  'picture led light 2',
])(
  '[QO-05] a name of what is not sold is one with a sort, a size or a material between its words: %s',
  (text) => {
    expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)])
    expect(searchKinds(index, text).found).toEqual([])
  },
)

it.each([
  ['water 1000 l tank 1', /Water Tank.*1000 L/],
  ['ms chequered plate 3', /Chequered Plate/],
  ['rcc drain cover slab', /Drain Cover/],
  ['heavy duty chequered parking tiles', /Parking Tile/],
  ['hand shower slide rail 1', /Hand Shower/],
  ['wall white putty 20 kg', /Wall Putty/],
  ['ball brass valve', /Brass Ball Cock/],
  ['door 7 ft frame 4', /Door Frame/],
  ['black 25 mm gi pipe', /GI Pipe/],
  ['paint 4 inch brush', /Paint Brush/],
  ['floor ss drain 5 inch', /Floor Drain/],
])('[QO-05] what is sold is sold with another word between: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

it.each([
  'perforated gi pipe 6 m 2',
  'perforated swr pipe 110 mm 4',
  'corrugated hdpe pipe 50 m',
  'fully lined ball valve 2',
  'reeded float glass 4 mm',
  'finned copper tube 2',
])('[QO-05] what was done to a thing makes another of its whole name, where that is known: %s', (text) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

it.each([
  ['galvanised pipe 25 mm', /GI Pipe/],
  ['corrugated gi sheet 5', /Corrugated Sheet/],
  ['fully threaded rod 10 mm 4', /Threaded Stud/],
  ['insulated wire 2.5 sq mm', /Wire/],
  ['reinforced door 2', /Door/],
  ['fully motorised ball valve 2', /Ball Valve/],
  ['laminated glass 2', /Laminated Safety Glass/],
])('[QO-05] what is sold stays so, whatever was done to it: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

it.each([
  'agri socket 50 mm 4',
  'agri bend 90 mm 5',
  'agri elbow 75 mm 10',
  'agriculture tee 10',
  'agricultural coupler 63 mm',
  'threaded bend 10',
  'thread elbow 1 inch 5',
  'reducing coupler 25x20',
])('[QO-05] what tells fittings apart that are not sold does so of the whole family: %s', (text) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

it.each([
  ['elbow 110 mm 4', /SWR Bend/],
  ['equal tee 25 mm', /Equal Tee/],
  ['main tee 3.6 m', /Main tee/],
  ['starter socket', /Starter Socket/],
  ['upvc coupler 25 mm', /UPVC Coupler/],
  ['threaded stud m10 5', /Threaded Stud/],
])('[QO-05] a word that something sold of the family is called by tells no other: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
