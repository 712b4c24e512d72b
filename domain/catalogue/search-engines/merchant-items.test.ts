import { expect, test } from 'vitest'
import { merchantId, merchantItems } from './merchant-items.ts'
import { parseProduct, toPublicProduct } from '../product.ts'

const bag = {
  uid: 'v1',
  options: ['40 kg'],
  unit: 'bag',
  weightKg: 40,
  basePrice: 1000,
  sellingPriceWithGST: 880.005,
  sellingGSTAmount: 134.237288,
}

function product(variants: readonly object[], changes: object = {}) {
  const parsed = parseProduct({
    id: 'putty',
    productName: 'Wall Putty',
    ProductDescription: { images: ['/a.webp'], longDescription: 'Long.' },
    ProductSpectification: { Brand: ['Adrika'], 'Model No.': ['M-1'] },
    variants,
    ...changes,
  })
  if ('rejected' in parsed) throw new Error(parsed.rejected.code)
  return toPublicProduct(parsed.record)
}

const none = { categories: [], gtinOf: (): null => null }

test('[FIND-03] each size is an item of its group, at the price with GST, with the MRP where that is higher', () => {
  const items = merchantItems(
    product([bag, { ...bag, uid: 'putty-b', options: ['5 kg'], basePrice: 880 }]),
    none,
  )
  expect(items).toMatchObject([
    {
      id: 'putty-v1',
      groupId: 'putty',
      title: 'Wall Putty, 40 kg',
      path: '/product/putty?variantIndex=0',
      price: 100_000,
      salePrice: 88_001,
      brand: 'Adrika',
      mpn: null,
      content: { unit: 'kg', value: 40 },
    },
    { id: 'putty-b', price: 88_001, salePrice: null },
  ])
  expect(merchantItems(product([bag]), none)).toMatchObject([{ groupId: null, mpn: 'M-1' }])
})

test('[FIND-03] what is sold from a quantity on is told at the price, the content and the weight of that quantity', () => {
  const priceBreaks = [{ minQuantity: 10, sellingPriceWithGST: 800, sellingGSTAmount: 122.033898 }]
  expect(merchantItems(product([{ ...bag, minQuantity: 10, priceBreaks }]), none)).toMatchObject([
    { price: 1_000_000, salePrice: 800_000, content: { value: 400 }, weightKg: 400 },
  ])
})

test('[FIND-03] what has no price, or no picture at all, is left out; what is out of stock says so', () => {
  const broken = { ProductDescription: { images: ['http://', 'bag.jpg'] } }
  expect(merchantItems(product([bag], broken), none)).toEqual([])
  expect(merchantItems(product([{ ...bag, sellingPriceWithGST: 0, sellingGSTAmount: 0 }]), none)).toEqual([])
  expect(merchantItems(product([bag], { ProductDescription: {} }), none)).toEqual([])
  const [variant] = product([bag]).variants
  if (variant === undefined) throw new Error('there is no variant')
  const soldOut = { ...product([bag]), variants: [{ ...variant, stock: { left: 0, expectedOn: null } }] }
  expect(merchantItems(soldOut, none)).toMatchObject([{ isInStock: false }])
})

test('[FIND-03] sizes of two products never share an id', () => {
  const ids = ['a', 'b'].flatMap((id) => [
    merchantId({ id }, { uid: 'v1' }, 0),
    merchantId({ id }, { uid: null }, 1),
  ])
  expect(new Set(ids).size).toBe(4)
})
