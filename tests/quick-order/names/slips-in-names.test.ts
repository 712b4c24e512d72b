import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each([
  'sewing mashine',
  'pressure cokker',
  'vacuum cleanr',
  'hair dryr',
  'papper cutter',
  'air conditoner',
  'steem pump',
  'solar watter heater',
  'wall mounted papr holder',
  'solar water heatr',
])('[SEARCH-04] a slip in one word of what is not sold is a slip: %s', (text) => {
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  expect(readLines(index, `${text} 2`)).toEqual(['not-found'])
})

it.each([
  ['tower bollt 4 inch', 'Tower Bolt'],
  ['wall puttty', 'Putty'],
  ['pillar cok 4', 'Pillar Cock'],
  ['angle cok 10', 'Angle Valve'],
])('[QO-04] and in one of what is sold: %s', (text, name) => {
  expect(readLines(index, text)[0]).toContain(name)
})

it.each([
  ['vani pump 2', 'pump 2'],
  ['universe motor 2', 'motor 2'],
  ['mico pump 2', 'pump 2'],
])('[QO-04] a maker before what is sold is no slip: %s', (text, as) => {
  expect(readLines(index, text)).toEqual(readLines(index, as))
})

it('[QO-04] a word that the trade has with another meaning is read as written', () => {
  expect(readLines(index, 'door closet 1')).not.toEqual(readLines(index, 'door closer 1'))
})
