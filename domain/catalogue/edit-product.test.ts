import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPrice } from '../money/parse-price.ts'
import { editProductDocument } from './edit-product.ts'
import type { RawDocument } from './parse-result.ts'
import { parseProduct, type Product } from './product.ts'

const variant = {
  uid: 'v1',
  options: ['50 kg'],
  basePrice: 120,
  discountAmount: 20,
  sellingPriceWOGST: 100,
  sellingGSTAmount: 18,
  sellingPriceWithGST: 118,
}
const document: RawDocument = {
  id: 'cement',
  productName: 'Cement',
  gstRate: 18,
  custom: 'kept',
  variants: [variant],
}

function parse(raw: RawDocument): Product {
  const result = parseProduct(raw)
  if ('rejected' in result) throw new Error(result.rejected)
  return result.record
}

function edited(raw: RawDocument, priceWithGst: string): RawDocument {
  const changed = editProductDocument(raw, parse(raw), { prices: [{ index: 0, priceWithGst }] })
  if (typeof changed === 'string') throw new Error(changed)
  return changed
}

test('[GOODS-01] a price is typed with GST; its parts are worked out from the rate and add up', () => {
  const [first] = parse(edited(document, '236')).variants
  expect(first).toMatchObject({
    priceWithGst: toPrice('236'),
    priceWithoutGst: toPrice('200'),
    gst: toPrice('36'),
    basePrice: toPrice('200'),
    discount: 0,
  })
  const [cheaper] = parse(edited(document, '₹ 59.00')).variants
  expect(cheaper).toMatchObject({
    priceWithoutGst: toPrice('50'),
    basePrice: toPrice('120'),
    discount: toPrice('70'),
  })
})

test('[GOODS-01] whatever the price and the rate, the parts add up and nothing else of the document changes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom('5', '12', '18', '28', '0.25', '40'),
      fc.boolean(),
      (paise, gstRate, isText) => {
        const raw = { ...document, gstRate, variants: isText ? JSON.stringify([variant]) : [variant] }
        const changed = edited(raw, (paise / 100).toFixed(2))
        const [first] = parse(changed).variants
        expect(first?.priceWithGst).toBe(paise * 10_000)
        expect((first?.priceWithoutGst ?? 0) + (first?.gst ?? 0)).toBe(first?.priceWithGst)
        expect(typeof changed.variants).toBe(isText ? 'string' : 'object')
        expect(changed).toMatchObject({ id: 'cement', custom: 'kept' })
      },
    ),
  )
})

test('[GOODS-01] what is no price, no variant or has no rate is refused with the reason', () => {
  const product = parse(document)
  const change = (index: number, priceWithGst: string) =>
    editProductDocument(document, product, { prices: [{ index, priceWithGst }] })
  expect(change(0, 'cheap')).toMatch(/is not a number/)
  expect(change(0, '-5')).toMatch(/is negative/)
  expect(change(7, '5')).toBe('has no variant 7')
  const bare = {
    ...document,
    gstRate: null,
    variants: [
      {
        ...variant,
        sellingPriceWOGST: 0,
        sellingGSTAmount: 0,
        sellingPriceWithGST: 0,
        basePrice: 0,
        discountAmount: 0,
      },
    ],
  }
  expect(editProductDocument(bare, parse(bare), { prices: [{ index: 0, priceWithGst: '5' }] })).toBe(
    'has no rate of GST',
  )
  expect(editProductDocument(document, product, { name: 'OPC 53' })).toMatchObject({
    productName: 'OPC 53',
    variants: [variant],
  })
})
