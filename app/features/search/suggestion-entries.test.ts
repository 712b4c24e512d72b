import { describe, expect, it } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { pricedSuggestions, suggestionEntries, type KnownPrices } from './suggestion-entries.ts'

const kind = { name: 'OPC 53', image: null, sizes: ['50 kg'], moreSizes: 0, query: 'opc 53' }
const one = { product: { id: 'white', variantIndex: 1 } }
const kinds = [
  { ...kind, priceFrom: toPrice(402), product: null },
  { ...kind, name: 'White cement', priceFrom: toPrice(95), ...one },
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

it('[SEARCH-05] one product in several sizes has a lowest price too', () => {
  const sizes = [{ ...kind, ...one, sizes: ['1 kg', '5 kg'], priceFrom: toPrice(95) }]
  expect(suggestionEntries({ categories: [], kinds: sizes, products: [] })[0]).toMatchObject({
    price: '₹95.00',
    isLowest: true,
  })
})

describe('for whoever has own prices', () => {
  const products = [
    { id: 'grey', name: 'Grey', image: null, price: toPrice(402), variantIndex: 2 },
    { id: 'gone', name: 'Gone', image: null, price: null, variantIndex: 0 },
  ]
  const suggestions = { categories: [], kinds, products }
  const pricesWith = (own: KnownPrices) => suggestionEntries(suggestions, own).map(({ price }) => price)
  const priceOf = (product: string, rupees: number) => {
    const price = toPrice(rupees)
    return { product, uid: null, discount: price, priceWithoutGst: price, gst: price, priceWithGst: price }
  }
  const agreed = compositeId('grey', 2)

  it('[PRICE-08] suggestions have no price until it is known what is charged', () => {
    expect(pricedSuggestions(suggestions)).toEqual(['white', 'grey', 'gone'])
    expect(pricesWith({ byVariant: {}, known: {} })).toEqual([null, null, null, null])
  })

  it('[PRICE-08] suggestions have the price of the variant that they lead to, and none of several products', () => {
    const known = { white: true, grey: true, gone: true } as const
    const others = { [compositeId('grey', 0)]: priceOf(compositeId('grey', 0), 1) }
    const byVariant = { ...others, [agreed]: priceOf(agreed, 381.9) }
    expect(pricesWith({ byVariant, known })).toEqual([null, '₹95.00', '₹381.90', null])
    expect(pricesWith({ byVariant, known: { grey: true } })).toEqual([null, null, '₹381.90', null])
  })
})
