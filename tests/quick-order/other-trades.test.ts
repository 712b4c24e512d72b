import { expect, test } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from './demo-answers.ts'

const index = indexDemo()

test.each([
  'pneumatic drill 2',
  'titanium rod 12 mm 4',
  'dental mirror 3',
  'laboratory sink 1',
  'ferrous alloy channel',
])('[QO-05] a thing of another trade, by what it is for, driven by or made of, is not sold: %s', (text) => {
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)])
  expect(searchKinds(index, text).isNotSold).toBe(true)
})

test.each([
  ['ceiling fan for laboratory 2', /^(?:ready|choose) 2 .*Ceiling Fan/],
  ['aircraft grade spirit level 24 inch', /^(?:ready|choose) .*Spirit Level/],
  ['upvc elbow 25 mm for pneumatic line 4', / 4 .*UPVC Elbow.*25 mm/],
])('[QO-05] a purpose and a grade make no thing another: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each(['barium', 'manufacturing', 'clothing', 'barracks', 'furnishings', 'stool', 'rocket'])(
  '[SEARCH-04] a plain English word is mended into no goods: %s',
  (text) => {
    expect(readLines(index, `${text} 2`)).toEqual([expect.stringMatching(/^not-found/)])
    expect(searchKinds(index, text).found).toEqual([])
  },
)

test.each([
  ['door hlnge 4 inch', /Hinge/],
  ['claw hamer 2', /Claw Hammer/],
  ['binding wyre 5 kg', /Binding Wire/],
])('[SEARCH-04] slips of words of the trade are still mended: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  'cable ties 100',
  'punching dies 2',
  'contact lenses 2',
  'pump parts',
  'knives 3',
  'pipe insert 20 mm 4',
])('[QO-05] plurals and parts are read as what they are: %s', (text) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)]),
)

test.each([
  ['toilet tank 1', /Cistern/],
  ['bubble level 2', /Spirit Level/],
  ['scaffolding 10', /Scaffold/],
])('[QO-05] what lists of the trade call goods that are sold finds them: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  ['plastic bags', /^not-found/],
  ['hdpe bag', /^not-found/],
  ['ppc bag 10', /^(?:ready|choose) 10 bag .*PPC/],
  ['plastic paint bucket 20 l 2', /(?:Paint|Emulsion|Distemper|Primer)/],
])('[QO-05] a pack behind its material alone is what is meant: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)

test.each([
  'collapsible door 1',
  'fire rated door 2',
  'wardrobe lock 4',
  'combination lock 2',
  'soft board 2',
  'hanging light 3',
  'wall light 2',
  'underwater light 2',
  'solar dc wire 100 m',
  'roofing nail 2 kg',
])('[SEARCH-04] kinds of a sold thing that this shop has not are not sold: %s', (text) => {
  expect(readLines(index, text)).toEqual([expect.stringMatching(/^not-found/)])
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
})

test.each([
  ['security door 1', /Security Door/],
  ['door lock 2', /Lock/],
  ['ceiling light 4', /Light/],
  ['wall panel light 2', /Panel Light/],
  ['concrete nail 2 inch', /Concrete Nail/],
  ['house wire 1.5 sq mm', /House Wire/],
  ['wall paint 20 l', /Emulsion/],
  ['gate light 2', /Gate Post Light/],
])('[QO-05] those that it has are sold: %s', (text, expected) =>
  expect(readLines(index, text)).toEqual([expect.stringMatching(expected)]),
)
