import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo } from '../demo-answers.ts'

const index = indexDemo()

it.each(['pipe tape', 'door tape', 'tap tape'])(
  '[SEARCH-04] a noun that stands for a longer name alone stands for none behind a noun of other goods: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  'tape',
  'steel tape',
  'bnb shoes',
  'paver blok',
  'tile spacer clips',
  'cover plate 4 module',
  'drain grating',
  'door frame',
  'switch plate',
])('[SEARCH-04] and is found alone, behind a maker, and with words of its own: %s', (text) => {
  expect(searchKinds(index, text)).toMatchObject({ isNotSold: false })
})
