import { expect, it } from 'vitest'
import type { CandidateProductWire, MatchedLineWire } from '#search/quick-order/wire.ts'
import { sizesSold } from './sizes-sold.ts'

type Candidate = MatchedLineWire['candidates'][number]

const product = (id: string, sizes: readonly (readonly string[])[]): CandidateProductWire => ({
  id,
  name: 'CPVC Pipe',
  image: null,
  variants: sizes.map((options) => ({ uid: null, options, unit: 'piece', price: '300', contents: {} })),
})
const pipe = product('pipe', [['32 mm'], ['15 mm'], ['20 mm']])
const otherPipe = product('other-pipe', [['20 mm'], ['100 mm']])
const wire = product('wire', [
  ['0.75 sq mm', 'Red'],
  ['2.5 sq mm', 'Red'],
  ['2.5 sq mm', 'Blue'],
  ['10 sq mm', 'Red'],
])

const candidate = ({ id, name, variants }: CandidateProductWire, variantIndex: number): Candidate => ({
  productId: id,
  variantIndex,
  name,
  brand: '',
  uid: null,
  unit: 'piece',
  price: '300',
  contents: {},
  options: variants[variantIndex]?.options ?? [],
  pieces: null,
  otherBrands: [],
})

const sold = (candidates: readonly Candidate[], ...products: CandidateProductWire[]) =>
  sizesSold({ candidates }, Object.fromEntries(products.map((one) => [one.id, one])))

it('[QO-08] names every size that something is sold in, of all brands, the smallest first', () => {
  const brands = [{ brand: 'Other', productId: 'other-pipe', variantIndex: 0 }]
  const candidates = [{ ...candidate(pipe, 2), otherBrands: brands }, candidate(pipe, 1)]
  expect(sold(candidates, pipe, otherPipe)).toEqual(['15 mm', '20 mm', '32 mm', '100 mm'])
})

it('[QO-08] names what the candidates differ in, and not what they have in common', () => {
  expect(sold([candidate(wire, 1), candidate(wire, 3)], wire)).toEqual([
    '0.75 sq mm',
    '2.5 sq mm',
    '10 sq mm',
  ])
  expect(sold([candidate(wire, 1), candidate(wire, 2)], wire)).toEqual(['Blue', 'Red'])
})

it('[QO-08] names the only size, and no sizes of several products', () => {
  const single = product('single', [['50 kg']])
  expect(sold([candidate(single, 0)], single)).toEqual(['50 kg'])
  expect(sold([candidate(pipe, 0), candidate(wire, 0)], pipe, wire)).toEqual([])
  expect(sold([], pipe)).toEqual([])
})
