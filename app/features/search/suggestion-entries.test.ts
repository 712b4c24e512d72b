import { expect, it } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { suggestionEntries } from './suggestion-entries.ts'

const kind = { name: 'OPC 53', image: null, sizes: ['50 kg'], moreSizes: 0, query: 'opc 53' }
const kinds = [
  { ...kind, priceFrom: toPrice(402), product: null },
  { ...kind, name: 'White cement', priceFrom: toPrice(95), product: { id: 'white', variantIndex: 1 } },
]

it('[SEARCH-05] the price of a product kind is its lowest only where it is more than one product or size', () => {
  const entries = suggestionEntries({ categories: [], kinds, products: [] })
  expect(entries.map(({ price, isLowest, path }) => ({ price, isLowest, path }))).toEqual([
    { price: '₹402.00', isLowest: true, path: '/search?q=opc+53' },
    {
      price: '₹95.00',
      isLowest: false,
      path: '/product/white?variantIndex=1&compositeId=whiteVariant%5B1%5D',
    },
  ])
})
