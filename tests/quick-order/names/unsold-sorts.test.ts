import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo } from '../demo-answers.ts'

const index = indexDemo()

it.each([
  'pt panel',
  'nbr sheet',
  'png pipe',
  'lcd panel',
  'bluetooth padlock',
  'gm valve',
  'cu pipe',
  'tap handle',
  'tap ka handle',
  'basin bolt',
  'shoe bend',
  'shahabadi',
  'सरिया काटने की मशीन',
  'body filler putty',
  'ci manhole cover',
  'C.I. pipe 4"',
])('[SEARCH-04] a sort that is not sold is said not to be, though others of the thing are: %s', (text) => {
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
})

it.each([
  'pvc panel',
  'frp sheet',
  'upvc pipe',
  'cc block',
  'cu wire',
  'door handle',
  'telephone shower',
  'marble dana',
  'rain pipe',
  'boot',
  'brass padlock',
  'wall putty',
  'seat cover',
  'xps board',
  'glass door handle',
])('[SEARCH-04] and those that are sold are found: %s', (text) => {
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: false })
})
