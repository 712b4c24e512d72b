import { expect, it } from 'vitest'
import { buildLexicon } from './lexicon.ts'
import type { Item } from './items.ts'
import { readWrittenText } from './read-text.ts'

const vocabulary = {
  lexicon: buildLexicon(),
  words: new Set(['elbow', 'house', 'wire', 'red', 'cement', 'pipe', 'cpvc']),
  brands: new Set<string>(),
  sounds: new Map<string, string[]>(),
  skeletons: new Map<string, string[]>(),
  voiceless: new Map<string, string[]>(),
  loans: { toSound: String, bySound: () => [], byConsonants: () => [] },
  spoken: [],
  beginnings: new Map<string, string[]>(),
  acronyms: new Map(),
  guesses: new Map<string, string | null>(),
  sold: new Set(['cement', 'elbow', 'wire', 'pipe']),
}
const read = (text: string): string[] => readWrittenText(text, vocabulary).flatMap(({ item }) => show(item))

function show(item: Item): string[] {
  if (item.kind === 'term') return [item.readings[0]?.words.join(' ') ?? '']
  if (item.kind === 'measure') {
    const values = item.measure.values.map((value) => Math.round(value * 100) / 100).join('x')
    return [`${item.measure.type}=${values}${item.measure.suffix}`]
  }
  if (item.kind === 'number') return [`number ${item.value}`]
  return item.kind === 'quantity' ? [`${item.value} ${item.unit}`] : []
}

it.each([
  ['sariya 12mm 2 ton', ['tmt', 'length=12', '2 tonne']],
  ['12 mm x 20', ['length=12', 'number 20']],
  ['1-1/4" elbow', ['length=31.75', 'elbow']],
  ['½ inch', ['length=12.7']],
  ['600 x 1200 mm', ['length=600x1200']],
  ['8x4 ply 18 mm', ['plain=8x4', 'plywood', 'length=18']],
  ['Fe-500D', ['tmt', 'fe=500d']],
  ['opc 53', ['opc cement', 'grade=53']],
  ['SDR 11', ['sdr=11']],
  ['saadhe teen ton', ['3.5 tonne']],
  ['dhai ton reti', ['2.5 tonne', 'sand']],
  ['paanch sau... 5 hazar eent', ['number 500', '5000 piece', 'brick']],
  ['ek hazar litre', ['l=1000']],
  ['saat sau pachas', ['number 750']],
  ['do hazar teen sau eent', ['2300 piece', 'brick']],
  ['ek sau bees bori', ['120 bag']],
  ['sava sau', ['number 125']],
  ['sava inch', ['length=31.75']],
  ['paune do ton', ['1.75 tonne']],
  ['one and a half ton', ['1.5 tonne']],
  ['twenty five bags', ['25 bag']],
  ['5k eent', ['5000 piece', 'brick']],
  ['दो हजार ईंट', ['2000 piece', 'brick']],
  ['અઢીસો', ['number 250']],
  ['இரண்டாயிரம்', ['number 2000']],
  ['రెండు వేల', ['2000 piece']],
  ['53 grade 50', ['cement', 'grade=53', 'number 50']],
  ['550 d', ['fe=550d']],
  ['6+6 mm', ['length=6x6']],
  ['10 + 20', ['number 30']],
  ['dastane', ['gloves']],
  ['५० बोरी सीमेंट', ['50 bag', 'cement']],
  ['சிமெண்ட் ௧௦ மூட்டை', ['cement', '10 bag']],
  ['cement bhej do', ['cement']],
  ['do ton cement', ['2 tonne', 'cement']],
  ['३x१.५ sq mm', ['core=3', 'sqmm=1.5', 'cable=3x1.5']],
])('[QO-07] %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it('[QO-04] a misspelt word is the known one, never another first letter', () => {
  expect(read('cemnt')).toEqual(['cement'])
  expect(read('blbow')).toEqual([])
})

it('[SEARCH-06] a material before what is put on it only says what that is for', () => {
  const isPurpose = (text: string): boolean[] =>
    readWrittenText(text, vocabulary).flatMap(({ item }) => (item.kind === 'term' ? [item.isPurpose] : []))
  expect(isPurpose('iron enamel')).toEqual([true, false])
  expect(isPurpose('wood door')).toEqual([false, false])
})
