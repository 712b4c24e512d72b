import { expect, test } from 'vitest'
import { emptyVariant } from '../empty-variant.ts'
import type { ProductForm } from './forms.ts'
import { missingDetails } from './missing-details.ts'

const complete: ProductForm = {
  kind: 'products',
  name: 'Cement',
  subcategoryIds: ['opc'],
  images: ['cement.webp'],
  drawings: [],
  short: '',
  long: '',
  features: [],
  attributes: [],
  searchWords: [],
  hsn: '2523',
  gstRate: '18',
  countryOfOrigin: '',
  variants: [emptyVariant],
}

test('[GOODS-01] what invoices or customers need and a product lacks is named, and a rate of 0 is a rate', () => {
  expect(missingDetails(complete)).toEqual([])
  expect(missingDetails({ ...complete, gstRate: '0' })).toEqual([])
  expect(missingDetails({ ...complete, gstRate: '', hsn: '', subcategoryIds: [], images: [] })).toEqual([
    'gstRate',
    'hsn',
    'subcategory',
    'picture',
  ])
})
