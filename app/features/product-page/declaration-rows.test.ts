import { expect, test } from 'vitest'
import { parseProduct } from '#domain/catalogue/product.ts'
import { declarationRows } from './declaration-rows.ts'

const store = { hotline: '+91 124 400 0000', email: 'help@neev.example' }
const size = (options: string[], price: number, unit = 'bag') => ({
  options,
  unit,
  basePrice: price,
  sellingPriceWithGST: price - 10,
  sellingGSTAmount: 5,
})

function rowsOf(variants: readonly object[], attributes: Record<string, string[]> = {}) {
  const parsed = parseProduct({
    id: 'putty',
    productName: 'Putty',
    ProductSpectification: attributes,
    variants,
  })
  if ('rejected' in parsed) throw new Error(parsed.rejected.code)
  return Object.fromEntries(declarationRows(parsed.record, store))
}

test('[FIND-04] a product page tells net quantity, MRP of each size and customer care', () => {
  expect(rowsOf([size(['40 kg'], 900), size(['5 kg'], 160.5)])).toEqual({
    'Net quantity': '40 kg, 5 kg',
    'MRP (incl. of all taxes)': '40 kg: ₹900.00; 5 kg: ₹160.50',
    'Customer care': '+91 124 400 0000, help@neev.example',
  })
  expect(rowsOf([size([], 900, 'piece')])).toMatchObject({
    'Net quantity': '1 piece',
    'MRP (incl. of all taxes)': '₹900.00',
  })
})

test('[FIND-04] of many sizes the range is told, what a product says itself goes before, and nothing is told of what is not for sale', () => {
  const many = Array.from({ length: 8 }, (_, at) => size([`${at + 1} kg`], 100 + at))
  expect(rowsOf(many)['MRP (incl. of all taxes)']).toBe('₹100.00 to ₹107.00')
  expect(rowsOf([size(['40 kg'], 900)], { 'Net Quantity': ['40 kg net'] })).not.toHaveProperty('Net quantity')
  const unpriced = { ...size(['40 kg'], 900), basePrice: 0, sellingPriceWithGST: 0, sellingGSTAmount: 0 }
  expect(Object.keys(rowsOf([unpriced]))).toEqual(['Customer care'])
})
