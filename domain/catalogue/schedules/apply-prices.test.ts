import { expect, test } from 'vitest'
import { emptyVariant } from '../entries/empty-variant.ts'
import { readProductForm } from '../entries/forms/read-form.ts'
import { parseProduct, type Product } from '../product.ts'
import { applyPrices, findRisingBreak } from './apply-prices.ts'

function product(variants: readonly object[]): Product {
  const parsed = parseProduct({
    id: 'rope',
    productName: 'Rope',
    variants: variants.map((variant) => ({ sellingPriceWithGST: 118, sellingPriceWOGST: 100, ...variant })),
  })
  if (!('record' in parsed)) throw new Error('is no product')
  return parsed.record
}

const next = { priceWithGst: '130', mrp: '', priceBreaks: [] }
const pricesOf = (record: Product, ...prices: Parameters<typeof applyPrices>[2]) => {
  const applied = applyPrices(readProductForm(record), record, prices)
  return 'missing' in applied ? applied : applied.form.variants.map(({ priceWithGst }) => priceWithGst)
}

test('[GOODS-01] scheduled prices follow a size by its uid, wherever it stands by then', () => {
  const record = product([
    { uid: 'b', options: ['2 m'] },
    { uid: 'a', options: ['1 m, renamed'] },
  ])
  expect(pricesOf(record, { uid: 'a', options: ['1 m'], ...next })).toEqual(['118', '130'])
})

test('[GOODS-01] a size without a uid is found by its options, and never by those of one that has a uid', () => {
  const record = product([{ uid: 'a', options: ['1 m'] }, { options: ['2 m'] }])
  expect(pricesOf(record, { uid: null, options: ['2 m'], ...next })).toEqual(['118', '130'])
  expect(pricesOf(record, { uid: null, options: ['1 m'], ...next })).toEqual({ missing: '1 m' })
  expect(pricesOf(record, { uid: 'c', options: ['2 m'], ...next })).toEqual({ missing: '2 m' })
})

test('[GOODS-01] what else the product says by then stays', () => {
  const record = product([{ uid: 'a', options: ['1 m'], minQuantity: 5 }])
  const applied = applyPrices({ ...readProductForm(record), name: 'Renamed' }, record, [
    { uid: 'a', options: [], ...next },
  ])
  expect(applied).toMatchObject({
    form: {
      name: 'Renamed',
      variants: [{ ...emptyVariant, from: 0, options: ['1 m'], minQuantity: 5, priceWithGst: '130' }],
    },
  })
})

test('[PRICE-01] the first price break that is not below the price before it is found', () => {
  const ladder = (priceWithGst: string, ...breaks: string[]) =>
    findRisingBreak({
      priceWithGst,
      priceBreaks: breaks.map((price, at) => ({ minQuantity: 10 * (at + 1), priceWithGst: price })),
    })
  expect(ladder('100', '90', '80')).toBe(null)
  expect(ladder('100')).toBe(null)
  expect(ladder('12', '90', '80')).toBe(0)
  expect(ladder('100', '90', '90')).toBe(1)
  expect(ladder('cheap', '90', '95')).toBe(1)
})
