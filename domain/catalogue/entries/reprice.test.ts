import { expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { emptyVariant } from './empty-variant.ts'
import type { ProductForm, VariantForm } from './forms/forms.ts'
import { givePrices } from './reprice.ts'

const form = (changes: Partial<VariantForm>): ProductForm =>
  ({ kind: 'products', variants: [{ ...emptyVariant, ...changes }] }) as unknown as ProductForm

const given = (changes: Partial<VariantForm>, paise: number) => {
  const { form: after, rows } = givePrices(form(changes), new Map([[0, toPaise(paise)]]))
  const [variant] = after.variants
  return [variant?.priceWithGst, variant?.priceBreaks.map((each) => each.priceWithGst), rows[0]?.kept]
}

const breaks = [
  { minQuantity: 50, priceWithGst: '397.98' },
  { minQuantity: 100, priceWithGst: '390' },
]

test('[PRICE-09] a price that is given takes its price breaks along, each by the same distance', () => {
  expect(given({ priceWithGst: '402', priceBreaks: breaks }, 41_250)).toEqual([
    '412.5',
    ['408.48', '400.5'],
    null,
  ])
  expect(given({ priceWithGst: '', priceBreaks: [] }, 41_250)).toEqual(['412.5', [], null])
})

test.each<[string, readonly [Partial<VariantForm>, number], string]>([
  ['nothing is left of a price', [{}, 0], 'nothing-left'],
  ['nothing is left of a price break', [{}, 1_200], 'nothing-left'],
  ['it is negative', [{}, -5], 'nothing-left'],
  ['it passes the MRP', [{ mrp: '410' }, 41_250], 'above-mrp'],
  ['it is ₹100 crore', [{}, 100_000_000_000], 'too-high'],
])('[PRICE-09] a size stays as it is where %s', (_, [changes, paise], kept) => {
  expect(given({ priceWithGst: '402', priceBreaks: breaks, ...changes }, paise)).toEqual([
    '402',
    ['397.98', '390'],
    kept,
  ])
})
