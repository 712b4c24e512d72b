import { expect, test } from 'vitest'
import { parseProduct } from '#domain/catalogue/product.ts'
import { takenFromList } from './taken-from-list.ts'
import { amountOf, bodyLines } from './use-order-lines.ts'

const prices = { basePrice: 10, sellingPriceWOGST: 10, sellingPriceWithGST: 10 }
const reading = parseProduct({
  id: 'cement',
  productName: 'OPC cement',
  variants: [
    { uid: 'b', ...prices },
    { uid: 'a', ...prices, sellingPriceWithGST: 12 },
  ],
})
const products = 'record' in reading ? [reading.record] : []

const line = {
  product: 'cementVariant[0]',
  variantUid: 'a',
  quantity: 20,
  name: 'Cement',
  options: ['50 kg'],
  seenPrice: '9',
}

test('[FIRM-04] [DESK-04] a list of a site starts an order at the prices of today, with the variant that it means', () => {
  const { taken, gone } = takenFromList(
    [line, { ...line, product: 'tileVariant[0]', name: 'Tile' }],
    products,
  )
  const lines = taken.map((one, index) => ({ ...one, key: String(index) }))
  expect(bodyLines(lines)).toEqual([
    { product: 'cementVariant[1]', quantity: 20, seenPrice: '12', variantUid: 'a' },
  ])
  expect(amountOf(lines)).toBe(24_000)
  expect(gone).toEqual(['Tile, 50 kg'])
})
